import type { Session } from '../sign-in/session';
import { type OpenTrip, snapshotOf } from './open-trip';
import type { TripLoad, TripSnapshot } from './react/trip-session';
import { underItsOwner } from './trip-owner';

/** The one place where the state of an open trip stands; whoever works on the trip reads and updates it here. */
export class OpenTripState {
  #open: OpenTrip | null = null;
  #load: TripLoad = { kind: 'loading' };
  #snapshot: TripSnapshot | null = null;
  readonly #listeners = new Set<() => void>();
  readonly #session: () => Session | null;

  constructor(session: () => Session | null) {
    this.#session = session;
  }

  /** Null until the trip was read, and again once it is gone. */
  get open(): OpenTrip | null {
    return this.#open;
  }

  get load(): TripLoad {
    return this.#load;
  }

  get snapshot(): TripSnapshot | null {
    return this.#snapshot;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Begins with what was read. */
  start(open: OpenTrip): void {
    this.#put(open);
  }

  /** Replaces the state; does nothing while there is none. */
  update(change: (open: OpenTrip) => OpenTrip): void {
    if (!this.#open) return;
    const next = change(this.#open);
    if (next !== this.#open) this.#put(next);
  }

  /** Puts the trip under the name of whoever is signed in now, when it is theirs. */
  nameOwner(): void {
    this.update((open) => underItsOwner(open, this.#session()));
  }

  /** Says why there is nothing to show; an open trip is closed by it. */
  fail(load: TripLoad): void {
    this.#load = load;
    this.#open = null;
    this.#snapshot = null;
    this.tell();
  }

  #put(put: OpenTrip): void {
    // Answers to calls of the guest before may still come in.
    const open = underItsOwner(put, this.#session());
    this.#open = open;
    this.#snapshot = snapshotOf(open, this.#snapshot);
    this.tell();
  }

  /** Tells everyone who follows that something may be another. */
  tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
