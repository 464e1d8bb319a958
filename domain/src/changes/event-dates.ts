import type { LocalMoment } from '@wayfold/contract/kernel/values';
import type { TripEvent } from '@wayfold/contract/trip/trip';
import { addDays, dayNumber, dayOf, endsBeforeStart, isDayInReach, timeOf } from '../calendar/dates';
import { ChangeRefused } from '../document/change-refused';
import type { Fields } from '../document/rows';
import {
  convertDates,
  type DayOfStay,
  datesOn,
  type EventDates,
  minutesOf,
  startForArrival,
} from './date-conversion';
import { attachmentOf, type Draft, setFields, staysOf } from './draft';

/** The fields that say when an event is: as dates, or as a day of the stay. */
type When = EventDates & DayOfStay & Pick<TripEvent, 'homeDestid'>;

/**
 * Calculates when an event is from the fields of a change. In a trip with dates every event has a start; in a trip without, it
 * has a day of the stay.
 *
 * In a trip with dates, a day of the stay becomes a date. In a trip without dates, a date sets the trip's start.
 *
 * @param event the row with everything the change sets except dates
 * @param given the fields that the change sets
 * @throws ChangeRefused if the end is before the start, or a date is out of range
 */
export function eventDatesFor(draft: Draft, event: TripEvent, given: Fields): Partial<When> {
  const start = momentIn(given, 'start');
  if (draft.document.trip.startDate === null && typeof start === 'string') startTrip(draft, event, start);
  const when =
    draft.document.trip.startDate === null ? undated(draft, event, given) : dated(draft, event, given);
  check(event, when);
  return when;
}

function momentIn(given: Fields, field: 'start' | 'end'): LocalMoment | null | undefined {
  const value = given[field];
  return typeof value === 'string' || value === null ? value : undefined;
}

/** Sets the trip's start so that this event falls on its day of its stay. */
function startTrip(draft: Draft, event: TripEvent, start: LocalMoment): void {
  const stays = staysOf(draft);
  const attachment = attachmentOf(draft);
  const destid = attachment.destinationOf({ ...event, start: null });
  const at = stays.findIndex((stay) => stay.id === destid);
  const arrive = addDays(dayOf(start), 1 - Math.min(event.dayIndex ?? 1, (stays[at]?.nights ?? 0) + 1));
  setFields(draft, 'trip', draft.document.trip.id, { startDate: startForArrival(stays, at, arrive) });
  convertDates(draft, stays, attachment);
}

function undated(draft: Draft, event: TripEvent, given: Fields): Partial<When> {
  if (typeof given.end === 'string') {
    throw new ChangeRefused('invalid', ['planNeedsStart', { name: event.name }]);
  }
  const said = { ...event, ...given };
  return {
    start: null,
    end: null,
    dayIndex: said.dayIndex ?? 1,
    timeOfDay: said.timeOfDay,
    minutes: said.minutes,
    homeDestid: event.homeDestid ?? attachmentOf(draft).destinationOf({ ...event, start: null }),
  };
}

function dated(draft: Draft, event: TripEvent, given: Fields): Partial<When> {
  const start = momentIn(given, 'start');
  const end = momentIn(given, 'end');
  const asDate = { dayIndex: null, timeOfDay: null, minutes: null };
  if (typeof start === 'string') return { ...asDate, start, end: end === undefined ? event.end : end };
  const saysDay = ['dayIndex', 'timeOfDay', 'minutes'].some((field) => given[field] != null);
  if (event.start !== null && start !== null && !saysDay) {
    return { ...asDate, start: event.start, end: end === undefined ? event.end : end };
  }
  const said: TripEvent = { ...event, ...given, start: event.start, end: event.end };
  const dates = datesOn(
    dayFor(draft, event, given),
    said.timeOfDay ?? (event.start === null || start === null ? null : timeOf(event.start)),
    said.minutes ?? minutesOf(event),
  );
  return { ...asDate, ...dates, ...(typeof end === 'string' ? { end } : {}) };
}

function dayFor(draft: Draft, event: TripEvent, given: Fields): string {
  if (given.dayIndex == null && event.start !== null) return dayOf(event.start);
  const destid = attachmentOf(draft).destinationOf(event);
  const stay = staysOf(draft).find(({ id }) => id === destid);
  const dayIndex = Number(given.dayIndex ?? event.dayIndex ?? 1);
  return addDays(stay?.dtArrive ?? draft.document.trip.startDate ?? '', dayIndex - 1);
}

function check(event: TripEvent, { start = null, end = null }: Partial<When>): void {
  if (end !== null && start === null) {
    throw new ChangeRefused('invalid', ['planNeedsStart', { name: event.name }]);
  }
  if (start !== null && end !== null && endsBeforeStart(start, end)) {
    throw new ChangeRefused('invalid', ['planEndsBeforeStart', { name: event.name }]);
  }
  for (const moment of [start, end]) {
    if (moment !== null && !isDayInReach(dayNumber(moment))) {
      throw new ChangeRefused('invalid', ['planOutOfRange', { name: event.name }]);
    }
  }
}
