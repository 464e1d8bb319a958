import type { ComponentProps, ReactNode } from 'react';
import styles from './chip.module.css';
import { classNames } from './class-names';

/** Props of `Chip`: those of a plain button and the ones below. */
export interface ChipProps extends ComponentProps<'button'> {
  /** 16 px, before the words. */
  icon?: ReactNode;
  /** For filters: whether it is on. Leave it out for a chip that is only an action. */
  isSelected?: boolean | undefined;
  /** With a shadow, for use on the map. */
  isFloating?: boolean | undefined;
}

/** Filters, or offers a ready value. */
export function Chip({ icon, isSelected, isFloating, className, children, ...native }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      {...native}
      className={classNames(styles.chip, isSelected && styles.on, isFloating && styles.floating, className)}
    >
      {icon}
      {children}
    </button>
  );
}
