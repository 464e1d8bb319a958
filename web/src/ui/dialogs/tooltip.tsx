import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, Focusable, TooltipTrigger } from 'react-aria-components';
import styles from './tooltip.module.css';

/** Props of `Tooltip`. */
export interface TooltipProps {
  /** The text; keep it to a few words, because touch screens never show it. */
  text: string;
  placement?: 'top' | 'bottom' | 'left' | 'right';
  /** One focusable element that spreads its props, such as `Button`. */
  children: ReactElement<Record<string, unknown>, string>;
}

/** Shows a few words beside a control on hover and on keyboard focus. */
export function Tooltip({ text, placement = 'bottom', children }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={0}>
      <Focusable>{children}</Focusable>
      <AriaTooltip className={styles.tooltip ?? ''} placement={placement} offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
