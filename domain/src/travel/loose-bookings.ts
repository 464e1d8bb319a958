import { TEXT_MAX, tidyText } from '@wayfold/contract/kernel/plain-text';
import type { Coords, Id } from '@wayfold/contract/kernel/values';
import type { TripBooking } from '@wayfold/contract/trip/booking';
import type { Change, SingleChange } from '@wayfold/contract/trip/change';
import type { Destination } from '@wayfold/contract/trip/trip';
import { dayOf, daysBetween } from '../calendar/dates';
import { instantOf, wallClock } from '../calendar/zones';
import { BOOKING_CATEGORY } from '../document/costs';
import { nameOfRow } from '../document/rows';
import { orderedDestinations, type TripDocument } from '../document/trip-document';
import { bookingZones, elapsedMinutes } from './booking-times';
import { isJourney } from './journeys';
import { greatCircleMeters } from './legs';

/** Where a loose booking would stand again: on the leg between two destinations, or at one, with the change that puts it there. */
export interface FittingPlace {
  /** Null for what isn't a journey. */
  readonly from: Destination | null;
  readonly to: Destination;
  readonly change: SingleChange;
}

/** How far apart the days of a booking and of its place may count, so that the same place on another visit loses. */
const METERS_PER_DAY = 100_000;

/**
 * Finds where a loose booking fits best: for a journey, the leg with the nearest ends and days; for lodging, the nearest destination.
 * Null if it names no place and no day to go by, and for tables and activities, whose plan is gone.
 */
export function fittingPlace(document: TripDocument, booking: TripBooking): FittingPlace | null {
  const stops = orderedDestinations(document);
  if (isJourney(booking)) {
    const legs = stops.slice(0, -1).flatMap((from, index) => {
      const to = stops[index + 1];
      if (!to) return [];
      const misfits = [
        misfit(from, booking.fromDest, booking.from?.coords),
        misfit(to, booking.toDest, booking.to?.coords),
        daysOff(booking.start, from.dtDepart),
        daysOff(booking.end, to.dtArrive),
      ];
      return rated({ from, to }, misfits);
    });
    const best = leastOf(legs);
    if (!best) return null;
    const fields = { fromDest: best.from.id, toDest: best.to.id };
    return { ...best, change: { kind: 'booking.set', id: booking.id, fields } };
  }
  if (booking.kind !== 'lodging') return null;
  const stays = stops.flatMap((to) =>
    rated({ to }, [misfit(to, booking.destid, booking.from?.coords), daysOff(booking.start, to.dtArrive)]),
  );
  const best = leastOf(stays);
  if (!best) return null;
  return {
    from: null,
    to: best.to,
    change: { kind: 'booking.set', id: booking.id, fields: { destid: best.to.id } },
  };
}

/** How badly a destination matches an end of a booking, in meters; null if nothing says where that end is. */
function misfit(stop: Destination, named: Id | null, at: Coords | null | undefined): number | null {
  if (named === stop.id) return 0;
  return at ? greatCircleMeters(at, stop.coords) : null;
}

function daysOff(booked: string | null, day: string | null): number | null {
  return booked === null || day === null ? null : Math.abs(daysBetween(booked, day)) * METERS_PER_DAY;
}

interface Rated<Place> {
  readonly place: Place;
  readonly known: number;
  readonly sum: number;
}

/** A place with how badly it matches, unless nothing is known to compare. */
function rated<Place>(place: Place, misfits: readonly (number | null)[]): Rated<Place>[] {
  const known = misfits.filter((value) => value !== null);
  return known.length === 0 ? [] : [{ place, known: known.length, sum: known.reduce((a, b) => a + b, 0) }];
}

/** The one that matches best of those about which most is known. */
function leastOf<Place>(places: readonly Rated<Place>[]): Place | undefined {
  const [best] = [...places].sort((a, b) => b.known - a.known || a.sum - b.sum);
  return best?.place;
}

/**
 * The change that keeps a loose booking as a plan of its own: a new event on its day, where it stands from then on. Null if the trip
 * has no destinations.
 *
 * @param eventId the id of the new event
 * @param name what the plan is called if the booking has no name
 */
export function keepAsPlan(
  document: TripDocument,
  booking: TripBooking,
  { eventId, name }: { eventId: Id; name: string },
): Extract<Change, { kind: 'batch' }> | null {
  const { id, kind, status, start, from, to, fromDest, toDest, destid } = booking;
  const stops = orderedDestinations(document);
  const named = [fromDest, toDest, destid].flatMap((stop) => (stop && document.destinations[stop]) || []);
  const home = named[0] ?? stops[0];
  if (!home) return null;
  const own = { homeDestid: named[0]?.id ?? null };
  const hasDates = document.trip.startDate !== null;
  const at = hasDates ? (start ?? home.dtArrive) : null;
  return {
    kind: 'batch',
    changes: [
      {
        kind: 'event.add',
        id: eventId,
        fields: {
          name: tidyText(nameOfRow('bookings', booking) || name, TEXT_MAX.name),
          category: BOOKING_CATEGORY[kind],
          isUserEvent: true,
          pinned: status === 'booked' && at !== null,
          coords: from?.coords ?? to?.coords ?? null,
          timezone: bookingZones(booking, document).start,
          ...(at === null
            ? { ...own, homeDestid: home.id, dayIndex: 1 }
            : { ...own, start: at, end: start === null ? null : endThere(document, booking) }),
        },
      },
      { kind: 'booking.set', id, fields: { eventId, fromDest: null, toDest: null, destid: null } },
    ],
  };
}

/** The end of a booking by the clocks of the place where it starts; null if it isn't known. */
function endThere(document: TripDocument, booking: TripBooking): string | null {
  const { start, end } = booking;
  if (start === null || end === null) return null;
  const zones = bookingZones(booking, document);
  const minutes = elapsedMinutes({ at: start, zone: zones.start }, { at: end, zone: zones.end });
  if (minutes !== null) return minutes < 0 ? null : wallClock(instantOf(end, zones.end), zones.start);
  return dayOf(end) < dayOf(start) ? null : dayOf(end);
}
