import { formatDate, formatDay } from '@wayfold/domain/format/format';
import { localDay } from '../../lib/local-day';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** `Mar 3, 2026` */
export function fullDay(instant: string, locale: string): string {
  return formatDate(localDay(new Date(instant)), locale);
}

/** `Mar 3`, with the year if it isn't this year. */
export function shortDay(instant: string, now: number, locale: string): string {
  const isThisYear = new Date(instant).getFullYear() === new Date(now).getFullYear();
  return isThisYear ? formatDay(localDay(new Date(instant)), locale) : fullDay(instant, locale);
}

/** How long ago something was, as a message key; a date if it was longer ago. */
export type Ago =
  | { key: 'now' }
  | { key: 'minutesAgo' | 'hoursAgo'; count: number }
  | { key: 'day'; instant: string };

/** How long ago an instant was, relative to `now` in milliseconds. */
export function ago(instant: string, now: number): Ago {
  // Clocks differ: times in the future count as now.
  const passed = Math.max(0, now - Date.parse(instant));
  if (passed < 2 * MINUTE_MS) return { key: 'now' };
  if (passed < HOUR_MS) return { key: 'minutesAgo', count: Math.floor(passed / MINUTE_MS) };
  if (passed < DAY_MS) return { key: 'hoursAgo', count: Math.floor(passed / HOUR_MS) };
  return { key: 'day', instant };
}

/** The town a time zone is named after: `Denver`; null if there is none in its name, as in `Etc/UTC`. */
export function zoneCity(zone: string | null): string | null {
  if (
    zone === null ||
    !/^(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\//.test(zone)
  )
    return null;
  return zone.split('/').at(-1)?.replaceAll('_', ' ') ?? null;
}
