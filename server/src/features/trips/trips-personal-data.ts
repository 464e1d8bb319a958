import { type Queryable, rowsOf, type Statement, send, type Transaction } from '../../db/statement';
import { fileWord } from '../../lib/file-word';
import type { ExportFile, PersonalData } from '../accounts/personal-data';
import { announceVersion } from '../sharing/live-notices';
import { forgetSharing } from '../sharing/shares-store';
import { instantJson, tripJson, tripTexts } from './read/trip-json';
import { limitedRead } from './read/trip-read';
import { ROW_TABLES } from './trip-columns';

// Locked in the order of their ids and before anything else, so that two of these never wait for each other.
const LOCK: Statement = {
  name: 'trips-personal-data-lock',
  text: 'select id, version from trips where user_id = $1 order by id for update',
};
const MOVE: Statement = {
  name: 'trips-personal-data-move',
  text: 'update trips set user_id = $2 where user_id = $1',
};
const MOVE_HISTORY: Statement = {
  name: 'trips-personal-data-move-history',
  text: 'update trip_changes set actor_id = $2 where actor_id = $1',
};

type Locked = { id: string; version: number };

/** Gives all trips of one person to another, with their history. Whoever has one open learns of it at commit. */
async function move(on: Transaction, from: string, to: string): Promise<void> {
  const trips = await rowsOf<Locked>(on, LOCK, [from]);
  send(on, MOVE, [from, to]);
  send(on, MOVE_HISTORY, [from, to]);
  for (const { id, version } of trips) announceVersion(on, id, version);
}

const FORGET_TEMPLATES: Statement = {
  name: 'trips-personal-data-forget-templates',
  text: 'update trips set template_of = null where template_of = any($1::uuid[])',
};
const DELETE_STATEMENTS: readonly Statement[] = [
  'trip_changes',
  ...ROW_TABLES.map(({ table }) => table).reverse(),
].map((table) => ({
  name: `trips-personal-data-delete-${table}`,
  text: `delete from ${table} where trip_id = any($1::uuid[])`,
}));
const DELETE: Statement = {
  name: 'trips-personal-data-delete',
  text: 'delete from trips where id = any($1::uuid[])',
};
/** In the history of other people's trips, what the person changed there stays, without saying who it was. */
const FORGET_ACTOR: Statement = {
  name: 'trips-personal-data-forget-actor',
  text: 'update trip_changes set actor_id = null where actor_id = $1',
};

async function erase(on: Transaction, userId: string): Promise<void> {
  const trips = await rowsOf<Locked>(on, LOCK, [userId]);
  const ids = trips.map(({ id }) => id);
  forgetSharing(on, ids);
  for (const statement of [FORGET_TEMPLATES, ...DELETE_STATEMENTS, DELETE]) send(on, statement, [ids]);
  send(on, FORGET_ACTOR, [userId]);
  for (const id of ids) announceVersion(on, id, 0);
}

const LIST: Statement = {
  name: 'trips-personal-data-list',
  text: 'select id, name from trips where user_id = $1 order by created_at, id',
};
const READ: Statement = {
  name: 'trips-personal-data-read',
  text: `select json_build_object('trip', ${tripJson('trips')}, 'history', coalesce((
      select json_agg(json_build_object('version', version, 'at', ${instantJson('at')}, 'kind', kind,
        'mine', coalesce(actor_id = trips.user_id, false), 'undone', undone_by is not null, 'change', change)
        order by version)
      from trip_changes where trip_id = trips.id), '[]'::json))::text as file
    from trips ${tripTexts('trips')} where trips.id = $2 and trips.user_id = $1`,
};

/** A file for each trip, read when its turn comes. */
async function exportTrips(on: Queryable, userId: string): Promise<ExportFile[]> {
  const trips = await rowsOf<{ id: string; name: string }>(on, LIST, [userId]);
  return trips.map(({ id, name }) => ({
    path: `trips/${[fileWord(name), id].filter(Boolean).join(' ')}.json`,
    bytes: async () => {
      const [read] = await limitedRead(() => rowsOf<{ file: string }>(on, READ, [userId, id]));
      return read?.file ?? 'null';
    },
  }));
}

/** The trips of a person, and what they changed in those of others. */
export const tripsPersonalData: PersonalData = { move, erase, export: exportTrips };
