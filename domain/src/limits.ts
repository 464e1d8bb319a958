import { TRIP_LIMITS } from '@wayfold/contract/limits';
import { COLLECTIONS } from '@wayfold/contract/patch';
import { type RichText, spansOf } from '@wayfold/contract/rich-text';
import { ChangeRefused } from './change-refused';
import { FIRST_DAY, LAST_DAY } from './dates';
import { type AnyRow, rowsOf } from './rows';
import { orderedDestinations, type TripDocument } from './trip-document';

const sizes = new WeakMap<object, number>();

/** Bytes of a value as JSON text in UTF-8. */
function jsonBytes(value: unknown): number {
  const text = JSON.stringify(value);
  let bytes = text.length;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit > 0x7f) bytes += unit > 0x7ff && (unit < 0xd800 || unit > 0xdfff) ? 2 : 1;
  }
  return bytes;
}

function rowBytes(row: AnyRow): number {
  const known = sizes.get(row);
  if (known !== undefined) return known;
  const bytes = jsonBytes(row) + row.id.length + 4;
  sizes.set(row, bytes);
  return bytes;
}

function allRows(document: TripDocument): readonly AnyRow[] {
  const { trip, destinations, events, costs, pictures, texts } = document;
  return [
    trip,
    ...Object.values(destinations),
    ...Object.values(events),
    ...Object.values(costs),
    ...Object.values(pictures),
    ...Object.values(texts),
  ];
}

/** Bytes of the document as JSON text, to within the collections' names. Sizes of unchanged rows are kept. */
export function documentBytes(document: TripDocument): number {
  let bytes = 0;
  for (const row of allRows(document)) bytes += rowBytes(row);
  return bytes;
}

/** How many bytes a document grew by, below 0 where it shrank. Looks only at rows that are not the same. */
export function grownBytes(before: TripDocument, after: TripDocument): number {
  let bytes = 0;
  for (const collection of COLLECTIONS) {
    if (before[collection] === after[collection]) continue;
    const [old, current] = [rowsOf(before, collection), rowsOf(after, collection)];
    for (const [id, row] of Object.entries(current)) if (old[id] !== row) bytes += rowBytes(row);
    for (const [id, row] of Object.entries(old)) if (current[id] !== row) bytes -= rowBytes(row);
  }
  return bytes;
}

/** No row is larger than this without the texts that people write, `null`s, names of fields and all. */
const ROW_BYTES = 1_200;
/** The most bytes that one UTF-16 unit takes as JSON: `\u0001`. */
const UNIT_BYTES = 6;
/** The most UTF-16 units in the texts of a destination: five of 200 and the reserve of a leg's key. */
const DESTINATION_UNITS = 1_100;

/** Units around a span or a block: names of fields, quotes and brackets. */
const SPAN_UNITS = 60;

function richTextUnits(blocks: RichText | null): number {
  let units = 0;
  for (const block of blocks ?? []) {
    units += SPAN_UNITS;
    for (const { text, href } of spansOf(block)) units += SPAN_UNITS + text.length + (href?.length ?? 0);
  }
  return units;
}

/** An upper bound of the document's bytes, counted without writing any JSON. */
function mostBytes({ trip, destinations, events, costs, pictures, texts }: TripDocument): number {
  let rows = 1;
  let units =
    3_000 + richTextUnits(trip.textItinerary) + Object.keys(destinations).length * DESTINATION_UNITS;
  for (const { name, notes, eventid, poi_source } of Object.values(events)) {
    rows += 1;
    units += name.length + (notes?.length ?? 0) + (eventid?.length ?? 0) + (poi_source?.length ?? 0);
  }
  for (const { supplier } of Object.values(costs)) {
    rows += 1;
    units += supplier.length;
  }
  for (const { text, href } of Object.values(texts)) {
    rows += 1;
    units += text.length + (href?.length ?? 0);
  }
  for (const picture of Object.values(pictures)) {
    rows += 1;
    const { imageName, description, credit, creditUrl } = picture;
    units += imageName.length + description.length + (credit?.length ?? 0) + (creditUrl?.length ?? 0);
  }
  return (rows + Object.keys(destinations).length) * ROW_BYTES + units * UNIT_BYTES;
}

/**
 * Refuses a settled document that a change made too large, or whose dates it moved out of reach.
 *
 * @param before the document before the change: one that is over a limit already may still shrink
 */
export function checkLimits(before: TripDocument, after: TripDocument): void {
  const { bytes } = TRIP_LIMITS;
  if (
    mostBytes(after) > bytes &&
    documentBytes(after) > bytes &&
    documentBytes(after) > documentBytes(before)
  ) {
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
