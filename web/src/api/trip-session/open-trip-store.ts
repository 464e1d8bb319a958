import type { Change } from '@wayfold/contract/trip/change';
import type { HistoryEntry } from '@wayfold/contract/trip/trips-endpoints';
import type { Toggle } from '@wayfold/domain/changes/change-log';
import { previewChange, type RipplePreview } from '@wayfold/domain/changes/ripple';
import { ChangeRefused } from '@wayfold/domain/document/change-refused';
import { newId } from '@wayfold/domain/document/ids';
import { enqueue } from '@wayfold/domain/sync/sync-queue';
import type { SyncState } from '@wayfold/domain/sync/sync-state';
import { enablesUpdate } from '../shared-trip/view-mode';
import { subjectOf } from './change-subject';
import {
  dismissed,
  edited,
  ended,
  heardTab,
  historyMerged,
  merged,
  type OpenTrip,
  opened,
  refused,
  type TripState,
} from './open-trip';
import { OpenTripState } from './open-trip-state';
import { TripPersister } from './storage/trip-persister';
import type { TabChannel, TabMessage } from './tabs/trip-tabs';
import { TripReader } from './transport/trip-reader';
import { TripSender } from './transport/trip-sender';
import type { TripDependencies } from './trip-dependencies';
import { isOpenExample, type TripSnapshot } from './trip-snapshot';
import { stepFor, type ToldStep, toldStep } from './trip-steps';
import type { TripEdit, TripLoad, TripStore } from './trip-store';

/** A change of another tab that is still unsent after this long, in milliseconds, is sent by this tab. */
const OTHER_TAB_MS = 3_000;

const LOADING: TripLoad = { kind: 'loading' };
const MISSING: TripLoad = { kind: 'missing' };

/** One open trip of this tab: shows it, accepts edits, sends them, and follows others' changes. */
export class OpenTripStore implements TripStore {
  readonly tripId: string;
  readonly #dependencies: TripDependencies;
  readonly #trip: OpenTripState;
  readonly #tabs: TabChannel;
  readonly #persister: TripPersister;
  readonly #sender: TripSender;
  readonly #reader: TripReader;
  readonly #makeCopy: (example: OpenTrip) => OpenTripStore;
  readonly #listeners = new Set<() => void>();
  readonly #unreachable: TripLoad;
  #copy: OpenTripStore | null = null;
  /** Messages of other tabs that arrived before the trip was read. */
  readonly #early: TabMessage[] = [];

  /** @param makeCopy opens a copy of an example, for its first edit */
  constructor(
    tripId: string,
    dependencies: TripDependencies,
    makeCopy: (example: OpenTrip) => OpenTripStore,
  ) {
    this.tripId = tripId;
    this.#dependencies = dependencies;
    this.#makeCopy = makeCopy;
    this.#trip = new OpenTripState(dependencies.account.session, (state) => this.#after(state));
    this.#tabs = dependencies.joinTabs(tripId, (message) => this.#hear(message));
    this.#persister = new TripPersister(dependencies, this.#trip);
    this.#sender = new TripSender(dependencies, this.#trip, this.#tabs);
    this.#reader = new TripReader(tripId, dependencies, this.#trip, (kept) => this.#persister.begin(kept));
    this.#unreachable = { kind: 'unreachable', retry: () => this.#reader.tryAgain() };
  }

  /** Runs after every transition, in this order: stores what is on screen before reading or receiving more. */
  #after(state: TripState): void {
    this.#persister.keep(state);
    this.#reader.keepUp(state);
    this.#tellListeners();
  }

  #tellListeners(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Reads the trip, or starts with one that was just created on this device. */
  async start(made: OpenTrip | null): Promise<void> {
    if (made) this.#trip.apply(opened(made));
    else await this.#reader.open();
    for (const message of this.#early.splice(0)) this.#hear(message);
    this.#sender.send();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): TripSnapshot | null => this.#trip.snapshot;

  readonly load = (): TripLoad => {
    const { kind } = this.#trip.state;
    if (kind === 'unreachable') return this.#unreachable;
    return kind === 'ended' ? MISSING : LOADING;
  };

  readonly copyId = (): string | null => this.#copy?.tripId ?? null;

  /** True while changes of the trip haven't reached the server. */
  hasUnsent(): boolean {
    const { snapshot, open } = this.#trip;
    return isEditable(snapshot) && (open?.sync.pending.length ?? 0) > 0;
  }

  // Properties rather than methods, because components pass these functions around on their own.
  readonly change = (change: TripEdit): void => this.#enqueue(change);

  readonly undo = (of?: string): ToldStep | null =>
    this.#toggle(of === undefined ? { kind: 'undo' } : { kind: 'undo', of });

  readonly redo = (): ToldStep | null => this.#toggle({ kind: 'redo' });

  readonly preview = (change: TripEdit): RipplePreview => {
    const { open } = this.#trip;
    if (!open) throw new Error('There is no open trip to preview a change of.');
    return previewChange(open.sync.document, change, this.#dependencies.editContext());
  };

  readonly dismiss = (noticeId: string): void => this.#trip.apply(dismissed(noticeId));

  readonly mergeHistory = (entries: readonly HistoryEntry[]): void =>
    this.#trip.apply(historyMerged(entries));

  /** Moves the trip to the signed-in user's id if it is theirs. The screen and pending changes stay. */
  merge(): void {
    this.#trip.apply(merged(this.#dependencies.account.session()));
  }

  /** Continues reading and sending as the user who is signed in now. */
  goOn(): void {
    this.#sender.send();
    // A trip that was not shown to anybody else opens with the pending changes of its owner.
    void this.#reader.lookAgain().then(() => this.#sender.send());
  }

  /** Tries once, right now, to send pending changes; resolves when that has succeeded or failed, or when the signal aborts. */
  async sendAll(signal: AbortSignal): Promise<void> {
    await this.#whenRead(signal);
    await this.#sender.sendOnce(signal);
  }

  #whenRead(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (this.#trip.state.kind === 'opening' && !signal.aborted) return;
        stop();
        resolve();
      };
      const stop = this.subscribe(look);
      signal.addEventListener('abort', look);
      look();
    });
  }

  /** Stores what is on screen, for instance because the page is being closed. */
  flush(): Promise<void> {
    return this.#persister.flush();
  }

  /** Closes the trip; pending changes stay on this device. */
  async close(): Promise<void> {
    this.#stop();
    await this.#persister.flush();
  }

  /** Closes a trip whose user has signed out. */
  async end(): Promise<void> {
    await this.close();
    this.#trip.apply(ended);
  }

  /** Closes a trip that was deleted. */
  discard(): void {
    this.#tabs.tell({ kind: 'discarded' });
    this.#stop();
    this.#trip.apply(ended);
  }

  #stop(): void {
    this.#reader.close();
    this.#sender.close();
    this.#tabs.leave();
  }

  #enqueue(change: Change): void {
    const { open, snapshot } = this.#trip;
    if (!open || !isEditable(snapshot)) return;
    if (isOpenExample(open)) {
      this.#copy ??= this.#makeCopy(open);
      forward(this.#copy, change);
      this.#tellListeners();
      return;
    }
    const before: SyncState = { ...open.sync, context: this.#dependencies.editContext() };
    try {
      const changeId = newId();
      const { state } = enqueue(before, { changeId, change: asSent(change) });
      this.#trip.apply(edited(state, { changeId, subject: subjectOf(before.document, change) }));
      this.#tellTabs(before, state);
    } catch (problem) {
      if (!(problem instanceof ChangeRefused)) throw problem;
      this.#trip.apply(refused(problem));
    }
    this.#sender.send();
  }

  #toggle(toggle: Toggle): ToldStep | null {
    const found = () => this.#trip.open && stepFor(this.#trip.open.sync, toggle);
    const step = found();
    this.#enqueue(toggle);
    // If it was refused, the same step is still next.
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
    if (message.kind === 'discarded') this.#stop();
    else if (!this.#trip.open) {
      this.#early.push(message);
      return;
    }
    this.#trip.apply(heardTab(message, this.#dependencies.timing.now()));
    if (message.kind === 'queued') void this.#sendForOthers();
  }

  async #sendForOthers(): Promise<void> {
    await this.#dependencies.timing.wait(OTHER_TAB_MS);
    if (this.hasUnsent()) this.#sender.send();
  }
}

function isEditable(trip: TripSnapshot | null): boolean {
  return trip !== null && enablesUpdate(trip.mode);
}

/**
 * The change as the server will read it. JSON has no -0 and no undefined, and undo compares the written values with the ones that
 * come back.
 */
function asSent(change: Change): Change {
  return JSON.parse(JSON.stringify(change)) as Change; // a change is plain data
}

function forward(store: TripStore, change: Change): void {
  if (change.kind === 'undo') store.undo(change.of);
  else if (change.kind === 'redo') store.redo();
  else store.change(change);
}
