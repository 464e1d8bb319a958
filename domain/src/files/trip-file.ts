import { Id } from '@wayfold/contract/kernel/values';
import { TripBookingIntent } from '@wayfold/contract/trip/booking';
import type { Collection } from '@wayfold/contract/trip/collections';
import {
  DestinationIntent,
  TripCostIntent,
  TripEventIntent,
  TripIntent,
  TripPicture,
  TripTextIntent,
  TripTrackIntent,
} from '@wayfold/contract/trip/trip';
import { z } from 'zod';
import { blankField, intentOf } from '../document/rows';
import {
  compareRank,
  orderedBookings,
  orderedDestinations,
  orderedEvents,
  orderedTracks,
  type TripDocument,
} from '../document/trip-document';

/** The version of the trip file format. It increases when an older Wayfold could no longer read a new file. */
export const TRIP_FILE_VERSION = 1;

/** What only a trip itself has: its measured leg, and the ids of the trips it is linked to. */
const NOT_IN_FILES = { type: true, homeLeg: true, previous: true, next: true } as const;

/** A whole trip in a file: only intent, because everything else follows from it. */
export const TripFile = z.object({
  wayfold: z.literal(TRIP_FILE_VERSION),
  trip: mayBeMissing('trip', TripIntent.omit(NOT_IN_FILES)).extend({
    /** In order. */
    destinations: z.array(
      mayBeMissing('destinations', DestinationIntent.omit({ rank: true, leg: true })).extend({ id: Id }),
    ),
    events: z.array(mayBeMissing('events', TripEventIntent).extend({ id: Id })),
    costs: z.array(mayBeMissing('costs', TripCostIntent).extend({ id: Id })),
    /** Null for one that this Wayfold can't show; the rest of the trip is complete without it. */
    pictures: z.array(mayBeMissing('pictures', TripPicture).nullable().catch(null)),
    /** In order within each kind. */
    texts: z.array(mayBeMissing('texts', TripTextIntent.omit({ rank: true })).extend({ id: Id })),
    /** Older files don't have these lists. */
    tracks: z.array(mayBeMissing('tracks', TripTrackIntent).extend({ id: Id })).default([]),
    bookings: z.array(mayBeMissing('bookings', TripBookingIntent).extend({ id: Id })).default([]),
  }),
});
export type TripFile = z.infer<typeof TripFile>;

/** A shape whose nullable fields may be missing: nulls are left out, and files may be older than some fields. */
function mayBeMissing<S extends z.ZodRawShape>(
  collection: Collection,
  shape: z.ZodObject<S>,
): z.ZodObject<S> {
  const fields = Object.entries(shape.shape).map(([name, field]) => {
    const type = field as z.ZodType; // fields of a zod object are zod types
    const blank = blankField(collection, name);
    return [name, type.safeParse(blank).success ? type.default(blank) : type];
  });
  return z.object(Object.fromEntries(fields)) as unknown as z.ZodObject<S>; // the same fields, derived from the originals
}

/**
 * A trip as the data of a trip file, without ids of trips and people.
 *
 * Null fields are left out, so a viewer's file doesn't even name what they may not see.
 */
export function tripFileOf(document: TripDocument): object {
  const {
    type: _type,
    homeLeg: _leg,
    previous: _previous,
    next: _next,
    ...said
  } = intentOf('trip', document.trip);
  return {
    wayfold: TRIP_FILE_VERSION,
    trip: {
      ...known(said),
      destinations: orderedDestinations(document).map(({ rank: _rank, leg: _leg, ...row }) => known(row)),
      events: orderedEvents(document).map(known),
      costs: Object.keys(document.costs)
        .sort()
        .map((id) => known(document.costs[id] ?? {})),
      pictures: Object.values(document.pictures),
      texts: Object.values(document.texts)
        .sort((a, b) => (a.kind < b.kind ? -1 : a.kind > b.kind ? 1 : compareRank(a, b)))
        .map(({ rank: _rank, ...row }) => known(row)),
      tracks: orderedTracks(document).map(known),
      bookings: orderedBookings(document).map(known),
    },
  };
}

function known(row: object): object {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
}
