import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { HistoryEntry } from '@wayfold/contract/trip/trips-endpoints';
import { ensureGuest } from '../account/account';
import { client, failureOf } from '../client/client';
import { forgetLastTrip } from '../device/last-trip';
import { NOBODY } from '../device/nobody';
import { forgetKeptMap } from '../device/worker-caches';
import { readSession } from '../sign-in/session';
import { discardTrip } from '../trip-session/discard-trip';
import { deviceTripStorage } from '../trip-session/storage/device-trip-storage';
import { refreshTrips } from './trips';

// Calls that act on a whole trip. Separate from the trip list, which the landing page loads without them.

/**
 * Deletes a trip permanently, with its pending changes. A trip that is only on this device can be deleted offline.
 *
 * Rejects if the server refuses or fails; then nothing has changed. Otherwise `leave` is called before the trip is discarded, so
 * the page navigates away without showing a deleted trip.
 */
export function useDeleteTrip() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ tripId, leave }: { tripId: string; leave: () => Promise<void> }) => {
      const storage = await deviceTripStorage();
      const owner = readSession()?.userId ?? NOBODY;
      const { trip } = await storage.read(owner, tripId);
      if (!trip?.creation) await client.trips.remove({ params: { id: tripId } });
      await leave();
      // Discards the open trip first, because it would be stored again.
      discardTrip(tripId);
      await storage.forget(owner, tripId);
      forgetLastTrip(tripId);
      await forgetKeptMap(tripId);
    },
    onSettled: () => void refreshTrips(queryClient),
  });
}

/** Copies a trip that the user can see. Returns the copy; open it by its id. */
export function useCopyTrip() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ tripId, name }: { tripId: string; name?: string }) => {
      // Visitors can also copy an example, and a copy needs an owner.
      await ensureGuest();
      return client.trips.create({ body: { copyOf: tripId, ...(name ? { name } : {}) } });
    },
    onSettled: () => refreshTrips(queryClient),
  });
}

/**
 * Resets a copy of an example to the example; the open trip updates automatically.
 *
 * Returns the history step this created, so the open trip can merge and undo it; null if the step couldn't be read.
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
