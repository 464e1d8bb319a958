import type { Collection, Write } from '@wayfold/contract/patch';
import type { Destination } from '@wayfold/contract/trip';
import type { Id } from '@wayfold/contract/values';
import { type Attachment, makeAttachment } from './attachment';
import { type AnyRow, type Fields, intentOf, nameOfRow, rowsOf, sameValue } from './rows';
import { settleDestinations } from './settle';
import type { TripDocument } from './trip-document';

/**
 * A document while one change is applied to it.
 *
 * Rows are written through `setFields`, `addRow` and `dropRow`, which note every intent field that a person's change
 * touches. The derived fields of its rows are out of date; `staysOf` and `attachmentOf` say what they will be.
 */
export interface Draft {
  readonly before: TripDocument;
  /** The rows so far. Collections are copied on their first write, so `before` is never changed. */
  document: TripDocument;
  readonly copied: Set<Collection>;
  readonly writes: Map<string, Write>;
  stays: readonly Destination[] | null;
  attachment: Attachment | null;
}

/** Begins a change of a settled document. */
export function startDraft(before: TripDocument): Draft {
  return {
    before,
    document: before,
    copied: new Set(),
    writes: new Map(),
    stays: null,
    attachment: null,
  };
}

/** The destinations as they will stand: in order, with their dates. */
export function staysOf(draft: Draft): readonly Destination[] {
  draft.stays ??= settleDestinations(draft.document);
  return draft.stays;
}

/** Where events will belong. */
export function attachmentOf(draft: Draft): Attachment {
  draft.attachment ??= makeAttachment(staysOf(draft));
  return draft.attachment;
}

/** Finds a row as it stands now. */
export function findRow(draft: Draft, collection: Collection, id: Id): AnyRow | undefined {
  if (collection === 'trip') return draft.document.trip.id === id ? draft.document.trip : undefined;
  const table: Readonly<Record<Id, AnyRow>> = draft.document[collection];
  return Object.hasOwn(table, id) ? table[id] : undefined;
}

function store(draft: Draft, collection: Collection, id: Id, row: AnyRow | null): void {
  if (collection === 'trip' || collection === 'destinations') {
    draft.stays = null;
    draft.attachment = null;
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
}

/** Sets intent fields of a row; values that are there already are not written. The row must be there. */
export function setFields(draft: Draft, collection: Collection, id: Id, fields: Fields): void {
  const row = findRow(draft, collection, id);
  if (!row) throw new Error(`There is no row ${id} in ${collection} to set fields of.`);
  const changed: Fields = {};
  const old: Fields = {};
  for (const [field, value] of Object.entries(fields)) {
    if (sameValue(row[field], value)) continue;
    changed[field] = value;
    old[field] = row[field] ?? null;
  }
  if (Object.keys(changed).length === 0) return;
  store(draft, collection, id, { ...row, ...changed });
  noteSet(draft, { in: collection, id, name: nameOfRow(collection, row), before: old, after: changed });
}

function noteSet(draft: Draft, write: Write & { before: Fields; after: Fields }): void {
  const key = `${write.in}:${write.id}`;
  const earlier = draft.writes.get(key);
  if (!earlier) {
    draft.writes.set(key, write);
    return;
  }
  if (earlier.before === null) {
    draft.writes.set(key, { ...earlier, after: { ...earlier.after, ...write.after } });
    return;
  }
  keepDifference(draft, {
    ...earlier,
    before: { ...write.before, ...earlier.before },
    after: { ...earlier.after, ...write.after },
  });
}

/** Notes a write without the fields that came back to where they were. */
function keepDifference(draft: Draft, write: Write & { before: Fields; after: Fields }): void {
  const before: Fields = {};
  const after: Fields = {};
  for (const [field, value] of Object.entries(write.after)) {
    if (sameValue(write.before[field], value)) continue;
    before[field] = write.before[field] ?? null;
    after[field] = value;
  }
  const key = `${write.in}:${write.id}`;
  if (Object.keys(after).length === 0) draft.writes.delete(key);
  else draft.writes.set(key, { ...write, before, after });
}

/** Adds a row whose id is free in its collection. */
export function addRow(draft: Draft, collection: Collection, row: AnyRow): void {
  if (findRow(draft, collection, row.id)) throw new Error(`${collection} has a row ${row.id} already.`);
  store(draft, collection, row.id, row);
  const key = `${collection}:${row.id}`;
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

/** Removes a row; passes over one that is gone. */
export function dropRow(draft: Draft, collection: Collection, id: Id): void {
  const row = findRow(draft, collection, id);
  if (!row) return;
  store(draft, collection, id, null);
  const key = `${collection}:${id}`;
  const earlier = draft.writes.get(key);
  if (earlier && earlier.before === null) {
    draft.writes.delete(key);
    return;
  }
  const before = { ...intentOf(collection, row), ...earlier?.before };
  draft.writes.delete(key); // so that it moves to the end: undo goes backwards and brings parents back first
  draft.writes.set(key, { in: collection, id, name: nameOfRow(collection, row), before, after: null });
}
