import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { TRIP_DATABASE } from '../../device/device-storage';
import {
  byOrder,
  isNewer,
  isOlder,
  type KeptChange,
  type KeptTrip,
  memoryTripStorage,
  ownedTrip,
  type TripStorage,
} from './trip-storage';

interface TripSchema extends DBSchema {
  trips: { key: [owner: string, tripId: string]; value: KeptTrip };
  changes: { key: [owner: string, tripId: string, changeId: string]; value: KeptChange };
}
type TripDatabase = IDBPDatabase<TripSchema>;

/** Version of the stores, not of their contents: reading fills in what an older release didn't store. */
const VERSION = 2;
/** How many trips are stored for offline use. */
const TRIPS_KEPT = 50;

/** Opens this device's trip storage. If the browser has no database or refuses it, data lasts for this page only. */
export async function openTripStorage(): Promise<TripStorage> {
  try {
    const database = await openDatabase();
    await prune(database);
    return databaseStorage(database);
  } catch {
    // Private windows of some browsers throw here; all we can do is continue in memory.
    return memoryTripStorage();
  }
}

function openDatabase(): Promise<TripDatabase> {
  return openDB<TripSchema>(TRIP_DATABASE, VERSION, {
    upgrade(database, from) {
      if (from > 0) return;
      database.createObjectStore('trips', { keyPath: ['owner', 'tripId'] });
      database.createObjectStore('changes', { keyPath: ['owner', 'tripId', 'changeId'] });
    },
    // A newer release in another tab waits for this one.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(), // versionchange is sent to the database
  });
}

/** Key range of all keys that start with these parts: an array sorts after every string. */
function startingWith(...parts: string[]): IDBKeyRange {
  return IDBKeyRange.bound(parts, [...parts, []]);
}

function databaseStorage(database: TripDatabase): TripStorage {
  return {
    async read(owner, tripId) {
      const work = database.transaction(['trips', 'changes']);
      const [trip, changes] = await Promise.all([
        work.objectStore('trips').get([owner, tripId]),
        work.objectStore('changes').getAll(startingWith(owner, tripId)),
        work.done,
      ]);
      return { trip: trip ?? null, changes: changes.sort(byOrder) };
    },
    async addChanges(changes) {
      // Strict: a change shown as saved survives even a crash of the device.
      const work = database.transaction('changes', 'readwrite', { durability: 'strict' });
      const written = changes.map((change) => work.store.put(change));
      // Commits now, so the writes survive even if the page is closed before they are confirmed.
      work.commit();
      await Promise.all([...written, work.done]);
    },
    async keepTrip(trip, settled) {
      const work = database.transaction(['trips', 'changes'], 'readwrite');
      const [trips, changes] = [work.objectStore('trips'), work.objectStore('changes')];
      const kept = await trips.get([trip.owner, trip.tripId]);
      await Promise.all([
        isOlder(trip, kept) ? undefined : trips.put(trip),
        ...settled.map((changeId) => changes.delete([trip.owner, trip.tripId, changeId])),
        work.done,
      ]);
    },
    async forget(owner, tripId) {
      const work = database.transaction(['trips', 'changes'], 'readwrite');
      await Promise.all([
        work.objectStore('trips').delete([owner, tripId]),
        work.objectStore('changes').delete(startingWith(owner, tripId)),
        work.done,
      ]);
    },
    handOver: (from, to) => handOver(database, from, to),
    unsent: (owner) => unsent(database, owner),
    forgetSent: (owner) => forgetSent(database, owner),
  };
}

/** Deletes the least recently stored trips beyond the limit, unless they have pending changes. */
async function prune(database: TripDatabase): Promise<void> {
  if ((await database.count('trips')) <= TRIPS_KEPT) return;
  const work = database.transaction(['trips', 'changes'], 'readwrite');
  const [trips, keys] = await Promise.all([
    work.objectStore('trips').getAll(),
    work.objectStore('changes').getAllKeys(),
  ]);
  const waiting = new Set(keys.map(([, tripId]) => tripId));
  const idle = trips.filter((trip) => !waiting.has(trip.tripId));
  idle.sort((a, b) => (a.summary.updatedAt < b.summary.updatedAt ? -1 : 1));
  const old = idle.slice(0, trips.length - TRIPS_KEPT);
  await Promise.all([
    ...old.map(({ owner, tripId }) => work.objectStore('trips').delete([owner, tripId])),
    work.done,
  ]);
}

async function handOver(database: TripDatabase, from: string, to: string): Promise<void> {
  const work = database.transaction(['trips', 'changes'], 'readwrite');
  const trips = work.objectStore('trips');
  const changes = work.objectStore('changes');
  const [moved, movedChanges, there] = await Promise.all([
    trips.getAll(startingWith(from)),
    changes.getAll(startingWith(from)),
    trips.getAll(startingWith(to)),
  ]);
  const kept = new Map(there.map((trip) => [trip.tripId, trip]));
  const newer = moved.filter((trip) => isNewer(trip, kept.get(trip.tripId)));
  await Promise.all([
    ...newer.map((trip) => trips.put(ownedTrip(trip, to))),
    ...movedChanges.map((change) => changes.put({ ...change, owner: to })),
    trips.delete(startingWith(from)),
    changes.delete(startingWith(from)),
    work.done,
  ]);
}

async function forgetSent(database: TripDatabase, owner: string): Promise<void> {
  const work = database.transaction(['trips', 'changes'], 'readwrite');
  const trips = work.objectStore('trips');
  const [own, keys] = await Promise.all([
    trips.getAllKeys(startingWith(owner)),
    work.objectStore('changes').getAllKeys(startingWith(owner)),
  ]);
  const waiting = new Set(keys.map(([, tripId]) => tripId));
  const sent = own.filter(([, tripId]) => !waiting.has(tripId));
  await Promise.all([...sent.map((key) => trips.delete(key)), work.done]);
}

async function unsent(database: TripDatabase, owner: string): Promise<KeptTrip[]> {
  const work = database.transaction(['trips', 'changes']);
  const [trips, keys] = await Promise.all([
    work.objectStore('trips').getAll(startingWith(owner)),
    work.objectStore('changes').getAllKeys(startingWith(owner)),
    work.done,
  ]);
  const waiting = new Set(keys.map(([, tripId]) => tripId));
  return trips.filter((trip) => waiting.has(trip.tripId));
}
