import type { LocalDate } from '@wayfold/contract/kernel/values';

/** A date in every year, and how many days the event lasts. */
export type YearlyEvent = { month: number; day: number; days: number };

/**
 * The days of an event that recurs every year: the current ones or, once they are over, the next.
 *
 * A date the year doesn't have, such as February 29, becomes the day after it.
 *
 * @param today the current day
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
