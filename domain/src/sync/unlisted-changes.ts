import type { Id } from '@wayfold/contract/kernel/values';
import type { Effect, Write } from '@wayfold/contract/trip/patch';
import type { LocalEntry, SyncState } from './sync-state';

/** A change made on this device that isn't in the server's history, as far as that has been read. */
export interface UnlistedChange {
  readonly changeId: Id;
  /** The version it made; null while it is pending. */
  readonly version: number | null;
  /** The kind of change, including `undo` and `redo`. */
  readonly kind: string;
  /** For undo and redo: the change they are about. */
  readonly of: Id | null;
  /** Empty for a change that doesn't fit the current trip; the server decides about it. */
  readonly writes: readonly Write[];
  readonly effects: readonly Effect[];
}

/**
 * The changes missing from a list of the trip's history: pending ones, and those the server accepted since the history
 * was read.
 *
 * @returns newest first; without changes that were canceled before they were sent
 */
export function unlistedChanges({ pending, log }: Pick<SyncState, 'pending' | 'log'>): UnlistedChange[] {
  const place = new Map(pending.map(({ changeId }, index) => [changeId, index]));
  const waiting: UnlistedChange[] = [];
  const taken: UnlistedChange[] = [];
  for (const entry of log) {
    const step = stepOf(entry);
    if (!step) continue;
    if (place.has(step.changeId)) waiting.push(step);
    else if (step.version !== null) taken.push(step);
  }
  waiting.sort((a, b) => (place.get(b.changeId) ?? 0) - (place.get(a.changeId) ?? 0));
  taken.sort((a, b) => (b.version ?? 0) - (a.version ?? 0));
  return [...waiting, ...taken];
}

function stepOf({ changeId, version, kind, of, writes, effects }: LocalEntry): UnlistedChange | null {
  return writes && writes !== 'unread' && effects ? { changeId, version, kind, of, writes, effects } : null;
}
