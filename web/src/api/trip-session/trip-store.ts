import type { Change } from '@wayfold/contract/trip/change';
import type { HistoryEntry } from '@wayfold/contract/trip/trips-endpoints';
import type { Toggle } from '@wayfold/domain/changes/change-log';
import { ChangeRefused } from '@wayfold/domain/changes/change-refused';
import { previewChange, type RipplePreview } from '@wayfold/domain/changes/ripple';
import { newId } from '@wayfold/domain/document/ids';
import { dismissConflict, enqueue } from '@wayfold/domain/sync/sync-queue';
import { learnHistory, receiveReset } from '@wayfold/domain/sync/sync-receive';
import type { SyncState } from '@wayfold/domain/sync/sync-state';
import { enablesUpdate } from '../shared-trip/view-mode';
import { withNewIds } from './new-ids';
import { isOpenExample, type OpenTrip, stepFor, subjectOf, withRefusal } from './open-trip';
import { OpenTripState } from './open-trip-state';
import type { TripEdit, TripLoad, TripSnapshot, TripStore } from './react/trip-session';
import { TripPersister } from './storage/trip-persister';
import { adoptChanges, overhearAnswer, withdrawChange } from './tabs/sync-tabs';
import type { TabChannel, TabMessage } from './tabs/trip-tabs';
import { TripReader } from './transport/trip-reader';
import { TripSender } from './transport/trip-sender';
import type { TripDependencies } from './trip-parts';
import { type ToldStep, toldStep } from './trip-steps';

/** A change of another tab that nobody has sent after this long, in milliseconds, is sent from here. */
const OTHER_TAB_MS = 3_000;

/** One open trip of this tab: shows, takes edits, sends, follows others. */
export class OpenTripStore implements TripStore {
  readonly tripId: string;
  readonly #parts: TripDependencies;
  readonly #cell: OpenTripState;
  readonly #tabs: TabChannel;
  readonly #saver: TripPersister;
  readonly #sender: TripSender;
  readonly #reader: TripReader;
  readonly #makeCopy: (example: OpenTrip) => OpenTripStore;
  #copy: OpenTripStore | null = null;
  /** What other tabs said before the trip was read. */
  readonly #early: Exclude<TabMessage, { kind: 'discarded' }>[] = [];

  /** @param makeCopy opens a copy of an example, for its first edit */
  constructor(tripId: string, parts: TripDependencies, makeCopy: (example: OpenTrip) => OpenTripStore) {
    this.tripId = tripId;
    this.#parts = parts;
    this.#makeCopy = makeCopy;
    this.#cell = new OpenTripState(parts.account.session);
    this.#tabs = parts.joinTabs(tripId, (message) => this.#hear(message));
    this.#saver = new TripPersister(parts, this.#cell);
    this.#sender = new TripSender(parts, this.#cell, this.#tabs);
    this.#reader = new TripReader(tripId, parts, this.#cell, this.#saver);
  }

  /** Reads the trip, or begins with one that was made on this device just now. */
  async start(made: OpenTrip | null): Promise<void> {
    if (made) this.#cell.start(made);
    else await this.#reader.open();
    for (const message of this.#early.splice(0)) this.#hear(message);
    this.#sender.send();
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#cell.subscribe(listener);

  readonly snapshot = (): TripSnapshot | null => this.#cell.snapshot;

  readonly load = (): TripLoad => this.#cell.load;

  readonly copyId = (): string | null => this.#copy?.tripId ?? null;

  /** True while something of the trip has not reached the server. */
  hasUnsent(): boolean {
    const { snapshot, open } = this.#cell;
    return isEditable(snapshot) && (open?.sync.pending.length ?? 0) > 0;
  }

  // Own properties, since components pass them on by themselves.
  readonly change = (change: TripEdit): void => this.#enqueue(change);

  readonly undo = (of?: string): ToldStep | null =>
    this.#toggle(of === undefined ? { kind: 'undo' } : { kind: 'undo', of });

  readonly redo = (): ToldStep | null => this.#toggle({ kind: 'redo' });

  readonly preview = (change: TripEdit): RipplePreview => {
    const { open } = this.#cell;
    if (!open) throw new Error('There is no open trip to look ahead in.');
    return previewChange(open.sync.document, change, this.#parts.editContext());
  };

  readonly dismiss = (noticeId: string): void => {
    this.#cell.update((open) => ({
      ...open,
      refusals: open.refusals.filter(({ id }) => id !== noticeId),
      sync: dismissConflict(open.sync, noticeId),
    }));
  };

  readonly mergeHistory = (entries: readonly HistoryEntry[]): void => {
    this.#cell.update((open) => ({ ...open, sync: learnHistory(open.sync, entries) }));
  };

  /** Lets go of the trip; what waits stays on this device. */
  async close(): Promise<void> {
    this.#reader.close();
    this.#sender.close();
    this.#tabs.leave();
    await this.#saver.flush();
  }

  /** Puts the trip under the name of whoever is signed in now, when it is theirs. What is on screen and waits stays. */
  nameOwner(): void {
    this.#cell.nameOwner();
  }

  /** Reads and sends as whoever is signed in now. */
  goOn(): void {
    void this.#reader.lookAgain();
    this.#sender.send();
  }

  /** Tries at once to send what waits; resolves when nothing does any more, or when given up by the signal. */
  async sendAll(signal: AbortSignal): Promise<void> {
    this.#sender.send();
    await new Promise<void>((resolve) => {
      const look = () => {
        const isOpening = !this.#cell.open && this.#cell.load.kind === 'loading';
        if ((isOpening || this.hasUnsent()) && !signal.aborted) return;
        stop();
        resolve();
      };
      const stop = this.#cell.subscribe(look);
      signal.addEventListener('abort', look);
      look();
    });
  }

  /** Lets go of a trip whose person has left. */
  async end(): Promise<void> {
    this.#reader.close();
    this.#sender.close();
    this.#tabs.leave();
    await this.#saver.flush();
    this.#cell.fail({ kind: 'missing' });
  }

  /** Lets go of a trip that was deleted. */
  discard(): void {
    this.#tabs.tell({ kind: 'discarded' });
    this.#letGo();
  }

  #letGo(): void {
    this.#reader.close();
    this.#sender.close();
    this.#tabs.leave();
    this.#cell.fail({ kind: 'missing' });
  }

  /** Keeps what is on screen, for instance because the page is being closed. */
  flush(): Promise<void> {
    return this.#saver.flush();
  }

  #enqueue(change: Change): void {
    const { open, snapshot } = this.#cell;
    if (!open || !isEditable(snapshot)) return;
    if (isOpenExample(open)) {
      this.#copy ??= this.#makeCopy(open);
      forward(this.#copy, change);
      this.#cell.tell();
      return;
    }
    const before: SyncState = { ...open.sync, context: this.#parts.editContext() };
    try {
      const changeId = newId();
      const { state } = enqueue(before, { changeId, change: asSent(change) });
      const subject = subjectOf(before.document, change);
      const subjects = subject === null ? open.subjects : new Map(open.subjects).set(changeId, subject);
      // An edit that works is the answer to one that did not.
      this.#cell.update((now) => ({ ...now, sync: state, subjects, refusals: [] }));
      this.#tellTabs(before, state);
    } catch (problem) {
      if (!(problem instanceof ChangeRefused)) throw problem;
      this.#cell.update((now) => withRefusal(now, problem));
    }
    this.#sender.send();
  }

  #toggle(toggle: Toggle): ToldStep | null {
    const found = () => this.#cell.open && stepFor(this.#cell.open, toggle);
    const step = found();
    this.#enqueue(toggle);
    // One that was refused is still the next.
    return step && found()?.changeId !== step.changeId ? toldStep(step) : null;
  }

  #tellTabs(before: SyncState, after: SyncState): void {
    const had = new Set(before.pending.map(({ changeId }) => changeId));
    for (const { changeId, change } of after.pending) {
      if (!had.delete(changeId)) this.#tabs.tell({ kind: 'queued', sent: { changeId, change } });
    }
    for (const changeId of had) this.#tabs.tell({ kind: 'withdrawn', changeId });
  }

  #hear(message: TabMessage): void {
    if (message.kind === 'discarded') {
      this.#letGo();
      return;
    }
    if (!this.#cell.open) {
      this.#early.push(message);
      return;
    }
    this.#cell.update((open) => hearTab(open, message, this.#parts.timing.now()));
    if (message.kind === 'queued') void this.#sendForOthers();
  }

  async #sendForOthers(): Promise<void> {
    await this.#parts.timing.wait(OTHER_TAB_MS);
    if (this.hasUnsent()) this.#sender.send();
  }
}

function isEditable(trip: TripSnapshot | null): boolean {
  return trip !== null && enablesUpdate(trip.mode);
}

/**
 * The change as the server will read it. JSON knows no -0 and no undefined, and undo compares what was written here with
 * what comes back.
 */
function asSent(change: Change): Change {
  return JSON.parse(JSON.stringify(change)) as Change; // a change is plain data
}

function hearTab(open: OpenTrip, message: Exclude<TabMessage, { kind: 'discarded' }>, now: number): OpenTrip {
  const { sync } = open;
  if (message.kind === 'queued') return { ...open, sync: adoptChanges(sync, [message.sent]) };
  if (message.kind === 'withdrawn') return { ...open, sync: withdrawChange(sync, message.changeId) };
  if (message.kind === 'answered') {
    const heard = overhearAnswer(sync, message.baseVersion, message.answer);
    return { ...open, savedAt: now, trouble: null, sync: heard };
  }
  const { owner, confirmed, newIds } = message;
  return {
    ...open,
    owner,
    creation: null,
    savedAt: now,
    newIds,
    sync: receiveReset(withNewIds(sync, newIds), confirmed),
  };
}

function forward(store: TripStore, change: Change): void {
  if (change.kind === 'undo') store.undo(change.of);
  else if (change.kind === 'redo') store.redo();
  else store.change(change);
}
