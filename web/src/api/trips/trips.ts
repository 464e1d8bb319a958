import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { TripSummary } from '@wayfold/contract/trip/trip';
import { useSession } from '../account/account';
import { client, failureOf } from '../client/client';
import { isAnythingKept } from '../device/device-storage';
import { NOBODY } from '../device/nobody';
import { readSession } from '../sign-in/session';

/** The user's trips, including those that are only on this device, and the examples. */
export interface TripList {
  /** The user's own trips, last viewed first, then the examples by name. */
  readonly trips: readonly TripSummary[];
  /** True if the server couldn't be reached, so only what is stored on this device is listed. */
  readonly deviceOnly: boolean;
}

const tripsQuery = (userId: string | null) =>
  queryOptions({
    queryKey: ['trips', userId],
    queryFn: () => loadTrips(userId),
    staleTime: 10_000,
  });

async function loadTrips(userId: string | null): Promise<TripList> {
  const kept = await unsentTrips(userId);
  try {
    return { trips: mergeTrips(await client.trips.list(), kept), deviceOnly: false };
  } catch (problem) {
    if (kept.length === 0) throw problem;
    return { trips: mergeTrips([], kept), deviceOnly: true };
  }
}

/** Trips with changes that only this device has. Loads the code of its storage only if something is stored. */
async function unsentTrips(userId: string | null): Promise<TripSummary[]> {
  if (!(await isAnythingKept())) return [];
  const { deviceTripStorage } = await import('../trip-session/storage/device-trip-storage');
  const storage = await deviceTripStorage();
  return (await storage.unsent(userId ?? NOBODY)).map(({ summary }) => summary);
}

/**
 * Merges what only this device knows into the server's list: trips that the server doesn't have come first, and trips with
 * pending changes show them.
 */
export function mergeTrips(listed: readonly TripSummary[], kept: readonly TripSummary[]): TripSummary[] {
  const known = new Set(listed.map(({ id }) => id));
  const fresh = kept.filter(({ id }) => !known.has(id));
  fresh.sort((a, b) => ((a.viewedAt ?? '') > (b.viewedAt ?? '') ? -1 : 1));
  const changed = new Map(kept.map((summary) => [summary.id, summary]));
  return [...fresh, ...listed.map((trip) => ({ ...trip, ...changed.get(trip.id), viewedAt: trip.viewedAt }))];
}

/**
 * The trip to show after another one was deleted: the user's own trip that was viewed last; null if there is none.
 *
 * @param trips as `TripList` orders them
 */
export function tripToGoOnWith(trips: readonly TripSummary[], deletedId: string): string | null {
  return trips.find(({ id, demo }) => !demo && id !== deletedId)?.id ?? null;
}

/** The list of trips; fetches it unless `enabled` is false. */
export function useTrips({ enabled = true } = {}) {
  const session = useSession();
  return useQuery({ ...tripsQuery(session?.userId ?? null), enabled });
}

/** How long to wait for the trip that was last open on another device, in milliseconds. */
const LOOKED_FOR_MS = 5_000;

/** The id of the user's trip last viewed on any device; null for visitors, without trips, or if the server can't be reached. */
export async function newestTripId(): Promise<string | null> {
  if (!readSession()) return null;
  try {
    const trips = await client.trips.list(undefined, { signal: AbortSignal.timeout(LOOKED_FOR_MS) });
    return trips.find(({ demo }) => !demo)?.id ?? null;
  } catch (problem) {
    if (failureOf(problem) === null) throw problem;
    return null;
  }
}

/** Refetches the list of trips if it is on screen. */
export function refreshTrips(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['trips'] });
}
