import type { HistoryEntry } from '@wayfold/contract/trip/trips-endpoints';
import { findStep, type Toggle, undoneIn } from '@wayfold/domain/changes/change-log';
import { ChangeRefused } from '@wayfold/domain/document/change-refused';
import { timeOfId } from '@wayfold/domain/document/ids';
import type { LocalEntry, SyncState } from '@wayfold/domain/sync/sync-state';
import type { UnlistedChange } from '@wayfold/domain/sync/unlisted-changes';

/** The actor of this device in a trip's log, no matter who is signed in. Other actors have no name there. */
export const SELF = 'self';

/** One change of the open trip, from the server's history, or from this device until it is listed there. */
export interface TripStep extends Omit<HistoryEntry, 'version'> {
  /** Null while it is pending on this device. */
  readonly version: number | null;
}

/** What is needed to write a sentence about a step. */
export type ToldStep = Pick<TripStep, 'kind' | 'writes' | 'effects' | 'undone'>;

/** Describes a step from this device's log. */
export function toldStep({ kind, writes, effects }: LocalEntry): ToldStep {
  return {
    kind,
    writes: writes === 'unread' || writes === null ? null : [...writes],
    effects: effects ? [...effects] : null,
    undone: false,
  };
}

/**
 * Puts this device's changes on top of the fetched history. Lists each change once, even if both have it.
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
  // A pending undo covers steps that the server still lists as not undone.
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
 * Whether the steps reach the current trip without a gap: others may have made changes since they were fetched.
 *
 * @param version of the current trip
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

/** Number of this person's steps that can be undone; 0 while an undo is about a step that the log doesn't have. */
export function ownStepsLeft(log: readonly LocalEntry[]): number {
  const undone = undoneIn(log);
  const known = new Set(log.map(({ changeId }) => changeId));
  const isWhole = log.every(({ of }) => of === null || known.has(of));
  return isWhole
    ? log.filter(({ changeId, actor, of }) => actor === SELF && of === null && !undone.has(changeId)).length
    : 0;
}

/** The step of this device that an undo or redo applies to; null if there is none. */
export function stepFor(sync: SyncState, toggle: Toggle): LocalEntry | null {
  try {
    return findStep(sync.log, SELF, toggle).step;
  } catch (problem) {
    if (problem instanceof ChangeRefused) return null;
    throw problem;
  }
}
