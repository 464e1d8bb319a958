import type { RefusalMessage } from '@wayfold/contract/kernel/problem';
import type { Id } from '@wayfold/contract/kernel/values';
import type { Change } from '@wayfold/contract/trip/change';
import type { Effect, LiveNotice } from '@wayfold/contract/trip/patch';
import { type Applied, applyEdit, type EditContext } from '../changes/apply-change';
import type { LogEntry } from '../changes/change-log';
import { revert } from '../changes/undo';
import { ChangeRefused } from '../document/change-refused';
import type { TripDocument } from '../document/trip-document';

/**
 * One device's copy of a trip: what the server has confirmed, what is pending, and what the person sees.
 *
 * Plain data, never changed in place; every function on it returns a new state. The server is always right: pending
 * changes are applied again on top of whatever it says.
 */
export interface SyncState {
  /** Who makes these changes, as named in the log. */
  readonly actor: string;
  readonly context: EditContext;
  readonly confirmed: { readonly document: TripDocument; readonly version: number };
  /** What the person sees: the confirmed document with the pending changes on top. */
  readonly document: TripDocument;
  /** In the order they were made. */
  readonly pending: readonly PendingChange[];
  /** The changes in the request in progress; null without one. */
  readonly inFlight: readonly Id[] | null;
  /** Notices that arrived before an earlier one. */
  readonly ahead: readonly LiveNotice[];
  /**
   * The part of the trip's log that this device knows, oldest first, including its own pending changes. Undo works from
   * it.
   */
  readonly log: readonly LocalEntry[];
  /** Changes the server refused, until the person has read about them. */
  readonly conflicts: readonly SyncConflict[];
  /** The version that only a fresh read of the trip can reach; null if none is needed. */
  readonly mustReach: number | null;
}

/** A change that the server hasn't confirmed. */
export interface PendingChange {
  readonly changeId: Id;
  readonly change: Change;
  /** True once it has been in a request: the server may have it, so it can no longer be canceled. */
  readonly sent: boolean;
  /** The version in which the server accepted it, while the confirmed document is older than that. */
  readonly acceptedIn: number | null;
}

/** A log entry that may have been canceled before it was sent. */
export interface LocalEntry extends LogEntry {
  /** The change, for queueing it again; null unless canceled. */
  readonly cancelled: Change | null;
  /** Its effects; left out once the server's history contains them, and for entries from there. */
  readonly effects?: readonly Effect[];
}

/** A change that the server refused. */
export interface SyncConflict {
  readonly changeId: Id;
  readonly change: Change;
  /** A sentence that names the row. */
  readonly refusal: RefusalMessage;
}

/** What a device stores while the trip is closed. */
export type KeptSync = Pick<SyncState, 'confirmed' | 'pending' | 'log'>;

/** What is needed to start: the trip as read from the server, or as stored on the device. */
export type SyncStart = Pick<SyncState, 'actor' | 'context' | 'confirmed'> & Partial<KeptSync>;

/** Older entries are forgotten beyond this number; the server still has them. */
const LOG_KEPT = 500;

/** Starts with a confirmed document and the changes stored on the device. */
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

/** The part of the state that a device stores: plain JSON. */
export function keptOf({ confirmed, pending, log }: SyncState): KeptSync {
  return { confirmed, pending, log };
}

/** Whether every change has reached the server. */
export function isSaved(state: SyncState): boolean {
  return state.pending.length === 0;
}

/**
 * Whether the trip has to be read again: notices are missing, or the server's log no longer reaches back far enough.
 */
export function isBehind({ ahead, mustReach }: SyncState): boolean {
  return ahead.length > 0 || mustReach !== null;
}

/** Applies a change whose undo or redo names its target, whether or not the log says the target is undone. */
export function applyNamed(
  document: TripDocument,
  change: Change,
  state: Pick<SyncState, 'log' | 'context'>,
): Applied {
  if (change.kind !== 'undo' && change.kind !== 'redo') return applyEdit(document, change, state.context);
  const target = state.log.find((entry) => entry.changeId === change.of);
  if (!target?.writes) throw new ChangeRefused('conflict', 'stepTooOld');
  // Only the server can apply it; until then, the trip stays as it is.
  if (target.writes === 'unread') return { document, patches: [], inverse: [], effects: [] };
  return revert(document, target.writes, change.kind, state.context);
}

/**
 * Applies the pending changes again to the confirmed document.
 *
 * One that can no longer be applied here is skipped but still sent, because the server decides.
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
