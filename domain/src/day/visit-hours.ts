import type { Id } from '@wayfold/contract/kernel/values';
import type { Window } from './best-order';
import type { HoursOfDay, HoursOfDays, Opening } from './opening-hours';

/** The opening hours of the places of plans, by the ids of the plans, on days of their stays; unknown ones are missing. */
export type PlanHours = ReadonlyMap<Id, HoursOfDays>;

/** Why a visit doesn't suit the hours of its day: closed all day, at its start, or before its end. */
export type HoursClash = { kind: 'closed-day' } | { kind: 'closed-then' } | { kind: 'closes'; at: number };

/**
 * Whether a place is closed during a visit; null if it is open, or may be.
 *
 * @param start in minutes after midnight; null if the visit has no time
 */
export function clashWith(
  { openings, openUntil }: HoursOfDay,
  start: number | null,
  minutes: number,
): HoursClash | null {
  if (openings.length === 0 && (start === null || start >= openUntil)) return { kind: 'closed-day' };
  if (start === null || start < openUntil) return null;
  const at = openings.find(
    ({ times, hasEnd }) => times === null || (times.from <= start && (start < times.to || !hasEnd)),
  );
  if (!at) return { kind: 'closed-then' };
  const { times, hasEnd } = at;
  return times && hasEnd && times.to < start + minutes ? { kind: 'closes', at: times.to } : null;
}

/**
 * When a place can be visited on a day; empty if it is closed all day, and null if only the day is known or whether it is open
 * has to be asked.
 */
export function openWindows({ openings, openUntil }: HoursOfDay): Window[] | null {
  const early = openUntil > 0 ? [{ from: 0, to: openUntil }] : [];
  const windows = openings.map(windowOf);
  return windows.includes(null) ? null : [...early, ...windows.filter((window) => window !== null)];
}

/** Without an end, a place is taken to be open until midnight. */
function windowOf({ times, hasEnd, isCertain }: Opening): Window | null {
  if (times === null || (!isCertain && hasEnd)) return null;
  return hasEnd ? times : { from: times.from, to: 1_440 };
}

/** What is left of the open windows while others are taken. */
export function without(open: readonly Window[], taken: readonly Window[]): readonly Window[] {
  return taken.reduce<readonly Window[]>(
    (windows, { from, to }) =>
      windows.flatMap((window) =>
        [
          { from: window.from, to: Math.min(window.to, from) },
          { from: Math.max(window.from, to), to: window.to },
        ].filter((part) => part.to > part.from),
      ),
    open,
  );
}
