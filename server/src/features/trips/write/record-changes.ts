import { HISTORY_KEPT } from '@wayfold/contract/trip/limits';
import { decimal, integer, nullable, text, uuid } from '../../../db/columns';
import { rowsOf, send, statement, type Transaction } from '../../../db/statement';
import { chooseFolded, type Folded, type KeptChange } from '../history/fold-history';
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

/** Changes that are too old are looked for now and then, since looking at each write costs more than it saves. */
const LOOK_EVERY = 20;

/**
 * Writes down what a transaction changed, in order, and lets go of details until those of the trip fit their cap. What would be
 * let go of at once is never written.
 *
 * @param historyBytes of the trip's details so far
 * @returns those from now on
 */
export async function recordChanges(
  on: Transaction,
  { tripId, historyBytes, now }: { tripId: string; historyBytes: number; now: Date },
  changes: readonly RecordedChange[],
): Promise<number> {
  const undoneBy = undosIn(changes);
  for (const [changeId, undo] of undoneBy) send(on, MARK_UNDONE, [tripId, changeId, undo]);
  const rows = changes.map((change) => ({ ...change, undoneBy: undoneBy.get(change.changeId) ?? null }));
  const bytes = historyBytes + sum(rows.map(detailBytes));
  if (bytes <= HISTORY_KEPT.bytes && !isTimeToLook(changes)) {
    send(on, RECORD, [tripId, JSON.stringify(rows)]);
    return bytes;
  }
  const kept = await keptWith(on, tripId, rows);
  const folded = chooseFolded(kept, now);
  if (folded.whole.length > 0) send(on, FOLD, [tripId, folded.whole]);
  if (folded.butWrites.length > 0) send(on, FOLD_BUT_WRITES, [tripId, folded.butWrites]);
  send(on, RECORD, [tripId, JSON.stringify(rows.map((row) => without(folded, row)))]);
  return sum(kept.map((change) => detailBytes(without(folded, change))));
}

/** The changes that were taken back or brought back, each with the undo of it; null where it stands again. */
function undosIn(changes: readonly RecordedChange[]): Map<string, string | null> {
  return new Map(
    changes.flatMap(({ kind, of, changeId }): [string, string | null][] =>
      of === null ? [] : [[of, kind === 'undo' ? changeId : null]],
    ),
  );
}

function isTimeToLook(changes: readonly RecordedChange[]): boolean {
  const first = changes[0]?.version ?? 0;
  const last = changes.at(-1)?.version ?? 0;
  return Math.floor(last / LOOK_EVERY) > Math.floor((first - 1) / LOOK_EVERY);
}

/** All changes that have details: those that are written down, and those that are about to be. */
async function keptWith(
  on: Transaction,
  tripId: string,
  rows: readonly (RecordedChange & { undoneBy: string | null })[],
): Promise<KeptChange[]> {
  const versions = new Map(rows.map(({ changeId, version }) => [changeId, version]));
  const written = await rowsOf(on, KEPT, [tripId]);
  const fresh = rows.map((row) => ({ ...row, at: Date.parse(row.at), undoneIn: null }));
  return [...written, ...fresh].map((change) => ({
    ...change,
    undoneIn: change.undoneIn ?? versions.get(change.undoneBy ?? '') ?? null,
  }));
}

/** A change as folding leaves it. */
function without<Row extends KeptChange | RecordedChange>({ whole, butWrites }: Folded, row: Row): Row {
  const isWhole = whole.includes(row.version);
  if (!isWhole && !butWrites.includes(row.version)) return row;
  const rest = { ...row, change: null, patches: null, effects: null, patchesBytes: 0, otherBytes: 0 };
  return isWhole ? { ...rest, writes: null, writesBytes: 0 } : rest;
}

/** How many bytes the details of a change take. */
export function detailBytes(change: Pick<KeptChange, 'patchesBytes' | 'writesBytes' | 'otherBytes'>): number {
  return change.patchesBytes + change.writesBytes + change.otherBytes;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
