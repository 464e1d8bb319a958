import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Coords } from '@wayfold/contract/kernel/values';
import type { Place } from '@wayfold/contract/places/places';
import type { UserPlace } from '@wayfold/contract/places/places-endpoints';
import { useCallback } from 'react';
import { ensureGuest, useSession } from '../account/account';
import { client } from '../client/client';

const PREFIX = 'user:';
/** Maximum that the server returns per call. */
const MOST = 100;
const NONE: readonly Place[] = [];

const ownPlacesQuery = (userId: string | null) =>
  queryOptions({
    queryKey: ['own-places', userId],
    queryFn: ({ signal }) => client.places.list({ query: { source: 'user_place', limit: MOST } }, { signal }),
    enabled: userId !== null,
    staleTime: 5 * 60_000,
  });

/** Places that this device's user has added, newest first; visitors have none. */
export function useOwnPlaces(): readonly Place[] {
  const session = useSession();
  const { data } = useQuery(ownPlacesQuery(session?.userId ?? null));
  return session ? (data ?? NONE) : NONE;
}

/** A place to add, located in one of two ways. */
export type NewOwnPlace = { name: string; category: string } & (
  | { coords: Coords }
  /** An address, or coordinates as people write them: latitude first. */
  | { where: string }
);

/**
 * Saves one of the user's own places and returns its id, as in `GET /place/{id}`. Turns a visitor into a guest.
 *
 * @throws what the call throws: a ProblemError with a message for the user if the location can't be found
 */
export function useSaveOwnPlace(): (place: NewOwnPlace) => Promise<string> {
  const queryClient = useQueryClient();
  return useCallback(
    async (place) => {
      const { userId } = await ensureGuest();
      const { name, category } = place;
      const spot = 'coords' in place ? { coords: place.coords } : spotOf(place.where);
      const { id } = await client.places.saveUserPlace({ body: { name, category, ...spot } });
      await queryClient.invalidateQueries(ownPlacesQuery(userId));
      return PREFIX + id;
    },
    [queryClient],
  );
}

/** Removes one of the user's own places and returns a function that restores it. Throws what the calls throw. */
export function useRemoveOwnPlace(): (place: Place) => Promise<() => Promise<void>> {
  const queryClient = useQueryClient();
  return useCallback(
    async ({ id: placeId }) => {
      const id = placeId.slice(PREFIX.length);
      const before = await client.places.userPlace({ params: { id } });
      await client.places.removeUserPlace({ params: { id } });
      await forget(queryClient, placeId);
      return async () => {
        await client.places.saveUserPlace({ body: asSent(before) });
        await forget(queryClient, placeId);
      };
    },
    [queryClient],
  );
}

async function forget(queryClient: QueryClient, placeId: string): Promise<void> {
  queryClient.removeQueries({ queryKey: ['place', placeId] });
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['own-places'] }),
    queryClient.invalidateQueries({ queryKey: ['favorites'] }),
  ]);
}

function asSent({ userid: _, ...place }: UserPlace) {
  return place;
}

/** Converts typed text for the call: two numbers are coordinates, which the call takes longitude first. */
export function spotOf(where: string): { coordinates: string } | { address: string } {
  const text = where.trim();
  const [, lat, lon] = /^(-?\d+(?:\.\d+)?)\s*[,; ]\s*(-?\d+(?:\.\d+)?)$/.exec(text) ?? [];
  return lat !== undefined && lon !== undefined ? { coordinates: `${lon},${lat}` } : { address: text };
}
