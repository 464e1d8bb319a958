import type { Id } from '@wayfold/contract/kernel/values';
import type { Change } from '@wayfold/contract/trip/change';
import type { Effect, LiveNotice } from '@wayfold/contract/trip/patch';
import { type Applied, applyEdit, type EditContext } from '../changes/apply-change';
import type { LogEntry } from '../changes/change-log';
import { revert } from '../changes/undo';
import { ChangeRefused } from '../document/change-refused';
import type { TripDocument } from '../document/trip-document';

/**
 * One device's copy of a trip: what the server confirmed, what waits to be sent, and what the person sees.
 *
 * Plain data, never changed in place; every function about it answers a new state. The server is always right: pending
 * changes are applied again on top of whatever it says.
 */
export interface SyncState {
  /** Whose changes these are, as the log names them. */
  readonly actor: string;
  readonly context: EditContext;
  readonly confirmed: { readonly document: TripDocument; readonly version: number };
  /** What the person sees: confirmed, with the pending changes on top. */
  readonly document: TripDocument;
  /** In the order in which they were made. */
  readonly pending: readonly PendingChange[];
  /** The changes of the one request under way; null without one. */
  readonly inFlight: readonly Id[] | null;
  /** Notices that came before an earlier one did. */
  readonly ahead: readonly LiveNotice[];
  /** What this device knows of the trip's log, oldest first, with its own waiting changes. Undo works from it. */
  readonly log: readonly LocalEntry[];
  /** Changes that the server refused, until somebody has read about them. */
  readonly conflicts: readonly SyncConflict[];
  /** The version that only a fresh read of the trip can reach; null when there is nothing to wait for. */
  readonly mustReach: number | null;
}

/** A change that the server has not confirmed. */
export interface PendingChange {
  readonly changeId: Id;
  readonly change: Change;
  /** True once it has been in a request: the server may have it, so it can no longer be cancelled. */
  readonly sent: boolean;
  /** The version in which the server took it, while the confirmed document is older than that. */
  readonly acceptedIn: number | null;
}

/** An entry of the log that may have been cancelled before it was ever sent. */
export interface LocalEntry extends LogEntry {
  /** The change, to queue it again; null unless cancelled. */
  readonly cancelled: Change | null;
  /** What followed from it; left out once the server's history tells it, and for entries that came from there. */
  readonly effects?: readonly Effect[];
}

/** A change that the server refused. */
export interface SyncConflict {
  readonly changeId: Id;
  readonly change: Change;
  /** A sentence that names the row. */
  readonly message: string;
}

/** What a device keeps while it is closed. */
export type KeptSync = Pick<SyncState, 'confirmed' | 'pending' | 'log'>;

/** What is needed to begin: the trip as read, or as kept on the device. */
export type SyncStart = Pick<SyncState, 'actor' | 'context' | 'confirmed'> & Partial<KeptSync>;

/** Older entries than this many are forgotten; the server still has them. */
const LOG_KEPT = 500;

/** Begins with a confirmed document, and with the changes that a device has kept. */
export function startSync({ actor, context, confirmed, pending = [], log = [] }: SyncStart): SyncState {
  return rebuild({
    actor,
    context,
    confirmed,
    document: confirmed.document,
    pending,
    inFlight: null,
    ahead: [],
    log,
    conflicts: [],
    mustReach: null,
  });
}

/** The part of the state that a device keeps: plain JSON. */
export function keptOf({ confirmed, pending, log }: SyncState): KeptSync {
  return { confirmed, pending, log };
}

/** Tells whether every change has reached the server. */
export function isSaved(state: SyncState): boolean {
  return state.pending.length === 0;
}

/** Tells whether the trip has to be read again: notices are missing, or the server's log no longer reaches back. */
export function isBehind({ ahead, mustReach }: SyncState): boolean {
  return ahead.length > 0 || mustReach !== null;
}

/** Applies a change whose undo or redo names its target, whatever the log says about that target's standing. */
export function applyNamed(
  document: TripDocument,
  change: Change,
  state: Pick<SyncState, 'log' | 'context'>,
): Applied {
  if (change.kind !== 'undo' && change.kind !== 'redo') return applyEdit(document, change, state.context);
  const target = state.log.find((entry) => entry.changeId === change.of);
  if (!target?.writes) throw new ChangeRefused('conflict', 'This step is too old to undo.');
  // Only the server can tell what comes of it; until it has, the trip stays as it is.
  if (target.writes === 'unread') return { document, patches: [], inverse: [], effects: [] };
  return revert(document, target.writes, change.kind, state.context);
}

/**
 * Applies the pending changes anew on the confirmed document.
 *
 * One that can no longer be applied here is passed over and still sent, because the server decides.
 */
export function rebuild(state: SyncState): SyncState {
  let { document } = state.confirmed;
  let { log } = state;
  for (const { changeId, change } of state.pending) {
    let did: Pick<Applied, 'inverse' | 'effects'> = { inverse: [], effects: [] };
    try {
      const applied = applyNamed(document, change, { log, context: state.context });
      document = applied.document;
      did = applied;
    } catch (problem) {
      if (!(problem instanceof ChangeRefused)) throw problem;
    }
    const { inverse: writes, effects } = did;
    log = log.map((entry) => (entry.changeId === changeId ? { ...entry, writes, effects } : entry));
  }
  return { ...state, document, log };
}

/** The log with one more entry at its end. */
export function logged(log: readonly LocalEntry[], entry: LocalEntry): readonly LocalEntry[] {
  return [...log, entry].slice(-LOG_KEPT);
}
