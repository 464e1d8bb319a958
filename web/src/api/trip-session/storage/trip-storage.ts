import type { SentChange } from '@wayfold/contract/trip/change';
import type { TripSummary } from '@wayfold/contract/trip/trip';
import type { LocalEntry, SyncState } from '@wayfold/domain/sync/sync-state';

/** How the server should create a trip that is only on this device so far. */
export interface TripCreation {
  /** Creates it as a copy of this trip; null for an empty one. */
  readonly copyOf: string | null;
}

/** The stored data of one trip, without its pending changes. */
export interface KeptTrip {
  readonly owner: string;
  readonly tripId: string;
  /** As last confirmed by the server, without pending changes; version 0 until the server has it. */
  readonly confirmed: SyncState['confirmed'];
  /** The latest changes, oldest first, for undo across reloads. */
  readonly log: readonly LocalEntry[];
  /** Null once the server has it. */
  readonly creation: TripCreation | null;
  /** When the server last confirmed it, in milliseconds since 1970; null before. */
  readonly savedAt: number | null;
  /** Includes pending changes; for the list of trips. */
  readonly summary: TripSummary;
}

/** A pending change, with the ids to find it by. */
export interface KeptChange extends SentChange {
  readonly owner: string;
  readonly tripId: string;
  /** Sorts the queue, as plain text: a change that is queued again goes to the end. */
  readonly order: string;
}

/**
 * Stores trips and unsent changes on this device, across reloads and offline.
 *
 * Each call is one transaction. Changes are stored one by one, so tabs don't overwrite each other.
 */
export interface TripStorage {
  /** The stored trip, or null, and its pending changes, oldest first. */
  read(owner: string, tripId: string): Promise<{ trip: KeptTrip | null; changes: KeptChange[] }>;
  addChanges(changes: readonly KeptChange[]): Promise<void>;
  /**
   * Stores a trip and deletes changes it now contains, or that were refused or undone.
   *
   * If another tab has already stored a newer version, that one stays.
   */
  keepTrip(trip: KeptTrip, settled: readonly string[]): Promise<void>;
  /** Deletes a trip and its pending changes. */
  forget(owner: string, tripId: string): Promise<void>;
  /** Moves everything of one owner, such as `NOBODY`, to the user who was just created or signed in. */
  handOver(from: string, to: string): Promise<void>;
  /** Trips with pending changes. */
  unsent(owner: string): Promise<KeptTrip[]>;
  /** Deletes the trips without pending changes. */
  forgetSent(owner: string): Promise<void>;
}

/** Stores everything for this page only: for browsers without a database, and for tests. */
export function memoryTripStorage(): TripStorage {
  const trips = new Map<string, KeptTrip>();
  const changes = new Map<string, KeptChange>();
  const keyOf = (...parts: string[]) => parts.join('/');
  const keepChange = (change: KeptChange) =>
    changes.set(keyOf(change.owner, change.tripId, change.changeId), change);
  const changesOf = (owner: string, tripId: string) =>
    [...changes.values()]
      .filter((change) => change.owner === owner && change.tripId === tripId)
      .sort(byOrder);
  return {
    async read(owner, tripId) {
      return { trip: trips.get(keyOf(owner, tripId)) ?? null, changes: changesOf(owner, tripId) };
    },
    async addChanges(added) {
      for (const change of added) keepChange(change);
    },
    async keepTrip(trip, settled) {
      const key = keyOf(trip.owner, trip.tripId);
      if (!isOlder(trip, trips.get(key))) trips.set(key, trip);
      for (const changeId of settled) changes.delete(keyOf(trip.owner, trip.tripId, changeId));
    },
    async forget(owner, tripId) {
      trips.delete(keyOf(owner, tripId));
      for (const { changeId } of changesOf(owner, tripId)) changes.delete(keyOf(owner, tripId, changeId));
    },
    async handOver(from, to) {
      for (const [key, trip] of [...trips]) {
        if (trip.owner !== from) continue;
        trips.delete(key);
        const there = keyOf(to, trip.tripId);
        if (isNewer(trip, trips.get(there))) trips.set(there, ownedTrip(trip, to));
      }
      for (const [key, change] of [...changes]) {
        if (change.owner !== from) continue;
        changes.delete(key);
        keepChange({ ...change, owner: to });
      }
    },
    async unsent(owner) {
      return [...trips.values()].filter(
        (trip) => trip.owner === owner && changesOf(owner, trip.tripId).length > 0,
      );
    },
    async forgetSent(owner) {
      for (const [key, trip] of [...trips]) {
        if (trip.owner === owner && changesOf(owner, trip.tripId).length === 0) trips.delete(key);
      }
    },
  };
}

/** Sorts pending changes by when they were queued. */
export function byOrder(a: KeptChange, b: KeptChange): number {
  return a.order < b.order ? -1 : a.order > b.order ? 1 : 0;
}

/** A stored trip with its new owner; if the document named the old owner, it names the new one. */
export function ownedTrip(trip: KeptTrip, owner: string): KeptTrip {
  const { document, version } = trip.confirmed;
  if (document.trip.userid !== trip.owner) return { ...trip, owner };
  const owned = { ...document, trip: { ...document.trip, userid: owner } };
  return { ...trip, owner, confirmed: { document: owned, version } };
}

/** Whether a trip is newer than the stored one, or none is stored. */
export function isNewer(trip: KeptTrip, kept: KeptTrip | undefined): boolean {
  return kept === undefined || isOlder(kept, trip);
}

/** Whether a trip is older than the stored one: suspended tabs wake up with an old one. */
export function isOlder(trip: KeptTrip, kept: KeptTrip | undefined): boolean {
  return kept !== undefined && kept.confirmed.version > trip.confirmed.version;
}
