import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import { Tooltip } from './dialogs/tooltip';
import styles from './icon-button.module.css';

/** Props of `IconButton`: those of a plain button and the ones below. */
export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'disabled'> {
  /** What it does; read by screen readers and shown as the tooltip. */
  label: string;
  /** Why it can't be pressed now, in a few words; the button stays focusable. */
  unavailable?: string | undefined;
  /** The ones other than `plain` have their own edge or surface, for use on the map or a picture. */
  variant?: 'plain' | 'edged' | 'floating' | 'picture';
  tooltipPlacement?: 'top' | 'bottom' | 'left' | 'right';
  /** The icon, 18 to 22 px. */
  children: ReactNode;
}

/** An icon-only button; for the few icons that everyone knows (close, zoom, undo, redo, reorder, more). */
export function IconButton(props: IconButtonProps) {
  const { label, unavailable, variant = 'plain', tooltipPlacement, className, onClick, ...native } = props;
  return (
    <Tooltip text={unavailable ?? label} {...(tooltipPlacement ? { placement: tooltipPlacement } : {})}>
      <button
        type="button"
        {...native}
        aria-label={label}
        aria-disabled={unavailable ? true : undefined}
        className={classNames(styles.button, styles[variant], className)}
        onClick={unavailable ? undefined : onClick}
      />
    </Tooltip>
  );
}
