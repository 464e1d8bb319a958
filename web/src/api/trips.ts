import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { TripSummary } from '@wayfold/contract/trip';
import type { HistoryEntry } from '@wayfold/contract/trips-endpoints';
import { ensureGuest, useSession } from './account';
import { client, failureOf } from './client';
import { deviceKeeper } from './device-keeper';
import { discardTrip } from './discard-trip';
import { forgetLastTrip } from './last-trip';
import { readSession } from './session';
import { NOBODY } from './trip-keeper';

/** The trips of the device's person, those only on this device included, and the examples. */
export interface TripList {
  /** Own trips, the ones looked at last first, then the examples by name. */
  readonly trips: readonly TripSummary[];
  /** True when the server could not be asked, so that only what this device keeps is listed. */
  readonly deviceOnly: boolean;
}

const tripsQuery = (userId: string | null) =>
  queryOptions({
    queryKey: ['trips', userId],
    queryFn: () => loadTrips(userId),
    staleTime: 10_000,
  });

async function loadTrips(userId: string | null): Promise<TripList> {
  const keeper = await deviceKeeper();
  const kept = (await keeper.unsent(userId ?? NOBODY)).map(({ summary }) => summary);
  try {
    return { trips: mergeTrips(await client.trips.list(), kept), deviceOnly: false };
  } catch (problem) {
    if (kept.length === 0) throw problem;
    return { trips: mergeTrips([], kept), deviceOnly: true };
  }
}

/**
 * The server's list with what only this device knows: trips it lacks come first, and those with changes that wait show
 * them.
 */
export function mergeTrips(listed: readonly TripSummary[], kept: readonly TripSummary[]): TripSummary[] {
  const known = new Set(listed.map(({ id }) => id));
  const fresh = kept.filter(({ id }) => !known.has(id));
  fresh.sort((a, b) => ((a.viewedAt ?? '') > (b.viewedAt ?? '') ? -1 : 1));
  const changed = new Map(kept.map((summary) => [summary.id, summary]));
  return [...fresh, ...listed.map((trip) => ({ ...trip, ...changed.get(trip.id), viewedAt: trip.viewedAt }))];
}

/**
 * The trip to go on with once another is deleted: the own one that was looked at last; null without any.
 *
 * @param trips as `TripList` orders them
 */
export function tripToGoOnWith(trips: readonly TripSummary[], deletedId: string): string | null {
  return trips.find(({ id, demo }) => !demo && id !== deletedId)?.id ?? null;
}

/** Follows the list of trips. */
export function useTrips() {
  const session = useSession();
  return useQuery(tripsQuery(session?.userId ?? null));
}

/** Has the list of trips read anew, when it is on screen. */
export function refreshTrips(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['trips'] });
}

/**
 * Deletes a trip for good, with what waits for it. One that is only on this device needs no network.
 *
 * The promise is rejected when the server did not do it; then nothing has changed. Otherwise `leave` is called before
 * the trip is let go of, so that it goes elsewhere without a look at a trip that is gone.
 */
export function useDeleteTrip() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ tripId, leave }: { tripId: string; leave: () => Promise<void> }) => {
      const keeper = await deviceKeeper();
      const owner = readSession()?.userId ?? NOBODY;
      const { trip } = await keeper.read(owner, tripId);
      if (!trip?.creation) await client.trips.remove({ params: { id: tripId } });
      await leave();
      // First the open one, which would keep it again.
      discardTrip(tripId);
      await keeper.forget(owner, tripId);
      forgetLastTrip(tripId);
    },
    onSettled: () => void refreshTrips(queryClient),
  });
}

/** Copies a trip the person may see. Answers the copy; open it by its id. */
export function useCopyTrip() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ tripId, name }: { tripId: string; name?: string }) => {
      // An example is copied by visitors, too, and a copy belongs to someone.
      await ensureGuest();
      return client.trips.create({ body: { copyOf: tripId, ...(name ? { name } : {}) } });
    },
    onSettled: () => refreshTrips(queryClient),
  });
}

/**
 * Puts a copy of an example back to what the example says; the open trip follows by itself.
 *
 * Answers the step this made, for the open trip to learn, so that it can be undone; null when it could not be read.
 */
export function useResetDemo() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (tripId: string) => {
      await client.trips.resetDemo({ params: { id: tripId } });
      return newestStep(tripId);
    },
    onSettled: () => refreshTrips(queryClient),
  });
}

async function newestStep(tripId: string): Promise<HistoryEntry | null> {
  try {
    const { entries } = await client.trips.history({ params: { id: tripId }, query: { limit: 1 } });
    return entries[0] ?? null;
  } catch (problem) {
    if (failureOf(problem) === null) throw problem;
    return null;
  }
}
