import { integer, text, uuid } from '../../db/columns';
import { type Queryable, rowsOf, send, statement, type Transaction } from '../../db/statement';
import { instantJson, tripJson } from './read/trip-json-store';
import { TABLES_OF_TRIP } from './trip-columns';

// Locks in the order of the ids and before anything else, so that two of these never wait for each other.
const LOCK = statement(
  'trips-personal-data-lock',
  'select id, version from trips where user_id = $1 order by id for update',
  { id: uuid, version: integer },
);
const MOVE = statement('trips-personal-data-move', 'update trips set user_id = $2 where user_id = $1', {});
const MOVE_HISTORY = statement(
  'trips-personal-data-move-history',
  'update trip_changes set actor_id = $2 where actor_id = $1',
  {},
);

/** All trips of a person, locked until the transaction ends. */
export function lockTripsOf(on: Transaction, userId: string): Promise<{ id: string; version: number }[]> {
  return rowsOf(on, LOCK, [userId]);
}

/** Moves all trips of one person to another, along with the record of what they changed in any trip. */
export function moveTrips(on: Transaction, from: string, to: string): void {
  send(on, MOVE, [from, to]);
  send(on, MOVE_HISTORY, [from, to]);
}

const FORGET_TEMPLATES = statement(
  'trips-personal-data-forget-templates',
  'update trips set template_of = null where template_of = any($1::uuid[])',
  {},
);
const DELETE_STATEMENTS = TABLES_OF_TRIP.map((table) =>
  statement(
    `trips-personal-data-delete-${table}`,
    `delete from ${table} where trip_id = any($1::uuid[])`,
    {},
  ),
);
const DELETE = statement('trips-personal-data-delete', 'delete from trips where id = any($1::uuid[])', {});
/** What the person changed in other people's trips stays in the history, without saying who it was. */
const FORGET_ACTOR = statement(
  'trips-personal-data-forget-actor',
  'update trip_changes set actor_id = null where actor_id = $1',
  {},
);

/** Deletes trips with all their rows and their history. */
export function deleteTrips(on: Transaction, ids: readonly string[]): void {
  for (const statement of [FORGET_TEMPLATES, ...DELETE_STATEMENTS, DELETE]) send(on, statement, [ids]);
}

/** Removes a person from the history of trips. */
export function forgetActor(on: Transaction, userId: string): void {
  send(on, FORGET_ACTOR, [userId]);
}

const LIST = statement(
  'trips-personal-data-list',
  'select id, name from trips where user_id = $1 order by created_at, id',
  { id: uuid, name: text },
);
const READ = statement(
  'trips-personal-data-read',
  `select json_build_object('trip', ${tripJson('trips')}, 'history', coalesce((
      select json_agg(json_build_object('version', version, 'at', ${instantJson('at')}, 'kind', kind,
        'mine', coalesce(actor_id = trips.user_id, false), 'undone', undone_by is not null, 'change', change)
        order by version)
      from trip_changes where trip_id = trips.id), '[]'::json), 'legLines', coalesce((
      select json_agg(json_build_object('leg', leg_key, 'line', line, 'credit', credit) order by leg_key)
      from trip_leg_lines where trip_id = trips.id), '[]'::json))::text as file
    from trips where trips.id = $2 and trips.user_id = $1`,
  { file: text },
);

/** A person's trips, oldest first. */
export function listTripNames(on: Queryable, userId: string): Promise<{ id: string; name: string }[]> {
  return rowsOf(on, LIST, [userId]);
}

/** A person's trip with its history, as the text of a file; null if they have none with that id. */
export async function findTripFile(on: Queryable, userId: string, id: string): Promise<string | null> {
  const [read] = await rowsOf(on, READ, [userId, id]);
  return read?.file ?? null;
}
