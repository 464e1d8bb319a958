import type { Id } from '@wayfold/contract/kernel/values';
import { COLLECTIONS } from '@wayfold/contract/trip/collections';
import { TRIP_LIMITS } from '@wayfold/contract/trip/limits';
import type { Patch } from '@wayfold/contract/trip/patch';
import { FIRST_DAY, LAST_DAY } from '../calendar/dates';
import { ChangeRefused } from '../document/change-refused';
import { fieldBytes, jsonBytes } from '../document/json-bytes';
import type { AnyRow, Fields } from '../document/rows';
import { orderedDestinations, rowsOf, type TripDocument } from '../document/trip-document';

/** The size of a row under its id, in bytes. */
function rowBytes(id: Id, row: Fields): number {
  return jsonBytes(row) + id.length + 4;
}

const sizes = new WeakMap<TripDocument, number>();

/** The size of the document as JSON text in bytes, not counting the names of the collections. */
export function documentBytes(document: TripDocument): number {
  const known = sizes.get(document);
  if (known !== undefined) return known;
  let bytes = 0;
  for (const collection of COLLECTIONS) {
    const rows = rowsOf(document, collection);
    for (const id in rows) bytes += rowBytes(id, rows[id] ?? {});
  }
  sizes.set(document, bytes);
  return bytes;
}

/** How many bytes a document grew by; negative if it shrank. */
export function grownBytes(before: TripDocument, after: TripDocument): number {
  return documentBytes(after) - documentBytes(before);
}

/** How many bytes larger, or smaller, the patches make a document. */
function growth(before: TripDocument, patches: readonly Patch[]): number {
  let bytes = 0;
  for (const patch of patches) {
    const was = rowsOf(before, patch.in)[patch.id];
    if (patch.op === 'put') bytes += rowBytes(patch.id, patch.row);
    else if (patch.op === 'drop') bytes -= was ? rowBytes(patch.id, was) : 0;
    else bytes += changeBytes(patch.fields, was);
  }
  return bytes;
}

function changeBytes(fields: Fields, was: AnyRow | undefined): number {
  let bytes = 0;
  for (const field in fields) bytes += fieldBytes(field, fields[field]) - fieldBytes(field, was?.[field]);
  return bytes;
}

/**
 * Refuses a settled document that a change made too large, or whose dates it moved out of range.
 *
 * @param before the document before the change; if it already exceeds a limit, it may still shrink
 * @param patches all differences between the two
 */
export function checkLimits(before: TripDocument, after: TripDocument, patches: readonly Patch[]): void {
  const grown = growth(before, patches);
  const bytes = documentBytes(before) + grown;
  sizes.set(after, bytes);
  if (bytes > TRIP_LIMITS.bytes && grown > 0) {
    throw new ChangeRefused('invalid', 'tripFull');
  }
  if (before.destinations === after.destinations && before.trip === after.trip) return;
  for (const { name, dtArrive, dtDepart } of orderedDestinations(after)) {
    if (dtDepart === null || dtArrive === null) continue;
    if (dtDepart.length > LAST_DAY.length || dtDepart > LAST_DAY || dtArrive < FIRST_DAY) {
      throw new ChangeRefused('invalid', ['stayOutOfRange', { name }]);
    }
  }
}
