import { integer, text, uuid } from '../../db/columns';
import { type Queryable, rowsOf, send, statement, type Transaction } from '../../db/statement';
import { fileWord } from '../../lib/file-word';
import type { ExportFile, PersonalData } from '../accounts/personal-data';
import { announceVersion } from '../sharing/live-notices-store';
import { forgetSharing } from '../sharing/shares-store';
import { instantJson, tripJson, tripTexts } from './read/trip-json';
import { limitedRead } from './read/trip-read';
import { ROW_TABLES } from './trip-columns';

// Locked in the order of their ids and before anything else, so that two of these never wait for each other.
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

/** Gives all trips of one person to another, with their history. Whoever has one open learns of it at commit. */
async function move(on: Transaction, from: string, to: string): Promise<void> {
  const trips = await rowsOf(on, LOCK, [from]);
  send(on, MOVE, [from, to]);
  send(on, MOVE_HISTORY, [from, to]);
  for (const { id, version } of trips) announceVersion(on, id, version);
}

const FORGET_TEMPLATES = statement(
  'trips-personal-data-forget-templates',
  'update trips set template_of = null where template_of = any($1::uuid[])',
  {},
);
const DELETE_STATEMENTS = ['trip_changes', ...ROW_TABLES.map(({ table }) => table).reverse()].map((table) =>
  statement(
    `trips-personal-data-delete-${table}`,
    `delete from ${table} where trip_id = any($1::uuid[])`,
    {},
  ),
);
const DELETE = statement('trips-personal-data-delete', 'delete from trips where id = any($1::uuid[])', {});
/** In the history of other people's trips, what the person changed there stays, without saying who it was. */
const FORGET_ACTOR = statement(
  'trips-personal-data-forget-actor',
  'update trip_changes set actor_id = null where actor_id = $1',
  {},
);

async function erase(on: Transaction, userId: string): Promise<void> {
  const trips = await rowsOf(on, LOCK, [userId]);
  const ids = trips.map(({ id }) => id);
  forgetSharing(on, ids);
  for (const statement of [FORGET_TEMPLATES, ...DELETE_STATEMENTS, DELETE]) send(on, statement, [ids]);
  send(on, FORGET_ACTOR, [userId]);
  for (const id of ids) announceVersion(on, id, 0);
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
      from trip_changes where trip_id = trips.id), '[]'::json))::text as file
    from trips ${tripTexts('trips')} where trips.id = $2 and trips.user_id = $1`,
  { file: text },
);

/** A file for each trip, read when its turn comes. */
async function exportTrips(on: Queryable, userId: string): Promise<ExportFile[]> {
  const trips = await rowsOf(on, LIST, [userId]);
  return trips.map(({ id, name }) => ({
    path: `trips/${[fileWord(name), id].filter(Boolean).join(' ')}.json`,
    bytes: async () => {
      const [read] = await limitedRead(() => rowsOf(on, READ, [userId, id]));
      return read?.file ?? 'null';
    },
  }));
}

/** The trips of a person, and what they changed in those of others. */
export const tripsPersonalData: PersonalData = { move, erase, export: exportTrips };
