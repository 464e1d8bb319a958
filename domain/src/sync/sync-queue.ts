import type { RefusalMessage } from '@wayfold/contract/kernel/problem';
import type { Id } from '@wayfold/contract/kernel/values';
import type { Change, SentChange } from '@wayfold/contract/trip/change';
import { CHANGES_BODY_LIMIT, TRIP_LIMITS } from '@wayfold/contract/trip/limits';
import type { Effect } from '@wayfold/contract/trip/patch';
import { findStep, type LogEntry } from '../changes/change-log';
import { ChangeRefused } from '../document/change-refused';
import {
  applyNamed,
  type LocalEntry,
  logged,
  type PendingChange,
  rebuild,
  type SyncConflict,
  type SyncState,
} from './sync-state';

/** The result of an edit on this device. */
export interface Enqueued {
  readonly state: SyncState;
  readonly effects: readonly Effect[];
}

/**
 * Applies an edit of the person immediately and queues it.
 *
 * Undo and redo without `of` refer to the person's own newest step. Undoing a change that was never sent removes it
 * from the queue instead.
 *
 * @throws ChangeRefused if it can't be applied to what the person sees; nothing is queued then
 */
export function enqueue(state: SyncState, { changeId, change }: SentChange): Enqueued {
  if (change.kind !== 'undo' && change.kind !== 'redo') return push(state, changeId, change);
  const { kind, step: target } = findStep(state.log, state.actor, change);
  if (kind === 'undo') {
    if (findUnsent(state, target.changeId)) return cancel(state, target.changeId, changeId);
    return push(state, changeId, { kind: 'undo', of: target.changeId });
  }
  const undo = state.log.findLast((entry) => entry.kind === 'undo' && entry.of === target.changeId);
  if (undo && findUnsent(state, undo.changeId)) return takeOut(state, undo.changeId);
  if (target.cancelled) return queueAgain(state, target, target.cancelled, changeId);
  return push(state, changeId, { kind: 'redo', of: target.changeId });
}

function findUnsent(state: SyncState, changeId: Id): PendingChange | undefined {
  return state.pending.find((waiting) => waiting.changeId === changeId && !waiting.sent);
}

function waiting(changeId: Id, change: Change): PendingChange {
  return { changeId, change, sent: false, acceptedIn: null };
}

function push(state: SyncState, changeId: Id, change: Change): Enqueued {
  const applied = applyNamed(state.document, change, state);
  const entry: LocalEntry = {
    changeId,
    version: null,
    actor: state.actor,
    kind: change.kind,
    of: 'of' in change ? (change.of ?? null) : null,
    writes: applied.inverse,
    effects: applied.effects,
    cancelled: null,
  };
  return {
    state: {
      ...state,
      document: applied.document,
      pending: [...state.pending, waiting(changeId, change)],
      log: logged(state.log, entry),
    },
    effects: applied.effects,
  };
}

/** A log entry for a change that was canceled or queued again without the server hearing about it. */
function note(state: SyncState, kind: 'undo' | 'redo', of: Id, changeId: Id): LocalEntry {
  return { changeId, version: null, actor: state.actor, kind, of, writes: null, cancelled: null };
}

/** Removes a change from the queue before it is sent; its log entry stays, as undone. */
function cancel(state: SyncState, target: Id, changeId: Id): Enqueued {
  const change = findUnsent(state, target)?.change ?? null;
  const log = state.log.map((entry) => (entry.changeId === target ? { ...entry, cancelled: change } : entry));
  const pending = state.pending.filter((waits) => waits.changeId !== target);
  const without = rebuild({ ...state, pending, log: logged(log, note(state, 'undo', target, changeId)) });
  refuseIfOthersNeedIt(state, without, target);
  return { state: without, effects: [] };
}

/** Removes an unsent undo from the queue, as if it had never been made. */
function takeOut(state: SyncState, undo: Id): Enqueued {
  const pending = state.pending.filter((waits) => waits.changeId !== undo);
  const without = rebuild({ ...state, pending, log: state.log.filter((entry) => entry.changeId !== undo) });
  refuseIfOthersNeedIt(state, without, undo);
  return { state: without, effects: [] };
}

function refuseIfOthersNeedIt(before: SyncState, after: SyncState, target: Id): void {
  const wrote = (log: readonly LogEntry[], id: Id) =>
    log.find((entry) => entry.changeId === id)?.writes?.length;
  const needs = after.pending.some(
    ({ changeId }) => wrote(before.log, changeId) !== 0 && wrote(after.log, changeId) === 0,
  );
  if (!needs) return;
  const writes = before.log.find((entry) => entry.changeId === target)?.writes;
  const write = writes === 'unread' ? undefined : writes?.[0];
  if (!write) throw new ChangeRefused('conflict', 'newerStepsFirst');
  const { name } = write;
  throw new ChangeRefused(
    'conflict',
    write.in === 'trip' ? 'newerStepsOfTripFirst' : ['newerStepsOfRowFirst', { name }],
  );
}

function queueAgain(state: SyncState, target: LogEntry, change: Change, changeId: Id): Enqueued {
  const applied = applyNamed(state.document, change, state);
  const log = state.log.map((entry) =>
    entry.changeId === target.changeId
      ? { ...entry, writes: applied.inverse, effects: applied.effects, cancelled: null }
      : entry,
  );
  return {
    state: {
      ...state,
      document: applied.document,
      pending: [...state.pending, waiting(target.changeId, change)],
      log: logged(log, note(state, 'redo', target.changeId, changeId)),
    },
    effects: applied.effects,
  };
}

/** What one request contains. */
export interface Batch {
  readonly baseVersion: number;
  readonly changes: SentChange[];
}

/** Half of what a request may contain, because a character takes up to three bytes and most take one. */
const BATCH_LENGTH = CHANGES_BODY_LIMIT / 2;

/** As many of the first changes as fit into one request, and at least one. */
function fitting(waiting: readonly PendingChange[]): readonly PendingChange[] {
  let length = 0;
  const last = waiting.findIndex(({ change }) => {
    length += JSON.stringify(change).length;
    return length > BATCH_LENGTH;
  });
  return last < 0 ? waiting : waiting.slice(0, Math.max(1, last));
}

/** Takes the next changes to send; null while a request is in progress or nothing is pending. */
export function takeBatch(
  state: SyncState,
  max: number = TRIP_LIMITS.changesPerRequest,
): { state: SyncState; batch: Batch } | null {
  if (state.inFlight !== null) return null;
  const next = fitting(state.pending.filter((waits) => waits.acceptedIn === null).slice(0, max));
  if (next.length === 0) return null;
  const inFlight = next.map((waits) => waits.changeId);
  const pending = state.pending.map((waits) =>
    inFlight.includes(waits.changeId) ? { ...waits, sent: true } : waits,
  );
  return {
    state: { ...state, pending, inFlight },
    batch: {
      baseVersion: state.confirmed.version,
      changes: next.map(({ changeId, change }) => ({ changeId, change })),
    },
  };
}

/** Records that the request got no response; its changes will be sent again with the same ids. */
export function batchFailed(state: SyncState): SyncState {
  return { ...state, inFlight: null };
}

/** Drops the changes of a request that the server will never accept, and reports why for each of them. */
export function batchRefused(state: SyncState, refusal: RefusalMessage): SyncState {
  const refused = (state.inFlight ?? []).map((changeId) => ({ changeId, refusal }));
  return rebuild(withConflicts({ ...state, inFlight: null }, refused));
}

/** Removes refused changes from the queue and the log and reports them. Doesn't apply the others again. */
export function withConflicts(
  state: SyncState,
  refused: readonly { changeId: Id; refusal: RefusalMessage }[],
): SyncState {
  const reported: SyncConflict[] = [];
  for (const { changeId, refusal } of refused) {
    const found = state.pending.find((waits) => waits.changeId === changeId);
    if (found) reported.push({ changeId, change: found.change, refusal });
  }
  const ids = new Set(reported.map((conflict) => conflict.changeId));
  return {
    ...state,
    pending: state.pending.filter((waits) => !ids.has(waits.changeId)),
    log: state.log.filter((entry) => !ids.has(entry.changeId)),
    conflicts: [...state.conflicts, ...reported],
  };
}

/** Removes a conflict that the person has read. */
export function dismissConflict(state: SyncState, changeId: Id): SyncState {
  return { ...state, conflicts: state.conflicts.filter((conflict) => conflict.changeId !== changeId) };
}
