import type { Leg } from '@wayfold/contract/trip/leg';
import { tripLegs } from '@wayfold/domain/changes/trip-legs';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import type { LegLine } from '../../../adapters/measure-way';
import { json, notNull, text, uuid } from '../../../db/columns';
import { type Queryable, rowsOf, send, statement, type Transaction } from '../../../db/statement';
import type { VisibleTrip } from '../../../http/access';

const KEYS = statement('leg-lines-keys', 'select leg_key from trip_leg_lines where trip_id = $1', {
  leg_key: text,
});
const PUT = statement(
  'leg-lines-put',
  `insert into trip_leg_lines (trip_id, leg_key, line, credit)
    select $1::uuid, row.key, row.line, row.credit
    from jsonb_to_recordset($2::jsonb) as row(key text, line text, credit text)
    on conflict (trip_id, leg_key) do update set line = excluded.line, credit = excluded.credit`,
  {},
);
const KEEP_ONLY = statement(
  'leg-lines-keep-only',
  'delete from trip_leg_lines where trip_id = $1 and leg_key <> all($2::text[])',
  {},
);
const COPY = statement(
  'leg-lines-copy',
  `insert into trip_leg_lines (trip_id, leg_key, line, credit)
    select $2::uuid, leg_key, line, credit from trip_leg_lines where trip_id = $1 and leg_key = any($3::text[])`,
  {},
);
const FIND = statement(
  'leg-lines-find',
  `select destinations.id, leg, line, credit
    from destinations join trip_leg_lines lines
      on lines.trip_id = destinations.trip_id and lines.leg_key = leg ->> 'key'
    where destinations.id = any($1::uuid[])`,
  { id: uuid, leg: notNull(json<Leg>()), line: text, credit: text },
);

/** The keys of the legs whose lines are stored with a trip. */
export async function lineKeys(on: Queryable, trip: VisibleTrip): Promise<Set<string>> {
  return new Set((await rowsOf(on, KEYS, [trip.id])).map(({ leg_key }) => leg_key));
}

/** Stores lines with a trip, by the keys of their legs; leaves out those that aren't legs of this document. */
export function putLinesOf(
  on: Transaction,
  document: TripDocument,
  lines: ReadonlyMap<string, LegLine>,
): void {
  if (lines.size === 0) return;
  const rows = keysOf(document).flatMap((key) => {
    const line = lines.get(key);
    return line ? [{ key, ...line }] : [];
  });
  if (rows.length > 0) send(on, PUT, [document.trip.id, JSON.stringify(rows)]);
}

/** Deletes the lines of a trip that aren't of legs of this document. */
export function keepOnlyLinesOf(on: Transaction, document: TripDocument): void {
  send(on, KEEP_ONLY, [document.trip.id, keysOf(document)]);
}

/** Gives a copy of a trip the lines of the legs it has. */
export function copyLines(on: Transaction, source: { id: string }, copy: TripDocument): void {
  const keys = keysOf(copy);
  if (keys.length > 0) send(on, COPY, [source.id, copy.trip.id, keys]);
}

/** Each key once: a trip may go the same way twice. */
function keysOf(document: TripDocument): string[] {
  return [...new Set(tripLegs(document).map(({ key }) => key))];
}

/** The measured legs that start at these destinations, of any trip, if their lines are stored. */
export async function findMeasuredLegs(
  on: Queryable,
  ids: readonly string[],
): Promise<Map<string, Leg & LegLine>> {
  if (ids.length === 0) return new Map();
  const rows = await rowsOf(on, FIND, [ids]);
  return new Map(rows.map(({ id, leg, line, credit }) => [id, { ...leg, line, credit }]));
}
