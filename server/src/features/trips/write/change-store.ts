import type { Patch } from '@wayfold/contract/trip/patch';
import type { RichText } from '@wayfold/contract/trip/rich-text';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { htmlOf } from '@wayfold/domain/page/rich-text';
import { integer, json, type RowOf, text, uuid } from '../../../db/columns';
import { type Queryable, rowsOf, send, statement, type Transaction } from '../../../db/statement';
import type { EditableTrip } from '../../../http/access';
import { noSuchTrip } from '../../sharing/trip-access';
import { STANDING, type TripStanding } from '../../sharing/trip-access-store';
import { documentJson, tripLife } from '../read/trip-json-store';
import {
  type ColumnKind,
  ROW_TABLES,
  type RowCollection,
  type RowTable,
  TRIP_COLUMNS,
} from '../trip-columns';

/** Of a trip's own row: its version, and the size in bytes of the document and of its history's details. */
const STATE = { version: integer, life: text, bytes: integer, historyBytes: integer };
const STATE_COLUMNS = `version, ${tripLife('trips')} as life, bytes, history_bytes as "historyBytes"`;
const LOCK = statement(
  'trip-lock',
  `select id, user_id, type, ${STATE_COLUMNS} from trips where id = $1 for update`,
  { ...STANDING, ...STATE },
);

/** A trip's state without its document; `life` tells apart the same versions of a trip (`tripLife`). */
export type TripState = RowOf<typeof STATE>;

/**
 * Waits for the trip's write lock and holds it until the end of the transaction. Returns the trip's own row as it is then.
 *
 * Loading needs a second statement: one that locks and reads at once waits and then returns other rows from before the wait.
 */
export async function lockTrip(
  on: Queryable,
  trip: EditableTrip,
): Promise<(TripStanding & TripState) | undefined> {
  const [locked] = await rowsOf(on, LOCK, [trip.id]);
  return locked;
}

const LOAD = statement(
  'trip-load',
  `select ${STATE_COLUMNS}, ${documentJson('trips')} as document from trips where id = $1`,
  { ...STATE, document: json<Rows>() },
);

/** A document in the form that `documentJson` writes: its rows as lists. */
export type Rows = { readonly trip: TripDocument['trip'] } & {
  readonly [C in RowCollection]: readonly (TripDocument[C][string] & { id: string })[];
};

/** A trip's document, its version, and the size in bytes of the document and of its history's details. */
export type Loaded = { version: number; document: TripDocument; bytes: number; historyBytes: number };

/** Reads the trip's current document and version, or throws not-found. */
export async function loadDocument(on: Queryable, tripId: string): Promise<Loaded & TripState> {
  const [found] = await rowsOf(on, LOAD, [tripId]);
  if (!found) throw noSuchTrip();
  return { ...found, document: documentOf(found.document) };
}

/** Builds the document from its rows. */
export function documentOf({
  trip,
  destinations,
  events,
  costs,
  pictures,
  texts,
  tracks,
  bookings,
}: Rows): TripDocument {
  return {
    trip,
    destinations: byId(destinations),
    events: byId(events),
    costs: byId(costs),
    pictures: byId(pictures),
    texts: byId(texts),
    tracks: byId(tracks),
    bookings: byId(bookings),
  };
}

function byId<Row extends { id: string }>(rows: readonly Row[]): Record<string, Row> {
  return Object.fromEntries(rows.map((row) => [row.id, row]));
}

/** The columns of the trip's own row that edits write. */
const WRITTEN = TRIP_COLUMNS.filter(({ field }) => field !== 'id' && field !== 'userid');

/** The columns that edits write, by name, and the expression for each one, with parameters numbered starting at `from`. */
export function tripColumns(from: number): { names: string[]; parameters: string[] } {
  return {
    names: WRITTEN.map(({ column }) => column),
    parameters: WRITTEN.map((_, index) => `$${from + index}`),
  };
}

/** The values of `tripColumns`. */
export function tripValues(trip: TripDocument['trip']): unknown[] {
  const row: Readonly<Record<string, unknown>> = trip;
  return WRITTEN.map(({ field, kept }) =>
    kept === 'itinerary' ? keptItinerary(trip.textItinerary) : row[field],
  );
}

/** The text itinerary in stored form: as data, and as the HTML that readers of the trip get. */
function keptItinerary(blocks: RichText | null): string | null {
  return blocks && JSON.stringify({ TRIP_ITINERARY_TEXT: htmlOf(blocks), blocks });
}

const { names, parameters } = tripColumns(6);
const UPDATE_TRIP = statement(
  'trip-update',
  `update trips set version = $2, updated_at = $3, bytes = greatest(0, $4::integer), history_bytes = $5,
      ${names.map((name, index) => `${name} = ${parameters[index]}`).join(', ')}
    where id = $1`,
  {},
);
const SENT_AS: Readonly<Record<ColumnKind, string>> = {
  uuid: 'uuid',
  text: 'text',
  boolean: 'boolean',
  integer: 'integer',
  float: 'double precision',
  date: 'date',
  amount: 'numeric',
  coords: 'jsonb',
  itinerary: 'jsonb',
  json: 'jsonb',
};

/**
 * A statement that writes rows: `$1` the trip, `$2` the rows as a JSON list with the wire's field names.
 *
 * Existing rows are overwritten completely. The text depends only on the table, so the database plans it once.
 */
function upsertRows(table: RowTable): string {
  const stored = table.columns.flatMap(({ field, column, kept }) =>
    kept === 'coords'
      ? [
          { column: 'lon', value: `(row."${field}" ->> 0)::double precision` },
          { column: 'lat', value: `(row."${field}" ->> 1)::double precision` },
        ]
      : [{ column, value: `row."${field}"` }],
  );
  const shape = table.columns.map(({ field, kept }) => `"${field}" ${SENT_AS[kept]}`).join(', ');
  const updates = stored
    .filter(({ column }) => column !== 'id')
    .map(({ column }) => `${column} = excluded.${column}`);
  return `insert into ${table.table} (trip_id, ${stored.map(({ column }) => column).join(', ')})
    select $1::uuid, ${stored.map(({ value }) => value).join(', ')}
    from jsonb_to_recordset($2::jsonb) as row(${shape})
    on conflict (trip_id, id) do update set ${updates.join(', ')}`;
}

/** A statement that deletes rows: `$1` the trip, `$2` their ids. */
function deleteRows(table: RowTable): string {
  return `delete from ${table.table} where trip_id = $1 and id = any($2::uuid[])`;
}

const UPSERTS = ROW_TABLES.map((table) => ({
  collection: table.collection,
  statement: statement(`rows-upsert-${table.table}`, upsertRows(table), {}),
}));
const DELETES = [...ROW_TABLES].reverse().map((table) => ({
  collection: table.collection,
  statement: statement(`rows-delete-${table.table}`, deleteRows(table), {}),
}));

/** Writes a trip's own row from the document. */
export function writeTripRow(
  on: Transaction,
  { document: { trip }, version, bytes, historyBytes, now }: Loaded & { now: Date },
): void {
  send(on, UPDATE_TRIP, [trip.id, version, now, bytes, historyBytes, ...tripValues(trip)]);
}

/**
 * Writes the rows that the patches name, each in full, from the resulting document: parents first. Removed rows are deleted last,
 * children first.
 *
 * @returns how many characters of JSON were written
 */
export function writeRows(on: Transaction, document: TripDocument, patches: readonly Patch[]): number {
  const tripId = document.trip.id;
  const touched = (collection: RowCollection, isDrop: boolean) =>
    new Set(patches.filter((p) => p.in === collection && (p.op === 'drop') === isDrop).map(({ id }) => id));

  let letters = 0;
  for (const { collection, statement } of UPSERTS) {
    const rows = [...touched(collection, false)].flatMap((id) => document[collection][id] ?? []);
    if (rows.length === 0) continue;
    const json = JSON.stringify(rows);
    letters += json.length;
    send(on, statement, [tripId, json]);
  }
  for (const { collection, statement } of DELETES) {
    const ids = [...touched(collection, true)];
    if (ids.length > 0) send(on, statement, [tripId, ids]);
  }
  return letters;
}

const ROWS_ELSEWHERE = statement(
  'rows-elsewhere',
  ROW_TABLES.map(({ table }) => `select id from ${table} where id = any($1::uuid[]) and trip_id <> $2`).join(
    ' union all ',
  ),
  { id: uuid },
);

/** The ones of `ids` that belong to a row of another trip. */
export async function findRowsElsewhere(
  on: Queryable,
  tripId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await rowsOf(on, ROWS_ELSEWHERE, [ids, tripId]);
  return new Set(rows.map(({ id }) => id));
}
