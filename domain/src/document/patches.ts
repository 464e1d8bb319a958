import type { Id } from '@wayfold/contract/kernel/values';
import { COLLECTIONS, type Collection } from '@wayfold/contract/trip/collections';
import type { Patch } from '@wayfold/contract/trip/patch';
import { type AnyRow, type Fields, readRow, sameValue } from './rows';
import { rowsOf, type TripDocument } from './trip-document';

/**
 * The differences between two documents, derived fields included.
 *
 * Parents come before their children, and rows are dropped after everything else, children first.
 */
export function patchesBetween(before: TripDocument, after: TripDocument): Patch[] {
  const patches: Patch[] = [];
  const drops: Patch[] = [];
  for (const collection of COLLECTIONS) {
    if (before[collection] === after[collection]) continue;
    const old = rowsOf(before, collection);
    const current = rowsOf(after, collection);
    let stayed = 0;
    for (const id of Object.keys(current)) {
      const row = current[id];
      const was = old[id];
      if (was) stayed += 1;
      if (!row || was === row) continue;
      if (!was) patches.push({ op: 'put', in: collection, id, row: { ...row } });
      else {
        const fields = changedFields(was, row);
        if (fields) patches.push({ op: 'set', in: collection, id, fields });
      }
    }
    const ids = Object.keys(old);
    if (ids.length === stayed) continue;
    for (const id of ids) {
      if (!Object.hasOwn(current, id)) drops.unshift({ op: 'drop', in: collection, id });
    }
  }
  return [...patches, ...drops];
}

function changedFields(was: AnyRow, row: AnyRow): Fields | null {
  let fields: Fields | null = null;
  for (const field in row) {
    if (was[field] === row[field] || sameValue(was[field], row[field])) continue;
    fields ??= {};
    fields[field] = row[field];
  }
  return fields;
}

/**
 * Applies patches in order without settling, because they contain the derived fields.
 *
 * Applying patches again does no harm as long as all later ones follow, because they contain whole values. A `set` of a
 * row that no longer exists is skipped. Rows without patches keep their identity.
 */
export function applyPatches(document: TripDocument, patches: readonly Patch[]): TripDocument {
  if (patches.length === 0) return document;
  let { trip } = document;
  const tables = new Map<Collection, Record<Id, AnyRow>>();
  for (const patch of patches) {
    if (patch.in === 'trip') {
      const fields = patch.op === 'put' ? patch.row : patch.op === 'set' ? patch.fields : {};
      trip = { ...trip, ...fields };
      continue;
    }
    let table = tables.get(patch.in);
    if (!table) {
      table = { ...rowsOf(document, patch.in) };
      tables.set(patch.in, table);
    }
    applyToTable(table, patch);
  }
  return { ...document, trip, ...Object.fromEntries(tables) };
}

function applyToTable(table: Record<Id, AnyRow>, patch: Patch): void {
  const row = table[patch.id];
  if (patch.op === 'put') table[patch.id] = readRow(patch.in, { ...patch.row, id: patch.id });
  else if (patch.op === 'drop') delete table[patch.id];
  else if (row) table[patch.id] = { ...row, ...patch.fields };
}
