import type { Id } from '@wayfold/contract/kernel/values';
import type { TripBooking } from '@wayfold/contract/trip/booking';
import { dayOf, daysBetween } from '../calendar/dates';
import { instantOf, wallClock } from '../calendar/zones';
import { orderedBookings, orderedDestinations, type TripDocument } from '../document/trip-document';
import { type BookingSpan, bookingSpan } from '../travel/booking-spans';
import { bookingZones } from '../travel/booking-times';
import { leastConnection } from '../travel/connections';
import { isJourney, type Standing } from '../travel/journeys';
import { isAlive, isHeld } from './check-bookings';
import { stayFor } from './check-legs';
import { bookingRow, destinationRow, type Finding, findingId } from './findings';

const SECONDS = 60;

/**
 * Finds bookings at the same time, and changes with less time than usual. Each booking is compared with the one before it that
 * ends last, so that there is at most one finding for each.
 */
export function findConnections(document: TripDocument, { loose }: Standing): Finding[] {
  const apart = new Set(loose);
  const spans = orderedBookings(document)
    .filter((booking) => isAlive(booking) && takesTime(booking) && !apart.has(booking))
    .flatMap((booking) => spanOf(document, booking) ?? [])
    .filter(({ from, to }) => to > from)
    .sort((a, b) => a.from - b.from || (a.booking.id < b.booking.id ? -1 : 1));
  const findings: Finding[] = [];
  let latest: BookingSpan | undefined;
  for (const span of spans) {
    if (latest && !isSame(latest.booking, span.booking)) {
      findings.push(...between(document, latest, span));
    }
    if (!latest || span.to > latest.to) latest = span;
  }
  return findings;
}

/** Nobody sits in a rental car from pick-up to drop-off, and one can go out during a stay. */
function takesTime({ kind }: TripBooking): boolean {
  return kind !== 'rental' && kind !== 'lodging';
}

/** A table or an activity without times of its own has those of its plan. */
function spanOf(document: TripDocument, booking: TripBooking): BookingSpan | null {
  const event = booking.eventId === null ? undefined : document.events[booking.eventId];
  if (isJourney(booking) || !event) return bookingSpan(document, booking);
  return bookingSpan(document, {
    ...booking,
    start: booking.start ?? event.start,
    end: booking.end ?? event.end,
  });
}

/** Two tickets for one flight or one table. */
function isSame(a: TripBooking, b: TripBooking): boolean {
  return a.kind === b.kind && a.start === b.start && a.number === b.number && a.provider === b.provider;
}

function between(document: TripDocument, first: BookingSpan, second: BookingSpan): Finding[] {
  const rows = [bookingRow(first.booking), bookingRow(second.booking)];
  const gap = second.from - first.to;
  if (gap < 0) {
    return [
      {
        id: findingId('bookings-overlap', rows),
        severity: 'cannot',
        kind: 'bookings-overlap',
        rows,
        data: {
          from: wallClock(second.from, first.zones.start),
          to: wallClock(Math.min(first.to, second.to), first.zones.start),
        },
        fixes: [],
      },
    ];
  }
  if (!isJourney(first.booking) || !isJourney(second.booking)) return [];
  const isAbroad = [first, second].some(({ booking }) => crossesBorder(document, booking));
  const least = leastConnection(first.booking, second.booking, isAbroad);
  if (gap >= least) return [];
  return [
    {
      id: findingId('connection-short', rows),
      severity: 'decide',
      kind: 'connection-short',
      rows,
      data: {
        arrive: wallClock(first.to, first.zones.end),
        leave: wallClock(second.from, second.zones.start),
        seconds: gap * SECONDS,
        leastSeconds: least * SECONDS,
      },
      fixes: [],
    },
  ];
}

/** Whether both destinations are known to be in different countries. */
function crossesBorder({ destinations }: TripDocument, { fromDest, toDest }: TripBooking): boolean {
  const countryOf = (id: Id | null) => (id === null ? null : (destinations[id]?.country ?? null));
  const [from, to] = [countryOf(fromDest), countryOf(toDest)];
  return from !== null && to !== null && from !== to;
}

/**
 * Finds journeys that leave on another day than their destination is left, and journeys from home that arrive on another day
 * than the trip starts.
 *
 * @param troubled the destinations before legs whose arrival is known not to fit, which says the same
 */
export function findOffDays(
  document: TripDocument,
  { legs }: Standing,
  troubled: ReadonlySet<Id>,
): Finding[] {
  const ordered = orderedDestinations(document);
  const [first] = ordered;
  const fromHome = legs.get('home-out')?.filter(isAlive).at(-1);
  const findings: Finding[] = [];
  if (fromHome?.end && first?.dtArrive && dayOf(fromHome.end) !== first.dtArrive) {
    const rows = [bookingRow(fromHome), destinationRow(first)];
    const date = dayOf(fromHome.end);
    findings.push({
      id: findingId('booking-off-day', rows),
      severity: 'cannot',
      kind: 'booking-off-day',
      rows,
      data: { date, planned: first.dtArrive, which: 'arrive' },
      fixes: [{ kind: 'trip.set', fields: { startDate: date } }],
    });
  }
  for (const from of ordered) {
    const leaving = legs.get(from.id)?.find(isAlive);
    if (!leaving?.start || !from.dtDepart || troubled.has(from.id)) continue;
    const date = dayOf(leaving.start);
    const days = daysBetween(from.dtDepart, date);
    if (days === 0) continue;
    const rows = [bookingRow(leaving), destinationRow(from)];
    findings.push({
      id: findingId('booking-off-day', rows),
      severity: 'cannot',
      kind: 'booking-off-day',
      rows,
      data: { date, planned: from.dtDepart, which: 'leave' },
      fixes: stayFor(from, from.nights + days),
    });
  }
  return findings;
}

/** Finds rental cars that are picked up while there still is another, and cars that are never returned. */
export function findCars(document: TripDocument): Finding[] {
  const cars = orderedBookings(document)
    .filter((booking) => booking.kind === 'rental' && isHeld(booking))
    .flatMap((booking) => {
      const { start, end } = booking;
      if (start === null) return [];
      const zones = bookingZones(booking, document);
      const to = end === null ? null : instantOf(end, zones.end);
      return [{ booking, date: dayOf(start), from: instantOf(start, zones.start), to }];
    })
    .sort((a, b) => a.from - b.from || (a.booking.id < b.booking.id ? -1 : 1));
  return cars.flatMap(({ booking, date, to }, index): Finding[] => {
    const next = cars[index + 1];
    const found: Finding[] = [];
    if (next && to !== null && next.from < to) {
      const rows = [bookingRow(booking), bookingRow(next.booking)];
      const id = findingId('car-twice', rows);
      const data = { date: next.date };
      found.push({ id, severity: 'decide', kind: 'car-twice', rows, data, fixes: [] });
    }
    if (to === null) {
      const rows = [bookingRow(booking)];
      const id = findingId('car-not-returned', rows);
      found.push({ id, severity: 'missing', kind: 'car-not-returned', rows, data: { date }, fixes: [] });
    }
    return found;
  });
}
