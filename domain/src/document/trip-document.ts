import type { Id } from '@wayfold/contract/kernel/values';
import type { TripBooking } from '@wayfold/contract/trip/booking';
import type { Collection } from '@wayfold/contract/trip/collections';
import { TEXT_KINDS, type TextKind } from '@wayfold/contract/trip/collections';
import type { RowOf } from '@wayfold/contract/trip/row-shapes';
import type {
  Destination,
  Trip,
  TripCost,
  TripEvent,
  TripPicture,
  TripRow,
  TripText,
  TripTrack,
} from '@wayfold/contract/trip/trip';
import { generateNKeysBetween } from 'fractional-indexing';
import { addDays, dayOf } from '../calendar/dates';
import type { NamedTrip } from '../format/trip-name';
import { type AnyRow, readRow } from './rows';

/**
 * A trip as one value: its own row, and all other rows by id.
 *
 * Never changed in place. Rows that an edit doesn't affect keep their identity.
 */
export interface TripDocument {
  readonly trip: TripRow;
  readonly destinations: Readonly<Record<Id, Destination>>;
  readonly events: Readonly<Record<Id, TripEvent>>;
  readonly costs: Readonly<Record<Id, TripCost>>;
  readonly pictures: Readonly<Record<Id, TripPicture>>;
  readonly texts: Readonly<Record<Id, TripText>>;
  readonly tracks: Readonly<Record<Id, TripTrack>>;
  readonly bookings: Readonly<Record<Id, TripBooking>>;
}

type RowCollection = Exclude<Collection, 'trip'>;

/** Creates a trip without any rows and without dates. */
export function emptyDocument(fields: Pick<TripRow, 'id' | 'currency'> & Partial<TripRow>): TripDocument {
  return {
    trip: readRow('trip', fields),
    destinations: {},
    events: {},
    costs: {},
    pictures: {},
    texts: {},
    tracks: {},
    bookings: {},
  };
}

/** Reads the rows of one collection; see `readRow`. */
function readRows<C extends RowCollection>(collection: C, rows: readonly { id: Id }[]): Record<Id, RowOf[C]> {
  return Object.fromEntries(rows.map((row) => [row.id, readRow(collection, row)]));
}

/** Reads a document stored by an older Wayfold: collections and fields it didn't know are blank. */
export function readDocument(kept: Partial<TripDocument> & Pick<TripDocument, 'trip'>): TripDocument {
  const rows = <C extends RowCollection>(collection: C) =>
    readRows<C>(collection, Object.values(kept[collection] ?? {}));
  return {
    trip: readRow('trip', kept.trip),
    destinations: rows('destinations'),
    events: rows('events'),
    costs: rows('costs'),
    pictures: rows('pictures'),
    texts: rows('texts'),
    tracks: rows('tracks'),
    bookings: rows('bookings'),
  };
}

/**
 * Reads the document from a trip on the wire.
 *
 * Texts get new ranks in the order of their list, because the wire carries their order but not their ranks.
 */
export function documentFromTrip(trip: Trip): TripDocument {
  const texts = TEXT_KINDS.flatMap((kind) => {
    const ranks = generateNKeysBetween(null, null, trip[kind].length);
    return trip[kind].map((item, index) => {
      const text = 'incExcDesc' in item ? item.incExcDesc : item.text;
      return { ...item, kind, rank: ranks[index] ?? 'a0', text };
    });
  });
  const { DISPLAY_NAME: displayName, DISPLAY_TAGLINE: displayTagline, textItinerary } = trip;
  const named = { displayName, displayTagline, textItinerary: textItinerary?.blocks ?? null };
  return {
    trip: readRow('trip', { ...trip, ...named }),
    destinations: readRows('destinations', trip.destinations),
    events: readRows('events', trip.tripEvents),
    costs: readRows('costs', trip.tripCosts),
    pictures: readRows('pictures', trip.tripPictures),
    texts: readRows('texts', texts),
    tracks: readRows('tracks', trip.tracks),
    bookings: readRows('bookings', trip.bookings),
  };
}

/** Compares texts by code units, which gives the same order everywhere. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Compares rows with ranks: by rank as plain text, then by id. */
export function compareRank(a: { rank: string; id: Id }, b: { rank: string; id: Id }): number {
  return compareText(a.rank, b.rank) || compareText(a.id, b.id);
}

/**
 * Compares events by start, then sortId, then id. Events without a date come first, by day of the stay, time, sortId,
 * id.
 */
export function compareEvents(a: TripEvent, b: TripEvent): number {
  return (
    compareText(a.start ?? '', b.start ?? '') ||
    (a.dayIndex ?? 0) - (b.dayIndex ?? 0) ||
    compareText(a.timeOfDay ?? '', b.timeOfDay ?? '') ||
    a.sortId - b.sortId ||
    compareText(a.id, b.id)
  );
}

const orderedCache = new WeakMap<TripDocument['destinations'], readonly Destination[]>();

/** The destinations in order. Cached for as long as the collection is the same. */
export function orderedDestinations(document: Pick<TripDocument, 'destinations'>): readonly Destination[] {
  const known = orderedCache.get(document.destinations);
  if (known) return known;
  const ordered = Object.values(document.destinations).sort(compareRank);
  orderedCache.set(document.destinations, ordered);
  return ordered;
}

/** What a trip is named by. Destinations that are hidden from others are left out. */
export function namedTrip(document: Pick<TripDocument, 'trip' | 'destinations'>): NamedTrip {
  const { name } = document.trip;
  return { name, destinations: orderedDestinations(document).filter(({ display }) => display) };
}

/** The texts of one kind in order. */
export function textsOf(document: Pick<TripDocument, 'texts'>, kind: TextKind): TripText[] {
  return Object.values(document.texts)
    .filter((text) => text.kind === kind)
    .sort(compareRank);
}

/** The pictures of the trip in order, without the header. */
export function picturesOf(document: Pick<TripDocument, 'pictures'>): TripPicture[] {
  return Object.values(document.pictures)
    .filter(({ type }) => type === 'trip')
    .sort(compareRank);
}

/** The header picture; undefined without one. If simultaneous edits left two, the newest one. */
export function headerPicture(document: Pick<TripDocument, 'pictures'>): TripPicture | undefined {
  return Object.values(document.pictures)
    .filter(({ type }) => type === 'header')
    .sort((a, b) => compareText(b.id, a.id))[0];
}

/** The tracks in the order they were added. */
export function orderedTracks(document: Pick<TripDocument, 'tracks'>): TripTrack[] {
  return Object.values(document.tracks).sort((a, b) => compareText(a.id, b.id));
}

/** The bookings in the order they were added. */
export function orderedBookings(document: Pick<TripDocument, 'bookings'>): TripBooking[] {
  return Object.values(document.bookings).sort((a, b) => compareText(a.id, b.id));
}

/** The header, then the others in order: the viewing order. */
export function allPictures(document: Pick<TripDocument, 'pictures'>): TripPicture[] {
  const header = headerPicture(document);
  return header ? [header, ...picturesOf(document)] : picturesOf(document);
}

const eventsCache = new WeakMap<TripDocument['events'], ReadonlyMap<Id, readonly TripEvent[]>>();
const NO_EVENTS: readonly TripEvent[] = [];

function eventsByDestination(document: Pick<TripDocument, 'events'>): ReadonlyMap<Id, readonly TripEvent[]> {
  const known = eventsCache.get(document.events);
  if (known) return known;
  const groups = new Map<Id, TripEvent[]>();
  for (const event of Object.values(document.events)) {
    const group = groups.get(event.destid);
    if (group) group.push(event);
    else groups.set(event.destid, [event]);
  }
  for (const group of groups.values()) group.sort(compareEvents);
  eventsCache.set(document.events, groups);
  return groups;
}

/** The events of one destination in order; empty for an unknown id. */
export function eventsOf(document: Pick<TripDocument, 'events'>, destid: Id): readonly TripEvent[] {
  return eventsByDestination(document).get(destid) ?? NO_EVENTS;
}

/** All events of the trip by start, then sortId, then id. */
export function orderedEvents(document: Pick<TripDocument, 'events'>): TripEvent[] {
  return Object.values(document.events).sort(compareEvents);
}

/** The day of an event: the date of its start, or else its day of the stay; null if the stay has no dates. */
export function eventDate(document: Pick<TripDocument, 'destinations'>, event: TripEvent): string | null {
  if (event.start !== null) return dayOf(event.start);
  const arrive = document.destinations[event.destid]?.dtArrive ?? null;
  return arrive === null ? null : addDays(arrive, (event.dayIndex ?? 1) - 1);
}

/**
 * The events of one destination by day, days in order.
 *
 * @returns a map from the date, or from the day of the stay as text ('1', '2', ...) while the trip has no dates
 */
export function eventsByDay(document: TripDocument, destid: Id): Map<string, TripEvent[]> {
  const days = new Map<string, TripEvent[]>();
  for (const event of eventsOf(document, destid)) {
    const day = eventDate(document, event) ?? String(event.dayIndex ?? 1);
    const group = days.get(day);
    if (group) group.push(event);
    else days.set(day, [event]);
  }
  return days;
}

/** All rows of one collection by id; the trip's own row is a collection of one. */
export function rowsOf(document: TripDocument, collection: Collection): Readonly<Record<Id, AnyRow>> {
  if (collection === 'trip') return { [document.trip.id]: document.trip };
  return document[collection];
}
