import type { Refusal } from '@wayfold/contract/refusals/refusal';
import type { Write } from '@wayfold/contract/trip/patch';
import type { HistoryEntry } from '@wayfold/contract/trip/trips-endpoints';
import { revert } from '@wayfold/domain/changes/undo';
import { ChangeRefused } from '@wayfold/domain/document/change-refused';
import { sameValue } from '@wayfold/domain/document/rows';
import { rowsOf, type TripDocument } from '@wayfold/domain/document/trip-document';

const ALONE = { maxDestinations: null };

/** The trip with a step undone, or redone if it is undone; or why that isn't possible. */
export type UndoneTrip = { document: TripDocument; refusal: null } | { document: null; refusal: Refusal };

/** Computes the result of undoing a step, or of redoing it if it is undone. */
export function tryUndo(
  document: TripDocument,
  entry: Pick<HistoryEntry, 'writes' | 'undone'>,
): UndoneTrip | null {
  if (!entry.writes) return null;
  try {
    const applied = revert(document, entry.writes, entry.undone ? 'redo' : 'undo', ALONE);
    return { document: applied.document, refusal: null };
  } catch (problem) {
    if (!(problem instanceof ChangeRefused)) throw problem;
    return { document: null, refusal: problem.refusal };
  }
}

/**
 * Returns why a step can't be undone or redone; null if it probably can.
 *
 * Only checks whether every row is as the step left it, so it is cheap enough for a whole list. `tryUndo` has the final say.
 */
export function whyNotUndone(
  document: TripDocument,
  entry: Pick<HistoryEntry, 'writes' | 'undone'>,
): Refusal | null {
  if (!entry.writes || entry.writes.every((write) => isAsLeft(document, write, entry.undone))) return null;
  return tryUndo(document, entry)?.refusal ?? null;
}

function isAsLeft(document: TripDocument, write: Write, isUndone: boolean): boolean {
  const left = isUndone ? write.before : write.after;
  const row = rowsOf(document, write.in)[write.id];
  if (left === null || row === undefined) return left === null && row === undefined;
  return Object.entries(left).every(
    // The server measures legs whenever their ends change.
    ([field, value]) => field === 'leg' || sameValue(row[field] ?? null, value ?? null),
  );
}

/**
 * Computes the trip before a step, by undoing everything since.
 *
 * @param entries newest first, without gaps, starting with the last change in `document`; all of them have their writes
 * @returns null if it can't be computed
 */
export function tripBefore(
  document: TripDocument,
  entries: readonly Pick<HistoryEntry, 'changeId' | 'writes'>[],
  changeId: string,
): TripDocument | null {
  let then = document;
  for (const { changeId: id, writes } of entries) {
    if (!writes) return null;
    try {
      then = revert(then, writes, 'undo', ALONE).document;
    } catch (problem) {
      if (problem instanceof ChangeRefused) return null;
      throw problem;
    }
    if (id === changeId) return then;
  }
  return null;
}
