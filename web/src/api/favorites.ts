import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Place } from '@wayfold/contract/places';
import type { Favorite } from '@wayfold/contract/places-endpoints';
import { newId } from '@wayfold/domain/ids';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useSession } from './account';
import { client, failureOf } from './client';
import { deviceStorage } from './device-storage';
import { useOnline } from './online';
import { onSession, readSession, type Session } from './session';

/** What a visitor saved; somebody's own stands under their id, so that it outlives their session and is nobody else's. */
const KEPT_KEY = 'wayfold.favorites';
/** How many places a device keeps for a visitor. */
const MOST_KEPT = 200;

/** Places somebody saved, and what saves one or takes it away. */
export interface Favorites {
  /** Newest first. */
  places: readonly Place[];
  isSaved(place: Place): boolean;
  /** Saves a place that is not saved, and the reverse. Throws what the call throws, with everything as it was. */
  toggle(place: Place): Promise<void>;
}

let lastText: string | null = null;
let lastKept: readonly Place[] = [];
const listeners = new Set<() => void>();

/** Where this device keeps what is not saved yet: under the person's own name first, then what is theirs as well. */
function keptKeys(session: Session | null): [string, ...string[]] {
  if (!session) return [KEPT_KEY];
  const { userId, formerly = [] } = session;
  return [`${KEPT_KEY}.${userId}`, ...formerly.map((id) => `${KEPT_KEY}.${id}`), KEPT_KEY];
}

/** What this device keeps until it is saved in the account; newest first. The same text gives the same list. */
export function keptFavorites(): readonly Place[] {
  const texts = keptKeys(readSession()).map((key) => deviceStorage.getItem(key));
  const text = texts.join('\n');
  if (text === lastText) return lastKept;
  lastText = text;
  const ids = new Set<string>();
  lastKept = texts.flatMap(parseKept).filter(({ id }) => !ids.has(id) && ids.add(id));
  return lastKept;
}

/** Reads kept places; what is no place is passed over, and text that is no JSON counts as nothing. */
export function parseKept(text: string | null): readonly Place[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPlace) : [];
  } catch {
    return [];
  }
}

function isPlace(value: unknown): value is Place {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, poi_source, categories, coords } = value as Partial<Record<keyof Place, unknown>>; // an object
  const texts = [id, name, poi_source, categories];
  return texts.every((text) => typeof text === 'string') && Array.isArray(coords) && coords.length === 2;
}

function writeKept(places: readonly Place[]): void {
  const [own, ...others] = keptKeys(readSession());
  if (places.length === 0) deviceStorage.removeItem(own);
  else deviceStorage.setItem(own, JSON.stringify(places.slice(0, MOST_KEPT)));
  for (const key of others) deviceStorage.removeItem(key);
  for (const listener of listeners) listener();
}

function keep(place: Place): void {
  writeKept([place, ...keptFavorites().filter(({ id }) => id !== place.id)]);
}

function drop(id: string): void {
  writeKept(keptFavorites().filter((place) => place.id !== id));
}

function onKept(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onSession(listener);
  // Another tab may have changed what is kept under any of the names.
  const hear = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(KEPT_KEY)) listener();
  };
  addEventListener('storage', hear);
  return () => {
    listeners.delete(listener);
    stop();
    removeEventListener('storage', hear);
  };
}

const NONE: readonly Favorite[] = [];
const NOTHING: readonly Place[] = [];

/**
 * Follows the saved places of whoever uses this device.
 *
 * A visitor's stay on the device and make no guest; with a session they are saved there, and what waited is sent.
 */
export function useFavorites(): Favorites {
  const session = useSession();
  const userId = session?.userId ?? null;
  const kept = useSyncExternalStore(onKept, keptFavorites, () => NOTHING);
  const queryClient = useQueryClient();
  const queryKey = useMemo(() => ['favorites', userId], [userId]);
  const { data: saved = NONE } = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.places.favorites({ params: { userid: userId ?? '' } }, { signal }),
    enabled: userId !== null,
    staleTime: 5 * 60_000,
  });

  const isOnline = useOnline();
  useEffect(() => {
    if (userId !== null && kept.length > 0 && isOnline) {
      void sendKept((favorite) => {
        // Known at once, so that the heart does not blink between the device and the account.
        queryClient.setQueryData<Favorite[]>(queryKey, (before = []) => [favorite, ...before]);
      }).then((sent) => {
        if (sent) void queryClient.invalidateQueries({ queryKey });
      });
    }
  }, [userId, kept, isOnline, queryClient, queryKey]);

  const places = useMemo(() => {
    const ids = new Set(kept.map(({ id }) => id));
    return [...kept, ...saved.map(({ item }) => item).filter(({ id }) => !ids.has(id))];
  }, [kept, saved]);
  const ids = useMemo(() => new Set(places.map(({ id }) => id)), [places]);

  const toggle = useCallback(
    async (place: Place) => {
      const favorite = saved.find(({ poi_id }) => poi_id === place.id);
      if (keptFavorites().some(({ id }) => id === place.id)) drop(place.id);
      // On the device first; the effect above sends it once there is a session.
      else if (!favorite) return keep(place);
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

let isSending = false;

/**
 * Sends what the device keeps, oldest first; what fails stays for the next time. Only one of those who ask sends.
 *
 * @returns whether anything was saved
 */
async function sendKept(onSaved: (favorite: Favorite) => void): Promise<boolean> {
  if (isSending) return false;
  isSending = true;
  let sent = false;
  try {
    const userId = readSession()?.userId;
    for (const place of keptFavorites().toReversed()) {
      // Somebody else may have come meanwhile.
      if (readSession()?.userId !== userId) break;
      try {
        const { poi_source, id: poi_id } = place;
        onSaved(await client.places.addFavorite({ body: { id: newId(), poi_source, poi_id } }));
        sent = true;
      } catch (problem) {
        const failure = failureOf(problem);
        if (failure === null) throw problem;
        // A place that is not listed any more can never be saved; anything else may be later.
        if (failure !== 'refused') break;
        // An event may still wait to reach the server with its trip.
        if (place.poi_source === 'user_event') continue;
      }
      drop(place.id);
    }
  } finally {
    isSending = false;
  }
  return sent;
}
