import { z } from 'zod';
import { TEXT_MAX } from '../kernel/plain-text';
import { StringUpTo, Text } from '../kernel/text';
import { Amount, Coords, Currency, Id, LocalMoment, TimeZone } from '../kernel/values';
import { BOOKING_KINDS, BOOKING_STATUSES } from './booking-kinds';
import { Link } from './rich-text';

/** Where a journey begins or ends: an airport, a station, a pier, or any place by name. */
export const BookingEnd = z
  .strictObject({
    name: Text(TEXT_MAX.place).min(1),
    /** Such as SFO. */
    code: Text(20).nullable(),
    coords: Coords.nullable(),
    /** The zone of the times there; null means that of the destination. */
    zone: TimeZone.nullable(),
  })
  .meta({ id: 'BookingEnd' });
export type BookingEnd = z.infer<typeof BookingEnd>;

export const TripBookingIntent = z.object({
  kind: z.enum(BOOKING_KINDS),
  status: z.enum(BOOKING_STATUSES),
  /** The carrier, the hotel, the restaurant, the rental company. */
  provider: Text(TEXT_MAX.supplier),
  /** The flight or train number. */
  number: Text(60).nullable(),
  /** Both null for what isn't a journey. */
  from: BookingEnd.nullable(),
  to: BookingEnd.nullable(),
  /** Departure and arrival, check-in and check-out, pick-up and drop-off, each in the local time of its own place. */
  start: LocalMoment.nullable(),
  end: LocalMoment.nullable(),
  /** The confirmation code. */
  code: Text(TEXT_MAX.key).nullable(),
  seats: Text(TEXT_MAX.key).nullable(),
  guests: Text(TEXT_MAX.name).nullable(),
  contact: Text(TEXT_MAX.line).nullable(),
  url: Link.nullable(),
  /** The last moment to cancel without paying, in the local time of `cancelZone`. */
  cancelBy: LocalMoment.nullable(),
  cancelZone: TimeZone.nullable(),
  costEst: Amount.nullable(),
  costAct: Amount.nullable(),
  /** Null means the trip's currency. */
  currency: Currency.nullable(),
  notes: Text(TEXT_MAX.notes).nullable(),
  /**
   * The destinations that a journey connects; null means home. A booking keeps the ids of destinations that are removed, so that
   * it fits again when they come back.
   */
  fromDest: Id.nullable(),
  toDest: Id.nullable(),
  /** Where lodging is. */
  destid: Id.nullable(),
  /** The event of a table or an activity. */
  eventId: Id.nullable(),
  /** The order of bookings without times: sorts as plain text, then by id. */
  rank: StringUpTo(200).min(1),
});
/** Something reserved, or to be reserved: a flight, a hotel, a table. */
export const TripBooking = TripBookingIntent.extend({ id: Id }).meta({ id: 'TripBooking' });
export type TripBooking = z.infer<typeof TripBooking>;
