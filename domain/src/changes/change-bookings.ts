import type { SingleChange } from '@wayfold/contract/trip/change';
import { TRIP_LIMITS } from '@wayfold/contract/trip/limits';
import { ChangeRefused, gone } from '../document/change-refused';
import { completeRow, givenFields } from '../document/rows';
import { addRow, countOf, type Draft, dropRow, findRow, setFields } from './draft';

type Change<K extends SingleChange['kind']> = Extract<SingleChange, { kind: K }>;

/**
 * Applies `booking.add`. If the trip already has a row with this id, its fields are set.
 *
 * The destinations and the event it names needn't exist: someone may have removed them in the meantime, and a booking is never
 * dropped for that.
 */
export function addBooking(draft: Draft, { id, fields }: Change<'booking.add'>): void {
  const given = givenFields(fields);
  if (findRow(draft, 'bookings', id)) {
    setFields(draft, 'bookings', id, given);
    return;
  }
  if (countOf(draft, 'bookings') >= TRIP_LIMITS.bookings) {
    throw new ChangeRefused('invalid', ['bookingsFull', { count: TRIP_LIMITS.bookings }]);
  }
  addRow(draft, 'bookings', completeRow('bookings', id, given));
}

/** Applies `booking.set`. */
export function setBooking(draft: Draft, { id, fields }: Change<'booking.set'>): void {
  if (!findRow(draft, 'bookings', id)) throw gone('booking');
  setFields(draft, 'bookings', id, givenFields(fields));
}

/** Applies `booking.remove`. */
export function removeBooking(draft: Draft, { id }: Change<'booking.remove'>): void {
  if (!findRow(draft, 'bookings', id)) throw gone('booking');
  dropRow(draft, 'bookings', id);
}
