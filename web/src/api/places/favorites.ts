import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Place } from '@wayfold/contract/places/places';
import type { Favorite } from '@wayfold/contract/places/places-endpoints';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useSession } from '../account/account';
import { client } from '../client/client';
import { isOnline, onConnection } from '../device/online';
import { readSession } from '../sign-in/session';
import { onEntrance } from '../sign-in/session-watch';
import {
  dropFavorite,
  keepFavorite,
  keptFavorites,
  onKeptFavorites,
  sendKeptFavorites,
} from './kept-favorites';
import { storedFavorites, storeFavorites } from './stored-favorites';

/** A user's saved places, and a function that saves or removes one. */
export interface Favorites {
  /** Newest first. */
  places: readonly Place[];
  isSaved(place: Place): boolean;
  /** Saves a place, or removes it if it is already saved. If the call fails, throws its error and changes nothing. */
  toggle(place: Place): Promise<void>;
}

const favoritesKey = (userId: string | null) => ['favorites', userId] as const;

/** How long saving the stored favorites may delay the sign-in, in milliseconds. */
const SEND_MS = 5_000;

/**
 * Saves the device's favorites to the account whenever a user is signed in and online, while the page is open. Sign-in waits
 * for it, up to `SEND_MS`. Stores those of the account on the device whenever they change. Returns a function that stops it.
 */
export function followFavorites(queryClient: QueryClient): () => void {
  async function send() {
    const userId = readSession()?.userId;
    if (userId === undefined || keptFavorites().length === 0 || !isOnline()) return;
    const queryKey = favoritesKey(userId);
    const sent = await sendKeptFavorites((favorite) => {
      // Set immediately, so the heart doesn't blink between the device and the account.
      queryClient.setQueryData<Favorite[]>(queryKey, (before = []) => [favorite, ...before]);
    });
    if (sent) void queryClient.invalidateQueries({ queryKey });
  }
  const sendSoon = () => void send();
  const store = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const [name, userId] = event.query.queryKey;
    if (name === favoritesKey(null)[0] && typeof userId === 'string')
      storeFavorites(userId, event.query.state.data);
  });
  sendSoon();
  const stops = [
    store,
    onKeptFavorites(sendSoon),
    onConnection(sendSoon),
    onEntrance(() => Promise.race([send(), new Promise<void>((resolve) => setTimeout(resolve, SEND_MS))])),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

const NONE: readonly Favorite[] = [];
const NOTHING: readonly Place[] = [];

/**
 * The saved places of this device's user; offline, those that were loaded last.
 *
 * A visitor's places stay on the device and create no guest; with a session they are saved to the account.
 *
 * @param isWanted false requests nothing
 */
export function useFavorites(isWanted = true): Favorites {
  const session = useSession();
  const userId = session?.userId ?? null;
  const kept = useSyncExternalStore(onKeptFavorites, keptFavorites, () => NOTHING);
  const queryClient = useQueryClient();
  const queryKey = useMemo(() => favoritesKey(userId), [userId]);
  const { data: saved = NONE } = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.places.favorites({ params: { userid: userId ?? '' } }, { signal }),
    enabled: isWanted && userId !== null,
    initialData: () => storedFavorites(userId),
    // Stored some time ago, so it is loaded again.
    initialDataUpdatedAt: 0,
    staleTime: 5 * 60_000,
  });

  const places = useMemo(() => {
    const ids = new Set(kept.map(({ id }) => id));
    return [...kept, ...saved.map(({ item }) => item).filter(({ id }) => !ids.has(id))];
  }, [kept, saved]);
  const ids = useMemo(() => new Set(places.map(({ id }) => id)), [places]);

  const toggle = useCallback(
    async (place: Place) => {
      const favorite = saved.find(({ poi_id }) => poi_id === place.id);
      if (keptFavorites().some(({ id }) => id === place.id)) dropFavorite(place.id);
      // On the device first; `followFavorites` sends it once there is a session.
      else if (!favorite) return keepFavorite(place);
      if (!favorite) return;
      queryClient.setQueryData<Favorite[]>(queryKey, (before) =>
        before?.filter(({ id }) => id !== favorite.id),
      );
      try {
        await client.places.removeFavorite({ params: { id: favorite.id } });
      } catch (problem) {
        await queryClient.invalidateQueries({ queryKey });
        throw problem;
      }
    },
    [saved, queryClient, queryKey],
  );

  return { places, isSaved: (place) => ids.has(place.id), toggle };
}
