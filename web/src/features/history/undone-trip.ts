import type { Write } from '@wayfold/contract/trip/patch';
import type { HistoryEntry } from '@wayfold/contract/trip/trips-endpoints';
import { revert } from '@wayfold/domain/changes/undo';
import { ChangeRefused } from '@wayfold/domain/document/change-refused';
import { sameValue } from '@wayfold/domain/document/rows';
import { rowsOf, type TripDocument } from '@wayfold/domain/document/trip-document';

const ALONE = { maxDestinations: null };

/** The trip with a step undone, or redone if it is undone; or why that isn't possible, as a sentence. */
export type UndoneTrip = { document: TripDocument; refusal: null } | { document: null; refusal: string };

/** Finds out what undoing a step would do, or redoing it if it is undone. */
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
    return { document: null, refusal: problem.message };
  }
}

/**
 * Tells why a step can't be undone or redone; null if it probably can.
 *
 * Settles nothing where every row is as the step left it, so it serves a whole list; `tryUndo` is the last word.
 */
export function whyNotUndone(
  document: TripDocument,
  entry: Pick<HistoryEntry, 'writes' | 'undone'>,
): string | null {
  if (!entry.writes || entry.writes.every((write) => isAsLeft(document, write, entry.undone))) return null;
  return tryUndo(document, entry)?.refusal ?? null;
}

function isAsLeft(document: TripDocument, write: Write, isUndone: boolean): boolean {
  const left = isUndone ? write.before : write.after;
  const row = rowsOf(document, write.in)[write.id];
  if (left === null || row === undefined) return left === null && row === undefined;
  return Object.entries(left).every(
    // Legs are measured by the server whenever their ends change.
    ([field, value]) => field === 'leg' || sameValue(row[field] ?? null, value ?? null),
  );
}

/**
 * Finds the trip as it was before a step, by undoing everything since.
 *
 * @param entries newest first, without gaps, the newest being what `document` has last; all of them tell what they wrote
 * @returns null when the way back is not known
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
