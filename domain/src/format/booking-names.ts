import type { BookingKind } from '@wayfold/contract/trip/booking-kinds';

/** The names of kinds of bookings in English files. */
export const BOOKING_KIND_NAMES: Readonly<Record<BookingKind, string>> = {
  flight: 'Flight',
  train: 'Train',
  bus: 'Bus',
  ferry: 'Ferry',
  transfer: 'Transfer',
  rental: 'Rental car',
  lodging: 'Stay',
  table: 'Table',
  activity: 'Activity',
};
