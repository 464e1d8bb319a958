import type { CSSProperties } from 'react';
import { DAY_MINUTES, type DayEntry } from './day-entries';

/** Where something is in the hours. */
export type HourPlace = Pick<DayEntry, 'start' | 'end' | 'lane' | 'lanes'> & {
  /** The day, from 0 for the first one shown. */
  column: number;
};

/** Between entries side by side, in CSS pixels. */
const GAP_PX = 3;

/** The position of a place within the hours of some days. */
export function placeStyle({ start, end, lane, lanes, column }: HourPlace, columns: number): CSSProperties {
  const percent = (part: number) => `${part * 100}%`;
  const gap = columns * lanes > 1 ? GAP_PX : 0;
  return {
    top: percent(start / DAY_MINUTES),
    height: percent((end - start) / DAY_MINUTES),
    insetInlineStart: percent((column + lane / lanes) / columns),
    width: `calc(${percent(1 / columns / lanes)} - ${gap}px)`,
  };
}

/** Up to this many minutes, an entry has room for only one line. */
export const ONE_LINE_MINUTES = 50;
