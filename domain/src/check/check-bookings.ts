import type { TripBooking } from '@wayfold/contract/trip/booking';
import { shiftDays, timeOf } from '../calendar/dates';
import { instantOf } from '../calendar/zones';
import { orderedBookings, type TripDocument } from '../document/trip-document';
import { BOOKING_KIND_NAMES } from '../format/booking-names';
import { bookingZones, elapsedMinutes, endsTooEarly } from '../travel/booking-times';
import { isJourney, type Standing } from '../travel/journeys';
import { fittingPlace, keepAsPlan } from '../travel/loose-bookings';
import { bookingRow, type Finding, type Fix, findingId } from './findings';

const WEEK = 7 * 24 * 60;
const DAY = 24 * 60;

/** A booking that is meant to happen. */
export function isAlive({ status }: TripBooking): boolean {
  return status !== 'canceled';
}

/** A booking that somebody holds a place for. */
export function isHeld({ status }: TripBooking): boolean {
  return status === 'booked' || status === 'on_hold';
}

/** Finds bookings that stand nowhere. A rental car may be kept over several legs, so it only needs both of its ends. */
export function findLoose(document: TripDocument, { loose }: Standing): Finding[] {
  const isThere = (id: string | null) => id === null || document.destinations[id] !== undefined;
  return loose
    .filter(isAlive)
    .filter(({ kind, fromDest, toDest }) => kind !== 'rental' || !isThere(fromDest) || !isThere(toDest))
    .map((booking) => {
      const rows = [bookingRow(booking)];
      const lacks = isJourney(booking) ? 'leg' : booking.kind === 'lodging' ? 'stay' : 'plan';
      return {
        id: findingId('booking-loose', rows),
        severity: 'decide',
        kind: 'booking-loose',
        rows,
        data: { lacks },
        fixes: fixesOfLoose(document, booking),
      };
    });
}

/** Back where it fits, if anywhere, or kept as a plan, which has the booking's id: it is the same plan whoever keeps it. */
function fixesOfLoose(document: TripDocument, booking: TripBooking): Fix[] {
  const { id, kind } = booking;
  const place = fittingPlace(document, booking);
  const plan = keepAsPlan(document, booking, { eventId: id, name: BOOKING_KIND_NAMES[kind] });
  return [...(place ? [place.change] : []), ...(plan ? [plan] : [])];
}

/** Finds bookings that end before they start; if only the day is wrong, it can be the next one. */
export function findBackward(document: TripDocument): Finding[] {
  return orderedBookings(document).flatMap((booking): Finding[] => {
    const { id, start, end } = booking;
    if (!isAlive(booking) || start === null || end === null || !isBackward(document, booking)) return [];
    const later = { ...booking, end: shiftDays(end, 1) };
    const fixes: Fix[] = isBackward(document, later)
      ? []
      : [{ kind: 'booking.set', id, fields: { end: later.end } }];
    const rows = [bookingRow(booking)];
    return [
      {
        id: findingId('booking-backward', rows),
        severity: 'cannot',
        kind: 'booking-backward',
        rows,
        data: { start, end },
        fixes,
      },
    ];
  });
}

/** Nobody arrives at the moment of leaving, either. */
function isBackward(document: TripDocument, booking: TripBooking): boolean {
  const { start, end } = booking;
  if (start === null || end === null) return false;
  const zones = bookingZones(booking, document);
  const [from, to] = [
    { at: start, zone: zones.start },
    { at: end, zone: zones.end },
  ];
  return endsTooEarly(from, to) || (isJourney(booking) && elapsedMinutes(from, to) === 0);
}

/**
 * Finds deadlines to cancel within a week, and holds that are over. Nothing is left to decide about a booked one whose
 * deadline has passed.
 *
 * @param now in minutes since 1970 in UTC
 */
export function findDeadlines(document: TripDocument, now: number): Finding[] {
  return orderedBookings(document).flatMap((booking): Finding[] => {
    const { id, cancelBy, cancelZone, status } = booking;
    if (!isHeld(booking) || cancelBy === null) return [];
    // A day without a time lasts until its end.
    const wholeDay = timeOf(cancelBy) === null ? DAY : 0;
    const left = instantOf(cancelBy, cancelZone ?? bookingZones(booking, document).start) + wholeDay - now;
    const isOver = left <= 0;
    if (left > WEEK || (isOver && status === 'booked')) return [];
    const set = (to: 'booked' | 'canceled'): Fix => ({ kind: 'booking.set', id, fields: { status: to } });
    const rows = [bookingRow(booking)];
    return [
      {
        id: findingId('cancel-by', rows),
        severity: 'decide',
        kind: 'cancel-by',
        rows,
        data: { by: cancelBy, isOver },
        fixes: status === 'on_hold' ? (isOver ? [set('booked'), set('canceled')] : [set('canceled')]) : [],
      },
    ];
  });
}
