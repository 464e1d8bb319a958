import type { TripBooking } from '@wayfold/contract/trip/booking';
import { instantOf } from '../calendar/zones';
import type { TripDocument } from '../document/trip-document';
import { type BookingZones, bookingZones, elapsedMinutes } from './booking-times';

/** A booking from instant to instant, in minutes since 1970 in UTC. `to` is before `from` if someone slipped. */
export interface BookingSpan {
  readonly booking: TripBooking;
  readonly zones: BookingZones;
  readonly from: number;
  readonly to: number;
}

/** When a booking starts and ends; null unless both are known with a time of day, and so are both zones or neither. */
export function bookingSpan(
  places: Pick<TripDocument, 'destinations' | 'events'>,
  booking: TripBooking,
): BookingSpan | null {
  const { start, end } = booking;
  if (start === null || end === null) return null;
  const zones = bookingZones(booking, places);
  const minutes = elapsedMinutes({ at: start, zone: zones.start }, { at: end, zone: zones.end });
  if (minutes === null) return null;
  const from = instantOf(start, zones.start);
  return { booking, zones, from, to: from + minutes };
}
