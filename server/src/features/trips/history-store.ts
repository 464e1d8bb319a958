import type { Change, LegsSet } from '@wayfold/contract/change';
import { HISTORY_KEPT } from '@wayfold/contract/limits';
import type { Effect, Patch } from '@wayfold/contract/patch';
import type { HistoryEntry } from '@wayfold/contract/trips-endpoints';
import type { AcceptedEntry } from '@wayfold/domain/accept';
import { undoneIn } from '@wayfold/domain/change-log';
import { type Queryable, rowsOf, type Statement, send, type Transaction } from '../../db/statement';
import type { Actor, EditableTrip } from '../../http/access';
import { instantJson } from './trip-json';

/** A change as it is written down with the version it made. */
export type RecordedChange = AcceptedEntry & {
  readonly change: Change | LegsSet;
  /** ISO 8601. */
  readonly at: string;
  /** The one row it added or changed. */
  readonly answerId: string | null;
};

const RECORD: Statement = {
  name: 'changes-record',
  text: `insert into trip_changes
      (trip_id, version, change_id, actor_id, at, kind, of_change, change, patches, writes, effects, answer_id)
    select $1, version, "changeId", actor, at, kind, "of", change, patches, writes, effects, "answerId"
    from json_to_recordset($2::json) as row(version integer, "changeId" uuid, actor uuid, at timestamptz,
      kind text, "of" uuid, change json, patches json, writes json, effects json, "answerId" uuid)`,
};
const MARK_UNDONE: Statement = {
  name: 'changes-mark-undone',
  text: 'update trip_changes set undone_by = $3 where trip_id = $1 and change_id = $2',
};
const TRIM: Statement = {
  name: 'changes-trim',
  text: `update trip_changes set change = null, patches = null, writes = null, effects = null
    where trip_id = $1 and patches is not null
      and (version <= $2 - ${HISTORY_KEPT.changes} or at < $3::timestamptz - make_interval(days => ${HISTORY_KEPT.days}))`,
};
/** Old changes are let go of together, now and then, since looking for them at each write costs more than it saves. */
const TRIM_EVERY = 20;

/** Writes down what a transaction changed, in order, and lets go of what is older than is kept. */
export function recordChanges(
  on: Transaction,
  tripId: string,
  changes: readonly RecordedChange[],
  now: Date,
): void {
  const first = changes[0]?.version ?? 0;
  const last = changes.at(-1)?.version ?? 0;
  send(on, RECORD, [tripId, JSON.stringify(changes)]);
  if (Math.floor(last / TRIM_EVERY) > Math.floor((first - 1) / TRIM_EVERY)) {
    send(on, TRIM, [tripId, last, now]);
  }
}

const LOG: Statement = {
  name: 'changes-log',
  text: `select version, change_id as "changeId", actor_id as actor, kind, of_change as "of", writes
    from trip_changes where trip_id = $1 order by version desc limit ${HISTORY_KEPT.changes}`,
};

/** The trip's log as far back as steps can be undone, oldest first. Patches and effects, which undo needs not, are left out. */
export async function loadLog(on: Queryable, tripId: string): Promise<AcceptedEntry[]> {
  const rows = await rowsOf<Omit<AcceptedEntry, 'patches' | 'effects'>>(on, LOG, [tripId]);
  return rows.reverse().map((row) => ({ ...row, patches: [], effects: [] }));
}

/**
 * Notes which changes an undo or redo takes back, and which stand again.
 *
 * @param log the trip's log before `entry`, oldest first; the newest of it may not be written down yet
 */
export function markUndone(
  on: Transaction,
  tripId: string,
  log: readonly AcceptedEntry[],
  entry: AcceptedEntry,
): void {
  const before = undoneIn(log);
  const after = undoneIn([...log, entry]);
  for (const { changeId } of log) {
    if (before.has(changeId) === after.has(changeId)) continue;
    send(on, MARK_UNDONE, [tripId, changeId, after.has(changeId) ? entry.changeId : null]);
  }
}

/** What a known change answered when it was applied. */
export type KnownChange = {
  version: number;
  changeId: string;
  effects: Effect[] | null;
  answerId: string | null;
};

const KNOWN: Statement = {
  name: 'changes-known',
  text: `select version, change_id as "changeId", effects, answer_id as "answerId"
    from trip_changes where trip_id = $1 and change_id = any($2::uuid[])`,
};

/** Those of the changes that this trip has applied before, by id. */
export async function findKnownChanges(
  on: Queryable,
  tripId: string,
  changeIds: readonly string[],
): Promise<Map<string, KnownChange>> {
  const rows = await rowsOf<KnownChange>(on, KNOWN, [tripId, changeIds]);
  return new Map(rows.map((row) => [row.changeId, row]));
}

const SINCE: Statement = {
  name: 'changes-since',
  text: `select version, change_id as "changeId", patches from trip_changes
    where trip_id = $1 and version > $2 and version <= $3 order by version`,
};

export type ChangeSince = { version: number; changeId: string; patches: Patch[] | null };

/**
 * The changes after version `since` up to `until`, in order.
 *
 * @returns null when some of them are no longer kept, or `since` is a version that never was
 */
export async function changesSince(
  on: Queryable,
  tripId: string,
  { since, until }: { since: number; until: number },
): Promise<(ChangeSince & { patches: Patch[] })[] | null> {
  if (since === until) return [];
  if (since > until || until - since > HISTORY_KEPT.changes) return null;
  const rows = await rowsOf<ChangeSince>(on, SINCE, [tripId, since, until]);
  const kept = rows.flatMap((row) => (row.patches ? [{ ...row, patches: row.patches }] : []));
  return kept.length === until - since ? kept : null;
}

const LIST: Statement = {
  name: 'changes-list',
  text: `select trip_changes.version, change_id as "changeId", ${instantJson('at')} as at,
      coalesce(nullif(trim(users.first_name || ' ' || users.last_name), ''), 'Guest') as actor,
      coalesce(actor_id = $2, false) as mine, kind, of_change as "of", writes, effects,
      undone_by is not null as undone
    from trip_changes left join users on users.id = trip_changes.actor_id
    where trip_id = $1 and trip_changes.version < $3
    order by trip_changes.version desc limit $4`,
};

/** Lines of a trip's history below version `before`, newest first. */
export async function listHistory(
  on: Queryable,
  trip: EditableTrip,
  { actor, before, limit }: { actor: Actor; before: number; limit: number },
): Promise<HistoryEntry[]> {
  return rowsOf<HistoryEntry>(on, LIST, [trip.id, actor.userId, before, limit]);
}
