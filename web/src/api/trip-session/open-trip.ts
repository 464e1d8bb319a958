import type { RefusalMessage } from '@wayfold/contract/kernel/problem';
import { ProblemError, refusalOf } from '@wayfold/contract/kernel/problem-error';
import { refusalMessage } from '@wayfold/contract/refusals/refusal';
import type { LiveNotice } from '@wayfold/contract/trip/patch';
import type { HistoryEntry } from '@wayfold/contract/trip/trips-endpoints';
import { ChangeRefused } from '@wayfold/domain/document/change-refused';
import { newId } from '@wayfold/domain/document/ids';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { batchFailed, batchRefused, dismissConflict } from '@wayfold/domain/sync/sync-queue';
import {
  type ChangesAnswer,
  learnHistory,
  receiveAnswer,
  receiveReset,
} from '@wayfold/domain/sync/sync-receive';
import type { SyncState } from '@wayfold/domain/sync/sync-state';
import { NOBODY } from '../device/nobody';
import { isSamePerson, type Session } from '../sign-in/session';
import { withNewIds } from './new-ids';
import type { TripCreation } from './storage/trip-storage';
import {
  adoptChanges,
  forgetCancels,
  overhearAnswer,
  receiveNotices,
  withdrawChange,
} from './tabs/sync-tabs';
import type { TabMessage } from './tabs/trip-tabs';

// The states of a trip that is open in a tab, and the transitions between them: pure functions over plain data. They are called
// from open-trip-store.ts and from storage, transport and tabs. docs/architecture.md has a diagram.

/** The state of a trip in a tab. */
export type TripState =
  /** The trip is being read from the device and the server. */
  | { readonly kind: 'opening' }
  /** The server didn't answer, and the trip isn't stored on the device. */
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'open'; readonly open: OpenTrip }
  /** The trip doesn't exist, this user can't see it, it was deleted, or its user signed out. */
  | { readonly kind: 'ended' };

/** Everything this tab knows about an open trip. Plain data, never mutated. */
export interface OpenTrip {
  readonly tripId: string;
  /** The owner under whose id it is stored on the device: a user's id, or `NOBODY`. */
  readonly owner: string;
  /** How the server should create it; null once the server has it. */
  readonly creation: TripCreation | null;
  readonly sync: SyncState;
  /** When the server last confirmed it, in milliseconds since 1970; null before the first time. */
  readonly savedAt: number | null;
  readonly delivery: Delivery;
  /** Subjects of pending changes by change id, for messages about rows that no longer exist by then. */
  readonly subjects: ReadonlyMap<string, string>;
  /** The ids that the server gave to the rows of a copy, by the ids that were shown before. */
  readonly newIds: ReadonlyMap<string, string>;
  /** Edits refused on this device, until dismissed or until another edit is made. */
  readonly refusals: readonly RefusedEdit[];
}

/** Why changes aren't getting through: there was no response, or the server returned an error that may be temporary. */
export type Trouble = 'offline' | 'failing';

/** How changes get to the server. */
export type Delivery =
  | { readonly kind: 'resting' }
  /** A request is running; `trouble` is why the previous attempts failed, until one succeeds. */
  | { readonly kind: 'sending'; readonly trouble: Trouble | null }
  /** The next attempt is scheduled. */
  | { readonly kind: 'waiting'; readonly trouble: Trouble };

/** An edit that could not be made. */
export interface RefusedEdit {
  readonly id: string;
  readonly refusal: RefusalMessage;
}

/** Maps one state to the next; returns the same state if it doesn't apply. */
export type Transition = (state: TripState) => TripState;

/** The open trip as the sender, the reader and the persister see it. */
export interface TripHolder {
  readonly state: TripState;
  /** Null while the trip is not open. */
  readonly open: OpenTrip | null;
  apply(transition: Transition): void;
}

/** The `newIds` of a trip whose rows kept their ids. */
export const NO_NEW_IDS: ReadonlyMap<string, string> = new Map();

export const OPENING: TripState = { kind: 'opening' };
const UNREACHABLE: TripState = { kind: 'unreachable' };
const ENDED: TripState = { kind: 'ended' };
const RESTING: Delivery = { kind: 'resting' };

/** Creates the state of a newly opened trip: nothing is being sent, refused or renamed yet. */
export function openTrip(
  from: Pick<OpenTrip, 'owner' | 'creation' | 'sync' | 'savedAt'> & { subjects?: OpenTrip['subjects'] },
): OpenTrip {
  return {
    tripId: from.sync.document.trip.id,
    delivery: RESTING,
    subjects: new Map(),
    newIds: NO_NEW_IDS,
    refusals: [],
    ...from,
  };
}

function whenOpen(change: (open: OpenTrip) => OpenTrip): Transition {
  return (state) => {
    if (state.kind !== 'open') return state;
    const open = change(state.open);
    return open === state.open ? state : { kind: 'open', open };
  };
}

// ----- Opening and ending

/** The trip was read, or created on this device. A trip that has ended in the meantime stays ended. */
export const opened =
  (open: OpenTrip): Transition =>
  (state) =>
    state.kind === 'opening' || state.kind === 'unreachable' ? { kind: 'open', open } : state;

/** The server didn't answer. A trip that is stored on the device stays on screen. */
export const notReached: Transition = (state) => (state.kind === 'opening' ? UNREACHABLE : state);

/** A trip that isn't open is read again. */
export const openingAgain: Transition = (state) => (state.kind === 'open' ? state : OPENING);

/** The trip is gone, or this user can't see it. */
export const ended: Transition = () => ENDED;

// ----- Edits of this tab

/** An edit was made. A successful edit clears earlier refusals. */
export function edited(sync: SyncState, made: { changeId: string; subject: string | null }): Transition {
  return whenOpen((open) => ({
    ...open,
    sync,
    subjects: made.subject === null ? open.subjects : new Map(open.subjects).set(made.changeId, made.subject),
    refusals: [],
  }));
}

/** An edit was refused. Anything but a refusal is a bug and is rethrown. */
export function refused(problem: unknown): Transition {
  if (!(problem instanceof ChangeRefused) && !(problem instanceof ProblemError)) throw problem;
  const refusal = problem instanceof ChangeRefused ? refusalMessage(problem.refusal) : refusalOf(problem);
  return whenOpen((open) => {
    // Don't show the same sentence twice.
    const others = open.refusals.filter((other) => other.refusal.message !== refusal.message);
    return { ...open, refusals: [...others, { id: newId(), refusal }] };
  });
}

/** The traveler has read a notice. */
export function dismissed(noticeId: string): Transition {
  return whenOpen((open) => ({
    ...open,
    refusals: open.refusals.filter(({ id }) => id !== noticeId),
    sync: dismissConflict(open.sync, noticeId),
  }));
}

// ----- Sending

/** A send attempt starts. */
export const sendingBegan: Transition = whenOpen((open) => ({
  ...open,
  delivery: { kind: 'sending', trouble: troubleOf(open) },
}));

/** The attempt was abandoned, to be retried as a different user or because the trip is closed. */
export const sendingGivenUp: Transition = whenOpen((open) => {
  const trouble = troubleOf(open);
  return { ...open, delivery: trouble === null ? RESTING : { kind: 'waiting', trouble } };
});

/** All changes were sent. */
export const delivered: Transition = whenOpen((open) => ({ ...open, delivery: RESTING }));

/** The attempt failed; it is retried later. */
export function notDelivered(trouble: Trouble): Transition {
  return whenOpen((open) => ({ ...open, delivery: { kind: 'waiting', trouble } }));
}

/** A trip without an owner gets one. */
export function takenOverBy(userId: string): Transition {
  return whenOpen((open) => ({ ...open, owner: userId }));
}

/** A batch of changes is being sent. */
export function batchTaken(sync: SyncState): Transition {
  return whenOpen((open) => ({ ...open, sync }));
}

/** A batch got no response, or was refused without naming a change: its changes go back into the queue. */
export const batchReturned: Transition = whenOpen((open) => ({ ...open, sync: batchFailed(open.sync) }));

/** The only change in a batch was refused. */
export function changeRefused(refusal: RefusalMessage): Transition {
  return whenOpen((open) => ({ ...open, sync: batchRefused(open.sync, refusal) }));
}

/** The server answered a batch. @param at milliseconds since 1970 */
export function answered(answer: ChangesAnswer, at: number): Transition {
  return whenOpen((open) => ({
    ...open,
    savedAt: at,
    delivery: withoutTrouble(open.delivery),
    sync: forgetCancels(receiveAnswer(open.sync, answer)),
  }));
}

/** The server has the trip now. @param at milliseconds since 1970 */
export function madeOnServer(
  made: Pick<OpenTrip, 'newIds'> & { owner?: string; confirmed: SyncState['confirmed'] },
  at: number,
): Transition {
  const { confirmed, newIds } = made;
  return whenOpen((open) => ({
    ...open,
    owner: made.owner ?? open.owner,
    creation: null,
    savedAt: at,
    newIds,
    sync: receiveReset(withNewIds(open.sync, newIds), confirmed),
  }));
}

// ----- Reads and live updates

/** The whole trip was read again. */
export function readAgain(confirmed: SyncState['confirmed']): Transition {
  return whenOpen((open) => ({ ...open, sync: receiveReset(open.sync, confirmed) }));
}

/** History steps were read. */
export function historyMerged(entries: readonly HistoryEntry[]): Transition {
  return whenOpen((open) => ({ ...open, sync: learnHistory(open.sync, entries) }));
}

/** Changes by others arrived live. */
export function heardLive(notices: readonly LiveNotice[]): Transition {
  return whenOpen((open) => ({ ...open, sync: receiveNotices(open.sync, notices) }));
}

/** Another tab of this device did something with the trip. @param at milliseconds since 1970 */
export function heardTab(message: TabMessage, at: number): Transition {
  switch (message.kind) {
    case 'queued':
      return whenOpen((open) => ({ ...open, sync: adoptChanges(open.sync, [message.sent]) }));
    case 'withdrawn':
      return whenOpen((open) => ({ ...open, sync: withdrawChange(open.sync, message.changeId) }));
    case 'answered':
      return whenOpen((open) => ({
        ...open,
        savedAt: at,
        delivery: withoutTrouble(open.delivery),
        sync: overhearAnswer(open.sync, message.baseVersion, message.answer),
      }));
    case 'made':
      return madeOnServer(message, at);
    case 'discarded':
      return ended;
  }
}

/** A guest may have become a member: moves what belongs to them to the signed-in user's id. */
export function merged(session: Session | null): Transition {
  return whenOpen((open) => (session ? underItsOwner(open, session) : open));
}

/**
 * Moves an open trip to its current owner's id: a guest may have become a member, in this tab or another. A trip without an owner
 * that is on the server belongs to the user who was created or has signed in since.
 *
 * @returns the same trip if nothing changes
 */
function underItsOwner(open: OpenTrip, session: Session): OpenTrip {
  const { userId } = session;
  const isTheirs = open.owner === NOBODY ? open.creation === null : isSamePerson(session, open.owner);
  const { confirmed, document } = open.sync;
  const owned = ownedBy(confirmed.document, session);
  const owner = isTheirs ? userId : open.owner;
  if (owner === open.owner && owned === confirmed.document) return open;
  const sync = {
    ...open.sync,
    confirmed: { ...confirmed, document: owned },
    document: ownedBy(document, session),
  };
  return { ...open, owner, sync };
}

function ownedBy(document: TripDocument, session: Session): TripDocument {
  const { trip } = document;
  const { userId } = session;
  if (trip.userid === null || trip.userid === userId || !isSamePerson(session, trip.userid)) return document;
  return { ...document, trip: { ...trip, userid: userId } };
}

// ----- Reading a state

/** The phase of a trip, named as in the diagram in docs/architecture.md. */
export type TripPhase = 'opening' | 'unreachable' | 'ended' | 'open' | 'sending' | 'offline' | 'failing';

export function phaseOf(state: TripState): TripPhase {
  if (state.kind !== 'open') return state.kind;
  const { delivery } = state.open;
  if (delivery.kind === 'resting') return 'open';
  return delivery.kind === 'sending' ? 'sending' : delivery.trouble;
}

/** Why changes aren't getting through; null if they are. */
export function troubleOf({ delivery }: Pick<OpenTrip, 'delivery'>): Trouble | null {
  return delivery.kind === 'resting' ? null : delivery.trouble;
}

function withoutTrouble(delivery: Delivery): Delivery {
  return delivery.kind === 'sending' ? { kind: 'sending', trouble: null } : RESTING;
}
