import type { Id } from '@wayfold/contract/kernel/values';
import type { TripBooking } from '@wayfold/contract/trip/booking';
import type { SingleChange } from '@wayfold/contract/trip/change';
import { addDays, dayOf, timeOf } from '../calendar/dates';
import { instantOf, wallClock } from '../calendar/zones';
import { CATEGORY_OF } from '../document/costs';
import { nameOfRow } from '../document/rows';
import { orderedDestinations, type TripDocument } from '../document/trip-document';
import { BOOKING_KIND_NAMES } from '../format/booking-names';
import { bookingZones, knownZones } from '../travel/booking-times';
import { isJourney } from '../travel/journeys';
import type { Fix } from './findings';

/**
 * Two ways to place a loose booking: back on the leg or at the stay where it fits, if there is one, or as a plan. The booking
 * keeps everything else it has.
 */
export function fixesOfLoose(document: TripDocument, booking: TripBooking): Fix[] {
  const place = isJourney(booking)
    ? fittingPair(document, booking)
    : booking.kind === 'lodging'
      ? fittingStay(document, booking)
      : null;
  return [
    ...(place ? [{ kind: 'booking.set' as const, id: booking.id, fields: place }] : []),
    keepAsPlan(document, booking),
  ];
}

/** The leg of its day, or else the leg to where it arrives, or from where it leaves; null if the trip has none of these. */
function fittingPair(
  document: TripDocument,
  { fromDest, toDest, start }: TripBooking,
): { fromDest: Id; toDest: Id } | null {
  const ordered = orderedDestinations(document);
  const day = start === null ? null : dayOf(start);
  const legs = ordered.slice(0, -1).flatMap((from, index) => {
    const to = ordered[index + 1];
    return to ? [{ fromDest: from.id, toDest: to.id, day: from.dtDepart }] : [];
  });
  const own = legs.filter((leg) => leg.fromDest === fromDest || leg.toDest === toDest);
  const fits =
    own.find((leg) => leg.day === day) ??
    legs.find((leg) => day !== null && leg.day === day) ??
    own.find((leg) => leg.toDest === toDest) ??
    own[0];
  return fits ? { fromDest: fits.fromDest, toDest: fits.toDest } : null;
}

function fittingStay(document: TripDocument, { start }: TripBooking): { destid: Id } | null {
  if (start === null) return null;
  const day = dayOf(start);
  const stay = orderedDestinations(document).find(
    ({ dtArrive, dtDepart }) => dtArrive !== null && dtDepart !== null && dtArrive <= day && day < dtDepart,
  );
  return stay ? { destid: stay.id } : null;
}

/** The plan has the booking's id, so it is the same plan whoever keeps it, and however often. */
function keepAsPlan(document: TripDocument, booking: TripBooking): Fix {
  const { id, kind, from, start } = booking;
  const [zone] = bookingZones(document, booking);
  const plan: SingleChange = {
    kind: 'event.add',
    id,
    fields: {
      name: nameOfRow('bookings', booking) || BOOKING_KIND_NAMES[kind],
      category: CATEGORY_OF[kind],
      start,
      end: endOfPlan(document, booking),
      timezone: zone,
      coords: from?.coords ?? null,
      active: true,
    },
  };
  return { kind: 'batch', changes: [plan, { kind: 'booking.set', id, fields: { eventId: id } }] };
}

/** The end in the zone of the start, because a plan has only one; null if it isn't after the start. */
function endOfPlan(document: TripDocument, booking: TripBooking): string | null {
  const { start, end } = booking;
  if (start === null || end === null) return null;
  if (timeOf(start) === null || timeOf(end) === null)
    return dayOf(end) >= addDays(dayOf(start), 1) ? end : null;
  const [leave, arrive] = knownZones(bookingZones(document, booking));
  const there = wallClock(instantOf(end, arrive), leave);
  return there > start ? there : null;
}
