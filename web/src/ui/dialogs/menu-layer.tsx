import type { ReactElement, ReactNode } from 'react';
import { MenuTrigger, Popover, Pressable } from 'react-aria-components';
import { isPhoneLayout, useLayout } from '../../lib/media';
import { BackCloses } from './back-closes';
import { BottomSheet } from './bottom-sheet';
import styles from './menu.module.css';

/** Props of `MenuLayer`. */
export interface MenuLayerProps {
  /** The button that opens it: one element that spreads its props, such as `Button`. */
  trigger: ReactElement<Record<string, unknown>, string>;
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /**
   * For a long menu, the title of its sheet on a phone, a line under it, and what it leaves in sight above it on an upright one;
   * null if it is always a popover.
   */
  sheet: { title: string; help?: ReactNode; above?: ReactNode } | null;
  children: ReactNode;
}

/** What opens from the button of a menu: a popover beside it, or a sheet from the bottom of a phone. */
export function MenuLayer({
  trigger,
  placement = 'bottom start',
  onOpenChange,
  sheet,
  children,
}: MenuLayerProps) {
  const layout = useLayout();
  return (
    <MenuTrigger {...(onOpenChange ? { onOpenChange } : {})}>
      <Pressable>{trigger}</Pressable>
      {sheet && isPhoneLayout(layout) ? (
        <BottomSheet {...sheet} above={layout === 'phone' ? sheet.above : null}>
          {children}
        </BottomSheet>
      ) : (
        <Popover className={styles.popover ?? ''} placement={placement} offset={6}>
          <BackCloses />
          {children}
        </Popover>
      )}
    </MenuTrigger>
  );
}
