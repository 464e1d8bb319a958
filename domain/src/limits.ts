import { TRIP_LIMITS } from '@wayfold/contract/limits';
import { COLLECTIONS, type Patch } from '@wayfold/contract/patch';
import type { Id } from '@wayfold/contract/values';
import { ChangeRefused } from './change-refused';
import { FIRST_DAY, LAST_DAY } from './dates';
import { type AnyRow, type Fields, rowsOf } from './rows';
import { orderedDestinations, type TripDocument } from './trip-document';

/** Text that JSON writes as it is, a byte for each letter. */
const PLAIN = /^[ !#-[\]-~]*$/;
/** Up to this length looking at each letter takes less time than asking a pattern. */
const SHORT = 40;

function isPlain(text: string): boolean {
  if (text.length > SHORT) return PLAIN.test(text);
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit < 0x20 || unit > 0x7e || unit === 0x22 || unit === 0x5c) return false;
  }
  return true;
}

function textBytes(text: string): number {
  if (isPlain(text)) return text.length + 2;
  const json = JSON.stringify(text);
  let bytes = json.length;
  for (let index = 0; index < json.length; index += 1) {
    const unit = json.charCodeAt(index);
    if (unit > 0x7f) bytes += unit > 0x7ff && (unit < 0xd800 || unit > 0xdfff) ? 2 : 1;
  }
  return bytes;
}

/** Bytes of a value as JSON text in UTF-8, counted without writing it; a missing value has none. */
function jsonBytes(value: unknown): number {
  if (typeof value === 'string') return textBytes(value);
  if (value === null || value === true) return 4;
  if (value === undefined) return 0;
  if (value === false) return 5;
  if (typeof value !== 'object') return String(value).length;
  if (Array.isArray(value)) {
    let bytes = 2 + Math.max(0, value.length - 1);
    for (const item of value) bytes += jsonBytes(item);
    return bytes;
  }
  // One comma fewer than fields, two brackets more.
  return Math.max(2, fieldsBytes(value as Fields) + 1); // an object, read by key
}

/** Bytes of fields as they stand in an object, a comma after each. */
function fieldsBytes(fields: Fields): number {
  let bytes = 0;
  for (const field in fields) bytes += fieldBytes(field, fields[field]);
  return bytes;
}

function fieldBytes(field: string, value: unknown): number {
  return value === undefined ? 0 : field.length + 4 + jsonBytes(value);
}

/** Bytes of a row under its id. */
function rowBytes(id: Id, row: Fields): number {
  return jsonBytes(row) + id.length + 4;
}

const sizes = new WeakMap<TripDocument, number>();

/** Bytes of the document as JSON text, to within the collections' names. */
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

/** How many bytes a document grew by, below 0 where it shrank. */
export function grownBytes(before: TripDocument, after: TripDocument): number {
  return documentBytes(after) - documentBytes(before);
}

/** By how many bytes patches make a document larger, or smaller. */
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
 * Refuses a settled document that a change made too large, or whose dates it moved out of reach.
 *
 * @param before  the document before the change: one that is over a limit already may still shrink
 * @param patches all that is different between them
 */
export function checkLimits(before: TripDocument, after: TripDocument, patches: readonly Patch[]): void {
  const grown = growth(before, patches);
  const bytes = documentBytes(before) + grown;
  sizes.set(after, bytes);
  if (bytes > TRIP_LIMITS.bytes && grown > 0) {
    throw new ChangeRefused('invalid', 'This trip is full. Shorten some notes or remove some rows first.');
  }
  if (before.destinations === after.destinations && before.trip === after.trip) return;
  for (const { name, dtArrive, dtDepart } of orderedDestinations(after)) {
    if (dtDepart === null || dtArrive === null) continue;
    if (dtDepart.length > LAST_DAY.length || dtDepart > LAST_DAY || dtArrive < FIRST_DAY) {
      throw new ChangeRefused('invalid', `The stay in “${name}” would be outside the years 1900 to 2199.`);
    }
  }
}
