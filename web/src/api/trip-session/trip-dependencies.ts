import type { EditContext } from '@wayfold/domain/changes/apply-change';
import type { ApiClient } from '../client/client';
import type { DeviceLocks } from '../device/device-locks';
import type { Timing } from '../device/timing';
import type { Session } from '../sign-in/session';
import type { TripStorage } from './storage/trip-storage';
import type { UntouchedNewTrips } from './storage/untouched-new-trips';
import type { TabChannel, TabMessage } from './tabs/trip-tabs';

/** What open trips need from outside; tests pass their own. */
export interface TripDependencies {
  readonly storage: TripStorage;
  readonly untouched: UntouchedNewTrips;
  readonly locks: DeviceLocks;
  readonly timing: Timing;
  readonly api: Pick<ApiClient['trips'], 'create' | 'get' | 'view' | 'sendChanges' | 'history'>;
  readonly account: {
    session(): Session | null;
    ensureGuest(): Promise<Session>;
    /** Ends the session if the server no longer knows it. */
    check(): Promise<void>;
  };
  readonly device: {
    /** False only if there is definitely no connection. */
    isOnline(): boolean;
    isHidden(): boolean;
    /** Calls back when either may have changed; returns a function that stops it. */
    onWake(listener: () => void): () => void;
  };
  /** Opens the live updates of a trip after a version. */
  openLive(tripId: string, afterVersion: number, signal: AbortSignal): Promise<ReadableStream<Uint8Array>>;
  /** Joins the other tabs that have the trip open. */
  joinTabs(tripId: string, hear: (message: TabMessage) => void): TabChannel;
  /** The context of an edit on this device: the maximum number of destinations in a trip, and the legs it knows. */
  editContext(): EditContext;
}
