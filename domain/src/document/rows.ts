import { cutText } from '@wayfold/contract/kernel/cut-text';
import type { Id } from '@wayfold/contract/kernel/values';
import { DEFAULT_TRANSPORT } from '@wayfold/contract/kernel/word-lists';
import { COLLECTIONS, type Collection } from '@wayfold/contract/trip/collections';
import { INTENT_FIELDS, ROW_FIELDS } from '@wayfold/contract/trip/row-fields.generated';
import type { IntentOf, RowOf } from '@wayfold/contract/trip/row-shapes';

/** Any row, for code that treats all collections alike. */
export type AnyRow = { readonly id: Id } & Readonly<Record<string, unknown>>;
/** Field values of a row by name. */
export type Fields = Record<string, unknown>;

function byCollection<Value>(make: (collection: Collection) => Value): Readonly<Record<Collection, Value>> {
  const entries = COLLECTIONS.map((collection) => [collection, make(collection)]);
  return Object.fromEntries(entries) as Record<Collection, Value>; // one of each
}

/** The values of a new row's fields if they aren't given, or until it is settled. All others are null. */
const DEFAULTS: Readonly<Record<Collection, Fields>> = {
  trip: {
    ...{ type: '', name: '', travelerName: '', displayName: '', displayTagline: '' },
    ...{ homeMiles: 0, homeHours: 0 },
  },
  destinations: {
    ...{ nights: 1, transport: DEFAULT_TRANSPORT, display: true, rank: 'a0' },
    ...{ destinationOrder: 1, miles: 0, hours: 0 },
  },
  events: { isUserEvent: true, category: 'Activities', pinned: false, sortId: 0, active: true, destid: '' },
  costs: { expenseCategory: 'Other', supplier: '' },
  pictures: {
    ...{ type: 'trip', source: 'wayfold', imageName: '', imageUrl: '', rank: 'a0', description: '' },
    sortId: 0,
  },
  texts: { text: '' },
  tracks: { name: '', points: '', source: '' },
  bookings: { kind: 'flight', status: 'not_booked', provider: '', rank: 'a0' },
};

/** The fields of a change that have a value; a missing field may also be present as undefined. */
export function givenFields(fields: Readonly<Record<string, unknown>>): Fields {
  const given: Fields = {};
  for (const [field, value] of Object.entries(fields)) if (value !== undefined) given[field] = value;
  return given;
}

/**
 * A blank row of each collection, and its intent fields alone.
 *
 * Engines copy an object of a known shape many times faster than they build one field by field.
 */
const BLANKS = byCollection((collection): { row: AnyRow; intent: Fields } => {
  const nulls = (fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, null]));
  return {
    row: { ...nulls(ROW_FIELDS[collection]), ...DEFAULTS[collection], id: '' },
    intent: nulls(INTENT_FIELDS[collection]),
  };
});

/** The value of a field that hasn't been set: null for most. */
export function blankField(collection: Collection, field: string): unknown {
  return BLANKS[collection].row[field] ?? null;
}

/**
 * Builds a whole row from the known intent fields, with defaults for the others; derived fields aren't settled yet.
 * Used for new rows and for rows from an old log, written before a field existed.
 */
export function completeRow<C extends Collection>(collection: C, id: Id, fields: Fields): RowOf[C] {
  const row: Fields & { id: Id } = { ...BLANKS[collection].row, id };
  for (const field of INTENT_FIELDS[collection]) {
    const value = fields[field];
    if (value !== undefined && value !== null) row[field] = value;
  }
  return row as RowOf[C]; // the blank has every field of the shape
}

/**
 * Reads a row from anything that carries its fields: the wire, a device, a log.
 *
 * A field that is missing because it is newer gets its blank value; unknown fields are dropped.
 *
 * @param fields the fields to read; all others are blank
 */
export function readRow<C extends Collection>(
  collection: C,
  from: object,
  fields: readonly string[] = ROW_FIELDS[collection],
): RowOf[C] {
  const carried = from as Fields; // any object, read by name
  const row: Fields = { ...BLANKS[collection].row };
  for (const field of fields) if (carried[field] !== undefined) row[field] = carried[field];
  return row as RowOf[C]; // as above
}

/** The intent fields of a row, by name. */
export function intentOf<C extends Collection>(collection: C, row: AnyRow): IntentOf[C] {
  const intent = { ...BLANKS[collection].intent };
  for (const field of INTENT_FIELDS[collection]) {
    const value = row[field];
    if (value !== undefined && value !== null) intent[field] = value;
  }
  return intent as IntentOf[C]; // every field of the shape, as in the row
}

/** The maximum length of a row's name, in UTF-16 units. */
const NAME_LENGTH = 200;

/** The name of a row, for messages; empty if it has none. */
export function nameOfRow(collection: Collection, row: Readonly<Record<string, unknown>>): string {
  const name =
    collection === 'costs'
      ? row.supplier || row.expenseCategory
      : collection === 'bookings'
        ? bookingName(row)
        : row.name;
  return cutText(String(name || row.description || row.imageName || row.text || ''), NAME_LENGTH);
}

/** A booking is called by who sells it, or else by where it leads. */
function bookingName({ provider, number, from, to }: Readonly<Record<string, unknown>>): string {
  const ends = [from, to].map((end) => (end as { name?: string } | null | undefined)?.name); // ends of a booking
  return [provider, number].filter(Boolean).join(' ') || ends.filter(Boolean).join(' – ');
}

/** Whether two field values are the same: plain data, compared by content; 0 and -0 are equal. */
export function sameValue(a: unknown, b: unknown): boolean {
  // Each covers what the other misses: 0 equals -0, and NaN equals itself.
  if (a === b || Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const left = a as Record<string, unknown>; // an object or array, read by key
  const right = b as Record<string, unknown>; // as above
  const keys = Object.keys(left);
  if (keys.length !== Object.keys(right).length) return false;
  return keys.every((key) => Object.hasOwn(right, key) && sameValue(left[key], right[key]));
}
