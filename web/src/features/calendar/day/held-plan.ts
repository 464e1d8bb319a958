import type { TripEvent } from '@wayfold/contract/trip/trip';
import { minuteNumber, momentOfMinute } from '@wayfold/domain/calendar/dates';
import { DAY_MINUTES } from './day-entries';

/** A held plan moves in steps of this many minutes. */
export const STEP_MINUTES = 15;

/** A plan that is lifted and not dropped yet. */
export interface HeldPlan {
  id: string;
  /** Where it was lifted and where it is, in minutes since 1970 (`minuteNumber`). */
  from: number;
  at: number;
}

/**
 * Moves a held plan to a place on a day.
 *
 * @param minute after midnight, not rounded yet; kept within the day
 */
export function heldAt(held: HeldPlan, dayNumber: number, minute: number): HeldPlan {
  const rounded = Math.round(minute / STEP_MINUTES) * STEP_MINUTES;
  const within = Math.min(DAY_MINUTES - STEP_MINUTES, Math.max(0, rounded));
  const at = dayNumber * DAY_MINUTES + within;
  return at === held.at ? held : { ...held, at };
}

/** The start and end of a plan that is dropped; its length stays the same. */
export function heldMoments(event: TripEvent, held: HeldPlan): Pick<TripEvent, 'start' | 'end'> {
  const end = event.end === null ? null : minuteNumber(event.end) + held.at - held.from;
  return { start: momentOfMinute(held.at), end: end === null ? null : momentOfMinute(end) };
}
