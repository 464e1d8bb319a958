import type { Id, LocalDate, LocalMoment } from '@wayfold/contract/kernel/values';
import type { Destination, TripEvent } from '@wayfold/contract/trip/trip';
import {
  addDays,
  dateOfDay,
  dayNumber,
  dayOf,
  daysBetween,
  minuteNumber,
  momentOfMinute,
  timeOf,
} from '../calendar/dates';
import type { Attachment } from '../dates/attachment';
import { attachmentOf, type Draft, eventsIn, setFields, staysOf } from './draft';

const MINUTES_PER_DAY = 1_440;
const LONGEST_MINUTES = 366 * MINUTES_PER_DAY;

/** When an event is, relative to its stay: all that is known in a trip without dates. */
export type DayOfStay = Pick<TripEvent, 'dayIndex' | 'timeOfDay' | 'minutes'>;
/** When an event is, on the calendar. */
export type EventDates = Pick<TripEvent, 'start' | 'end'>;

/** The length of an event in minutes; null without an end. */
export function minutesOf(event: EventDates): number | null {
  if (event.start === null || event.end === null) return null;
  const minutes = minuteNumber(event.end) - minuteNumber(event.start);
  return Math.max(0, Math.min(LONGEST_MINUTES, minutes));
}

/** Converts a day and a length to a start and an end; without a time of day, the end is a day too. */
export function datesOn(day: LocalDate, timeOfDay: string | null, minutes: number | null): EventDates {
  const start: LocalMoment = timeOfDay === null ? day : `${day}T${timeOfDay}`;
  if (minutes === null) return { start, end: null };
  if (timeOfDay === null) return { start, end: addDays(day, Math.floor(minutes / MINUTES_PER_DAY)) };
  return { start, end: momentOfMinute(minuteNumber(start) + minutes) };
}

/** Converts a start and an end to a day of the stay that arrives on `arrive`; days before that count as the first. */
export function dayOfStay(event: EventDates & { start: LocalMoment }, arrive: LocalDate | null): DayOfStay {
  const dayIndex = arrive === null ? 1 : daysBetween(arrive, event.start) + 1;
  return {
    dayIndex: Math.max(1, Math.min(366, dayIndex)),
    timeOfDay: timeOf(event.start),
    minutes: minutesOf(event),
  };
}

/**
 * Gives every event without a date its date, or removes all dates, after a change gave the trip its first date or
 * removed it.
 *
 * Days of the stay after the departure become the day of departure, so that the event stays in its destination. Booked
 * arrivals are removed along with the dates.
 *
 * @param stays the destinations before the change
 * @param attachment where events belonged before the change
 */
export function convertDates(draft: Draft, stays: readonly Destination[], attachment: Attachment): void {
  if (draft.document.trip.startDate === null) takeDates(draft, stays, attachment);
  else giveDates(draft);
}

function giveDates(draft: Draft): void {
  const stays = new Map(staysOf(draft).map((stay) => [stay.id, stay]));
  const { destinationOf } = attachmentOf(draft);
  for (const event of eventsIn(draft)) {
    if (event.start !== null) continue;
    const stay = stays.get(destinationOf(event));
    if (!stay?.dtArrive) continue;
    const day = addDays(stay.dtArrive, Math.min(event.dayIndex ?? 1, stay.nights + 1) - 1);
    const { start, end } = datesOn(day, event.timeOfDay, event.minutes);
    setFields(draft, 'events', event.id, { start, end, dayIndex: null, timeOfDay: null, minutes: null });
  }
}

function takeDates(draft: Draft, stays: readonly Destination[], attachment: Attachment): void {
  const arrivals = new Map(stays.map((stay) => [stay.id, stay.dtArrive]));
  for (const event of eventsIn(draft)) {
    if (event.start === null) continue;
    const destid = homeOf(draft, event, stays.length > 0 ? attachment : null);
    const { start, end } = event;
    const { dayIndex, timeOfDay, minutes } = dayOfStay({ start, end }, arrivals.get(destid) ?? null);
    const asDay = { dayIndex, timeOfDay, minutes, start: null, end: null, homeDestid: destid };
    setFields(draft, 'events', event.id, asDay);
  }
  for (const stay of Object.values(draft.document.destinations)) {
    if (stay.arriveFixed !== null) setFields(draft, 'destinations', stay.id, { arriveFixed: null });
  }
}

/** Where an event stays when it loses its date: where it was, unless that no longer exists. */
function homeOf(draft: Draft, event: TripEvent, attachment: Attachment | null): Id {
  const was = attachment?.destinationOf(event);
  if (was !== undefined && draft.document.destinations[was]) return was;
  return attachmentOf(draft).destinationOf({ ...event, start: null });
}

/**
 * The start of a trip that reaches a destination on a given day, calculated backward over the nights before it.
 *
 * @param stays in order
 * @param at the index of the destination among them
 */
export function startForArrival(stays: readonly Destination[], at: number, arrive: LocalDate): LocalDate {
  let nights = 0;
  for (const stay of stays.slice(0, at)) nights += stay.nights;
  return dateOfDay(dayNumber(dayOf(arrive)) - nights);
}
