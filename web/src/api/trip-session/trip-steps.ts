import type { HistoryEntry } from '@wayfold/contract/trip/trips-endpoints';
import { findStep, type Toggle, undoneIn } from '@wayfold/domain/changes/change-log';
import { ChangeRefused } from '@wayfold/domain/document/change-refused';
import { timeOfId } from '@wayfold/domain/document/ids';
import type { LocalEntry, SyncState } from '@wayfold/domain/sync/sync-state';
import type { UnlistedChange } from '@wayfold/domain/sync/unlisted-changes';

/** The actor of this device in the log of a trip, whoever is signed in. Everybody else has none. */
export const SELF = 'self';

/** One change of the open trip: as the server's history tells it, or as this device knows it until then. */
export interface TripStep extends Omit<HistoryEntry, 'version'> {
  /** Null while it waits on this device. */
  readonly version: number | null;
}

/** What a sentence about a step is made of. */
export type ToldStep = Pick<TripStep, 'kind' | 'writes' | 'effects' | 'undone'>;

/** Tells of a step as this device's log remembers it. */
export function toldStep({ kind, writes, effects }: LocalEntry): ToldStep {
  return {
    kind,
    writes: writes === 'unread' || writes === null ? null : [...writes],
    effects: effects ? [...effects] : null,
    undone: false,
  };
}

/**
 * Puts this device's changes on top of the history that was read. Each is listed once, whoever tells of it first.
 *
 * @param untold newest first
 * @param read   newest first
 * @returns newest first
 */
export function tripSteps(
  untold: readonly UnlistedChange[],
  read: readonly HistoryEntry[],
): readonly TripStep[] {
  const told = new Set(read.map(({ changeId }) => changeId));
  const own = untold.filter(({ changeId }) => !told.has(changeId)).map(stepOf);
  if (own.length === 0) return read;
  const steps = [...own, ...read];
  // An undo that waits takes back steps of which the server still says that they stand.
  const undone = undoneIn(steps.toReversed());
  return steps.map((step) => {
    const isUndone = undone.has(step.changeId);
    return step.undone === isUndone ? step : { ...step, undone: isUndone };
  });
}

function stepOf({ changeId, version, kind, of, writes, effects }: UnlistedChange): TripStep {
  return {
    version,
    changeId,
    kind,
    of,
    actor: '',
    mine: true,
    undone: false,
    at: new Date(timeOfId(changeId)).toISOString(),
    writes: [...writes],
    effects: [...effects],
  };
}

/**
 * Tells whether the steps lead from the trip as it is without a gap: changes of others may have come since they were read.
 *
 * @param version of the trip as it is
 */
export function reachesNow(
  steps: readonly TripStep[],
  read: readonly HistoryEntry[],
  version: number,
): boolean {
  const told = new Set(read.map(({ changeId }) => changeId));
  const taken = steps.filter((step) => step.version !== null && !told.has(step.changeId));
  return (read[0]?.version ?? 0) + taken.length === version;
}

/** The step of this device that an undo or redo is about; null where there is none. */
export function stepFor(sync: SyncState, toggle: Toggle): LocalEntry | null {
  try {
    return findStep(sync.log, SELF, toggle).step;
  } catch (problem) {
    if (problem instanceof ChangeRefused) return null;
    throw problem;
  }
}
