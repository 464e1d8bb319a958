import type { TripEvent } from '@wayfold/contract/trip/trip';
import { dayOfStay } from '@wayfold/domain/day/day';
import { spotInDay } from '@wayfold/domain/day/spot-in-day';
import type { TripDay } from '@wayfold/domain/day/trip-days';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { type EventDrop, eventTime } from './event-order';

/** The assumed duration of plans without one, in minutes. */
const USUAL_MINUTES = 60;

/**
 * Where an event lands that is dropped on a whole day: at its time, or without one, where it adds the least to the way. Null if it
 * is on that day already.
 */
export function dropOnDay(document: TripDocument, event: TripEvent, day: TripDay): EventDrop | null {
  const { stay, stayDay } = day;
  const { events, date, dayIndex, tripDay } = stayDay;
  if (events.some(({ id }) => id === event.id)) return null;
  const at = placeOf(document, event, day);
  return {
    ...{ event, destid: stay.destination.id, date, dayIndex, tripDay },
    order: [...events.slice(0, at), event, ...events.slice(at)],
  };
}

function placeOf(document: TripDocument, event: TripEvent, { stay, stayDay }: TripDay): number {
  const time = eventTime(event) ?? '';
  const { events } = stayDay;
  const later = events.findIndex((other) => (eventTime(other) ?? '') > time);
  const end = later < 0 ? events.length : later;
  if (time !== '' || event.coords === null) return end;
  const day = dayOfStay(document, stay, stayDay);
  const minutes = event.minutes ?? USUAL_MINUTES;
  const { at, starts } = spotInDay(document, stay, day, { coords: event.coords, minutes });
  const next = starts === null ? events.findIndex(({ id }) => id === day.stops[at]?.event.id) : -1;
  return next < 0 ? end : Math.min(next, end);
}
