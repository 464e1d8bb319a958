import type { LocalMoment } from '@wayfold/contract/kernel/values';
import type { TripBooking } from '@wayfold/contract/trip/booking';
import { timeOf } from '../calendar/dates';
import { instantOf } from '../calendar/zones';
import type { TripDocument } from '../document/trip-document';

type Places = Pick<TripDocument, 'destinations' | 'events'>;

/** The zones of a booking's start and end: of the place itself, or else of the destination; null where neither is known. */
export function bookingZones(
  { destinations, events }: Places,
  { from, to, fromDest, toDest, destid, eventId }: TripBooking,
): [start: string | null, end: string | null] {
  const zoneAt = (id: string | null) => (id === null ? null : (destinations[id]?.timezone ?? null));
  const event = eventId === null ? undefined : events[eventId];
  const there = zoneAt(destid) ?? event?.timezone ?? zoneAt(event?.destid ?? null);
  return [from?.zone ?? zoneAt(fromDest) ?? there, to?.zone ?? zoneAt(toDest) ?? there];
}

/** A booking from instant to instant, in minutes since 1970 in UTC. `to` is before `from` if someone slipped. */
export interface BookingSpan {
  readonly booking: TripBooking;
  readonly zones: readonly [start: string | null, end: string | null];
  readonly from: number;
  readonly to: number;
}

/**
 * When a booking starts and ends; null unless both are known with a time of day. If the zone of one end is unknown, both
 * are assumed to have the same time.
 */
export function bookingSpan(places: Places, booking: TripBooking): BookingSpan | null {
  const { start, end } = booking;
  if (start === null || end === null || timeOf(start) === null || timeOf(end) === null) return null;
  const zones = knownZones(bookingZones(places, booking));
  return { booking, zones, from: instantOf(start, zones[0]), to: instantOf(end, zones[1]) };
}

/** Both zones, or none if either is unknown: an instant in one can't be compared with a wall time in the other. */
export function knownZones(
  zones: readonly [start: string | null, end: string | null],
): readonly [start: string | null, end: string | null] {
  return zones.includes(null) ? [null, null] : zones;
}

/** Minutes between two moments, each in the time of its own place; both in the same time if either zone is unknown. */
export function minutesBetween(
  start: LocalMoment,
  end: LocalMoment,
  zones: readonly [start: string | null, end: string | null],
): number {
  const [leave, arrive] = knownZones(zones);
  return instantOf(end, arrive) - instantOf(start, leave);
}
