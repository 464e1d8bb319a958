import { newId } from '@wayfold/domain/document/ids';
import { emptyDocument, type TripDocument } from '@wayfold/domain/document/trip-document';
import { startSync } from '@wayfold/domain/sync/sync-state';
import { NOBODY } from '../device/nobody';
import { type OpenTrip, openTrip } from './open-trip';
import { OpenTripStore } from './open-trip-store';
import type { TripCreation } from './storage/trip-storage';
import type { TripDependencies } from './trip-dependencies';
import { SELF } from './trip-steps';

/** A trip to create on this device. */
export interface NewTripFields {
  name?: string;
  travelerName?: string;
  /** ISO 4217. */
  currency: string;
}

interface Entry {
  readonly store: OpenTripStore;
  users: number;
  closing: boolean;
}

/** How long an unused trip stays open, in milliseconds, so the next page can take it over. */
const UNUSED_MS = 1_000;

/** The trips that are open in this tab. A closed trip stays until its pending changes are sent. */
export class OpenTripRegistry {
  readonly #dependencies: TripDependencies;
  readonly #stores = new Map<string, Entry>();

  constructor(dependencies: TripDependencies) {
    this.#dependencies = dependencies;
  }

  /** Returns the store of a trip, and opens it if needed. Call `hold` soon, or it is closed again. */
  peek(tripId: string): OpenTripStore {
    return (this.#stores.get(tripId) ?? this.#open(tripId, null)).store;
  }

  /** Keeps a trip open until the returned function is called. */
  hold(store: OpenTripStore): () => void {
    const entry = this.#stores.get(store.tripId);
    if (entry?.store !== store) return () => {};
    entry.users += 1;
    return () => {
      entry.users -= 1;
      void this.#closeUnused(store.tripId);
    };
  }

  /** The store of a trip, held. */
  use(tripId: string): OpenTripStore {
    const store = this.peek(tripId);
    this.hold(store);
    return store;
  }

  /**
   * Creates a trip on this device and returns its id. The first change sends it to the server; a name counts as one.
   */
  begin({ name = '', travelerName = '', currency }: NewTripFields): string {
    const tripId = newId();
    const document = emptyDocument({ id: tripId, currency });
    const { store } = this.#open(tripId, this.#madeHere(document, { copyOf: null }));
    if (name !== '' || travelerName !== '') {
      store.change({ kind: 'trip.set', fields: { name, travelerName } });
    }
    return tripId;
  }

  /** Sends pending changes of this device's other trips, for instance from before the browser was closed. */
  async sendLeftovers(): Promise<void> {
    await this.#handOver();
    for (const { tripId } of await this.#unsent()) this.peek(tripId);
  }

  /**
   * Moves everything that belongs to the signed-in user to their id and continues as them: open trips stay on screen, and
   * pending changes are sent.
   */
  async takeOver(): Promise<void> {
    const open = [...this.#stores.values()];
    for (const { store } of open) store.merge();
    await this.sendLeftovers();
    for (const { store } of open) store.goOn();
  }

  /** Sends this device's pending changes, for at most this many milliseconds. */
  async sendAll(milliseconds: number): Promise<void> {
    const over = new AbortController();
    void this.#dependencies.timing.wait(milliseconds, over.signal).then(() => over.abort());
    await this.flush();
    await this.sendLeftovers();
    await Promise.all([...this.#stores.values()].map(({ store }) => store.sendAll(over.signal)));
    over.abort();
  }

  /** True while the user has changes that only this device knows. */
  async hasUnsent(): Promise<boolean> {
    await this.flush();
    return (await this.#unsent()).length > 0;
  }

  /** True for an empty trip that was created on this device and never changed, so the server doesn't know it. */
  async isUntouched(tripId: string): Promise<boolean> {
    await this.flush();
    const session = this.#dependencies.account.session();
    const owners = new Set([NOBODY, ...(session ? [session.userId, ...(session.formerly ?? [])] : [])]);
    const kept = await Promise.all(
      [...owners].map((owner) => this.#dependencies.storage.read(owner, tripId)),
    );
    const isNew = kept.some(({ trip }) => trip?.creation?.copyOf === null);
    return isNew && kept.every(({ changes }) => changes.length === 0);
  }

  /** Closes the trips of a user whose session has ended; only pending changes stay on this device. */
  async end(userId: string): Promise<void> {
    const open = [...this.#stores.values()];
    this.#stores.clear();
    await Promise.all(open.map(({ store }) => store.end()));
    await this.#dependencies.storage.forgetSent(userId);
  }

  async #handOver(): Promise<void> {
    const session = this.#dependencies.account.session();
    if (!session) return;
    for (const from of [NOBODY, ...(session.formerly ?? [])]) {
      await this.#dependencies.storage.handOver(from, session.userId);
    }
  }

  #unsent() {
    return this.#dependencies.storage.unsent(this.#dependencies.account.session()?.userId ?? NOBODY);
  }

  /** Closes a deleted trip, here and in other tabs; nothing of it is stored or sent anymore. */
  discard(tripId: string): void {
    this.#dependencies.untouched.remove(tripId);
    this.#stores.get(tripId)?.store.discard();
    this.#stores.delete(tripId);
  }

  /** Stores everything that is on screen, because the page may be closing. */
  async flush(): Promise<void> {
    await Promise.all([...this.#stores.values()].map(({ store }) => store.flush()));
  }

  #open(tripId: string, made: OpenTrip | null) {
    const store = new OpenTripStore(tripId, this.#dependencies, (example) => this.#copy(example));
    const entry = { store, users: 0, closing: false };
    this.#stores.set(tripId, entry);
    store.subscribe(() => void this.#closeUnused(tripId));
    void store.start(made);
    return entry;
  }

  async #closeUnused(tripId: string): Promise<void> {
    const entry = this.#stores.get(tripId);
    if (!entry || entry.closing || !isIdle(entry)) return;
    entry.closing = true;
    await this.#dependencies.timing.wait(UNUSED_MS);
    entry.closing = false;
    if (!isIdle(entry)) return;
    this.#stores.delete(tripId);
    void entry.store.close();
  }

  #copy(example: OpenTrip): OpenTripStore {
    const { document } = example.sync.confirmed;
    const trip = { ...document.trip, id: newId() };
    const entry = this.#open(trip.id, this.#madeHere({ ...document, trip }, { copyOf: example.tripId }));
    // The example's store forwards every later edit, so the copy stays open as long as this page.
    entry.users += 1;
    return entry.store;
  }

  #madeHere(document: TripDocument, creation: TripCreation): OpenTrip {
    const context = this.#dependencies.editContext();
    const sync = startSync({ actor: SELF, context, confirmed: { document, version: 0 } });
    const owner = this.#dependencies.account.session()?.userId ?? NOBODY;
    return openTrip({ owner, creation, sync, savedAt: null });
  }
}

/** Unused, with nothing pending. Until its first change, a trip that is only on this device exists only in this page. */
function isIdle({ store, users }: Entry): boolean {
  if (users > 0 || store.hasUnsent()) return false;
  const snapshot = store.snapshot();
  return snapshot === null ? store.load().kind !== 'loading' : snapshot.saveState.kind !== 'local';
}
