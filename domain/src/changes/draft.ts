import type { Id } from '@wayfold/contract/kernel/values';
import type { Collection } from '@wayfold/contract/trip/collections';
import type { Write } from '@wayfold/contract/trip/patch';
import type { Destination, TripEvent } from '@wayfold/contract/trip/trip';
import { type Attachment, makeAttachment } from '../dates/attachment';
import { type DayOrder, makeDayOrder } from '../dates/day-order';
import { type AnyRow, type Fields, intentOf, nameOfRow, sameValue } from '../document/rows';
import { rowsOf, type TripDocument } from '../document/trip-document';
import { type Meter, WORK } from '../document/work';
import { settleDestinations } from './settle';

/**
 * A document while one change is being applied to it.
 *
 * Rows are written through `setFields`, `addRow` and `dropRow`, which record every intent field the change touches.
 * Derived fields of its rows are out of date; `staysOf` and `attachmentOf` calculate what they will be.
 */
export interface Draft {
  readonly before: TripDocument;
  /** The current rows. Collections are copied on their first write, so `before` never changes. */
  document: TripDocument;
  readonly copied: Set<Collection>;
  readonly writes: Map<string, Write>;
  stays: readonly Destination[] | null;
  attachment: Attachment | null;
  dayOrder: DayOrder | null;
  /** The number of rows, for the collections counted so far. */
  readonly counts: Map<RowCollection, number>;
  /** Counts the work done; see `WORK`. */
  readonly meter: Meter;
}

type RowCollection = Exclude<Collection, 'trip'>;

/** Starts a change to a settled document. */
export function startDraft(before: TripDocument, meter: Meter = { work: 0 }): Draft {
  return {
    before,
    document: before,
    copied: new Set(),
    writes: new Map(),
    stays: null,
    attachment: null,
    dayOrder: null,
    counts: new Map(),
    meter,
  };
}

/** The destinations as they will be: in order, with their dates. */
export function staysOf(draft: Draft): readonly Destination[] {
  if (draft.stays) return draft.stays;
  draft.stays = settleDestinations(draft.document);
  draft.meter.work += draft.stays.length * WORK.stay;
  return draft.stays;
}

/** Where events will belong. */
export function attachmentOf(draft: Draft): Attachment {
  draft.attachment ??= makeAttachment(staysOf(draft));
  return draft.attachment;
}

/** The events; counts the work of visiting each of them. */
export function eventsIn(draft: Draft): TripEvent[] {
  const events = Object.values(draft.document.events);
  draft.meter.work += events.length * WORK.attach;
  return events;
}

/** The order of events on each day. */
export function dayOrderOf(draft: Draft): DayOrder {
  draft.dayOrder ??= makeDayOrder(eventsIn(draft), attachmentOf(draft));
  return draft.dayOrder;
}

/** The number of rows in a collection. */
export function countOf(draft: Draft, collection: RowCollection): number {
  const known = draft.counts.get(collection);
  if (known !== undefined) return known;
  const count = Object.keys(draft.document[collection]).length;
  draft.counts.set(collection, count);
  return count;
}

/** Finds a row in its current state. */
export function findRow(draft: Draft, collection: Collection, id: Id): AnyRow | undefined {
  if (collection === 'trip') return draft.document.trip.id === id ? draft.document.trip : undefined;
  const table: Readonly<Record<Id, AnyRow>> = draft.document[collection];
  const row = table[id];
  return row?.id === id ? row : undefined; // properties that every object inherits are not rows
}

type Stored = { id: Id; was: AnyRow | undefined; row: AnyRow | null };

function store(draft: Draft, collection: Collection, { id, was, row }: Stored): void {
  draft.meter.work += WORK.write;
  if (collection === 'trip' || collection === 'destinations' || collection === 'bookings') {
    draft.stays = null;
    draft.attachment = null;
    draft.dayOrder = null;
  }
  if (collection === 'trip') {
    draft.document = { ...draft.document, trip: row as unknown as TripDocument['trip'] }; // made from the trip's row
    return;
  }
  if (!draft.copied.has(collection)) {
    draft.document = { ...draft.document, [collection]: { ...rowsOf(draft.document, collection) } };
    draft.copied.add(collection);
  }
  const table = draft.document[collection] as unknown as Record<Id, AnyRow>; // the draft's own copy, see above
  if (row === null) delete table[id];
  else table[id] = row;
  const count = draft.counts.get(collection);
  if (count !== undefined) draft.counts.set(collection, count + (row === null ? -1 : was ? 0 : 1));
  if (collection !== 'events' || draft.dayOrder === null) return;
  if (row !== null && !was)
    draft.dayOrder.add(row as unknown as TripEvent); // a row of the events
  else draft.dayOrder = null;
}

function keyOf(write: Pick<Write, 'in' | 'id'>): string {
  return `${write.in}:${write.id}`;
}

/**
 * Sets intent fields of a row; values that are already there aren't written. The row must exist.
 *
 * @param fields belong to the draft from now on
 */
export function setFields(draft: Draft, collection: Collection, id: Id, fields: Fields): void {
  const row = findRow(draft, collection, id);
  if (!row) throw new Error(`There is no row ${id} in ${collection} to set fields of.`);
  let before: Fields | null = null;
  let isWhole = true;
  for (const field in fields) {
    const value = fields[field];
    const was = row[field];
    if (was === value || sameValue(was, value)) {
      isWhole = false;
      continue;
    }
    before ??= {};
    before[field] = was ?? null;
  }
  if (before === null) return;
  const after = isWhole ? fields : fieldsOf(before, fields);
  store(draft, collection, { id, was: row, row: { ...row, ...after } });
  noteSet(draft, { in: collection, id, name: nameOfRow(collection, row), before, after });
}

/** The fields with these names. */
function fieldsOf(names: Fields, fields: Fields): Fields {
  const some: Fields = {};
  for (const field in names) some[field] = fields[field];
  return some;
}

function noteSet(draft: Draft, write: Write & { before: Fields; after: Fields }): void {
  const key = keyOf(write);
  const earlier = draft.writes.get(key);
  if (!earlier?.after) {
    draft.writes.set(key, write);
    return;
  }
  // It belongs to the draft, so it is extended instead of copied: a batch may touch a row a hundred times.
  const { before, after } = earlier;
  let cameBack = false;
  for (const field in write.after) {
    const value = write.after[field];
    after[field] = value;
    if (before === null) continue;
    if (!(field in before)) before[field] = write.before[field];
    else cameBack ||= sameValue(before[field], value);
  }
  if (before !== null && cameBack) keepDifference(draft, { ...earlier, before, after });
}

/** Records a write without the fields that are back at their original values. */
function keepDifference(draft: Draft, write: Write & { before: Fields; after: Fields }): void {
  const before: Fields = {};
  const after: Fields = {};
  let isEmpty = true;
  for (const field in write.after) {
    const value = write.after[field];
    const was = write.before[field];
    if (was === value || sameValue(was, value)) continue;
    before[field] = was ?? null;
    after[field] = value;
    isEmpty = false;
  }
  const key = keyOf(write);
  if (isEmpty) draft.writes.delete(key);
  else draft.writes.set(key, { ...write, before, after });
}

/** Adds a row; its id must not be in use in its collection. */
export function addRow(draft: Draft, collection: Collection, row: AnyRow): void {
  if (findRow(draft, collection, row.id)) throw new Error(`${collection} has a row ${row.id} already.`);
  store(draft, collection, { id: row.id, was: undefined, row });
  const key = keyOf({ in: collection, id: row.id });
  const after = intentOf(collection, row);
  const earlier = draft.writes.get(key);
  if (earlier?.before) keepDifference(draft, { ...earlier, before: earlier.before, after });
  else
    draft.writes.set(key, {
      in: collection,
      id: row.id,
      name: nameOfRow(collection, row),
      before: null,
      after,
    });
}

/** Removes a row; does nothing if it no longer exists. */
export function dropRow(draft: Draft, collection: Collection, id: Id): void {
  const row = findRow(draft, collection, id);
  if (!row) return;
  store(draft, collection, { id, was: row, row: null });
  const key = keyOf({ in: collection, id });
  const earlier = draft.writes.get(key);
  if (earlier && earlier.before === null) {
    draft.writes.delete(key);
    return;
  }
  const intent = intentOf(collection, row);
  const before = earlier?.before ? { ...intent, ...earlier.before } : intent;
  draft.writes.delete(key); // so that it moves to the end: undo goes backward and restores parents first
  draft.writes.set(key, { in: collection, id, name: nameOfRow(collection, row), before, after: null });
}
