import { HISTORY_KEPT, HISTORY_TOLD } from '@wayfold/contract/trip/limits';
import type { Effect, Patch, Write } from '@wayfold/contract/trip/patch';
import type { LogEntry } from '@wayfold/domain/changes/change-log';
import { integer, json, notNull, nullable, text, uuid } from '../../../db/columns';
import { type Queryable, rowsOf, statement } from '../../../db/statement';
import type { Actor, EditableTrip } from '../../../http/access';
import { instantJson } from '../read/trip-json-store';

/** True for changes that have details, which are few; worded as in the index. */
export const HAS_DETAILS = 'patches_bytes + writes_bytes + other_bytes > 0';

// An undo is looked up by its step, so only the latest undo of each undone step is needed.
const LOG = statement(
  'changes-log',
  `with steps as (
      select version, change_id, actor_id, kind, undone_by from trip_changes
      where trip_id = $1 and ${HAS_DETAILS} and writes_bytes > 0 and kind not in ('undo', 'redo')
    )
    select version, change_id as "changeId", actor_id as actor, kind, null as "of" from steps
    union all
    select undos.version, undos.change_id, undos.actor_id, 'undo', steps.change_id
    from steps join trip_changes undos on undos.trip_id = $1 and undos.change_id = steps.undone_by
    order by version`,
  { version: integer, changeId: uuid, actor: nullable(uuid), kind: text, of: nullable(uuid) },
);

/** The trip's log as far back as steps can be undone, oldest first, without what the steps wrote. */
export async function loadLog(on: Queryable, tripId: string): Promise<LogEntry[]> {
  const rows = await rowsOf(on, LOG, [tripId]);
  return rows.map((row) => ({ ...row, writes: 'unread' }));
}

const ENTRY = statement(
  'changes-entry',
  `select change_id as "changeId", kind, of_change as "of" from trip_changes
    where trip_id = $1 and change_id = $2`,
  { changeId: uuid, kind: text, of: nullable(uuid) },
);

/** What a change of the trip was about, no matter how old it is. */
export async function findEntry(
  on: Queryable,
  tripId: string,
  changeId: string,
): Promise<Pick<LogEntry, 'changeId' | 'kind' | 'of'> | undefined> {
  const [entry] = await rowsOf(on, ENTRY, [tripId, changeId]);
  return entry;
}

const WRITES = statement(
  'changes-writes',
  'select writes from trip_changes where trip_id = $1 and change_id = $2',
  { writes: nullable(json<Write[]>()) },
);

/** What one change wrote; null if that is no longer kept. */
export async function loadWrites(on: Queryable, tripId: string, changeId: string): Promise<Write[] | null> {
  const [found] = await rowsOf(on, WRITES, [tripId, changeId]);
  return found?.writes ?? null;
}

/** What an already applied change answered, as far as it is still kept. */
export type KnownChange = {
  version: number;
  changeId: string;
  effects: Effect[] | null;
  answerId: string | null;
};

const KNOWN = statement(
  'changes-known',
  `select version, change_id as "changeId", answer_id as "answerId",
      case when sum(other_bytes) over (order by version) <= ${HISTORY_TOLD.pageBytes} then effects end as effects
    from trip_changes where trip_id = $1 and change_id = any($2::uuid[])`,
  { version: integer, changeId: uuid, answerId: nullable(uuid), effects: nullable(json<Effect[]>()) },
);

/** Those of the changes that this trip has already applied, by id. */
export async function findKnownChanges(
  on: Queryable,
  tripId: string,
  changeIds: readonly string[],
): Promise<Map<string, KnownChange>> {
  const rows = await rowsOf(on, KNOWN, [tripId, changeIds]);
  return new Map(rows.map((row) => [row.changeId, row]));
}

/** Below this size, patches are sent even if they are larger than the trip, since both are small. */
export const FEW_BYTES = 64 * 1024;
const SINCE = statement(
  'changes-since',
  `select version, change_id as "changeId", patches from trip_changes
    where trip_id = $1 and version > $2 and version <= $3 and (
      select bool_and(patches is not null) and sum(patches_bytes) <= (
        select least(${HISTORY_TOLD.patchBytes}, greatest(${FEW_BYTES}, bytes)) from trips where id = $1
      )
      from trip_changes where trip_id = $1 and version > $2 and version <= $3
    ) order by version`,
  { version: integer, changeId: uuid, patches: notNull(json<Patch[]>()) },
);

export type ChangeSince = { version: number; changeId: string; patches: Patch[] };

/**
 * The changes after version `since` up to and including `until`, in order.
 *
 * @returns null if some of them are no longer kept, if together they are larger than the trip or than the limit for one response,
 *   or if `since` is a version that never existed; no patches are read in these cases
 */
export async function changesSince(
  on: Queryable,
  tripId: string,
  { since, until }: { since: number; until: number },
): Promise<ChangeSince[] | null> {
  if (since === until) return [];
  if (since > until || until - since > HISTORY_KEPT.changes) return null;
  const rows = await rowsOf(on, SINCE, [tripId, since, until]);
  return rows.length === until - since ? rows : null;
}

const IS_LARGE = `writes_bytes > ${HISTORY_KEPT.partBytes}`;
/** Arguments of `json_build_object` for a `HistoryEntry`. */
const ENTRY_FIELDS = `'version', version, 'changeId', change_id, 'at', ${instantJson('at')},
  'actor', coalesce(nullif(trim(users.first_name || ' ' || users.last_name), ''), 'Guest'),
  'mine', coalesce(actor_id = $2, false), 'kind', kind, 'of', of_change,
  'writes', case when not is_large then writes end, 'effects', effects, 'undone', undone_by is not null`;
const LIST = statement(
  'changes-list',
  `with lines as (
      select trip_changes.*, ${IS_LARGE} as is_large, (count(*) over ())::integer as found,
        sum(other_bytes + case when ${IS_LARGE} then 0 else writes_bytes end) over newest_first as bytes,
        row_number() over newest_first as line
      from (
        select * from trip_changes where trip_id = $1 and version < $3 order by version desc limit $4::integer + 1
      ) trip_changes
      window newest_first as (order by version desc)
    )
    select found, case when is_large then json_build_object(${ENTRY_FIELDS}, 'large', true)
        else json_build_object(${ENTRY_FIELDS}) end::text as entry
    from lines left join users on users.id = lines.actor_id
    where line = 1 or (line <= $4 and bytes <= ${HISTORY_TOLD.pageBytes})
    order by version desc`,
  { found: integer, entry: text },
);

/**
 * Lines of a trip's history below version `before`, newest first, as JSON text: `limit` of them, or as many as fit on a page, and
 * at least one.
 * Details that a line leaves out because they are large are never read.
 */
export async function listHistory(
  on: Queryable,
  trip: EditableTrip,
  { actor, before, limit }: { actor: Actor; before: number; limit: number },
): Promise<string> {
  const lines = await rowsOf(on, LIST, [trip.id, actor.userId, before, limit]);
  const more = (lines[0]?.found ?? 0) > lines.length;
  return `{"entries":[${lines.map(({ entry }) => entry).join(',')}],"more":${more}}`;
}
