import { decimal, integer, nullable, text, uuid } from '../../../db/columns';
import { type Queryable, rowsOf, send, statement, type Transaction } from '../../../db/statement';
import type { Folded, KeptChange } from '../history/fold-history';
import { HAS_DETAILS } from '../history/history-store';
import type { RecordedChange } from './recorded-change';

const RECORD = statement(
  'changes-record',
  `insert into trip_changes (trip_id, version, change_id, actor_id, at, kind, of_change, change, patches, writes,
      effects, answer_id, undone_by, patches_bytes, writes_bytes, other_bytes)
    select $1, version, "changeId", actor, at, kind, "of", change, patches, writes,
      effects, "answerId", "undoneBy", "patchesBytes", "writesBytes", "otherBytes"
    from json_to_recordset($2::json) as row(version integer, "changeId" uuid, actor uuid, at timestamptz, kind text,
      "of" uuid, change json, patches json, writes json, effects json, "answerId" uuid, "undoneBy" uuid,
      "patchesBytes" integer, "writesBytes" integer, "otherBytes" integer)`,
  {},
);
const MARK_UNDONE = statement(
  'changes-mark-undone',
  'update trip_changes set undone_by = $3 where trip_id = $1 and change_id = $2',
  {},
);
const KEPT = statement(
  'changes-kept',
  `select version, actor_id as actor, kind, extract(epoch from at) * 1000 as at,
      patches_bytes as "patchesBytes", writes_bytes as "writesBytes", other_bytes as "otherBytes",
      undone_by as "undoneBy",
      (select undos.version from trip_changes undos where undos.trip_id = $1 and undos.change_id = kept.undone_by)
        as "undoneIn"
    from trip_changes kept where trip_id = $1 and ${HAS_DETAILS}`,
  {
    version: integer,
    actor: nullable(uuid),
    kind: text,
    at: decimal,
    patchesBytes: integer,
    writesBytes: integer,
    otherBytes: integer,
    undoneBy: nullable(uuid),
    undoneIn: nullable(integer),
  },
);
const FOLD = statement(
  'changes-fold',
  `update trip_changes set change = null, patches = null, effects = null, writes = null,
      patches_bytes = 0, other_bytes = 0, writes_bytes = 0
    where trip_id = $1 and version = any($2::integer[])`,
  {},
);
const FOLD_BUT_WRITES = statement(
  'changes-fold-but-writes',
  `update trip_changes set change = null, patches = null, effects = null, patches_bytes = 0, other_bytes = 0
    where trip_id = $1 and version = any($2::integer[])`,
  {},
);

/** Records changes of a trip, whether or not they have been undone since. */
export function insertChanges(
  on: Transaction,
  tripId: string,
  changes: readonly (RecordedChange & { undoneBy: string | null })[],
): void {
  send(on, RECORD, [tripId, JSON.stringify(changes)]);
}

/** Records the undo of a change; null if it was redone. */
export function markUndone(
  on: Transaction,
  tripId: string,
  { changeId, undoneBy }: { changeId: string; undoneBy: string | null },
): void {
  send(on, MARK_UNDONE, [tripId, changeId, undoneBy]);
}

/** The changes of a trip that have details, in no order. */
export function listKeptChanges(
  on: Queryable,
  tripId: string,
): Promise<(KeptChange & { undoneBy: string | null })[]> {
  return rowsOf(on, KEPT, [tripId]);
}

/** Drops the details of changes. */
export function foldChanges(on: Transaction, tripId: string, { whole, butWrites }: Folded): void {
  if (whole.length > 0) send(on, FOLD, [tripId, whole]);
  if (butWrites.length > 0) send(on, FOLD_BUT_WRITES, [tripId, butWrites]);
}
