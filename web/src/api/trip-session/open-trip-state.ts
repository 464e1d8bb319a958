import type { Session } from '../sign-in/session';
import {
  merged,
  OPENING,
  type OpenTrip,
  type Transition,
  type TripHolder,
  type TripState,
} from './open-trip';
import { snapshotOf, type TripSnapshot } from './trip-snapshot';

/** Holds the state of an open trip. Whatever happens to the trip is a transition that is applied here. */
export class OpenTripState implements TripHolder {
  readonly #session: () => Session | null;
  readonly #follow: (state: TripState) => void;
  #state: TripState = OPENING;
  #snapshot: TripSnapshot | null = null;

  /** @param follow called after every transition that changed the state */
  constructor(session: () => Session | null, follow: (state: TripState) => void) {
    this.#session = session;
    this.#follow = follow;
  }

  get state(): TripState {
    return this.#state;
  }

  get open(): OpenTrip | null {
    return this.#state.kind === 'open' ? this.#state.open : null;
  }

  /** What screens see; null while the trip is not open. */
  get snapshot(): TripSnapshot | null {
    return this.#snapshot;
  }

  apply(transition: Transition): void {
    // Answers to the former guest's calls may still arrive.
    const next = merged(this.#session())(transition(this.#state));
    if (next === this.#state) return;
    this.#state = next;
    this.#snapshot = next.kind === 'open' ? snapshotOf(next.open, this.#snapshot) : null;
    this.#follow(next);
  }
}
