import type { TripEvent } from '@wayfold/contract/trip/trip';
import { dateOfDay, minuteNumber, momentOfMinute, shiftDays } from '@wayfold/domain/calendar/dates';
import type { CalendarEvent } from '../calendar-model';
import { DAY_MINUTES } from './day-entries';

/** A held plan moves in steps of this many minutes. */
export const STEP_MINUTES = 15;

/** Where a held plan is. */
export interface HeldPlace {
  /** In days since 1970 (`dayNumber`). */
  day: number;
  /** After midnight; null without a time. */
  minute: number | null;
}

/** A plan that is lifted and not dropped yet. */
export interface HeldPlan {
  id: string;
  row: CalendarEvent['row'];
  from: HeldPlace;
  at: HeldPlace;
  /** Which of its days it was lifted on, from 0; a stay has several. */
  night: number;
}

/**
 * Moves a held plan to a place on a day. A stay never gets a time.
 *
 * @param minute after midnight, not rounded yet; kept within the day. Null above the hours
 */
export function heldAt(held: HeldPlan, day: number, minute: number | null): HeldPlan {
  const at = { day, minute: minute === null || held.row === 'stays' ? null : withinDay(minute) };
  return isSamePlace(at, held.at) ? held : { ...held, at };
}

function withinDay(minute: number): number {
  const rounded = Math.round(minute / STEP_MINUTES) * STEP_MINUTES;
  return Math.min(DAY_MINUTES - STEP_MINUTES, Math.max(0, rounded));
}

/** Whether two places are the same day and time. */
export function isSamePlace(a: HeldPlace, b: HeldPlace): boolean {
  return a.day === b.day && a.minute === b.minute;
}

/** The first day of a held plan, if it were dropped at a place. */
export function startDayAt(held: HeldPlan, { day }: HeldPlace): string {
  return dateOfDay(day - held.night);
}

/** The start and end of a plan that is dropped. Its length stays the same; a plan that gets its first time has no end. */
export function heldMoments(event: TripEvent, { row, from, at }: HeldPlan): Pick<TripEvent, 'start' | 'end'> {
  const { start, end } = event;
  if (at.minute === null) {
    const days = at.day - from.day;
    return {
      start: start === null ? null : shiftDays(start, days),
      end: end === null ? null : shiftDays(end, days),
    };
  }
  const minute = at.day * DAY_MINUTES + at.minute;
  if (row === 'untimed' || start === null || end === null)
    return { start: momentOfMinute(minute), end: null };
  return {
    start: momentOfMinute(minute),
    end: momentOfMinute(minuteNumber(end) + minute - minuteNumber(start)),
  };
}
