import type { Id } from '@wayfold/contract/kernel/values';
import type { TripBooking } from '@wayfold/contract/trip/booking';
import type { TripSplit } from '@wayfold/contract/trip/change';
import { ChangeRefused, gone } from '../document/change-refused';
import { orderedDestinations, type TripDocument } from '../document/trip-document';
import { isJourney } from '../travel/journeys';
import { attachmentOf, type Draft, dropRow, setFields, startDraft, staysOf } from './draft';

type RowCollection = Exclude<keyof TripDocument, 'trip'>;

/** The rows that a split moves, by collection. */
type Moved = Readonly<Record<RowCollection, ReadonlySet<Id>>>;

/** Applies `trip.split` to the trip that is split: what moves is dropped here; the new trip is made from `secondPart`. */
export function splitTrip(draft: Draft, split: TripSplit): void {
  const moved = movedBy(draft, split.id);
  for (const collection of PARENTS_LAST) for (const id of moved[collection]) dropRow(draft, collection, id);
  const { id, home, homeOut } = draft.document.trip;
  setFields(draft, 'trip', id, {
    next: split.tripId,
    home: homeOut === null ? null : home,
    homeBack: null,
  });
}

/**
 * The new trip as a settled split leaves it: what moves, under the ids it has in the present trip. It goes on where the first
 * part ends, and ends at home if the whole did.
 *
 * @param document the trip before the split
 */
export function secondPart(document: TripDocument, split: TripSplit): TripDocument {
  const moved = movedBy(startDraft(document), split.id);
  const { trip } = document;
  const { home, homeBack, next, currency, travelerName, userid } = trip;
  const first = document.destinations[split.id];
  const rows = <C extends RowCollection>(collection: C): TripDocument[C] =>
    pick(document[collection] as Readonly<Record<Id, never>>, moved[collection]) as TripDocument[C]; // some of its own rows
  return {
    trip: {
      ...trip,
      ...{ id: split.tripId, userid, type: '', name: split.name, travelerName, currency },
      ...{ displayName: '', displayTagline: '', textItinerary: null, privateNotes: null },
      startDate: first?.dtArrive ?? null,
      ...{ home: homeBack === null ? null : home, homeOut: null, homeBack, homeLeg: null },
      ...{ homeMiles: 0, homeHours: 0, previous: trip.id, next },
    },
    destinations: withoutFixedStart(rows('destinations'), split.id),
    events: rows('events'),
    costs: rows('costs'),
    pictures: rows('pictures'),
    texts: {},
    tracks: rows('tracks'),
    bookings: fromOutside(rows('bookings'), moved.destinations),
  };
}

const PARENTS_LAST = ['bookings', 'tracks', 'pictures', 'costs', 'events', 'destinations', 'texts'] as const;

/** @param first the destination that moves along with all after it */
function movedBy(draft: Draft, first: Id): Moved {
  const { document } = draft;
  const ordered = staysOf(draft);
  const at = ordered.findIndex(({ id }) => id === first);
  if (at < 0) throw gone('destination');
  if (at === 0) throw new ChangeRefused('invalid', 'splitNeedsBothParts');
  const destinations = new Set(ordered.slice(at).map(({ id }) => id));
  const { destinationOf } = attachmentOf(draft);
  const idsOf = <R extends { id: Id }>(rows: Readonly<Record<Id, R>>, moves: (row: R) => boolean) =>
    new Set(
      Object.values(rows)
        .filter(moves)
        .map(({ id }) => id),
    );
  const isThere = (id: Id | null) => id !== null && destinations.has(id);
  const events = idsOf(document.events, (event) => destinations.has(destinationOf(event)));
  return {
    destinations,
    events,
    costs: idsOf(document.costs, ({ destinationid }) => isThere(destinationid)),
    pictures: idsOf(
      document.pictures,
      ({ type, destinationid }) => type === 'trip' && isThere(destinationid),
    ),
    texts: new Set(),
    tracks: idsOf(document.tracks, ({ destid }) => isThere(destid)),
    bookings: idsOf(
      document.bookings,
      ({ fromDest, toDest, destid, eventId }) =>
        isThere(fromDest) || isThere(toDest) || isThere(destid) || (eventId !== null && events.has(eventId)),
    ),
  };
}

function pick<R>(rows: Readonly<Record<Id, R>>, ids: ReadonlySet<Id>): Record<Id, R> {
  return Object.fromEntries(Object.entries(rows).filter(([id]) => ids.has(id)));
}

/** The first arrival is the start of the trip, so it isn't fixed as well. */
function withoutFixedStart(
  destinations: TripDocument['destinations'],
  first: Id,
): TripDocument['destinations'] {
  const row = destinations[first];
  return row ? { ...destinations, [first]: { ...row, arriveFixed: null } } : destinations;
}

/** The journey that leads to the second part arrives there from outside, as one from home does. */
function fromOutside(
  bookings: TripDocument['bookings'],
  destinations: ReadonlySet<Id>,
): TripDocument['bookings'] {
  const arriving = ({ fromDest }: TripBooking) => fromDest !== null && !destinations.has(fromDest);
  return Object.fromEntries(
    Object.entries(bookings).map(([id, row]) => [
      id,
      isJourney(row) && arriving(row) ? { ...row, fromDest: null } : row,
    ]),
  );
}

/** Whether a trip can be split before a destination. */
export function canSplitAt(document: Pick<TripDocument, 'destinations'>, id: Id): boolean {
  const [first] = orderedDestinations(document);
  return first !== undefined && first.id !== id && document.destinations[id] !== undefined;
}
