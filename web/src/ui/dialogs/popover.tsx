import type { ReactElement, ReactNode } from 'react';
import { Popover as AriaPopover, Dialog, DialogTrigger, Pressable } from 'react-aria-components';
import { classNames } from '../class-names';
import styles from './popover.module.css';

/** Props of `Popover`. */
export interface PopoverProps {
  /** Names what opens, for screen readers. */
  label: string;
  /** The button that opens it: one element that spreads its props, such as `Button`. */
  trigger: ReactElement<Record<string, unknown>, string>;
  placement?: 'bottom' | 'bottom start' | 'bottom end' | 'top' | 'top start' | 'top end' | 'left' | 'right';
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  className?: string;
  /** Receives a function that closes it. */
  children: (close: () => void) => ReactNode;
}

/** A small panel beside the button that opens it; closes on Escape and a press outside. */
export function Popover(props: PopoverProps) {
  const { label, trigger, placement = 'bottom start', isOpen, onOpenChange, className, children } = props;
  return (
    <DialogTrigger
      {...(isOpen === undefined ? {} : { isOpen })}
      {...(onOpenChange === undefined ? {} : { onOpenChange })}
    >
      <Pressable>{trigger}</Pressable>
      <AriaPopover className={classNames(styles.popover, className)} placement={placement} offset={8}>
        <Dialog aria-label={label} className={styles.dialog ?? ''}>
          {({ close }) => children(close)}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
