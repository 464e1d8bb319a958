import type { SentChange } from '@wayfold/contract/trip/change';
import type { LiveNotice } from '@wayfold/contract/trip/patch';
import type { Applied } from '@wayfold/domain/changes/apply-change';
import { ChangeRefused } from '@wayfold/domain/document/change-refused';
import { newId } from '@wayfold/domain/document/ids';
import { enqueue } from '@wayfold/domain/sync/sync-queue';
import { type ChangesAnswer, receiveAnswer, receiveLive } from '@wayfold/domain/sync/sync-receive';
import {
  applyNamed,
  type LocalEntry,
  logged,
  rebuild,
  type SyncState,
} from '@wayfold/domain/sync/sync-state';
import { SELF } from '../trip-steps';

/**
 * Adds pending changes that this user made in another tab or before a reload.
 *
 * They may have been sent already, so undoing one is a separate change rather than a cancellation.
 */
export function adoptChanges(state: SyncState, changes: readonly SentChange[]): SyncState {
  const fresh = changes.filter(({ changeId }) => state.pending.every((waits) => waits.changeId !== changeId));
  if (fresh.length === 0) return state;
  return fresh.reduce(adoptChange, state);
}

function adoptChange(state: SyncState, { changeId, change }: SentChange): SyncState {
  const waiting = { changeId, change, sent: true, acceptedIn: null };
  let { document } = state;
  let did: Pick<Applied, 'inverse' | 'effects'> = { inverse: [], effects: [] };
  try {
    const applied = applyNamed(document, change, state);
    document = applied.document;
    did = applied;
  } catch (problem) {
    // It can't be applied here, but is sent anyway: the server decides.
    if (!(problem instanceof ChangeRefused)) throw problem;
  }
  const of = 'of' in change ? (change.of ?? null) : null;
  const { inverse: writes, effects } = did;
  const entry: LocalEntry = {
    changeId,
    version: null,
    actor: SELF,
    kind: change.kind,
    of,
    writes,
    effects,
    cancelled: null,
  };
  const known = state.log.some((other) => other.changeId === changeId);
  const log = known
    ? state.log.map((other) => (other.changeId === changeId ? { ...other, writes, effects } : other))
    : logged(state.log, entry);
  return { ...state, document, log, pending: [...state.pending, waiting] };
}

/** Removes a change that another tab undid before it was sent; if this tab is already sending it, undoes it. */
export function withdrawChange(state: SyncState, changeId: string): SyncState {
  if (!state.inFlight?.includes(changeId)) {
    const pending = state.pending.filter((waits) => waits.changeId !== changeId);
    const log = state.log.filter((entry) => entry.changeId !== changeId);
    return rebuild({ ...state, pending, log });
  }
  try {
    return enqueue(state, { changeId: newId(), change: { kind: 'undo', of: changeId } }).state;
  } catch (problem) {
    if (problem instanceof ChangeRefused) return state;
    throw problem;
  }
}

/** Applies a batch of live notices at the cost of one. */
export function receiveNotices(state: SyncState, notices: readonly LiveNotice[]): SyncState {
  const last = notices.at(-1);
  if (!last) return state;
  const known = new Set(state.ahead.map(({ version }) => version));
  const earlier = notices.slice(0, -1).filter(({ version }) => !known.has(version));
  return forgetCancels(receiveLive({ ...state, ahead: [...state.ahead, ...earlier] }, last));
}

/** Applies an answer that another tab got, with the base version of its request. */
export function overhearAnswer(state: SyncState, baseVersion: number, answer: ChangesAnswer): SyncState {
  // Patches that start after the version known here would leave a gap.
  const fits = baseVersion <= state.confirmed.version;
  const next = receiveAnswer(state, fits ? answer : { ...answer, patches: null });
  return forgetCancels({ ...next, inFlight: state.inFlight });
}

/** Drops cancellations that came too late because another tab had sent the change: redo then asks the server. */
export function forgetCancels(state: SyncState): SyncState {
  if (state.log.every((entry) => entry.cancelled === null || entry.version === null)) return state;
  const log = state.log.map((entry) => (entry.version === null ? entry : { ...entry, cancelled: null }));
  return { ...state, log };
}
