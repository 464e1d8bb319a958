import { cutText } from '@wayfold/contract/kernel/cut-text';
import { DEFAULT_TRANSPORT, type Id } from '@wayfold/contract/kernel/values';
import type { Collection } from '@wayfold/contract/trip/patch';
import {
  type Destination,
  DestinationIntent,
  type TripCost,
  TripCostIntent,
  type TripEvent,
  TripEventIntent,
  TripIntent,
  type TripPicture,
  TripPictureIntent,
  type TripText,
  TripTextIntent,
  type TripTrack,
  TripTrackIntent,
} from '@wayfold/contract/trip/trip';
import type { TripDocument } from './trip-document';

/** Any row, where code treats all collections alike. */
export type AnyRow = { readonly id: Id } & Readonly<Record<string, unknown>>;
/** Field values of a row by name. */
export type Fields = Record<string, unknown>;

/** The fields that people write, by collection. They come from the contract's shapes, so a new field is here at once. */
export const INTENT_FIELDS: Readonly<Record<Collection, readonly string[]>> = {
  trip: Object.keys(TripIntent.shape),
  destinations: Object.keys(DestinationIntent.shape),
  events: Object.keys(TripEventIntent.shape),
  costs: Object.keys(TripCostIntent.shape),
  pictures: Object.keys(TripPictureIntent.shape),
  texts: Object.keys(TripTextIntent.shape),
  tracks: Object.keys(TripTrackIntent.shape),
};

/** What a field of a new row is when nobody said. All others are null. */
const DEFAULTS: Readonly<Record<Collection, Fields>> = {
  trip: {},
  destinations: { nights: 1, transport: DEFAULT_TRANSPORT, display: true, rank: 'a0' },
  events: { isUserEvent: true, category: 'Activities', pinned: false, sortId: 0, active: true },
  costs: { expenseCategory: 'Other', supplier: '' },
  pictures: { type: 'trip', source: 'wayfold', imageName: '', imageUrl: '', rank: 'a0', description: '' },
  texts: { text: '' },
  tracks: { name: '', points: '', source: '' },
};

/** What a derived field of a new row is until it is settled. */
const UNSETTLED: Readonly<Record<Collection, Fields>> = {
  trip: {},
  destinations: { destinationOrder: 1, dtArrive: null, dtDepart: null, miles: 0, hours: 0 },
  events: { destid: '' },
  costs: { grossPrice: null },
  pictures: { sortId: 0 },
  texts: {},
  tracks: {},
};

/** Takes the fields that have a value from what a change sends, since a missing field may also be there as undefined. */
export function givenFields(fields: Readonly<Record<string, unknown>>): Fields {
  const given: Fields = {};
  for (const [field, value] of Object.entries(fields)) if (value !== undefined) given[field] = value;
  return given;
}

/**
 * A row of each collection that nobody has said anything about, and its intent fields alone.
 *
 * Engines copy an object of a known shape many times faster than they build one field by field.
 */
const BLANKS: Readonly<Record<Collection, { row: AnyRow; intent: Fields }>> = {
  trip: blankOf('trip'),
  destinations: blankOf('destinations'),
  events: blankOf('events'),
  costs: blankOf('costs'),
  pictures: blankOf('pictures'),
  texts: blankOf('texts'),
  tracks: blankOf('tracks'),
};

function blankOf(collection: Collection): { row: AnyRow; intent: Fields } {
  const fields = INTENT_FIELDS[collection];
  const intent = Object.fromEntries(fields.map((field) => [field, null]));
  const row = { id: '', ...intent, ...DEFAULTS[collection], ...UNSETTLED[collection] };
  return { row, intent: { ...intent } };
}

/**
 * Makes a whole row from the intent fields that are known, with defaults for the others and derived fields not
 * settled yet. Serves new rows and rows from an old log, written before a field existed.
 */
export function completeRow(collection: Collection, id: Id, fields: Fields): AnyRow {
  const row: Fields & { id: Id } = { ...BLANKS[collection].row, id };
  for (const field of INTENT_FIELDS[collection]) {
    const value = fields[field];
    if (value !== undefined && value !== null) row[field] = value;
  }
  return row;
}

/** The intent fields of a row, by name. */
export function intentOf(collection: Collection, row: AnyRow): Fields {
  const intent = { ...BLANKS[collection].intent };
  for (const field of INTENT_FIELDS[collection]) {
    const value = row[field];
    if (value !== undefined && value !== null) intent[field] = value;
  }
  return intent;
}

/** A destination of its intent fields, not settled. */
export function newDestination(id: Id, fields: Fields): Destination {
  return completeRow('destinations', id, fields) as unknown as Destination; // completeRow fills every field of the shape
}

/** An event of its intent fields, not settled. */
export function newEvent(id: Id, fields: Fields): TripEvent {
  return completeRow('events', id, fields) as unknown as TripEvent; // completeRow fills every field of the shape
}

/** A cost of its intent fields, not settled. */
export function newCost(id: Id, fields: Fields): TripCost {
  return completeRow('costs', id, fields) as unknown as TripCost; // completeRow fills every field of the shape
}

/** A picture of its intent fields, not settled. */
export function newPicture(id: Id, fields: Fields): TripPicture {
  return completeRow('pictures', id, fields) as unknown as TripPicture; // completeRow fills every field of the shape
}

/** A text of its intent fields. */
export function newText(id: Id, fields: Fields): TripText {
  return completeRow('texts', id, fields) as unknown as TripText; // completeRow fills every field of the shape
}

/** A track of its intent fields. */
export function newTrack(id: Id, fields: Fields): TripTrack {
  return completeRow('tracks', id, fields) as unknown as TripTrack; // completeRow fills every field of the shape
}

/** All rows of one collection by id; the trip's own row is a collection of one. */
export function rowsOf(document: TripDocument, collection: Collection): Readonly<Record<Id, AnyRow>> {
  if (collection === 'trip') return { [document.trip.id]: document.trip };
  return document[collection];
}

/** The most UTF-16 units of what a row is called. */
const NAME_LENGTH = 200;

/** What people call a row, for sentences. */
export function nameOfRow(collection: Collection, row: Readonly<Record<string, unknown>>): string {
  const name = collection === 'costs' ? row.supplier || row.expenseCategory : row.name;
  return cutText(String(name || row.description || row.imageName || row.text || 'Untitled'), NAME_LENGTH);
}

/** Tells whether two field values are the same: plain data, compared by content; 0 and -0 are the same. */
export function sameValue(a: unknown, b: unknown): boolean {
  // Either finds what the other misses: 0 and -0 alike, and NaN like itself.
  if (a === b || Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const left = a as Record<string, unknown>; // an object or array, read by key
  const right = b as Record<string, unknown>; // as above
  const keys = Object.keys(left);
  if (keys.length !== Object.keys(right).length) return false;
  return keys.every((key) => Object.hasOwn(right, key) && sameValue(left[key], right[key]));
}
