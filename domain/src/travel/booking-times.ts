import type { LocalMoment } from '@wayfold/contract/kernel/values';
import type { TripBooking } from '@wayfold/contract/trip/booking';
import { daysBetween } from '../calendar/dates';
import { instantOf } from '../calendar/zones';
import type { TripDocument } from '../document/trip-document';
import { isJourney } from './journeys';

/** A moment at a place; a null zone isn't known. */
export interface ZonedMoment {
  readonly at: LocalMoment;
  readonly zone: string | null;
}

/** The zones of a booking's start and end; null if they aren't known. */
export interface BookingZones {
  readonly start: string | null;
  readonly end: string | null;
}

type Places = Pick<TripDocument, 'destinations' | 'events'>;

/** The zones that the times of a booking are in: those of its own places, or else of the destinations it names. */
export function bookingZones(booking: TripBooking, { destinations, events }: Places): BookingZones {
  const { from, to, fromDest, toDest, destid, eventId } = booking;
  const zoneAt = (id: string | null) => (id === null ? null : (destinations[id]?.timezone ?? null));
  if (isJourney(booking)) return { start: from?.zone ?? zoneAt(fromDest), end: to?.zone ?? zoneAt(toDest) };
  const event = eventId === null ? undefined : events[eventId];
  const there = from?.zone ?? event?.timezone ?? zoneAt(destid ?? event?.destid ?? null);
  return { start: there, end: there };
}

/**
 * The minutes from one moment to another, which may be negative; null if a time of day isn't known, or only one of the zones is.
 */
export function elapsedMinutes(start: ZonedMoment, end: ZonedMoment): number | null {
  if (start.at.length === 10 || end.at.length === 10) return null;
  if ((start.zone === null) !== (end.zone === null)) return null;
  return instantOf(end.at, end.zone) - instantOf(start.at, start.zone);
}

/**
 * Whether a journey or a stay ends before it starts. Days without times may differ by one, because a flight over the date line
 * arrives the day before.
 */
export function endsTooEarly(start: ZonedMoment, end: ZonedMoment): boolean {
  const minutes = elapsedMinutes(start, end);
  if (minutes !== null) return minutes < 0;
  return daysBetween(start.at, end.at) < (start.zone === end.zone ? 0 : -1);
}
