import type { LocalDate } from '@wayfold/contract/kernel/values';
import { daysBetween } from '../calendar/dates';

/** From how many days on a distance is counted in the next larger unit, and how many days that unit has. */
const UNITS = [
  { from: 540, days: 365.25, unit: 'year' },
  { from: 60, days: 30.44, unit: 'month' },
  { from: 14, days: 7, unit: 'week' },
  { from: 0, days: 1, unit: 'day' },
] as const;

/** `in 5 months`, `tomorrow`, `today`, `3 days ago`: where a day lies, seen from another one. */
export function formatRelativeDay(day: LocalDate, from: LocalDate, locale: string): string {
  const days = daysBetween(from, day);
  const { unit, days: length } = UNITS.find((known) => Math.abs(days) >= known.from) ?? UNITS[3];
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.round(days / length), unit);
}
