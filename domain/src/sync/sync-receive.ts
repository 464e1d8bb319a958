import type { Id } from '@wayfold/contract/kernel/values';
import { refusalMessage } from '@wayfold/contract/refusals/refusal';
import type { LiveNotice, Patch } from '@wayfold/contract/trip/patch';
import type { ChangeResult, HistoryEntry } from '@wayfold/contract/trip/trips-endpoints';
import { applyPatches } from '../document/patches';
import { withConflicts } from './sync-queue';
import { type LocalEntry, rebuild, type SyncState } from './sync-state';

/** The response to a request from `takeBatch`. */
export interface ChangesAnswer {
  readonly version: number;
  /** Everything since the batch's base version; null if the server no longer has it, or if it is too large to send. */
  readonly patches: readonly Patch[] | null;
  /** The trip on the server, at `version` or later, if the response contains it instead of patches. */
  readonly reset?: SyncState['confirmed'];
  /** How the changes ended. One without a result stays pending and is sent again. */
  readonly results: readonly ChangeResult[];
}

/**
 * Applies the server's response to a batch: what happened since, and how each change ended.
 *
 * If the response is older than the known version, only the results of its changes count.
 */
export function receiveAnswer(state: SyncState, answer: ChangesAnswer): SyncState {
  let next: SyncState = { ...state, inFlight: null };
  if (answer.reset && answer.reset.version > next.confirmed.version) {
    next = { ...next, confirmed: answer.reset };
  } else if (answer.patches !== null && answer.version > next.confirmed.version) {
    // Patches contain whole values, so applying some of them again does no harm as long as all later ones follow.
    const document = applyPatches(next.confirmed.document, answer.patches);
    next = { ...next, confirmed: { document, version: answer.version } };
  } else if (answer.patches === null && answer.version > next.confirmed.version) {
    next = { ...next, mustReach: Math.max(next.mustReach ?? 0, answer.version) };
  }
  return rebuild(catchUp(withResults(next, answer.results)));
}

function withResults(state: SyncState, results: readonly ChangeResult[]): SyncState {
  const taken = new Map<Id, number>();
  for (const { changeId, status, version } of results)
    if (status !== 'conflict') taken.set(changeId, version);
  const refused = results
    .filter((result) => result.status === 'conflict')
    .map(({ changeId, message, key, values }) => ({
      changeId,
      refusal: message === undefined ? refusalMessage('changeNotSaved') : { message, key, values },
    }));
  const next = withConflicts(state, refused);
  return {
    ...next,
    pending: next.pending.map((waits) => ({
      ...waits,
      acceptedIn: taken.get(waits.changeId) ?? waits.acceptedIn,
    })),
    log: next.log.map((entry) => ({ ...entry, version: taken.get(entry.changeId) ?? entry.version })),
  };
}

/** Applies a live notice; notices may arrive in any order and more than once. */
export function receiveLive(state: SyncState, notice: LiveNotice): SyncState {
  const known = state.ahead.some(({ version }) => version === notice.version);
  const next = known ? state : { ...state, ahead: [...state.ahead, notice] };
  return rebuild(catchUp(next));
}

/** Applies a fresh read of the whole trip. One that is older than the known version changes nothing. */
export function receiveReset(state: SyncState, fresh: SyncState['confirmed']): SyncState {
  if (fresh.version < state.confirmed.version) return state;
  return rebuild(catchUp({ ...state, confirmed: fresh }));
}

/**
 * Applies the notices that are now next in order, and removes every pending change that the confirmed document
 * contains.
 */
function catchUp(state: SyncState): SyncState {
  let { confirmed } = state;
  const arrived = new Map<Id, number>();
  const ahead: LiveNotice[] = [];
  for (const notice of state.ahead.toSorted((a, b) => a.version - b.version)) {
    if (notice.version === confirmed.version + 1) {
      const document = applyPatches(confirmed.document, notice.patches);
      confirmed = { document, version: notice.version };
    }
    if (notice.version <= confirmed.version) arrived.set(notice.changeId, notice.version);
    else ahead.push(notice);
  }
  const { version } = confirmed;
  const pending = state.pending.filter(
    (waits) => !arrived.has(waits.changeId) && (waits.acceptedIn === null || waits.acceptedIn > version),
  );
  return {
    ...state,
    confirmed,
    ahead,
    pending,
    mustReach: state.mustReach !== null && state.mustReach > version ? state.mustReach : null,
    log: state.log.map((entry) => ({ ...entry, version: arrived.get(entry.changeId) ?? entry.version })),
  };
}

/**
 * Adds entries of the server's history to the log, so that undo works across reloads.
 *
 * @param entries in any order
 */
export function learnHistory(state: SyncState, entries: readonly HistoryEntry[]): SyncState {
  let log = [...state.log];
  for (const { changeId, version, mine, kind, of, writes, large } of entries.toSorted(
    (a, b) => a.version - b.version,
  )) {
    const actor = mine ? state.actor : null;
    const entry: LocalEntry = {
      ...{ changeId, version, actor, kind, of, cancelled: null },
      writes: large ? 'unread' : writes,
    };
    const known = log.findIndex((one) => one.changeId === changeId);
    if (known >= 0) {
      log[known] = entry;
      continue;
    }
    const later = log.findIndex((one) => one.version === null || one.version > version);
    log = later < 0 ? [...log, entry] : log.toSpliced(later, 0, entry);
  }
  return rebuild({ ...state, log });
}
