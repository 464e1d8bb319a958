import { HISTORY_KEPT } from '@wayfold/contract/trip/limits';
import type { Transaction } from '../../../db/statement';
import { chooseFolded, type Folded, type KeptChange } from '../history/fold-history';
import { foldChanges, insertChanges, listKeptChanges, markUndone } from './record-changes-store';
import type { RecordedChange } from './recorded-change';

/** Changes that are too old are looked for only now and then, since looking on each write costs more than it saves. */
const LOOK_EVERY = 20;

/**
 * Records the changes of a transaction, in order, and drops details until the trip's details fit the cap. Details that would be
 * dropped right away are never written.
 *
 * @param historyBytes size of the trip's details so far
 * @returns their new size
 */
export async function recordChanges(
  on: Transaction,
  { tripId, historyBytes, now }: { tripId: string; historyBytes: number; now: Date },
  changes: readonly RecordedChange[],
): Promise<number> {
  const undoneBy = undosIn(changes);
  for (const [changeId, undo] of undoneBy) markUndone(on, tripId, { changeId, undoneBy: undo });
  const rows = changes.map((change) => ({ ...change, undoneBy: undoneBy.get(change.changeId) ?? null }));
  const bytes = historyBytes + sum(rows.map(detailBytes));
  if (bytes <= HISTORY_KEPT.bytes && !isTimeToLook(changes)) {
    insertChanges(on, tripId, rows);
    return bytes;
  }
  const kept = await keptWith(on, tripId, rows);
  const folded = chooseFolded(kept, now);
  foldChanges(on, tripId, folded);
  insertChanges(
    on,
    tripId,
    rows.map((row) => without(folded, row)),
  );
  return sum(kept.map((change) => detailBytes(without(folded, change))));
}

/** The changes that were undone or redone, each with its undo; null if it was redone. */
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

/** All changes that have details: the recorded ones and those about to be recorded. */
async function keptWith(
  on: Transaction,
  tripId: string,
  rows: readonly (RecordedChange & { undoneBy: string | null })[],
): Promise<KeptChange[]> {
  const versions = new Map(rows.map(({ changeId, version }) => [changeId, version]));
  const written = await listKeptChanges(on, tripId);
  const fresh = rows.map((row) => ({ ...row, at: Date.parse(row.at), undoneIn: null }));
  return [...written, ...fresh].map((change) => ({
    ...change,
    undoneIn: change.undoneIn ?? versions.get(change.undoneBy ?? '') ?? null,
  }));
}

/** A change as it is after folding. */
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
