import type { ReactElement, ReactNode } from 'react';
import { Popover as AriaPopover, Dialog, DialogTrigger, Pressable } from 'react-aria-components';
import { isPhoneLayout, useLayout } from '../../lib/media';
import { classNames } from '../class-names';
import { BackCloses } from './back-closes';
import { BottomSheet } from './bottom-sheet';
import { EscapeKey } from './escape-key';
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
  /** Called by Escape and Back instead of closing, if closing doesn't mean canceling. */
  onEscape?: () => void;
  /** Comes up from the bottom of a phone, with the label as its title. */
  isSheet?: boolean;
  className?: string;
  /** Receives a function that closes it. */
  children: (close: () => void) => ReactNode;
}

/** A small panel beside the button that opens it; closes on Escape, Back and a press outside. */
export function Popover(props: PopoverProps) {
  const {
    label,
    trigger,
    placement = 'bottom start',
    isOpen,
    onOpenChange,
    onEscape,
    isSheet = false,
    className,
    children,
  } = props;
  const isPhone = isPhoneLayout(useLayout());
  return (
    <DialogTrigger
      {...(isOpen === undefined ? {} : { isOpen })}
      {...(onOpenChange === undefined ? {} : { onOpenChange })}
    >
      <Pressable>{trigger}</Pressable>
      {isSheet && isPhone ? (
        <BottomSheet title={label}>{children}</BottomSheet>
      ) : (
        <AriaPopover className={classNames(styles.popover, className)} placement={placement} offset={8}>
          <BackCloses onBack={onEscape} />
          <Dialog aria-label={label} className={styles.dialog ?? ''}>
            {({ close }) =>
              onEscape ? <EscapeKey onEscape={onEscape}>{children(close)}</EscapeKey> : children(close)
            }
          </Dialog>
        </AriaPopover>
      )}
    </DialogTrigger>
  );
}
