import type { SharedTrip } from '@wayfold/contract/sharing/trip-page-endpoints';
import { ChangeRefused } from '@wayfold/domain/document/change-refused';
import { documentFromTrip } from '@wayfold/domain/document/trip-document';
import { failureOf } from '../client/client';
import type { Session } from '../sign-in/session';
import { NO_NEW_IDS } from '../trip-session/open-trip';
import { followTrip, type LiveDependencies } from '../trip-session/transport/live-trip';
import type { TripSnapshot } from '../trip-session/trip-snapshot';
import type { TripLoad, TripStore } from '../trip-session/trip-store';
import { viewModeOf } from './view-mode';

/** How the URL names a view-only trip: by a share link, or by a trip page. */
export type SharedAddress =
  | { readonly by: 'share'; readonly shareId: string }
  | {
      readonly by: 'page';
      readonly tripId: string;
      readonly ownerId: string | null;
      /** The trip's type according to the URL. */
      readonly calledType: string;
    };

/** What viewing a trip needs; tests pass their own. */
export interface SharedTripDependencies extends Omit<LiveDependencies, 'open'> {
  /** Reads the trip as far as the caller may see it. */
  read(address: SharedAddress): Promise<SharedTrip>;
  openLive(tripId: string, afterVersion: number, signal: AbortSignal): Promise<ReadableStream<Uint8Array>>;
  session(): Session | null;
  /** Calls back when a member has signed in; returns a function that stops it. */
  onEntrance(listener: () => void): () => void;
}

const NOTHING: readonly never[] = [];
const VIEW_ONLY = { kind: 'view-only' } as const;

/** A view-only trip. It is never one of this device's trips: nothing is stored, nothing is sent, and edits do nothing. */
export class SharedTripStore implements TripStore {
  readonly #address: SharedAddress;
  readonly #dependencies: SharedTripDependencies;
  readonly #listeners = new Set<() => void>();
  #snapshot: TripSnapshot | null = null;
  #load: TripLoad = { kind: 'loading' };
  #reading: Promise<void> | null = null;

  constructor(address: SharedAddress, dependencies: SharedTripDependencies) {
    this.#address = address;
    this.#dependencies = dependencies;
  }

  /** Reads the trip and follows its owner's changes; returns a function that stops it. */
  follow(): () => void {
    const over = new AbortController();
    void this.#follow(over.signal);
    return () => over.abort();
  }

  async #follow(over: AbortSignal): Promise<void> {
    await this.#read();
    if (over.aborted || !this.#snapshot) return;
    const { tripId } = this.#snapshot;
    const { openLive, onEntrance, ...rest } = this.#dependencies;
    const open = (version: number, signal: AbortSignal) => openLive(tripId, version, signal);
    const readAgain = () => void this.#read();
    const stop = followTrip(
      { ...rest, open },
      {
        knownVersion: () => this.#snapshot?.version ?? 0,
        // Only editors get the changes themselves; viewers refetch what they may see.
        onChange: readAgain,
        onBehind: readAgain,
        onGone: readAgain,
      },
    );
    over.addEventListener('abort', stop);
    // The trip may be their own.
    over.addEventListener('abort', onEntrance(readAgain));
  }

  /** Fetches the current trip; concurrent calls share one request. */
  #read(): Promise<void> {
    this.#reading ??= this.#readOnce().finally(() => {
      this.#reading = null;
    });
    return this.#reading;
  }

  async #readOnce(): Promise<void> {
    try {
      this.#show(await this.#dependencies.read(this.#address));
    } catch (problem) {
      const failure = failureOf(problem);
      if (failure === null) throw problem;
      // The trip stays on screen until the server says it is gone.
      if (failure !== 'refused' && this.#snapshot) return;
      this.#snapshot = null;
      this.#load = failure === 'refused' ? { kind: 'missing' } : { kind: 'unreachable', retry: () => {} };
      this.#tell();
    }
  }

  #show(trip: SharedTrip): void {
    const document = documentFromTrip(trip);
    const { by } = this.#address;
    const userId = this.#dependencies.session()?.userId ?? null;
    const calledType = this.#address.by === 'page' ? this.#address.calledType : undefined;
    this.#snapshot = {
      tripId: document.trip.id,
      document,
      version: trip.version,
      isOnServer: true,
      mode: viewModeOf(document.trip, { userId, onDeviceOnly: false, viewedBy: by, calledType }),
      saveState: VIEW_ONLY,
      canUndo: false,
      canRedo: false,
      notices: NOTHING,
      untold: NOTHING,
      newIds: NO_NEW_IDS,
      viewed: { share: trip.share, ownTripId: trip.ownTripId },
    };
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): TripSnapshot | null => this.#snapshot;

  readonly load = (): TripLoad => this.#load;

  readonly copyId = (): null => null;

  readonly change = (): void => {};
  readonly undo = () => null;
  readonly redo = () => null;
  readonly dismiss = (): void => {};
  readonly mergeHistory = (): void => {};

  readonly preview = (): never => {
    throw new ChangeRefused('invalid', 'tripViewOnly');
  };
}
