import type { LocalDate } from '@wayfold/contract/kernel/values';

/** A day of every year, and for how many days it lasts. */
export type YearlyEvent = { month: number; day: number; days: number };

/**
 * The days of an event that recurs every year: those under way or, once they are over, the next.
 *
 * A day the year does not have, such as February 29, becomes the first after it.
 *
 * @param today the day it is asked on
 */
export function nextDates(event: YearlyEvent, today: LocalDate): { from: LocalDate; to: LocalDate } {
  const year = Number(today.slice(0, 4));
  for (const candidate of [year - 1, year]) {
    const dates = datesIn(candidate, event);
    if (dates.to >= today) return dates;
  }
  return datesIn(year + 1, event);
}

function datesIn(year: number, { month, day, days }: YearlyEvent): { from: LocalDate; to: LocalDate } {
  const dayText = (offset: number) =>
    new Date(Date.UTC(year, month - 1, day + offset)).toISOString().slice(0, 10);
  return { from: dayText(0), to: dayText(days - 1) };
}
