import { addDays } from '@wayfold/domain/calendar/dates';
import type { CalendarEntry, CalendarEvent } from './calendar-model';

/** How many plans without a time a day shows before the rest is collapsed. */
export const MOST_UNTIMED = 3;

/** A day with more plans without a time than are shown. */
export interface CrowdedDay {
  day: string;
  /** All of them in order, the visible ones first. */
  plans: CalendarEvent[];
}

/**
 * Keeps a day's first plans without a time and collapses the rest, so that the hours below stay visible.
 *
 * @returns the rendered entries, in their order, and the days on which some are hidden
 */
export function foldUntimed(entries: readonly CalendarEntry[]): {
  drawn: CalendarEntry[];
  crowded: CrowdedDay[];
} {
  const days = new Map<string, CalendarEvent[]>();
  const drawn = entries.filter((entry) => {
    if (entry.kind !== 'event' || entry.row !== 'untimed') return true;
    const plans = days.get(entry.start) ?? [];
    days.set(entry.start, plans);
    return plans.push(entry) <= MOST_UNTIMED;
  });
  const crowded = [...days].map(([day, plans]) => ({ day, plans }));
  return { drawn, crowded: crowded.filter(({ plans }) => plans.length > MOST_UNTIMED) };
}

/** Whether an entry is in the row for what spans nights. */
export function isStayEntry(entry: CalendarEntry): boolean {
  return entry.kind === 'lodging' || (entry.kind === 'event' && entry.row === 'stays');
}

/**
 * The days shown that have no stay although other days do. The row of stays is left free there, so that plans never move up
 * into it.
 */
export function daysWithoutStay(entries: readonly CalendarEntry[], from: string, days: number): string[] {
  const shown = Array.from({ length: days }, (_, index) => addDays(from, index));
  const stays = entries.filter(isStayEntry);
  const free = shown.filter((day) => !stays.some(({ start, end }) => start <= day && day < (end ?? start)));
  return free.length === days ? [] : free;
}
