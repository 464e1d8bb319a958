/** Bookings that take travelers from one destination to another. */
export const JOURNEY_KINDS = ['flight', 'train', 'bus', 'ferry', 'transfer', 'rental'] as const;
/** Everything that can be booked: journeys, and lodging, tables and activities at a place. */
export const BOOKING_KINDS = [...JOURNEY_KINDS, 'lodging', 'table', 'activity'] as const;
export type BookingKind = (typeof BOOKING_KINDS)[number];

/** Only `booked` pins dates; `canceled` counts for nothing. */
export const BOOKING_STATUSES = ['not_booked', 'on_hold', 'booked', 'canceled'] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];
