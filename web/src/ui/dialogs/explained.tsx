import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components';
import { classNames } from '../class-names';
import styles from './explained.module.css';
import { Popover } from './popover';
import tooltip from './tooltip.module.css';

/** Props of `Explained`. */
export interface ExplainedProps {
  /** Names what opens, for screen readers. */
  label: string;
  /** A sentence or two. */
  text: string;
  /** A button that spreads its props and has no other action. */
  children: ReactElement<Record<string, unknown>, string>;
}

/** Text with an explanation: on hover and keyboard focus, and when pressed, for touch screens. */
export function Explained({ label, text, children }: ExplainedProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={0}>
      <Popover label={label} trigger={children}>
        {() => <p className={styles.text}>{text}</p>}
      </Popover>
      <AriaTooltip className={classNames(tooltip.tooltip)} placement="bottom" offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
