import type { Id } from '@wayfold/contract/kernel/values';
import type { LiveNotice, Patch } from '@wayfold/contract/trip/patch';
import type { ChangeResult, HistoryEntry } from '@wayfold/contract/trip/trips-endpoints';
import { applyPatches } from '../document/patches';
import { withConflicts } from './sync-queue';
import { type LocalEntry, rebuild, type SyncState } from './sync-state';

/** The answer to a request of `takeBatch`. */
export interface ChangesAnswer {
  readonly version: number;
  /** Everything since the batch's base version; null when the server no longer keeps it, or it is too large to tell. */
  readonly patches: readonly Patch[] | null;
  /** The trip as the server has it, at `version` or later, where the answer tells it in place of patches. */
  readonly reset?: SyncState['confirmed'];
  /** How the changes ended. One without a result goes on waiting, and is sent again. */
  readonly results: readonly ChangeResult[];
}

/**
 * Takes the server's answer to a batch: what happened since, and how each change ended.
 *
 * An answer that is older than what is known only tells how its changes ended.
 */
export function receiveAnswer(state: SyncState, answer: ChangesAnswer): SyncState {
  let next: SyncState = { ...state, inFlight: null };
  if (answer.reset && answer.reset.version > next.confirmed.version) {
    next = { ...next, confirmed: answer.reset };
  } else if (answer.patches !== null && answer.version > next.confirmed.version) {
    // Patches hold whole values, so those that came by another road already do no harm: all later ones follow.
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
    .map(({ changeId, message }) => ({ changeId, message: message ?? 'This change could not be saved.' }));
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

/** Takes a live notice, in whatever order and however often notices come. */
export function receiveLive(state: SyncState, notice: LiveNotice): SyncState {
  const known = state.ahead.some(({ version }) => version === notice.version);
  const next = known ? state : { ...state, ahead: [...state.ahead, notice] };
  return rebuild(catchUp(next));
}

/** Takes a fresh read of the whole trip. One that is older than what is known changes nothing. */
export function receiveReset(state: SyncState, fresh: SyncState['confirmed']): SyncState {
  if (fresh.version < state.confirmed.version) return state;
  return rebuild(catchUp({ ...state, confirmed: fresh }));
}

/** Applies the notices that now fit, and lets go of every pending change that the confirmed document has in it. */
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
 * Adds what the server's history tells to the log, so that undo reaches back across reloads.
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
