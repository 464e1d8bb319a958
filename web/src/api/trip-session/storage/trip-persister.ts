import type { Change } from '@wayfold/contract/trip/change';
import { newId } from '@wayfold/domain/document/ids';
import { noteUnsent } from '../../device/unsent';
import { summaryOf } from '../../trips/trip-summary';
import { merged, type OpenTrip, type TripHolder, type TripState } from '../open-trip';
import type { TripDependencies } from '../trip-dependencies';
import type { KeptChange } from './trip-storage';

/** Delay before storing a confirmed trip, in milliseconds; changes and new trips are stored immediately. */
const PAUSE_MS = 400;

/** Stores an open trip and its pending changes on this device as they change. */
export class TripPersister {
  readonly #dependencies: TripDependencies;
  readonly #trip: TripHolder;
  /** The changes that are stored on the device now. */
  readonly #kept = new Map<string, Change>();
  #settled: string[] = [];
  #owner: string | null = null;
  #last: OpenTrip | null = null;
  #waiting = false;
  #isUntouched = false;

  constructor(dependencies: TripDependencies, trip: TripHolder) {
    this.#dependencies = dependencies;
    this.#trip = trip;
  }

  /** Notes what is already stored, so it isn't written again. */
  begin(changes: readonly KeptChange[]): void {
    for (const { changeId, change } of changes) this.#kept.set(changeId, change);
  }

  /** Stores immediately what is still scheduled, for instance because the page is being closed. */
  async flush(): Promise<void> {
    this.#trip.apply(merged(this.#dependencies.account.session()));
    const { open } = this.#trip;
    if (!open || open === this.#last || !isWorthKeeping(open)) return;
    this.#last = open;
    const settled = this.#settled;
    this.#settled = [];
    const { owner, tripId, creation, savedAt, sync } = open;
    const { confirmed, log } = sync;
    await this.#dependencies.storage.keepTrip(
      {
        owner,
        tripId,
        confirmed,
        // Effects are recalculated from the pending changes, and may be long.
        log: log.map(({ effects: _, ...entry }) => entry),
        creation,
        savedAt,
        summary: summaryOf(
          { tripId, document: sync.document, version: confirmed.version },
          this.#dependencies.timing.now(),
        ),
      },
      settled,
    );
  }

  /** Stores the result of a transition. */
  keep(state: TripState): void {
    const open = state.kind === 'open' ? state.open : null;
    if (!open && this.#last) noteUnsent(this.#last.tripId, 0);
    if (!open || open === this.#last) return;
    this.#noteUntouched(open);
    noteUnsent(open.tripId, isWorthKeeping(open) ? open.sync.pending.length : 0);
    // First, because changes handed over to the new owner have to be found and removed there.
    const withdrawn = this.#dropChanges(open);
    if (this.#owner !== open.owner) {
      // Changes queued during the handover are written again under the right owner.
      if (this.#owner !== null) this.#kept.clear();
      this.#owner = open.owner;
    }
    const added = this.#addedChanges(open);
    if (added.length > 0) void this.#dependencies.storage.addChanges(added);
    const isNew = open.creation !== null && this.#last === null;
    if (withdrawn || isNew) void this.flush();
    else void this.#flushSoon();
  }

  #noteUntouched({ tripId, creation, sync }: OpenTrip): void {
    const isUntouched = creation?.copyOf === null && sync.pending.length === 0;
    if (isUntouched === this.#isUntouched) return;
    this.#isUntouched = isUntouched;
    if (isUntouched) this.#dependencies.untouched.add(tripId, sync.document.trip.currency);
    else this.#dependencies.untouched.remove(tripId);
  }

  #addedChanges({ owner, tripId, sync }: OpenTrip): KeptChange[] {
    const added: KeptChange[] = [];
    for (const { changeId, change } of sync.pending) {
      if (this.#kept.get(changeId) === change) continue;
      this.#kept.set(changeId, change);
      added.push({ owner, tripId, changeId, change, order: newId() });
    }
    return added;
  }

  /** @returns true if a change disappeared while the confirmed trip stayed the same: it was undone */
  #dropChanges({ sync }: OpenTrip): boolean {
    const waiting = new Set(sync.pending.map(({ changeId }) => changeId));
    const gone = [...this.#kept.keys()].filter((changeId) => !waiting.has(changeId));
    for (const changeId of gone) this.#kept.delete(changeId);
    this.#settled.push(...gone);
    return gone.length > 0 && this.#last?.sync.confirmed === sync.confirmed;
  }

  async #flushSoon(): Promise<void> {
    if (this.#waiting) return;
    this.#waiting = true;
    await this.#dependencies.timing.wait(PAUSE_MS);
    this.#waiting = false;
    await this.flush();
  }
}

/** Examples and other people's trips are read again each time. */
function isWorthKeeping({ owner, creation, sync }: OpenTrip): boolean {
  return creation !== null || (owner !== '' && sync.document.trip.userid === owner);
}
