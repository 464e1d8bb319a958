import type { SingleChange } from '@wayfold/contract/trip/change';
import type { TripEvent } from '@wayfold/contract/trip/trip';
import { dayOf, daysBetween, minutesOfTime, shiftDays, timeOf } from '@wayfold/domain/calendar/dates';

/** The target of a drop: a day of a stay, and the events of that day in their new order, including the dropped one. */
export interface EventDrop {
  event: TripEvent;
  destid: string;
  /** Null if the trip has no dates. */
  date: string | null;
  dayIndex: number;
  /** 1-based within the trip. */
  tripDay: number;
  order: readonly TripEvent[];
}

/** The changes of a drop, and the new time of day if the event's own time didn't fit between its new neighbors. */
export interface EventDropResult {
  changes: SingleChange[];
  /** `HH:MM`; null if the time stays the same. */
  newTime: string | null;
}

const STEP_MINUTES = 15;
const DEFAULT_MINUTES = 60;
const LAST_MINUTE = 24 * 60 - STEP_MINUTES;

/**
 * Turns a drop into changes: the day, the order, and the time if it must change.
 *
 * A day lists its events by time, so an event keeps its time if that fits its new position. Otherwise it starts when the previous
 * event ends, in steps of 15 minutes, and no later than the start of the next event.
 */
export function dropEvent(drop: EventDrop): EventDropResult {
  const { event, order } = drop;
  const at = order.findIndex(({ id }) => id === event.id);
  const newTime = timeForPlace(event, order.slice(0, at), order.slice(at + 1));
  const changes: SingleChange[] = [];
  const fields = drop.date === null ? undatedFields(drop, newTime) : datedFields(drop, drop.date, newTime);
  if (fields) changes.push({ kind: 'event.set', id: event.id, fields });
  const sorted = Object.fromEntries(order.map((row, index) => [row.id, index]));
  if (order.some((row, index) => row.sortId !== index)) changes.push({ kind: 'event.sort', order: sorted });
  return { changes, newTime };
}

function undatedFields(drop: EventDrop, newTime: string | null) {
  const { event, destid, dayIndex } = drop;
  if (newTime === null && event.dayIndex === dayIndex && event.destid === destid) return null;
  return { dayIndex, homeDestid: destid, ...(newTime === null ? {} : { timeOfDay: newTime }) };
}

function datedFields(drop: EventDrop, date: string, newTime: string | null) {
  const { event, destid } = drop;
  const was = event.start ?? date;
  if (newTime === null && dayOf(was) === date && event.destid === destid) return null;
  const days = daysBetween(was, date);
  const time = newTime ?? timeOf(was);
  const start = time === null ? date : `${date}T${time}`;
  return { start, end: movedEnd(event, days, newTime), homeDestid: destid };
}

function movedEnd(event: TripEvent, days: number, newTime: string | null): string | null {
  if (event.end === null) return null;
  const end = shiftDays(event.end, days);
  const startTime = event.start === null ? null : timeOf(event.start);
  const endTime = timeOf(end);
  if (newTime === null || endTime === null) return end;
  // An end on the same day keeps the length; an end that would pass midnight is dropped.
  const length = startTime === null ? DEFAULT_MINUTES : minutesOfTime(endTime) - minutesOfTime(startTime);
  const minute = minutesOfTime(newTime) + length;
  return length >= 0 && minute < 24 * 60 ? `${dayOf(end)}T${timeText(minute)}` : null;
}

/**
 * The time an event needs to fit between its neighbors; null if its own time fits.
 *
 * Events without a time come first in their day, whatever follows them.
 */
function timeForPlace(
  event: TripEvent,
  before: readonly TripEvent[],
  after: readonly TripEvent[],
): string | null {
  const own = eventTime(event);
  const earliest = latestTime(before);
  const latest = after.map(eventTime).find((time) => time !== null) ?? null;
  if (earliest === null && (own === null || latest === null || own <= latest)) return null;
  if (earliest === null) {
    const begins = minutesOfTime(latest ?? '00:00') - lengthOf(event);
    return timeText(Math.max(0, roundDown(begins)));
  }
  if (own !== null && earliest <= own && (latest === null || own <= latest)) return null;
  return timeText(slotAfter(before, latest));
}

function slotAfter(before: readonly TripEvent[], next: string | null): number {
  const last = before.findLast((row) => eventTime(row) !== null);
  const time = last ? eventTime(last) : null;
  const begins = time === null ? 9 * 60 : minutesOfTime(time) + (last ? lengthOf(last) : 0);
  const latest = next === null ? LAST_MINUTE : minutesOfTime(next);
  return Math.min(roundUp(begins), latest, LAST_MINUTE);
}

function latestTime(events: readonly TripEvent[]): string | null {
  let latest: string | null = null;
  for (const event of events) {
    const time = eventTime(event);
    if (time !== null && (latest === null || time > latest)) latest = time;
  }
  return latest;
}

/** The start time of an event, `HH:MM`; null if only its day is known. */
export function eventTime(event: TripEvent): string | null {
  return event.start === null ? event.timeOfDay : timeOf(event.start);
}

function lengthOf(event: TripEvent): number {
  if (event.start === null) return event.minutes ?? DEFAULT_MINUTES;
  const startTime = timeOf(event.start);
  const endTime = event.end === null ? null : timeOf(event.end);
  if (startTime === null || endTime === null || dayOf(event.end ?? '') !== dayOf(event.start)) {
    return DEFAULT_MINUTES;
  }
  return minutesOfTime(endTime) - minutesOfTime(startTime);
}

function roundUp(minute: number): number {
  return Math.ceil(minute / STEP_MINUTES) * STEP_MINUTES;
}

function roundDown(minute: number): number {
  return Math.floor(minute / STEP_MINUTES) * STEP_MINUTES;
}

function timeText(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}
