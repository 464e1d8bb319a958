import type { Id } from '@wayfold/contract/kernel/values';
import type { Effect, Write } from '@wayfold/contract/trip/patch';
import type { LocalEntry, SyncState } from './sync-state';

/** A change made on this device that the server's history, as far as it was read, does not tell of. */
export interface UnlistedChange {
  readonly changeId: Id;
  /** The version it made; null while it waits to be sent. */
  readonly version: number | null;
  /** The kind of the change, `undo` and `redo` included. */
  readonly kind: string;
  /** For undo and redo: the change they are about. */
  readonly of: Id | null;
  /** Empty for a change that does not fit the trip as it is; the server decides about it. */
  readonly writes: readonly Write[];
  readonly effects: readonly Effect[];
}

/**
 * Finds what a list of the trip's history lacks: what waits, and what the server took since its history was read.
 *
 * @returns newest first; a change that was cancelled before it was sent is none
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
