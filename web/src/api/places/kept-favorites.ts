import type { Place } from '@wayfold/contract/places/places';
import type { Favorite } from '@wayfold/contract/places/places-endpoints';
import { UNKNOWN_PLACE } from '@wayfold/contract/places/unknown-place';
import { newId } from '@wayfold/domain/document/ids';
import { client, failureOf } from '../client/client';
import { deviceStorage } from '../device/device-storage';
import { onSession, readSession, type Session } from '../sign-in/session';

/** Key of a visitor's favorites; a user's are stored under their id, so they outlive the session and stay theirs. */
const KEPT_KEY = 'wayfold.favorites';
/** Maximum number of places stored on the device. */
const MOST_KEPT = 200;

let lastText: string | null = null;
let lastKept: readonly Place[] = [];
const listeners = new Set<() => void>();

/** Storage keys of unsaved favorites: the user's own first, then those of their former ids and of the visitor. */
function keptKeys(session: Session | null): [string, ...string[]] {
  if (!session) return [KEPT_KEY];
  const { userId, formerly = [] } = session;
  return [`${KEPT_KEY}.${userId}`, ...formerly.map((id) => `${KEPT_KEY}.${id}`), KEPT_KEY];
}

/** Favorites that aren't saved to the account yet, newest first. Returns the same list while the stored text is the same. */
export function keptFavorites(): readonly Place[] {
  const texts = keptKeys(readSession()).map((key) => deviceStorage.getItem(key));
  const text = texts.join('\n');
  if (text === lastText) return lastKept;
  lastText = text;
  const ids = new Set<string>();
  lastKept = texts.flatMap(parseKept).filter(({ id }) => !ids.has(id) && ids.add(id));
  return lastKept;
}

/** Parses stored places; skips entries that aren't places, and invalid JSON gives an empty list. */
export function parseKept(text: string | null): readonly Place[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPlace).map(wholePlace) : [];
  } catch {
    return [];
  }
}

/** Whether a stored value is a place. */
export function isPlace(value: unknown): value is Place {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, poi_source, categories, coords } = value as Partial<Record<keyof Place, unknown>>; // an object
  const texts = [id, name, poi_source, categories];
  return texts.every((text) => typeof text === 'string') && Array.isArray(coords) && coords.length === 2;
}

/** A stored place with all fields: an earlier version of the app may have stored it without the newest ones. */
export function wholePlace(place: Place): Place {
  return { ...UNKNOWN_PLACE, ...place };
}

function writeKept(places: readonly Place[]): void {
  const [own, ...others] = keptKeys(readSession());
  if (places.length === 0) deviceStorage.removeItem(own);
  else deviceStorage.setItem(own, JSON.stringify(places.slice(0, MOST_KEPT)));
  for (const key of others) deviceStorage.removeItem(key);
  for (const listener of listeners) listener();
}

/** Stores a place as the newest. */
export function keepFavorite(place: Place): void {
  writeKept([place, ...keptFavorites().filter(({ id }) => id !== place.id)]);
}

/** Removes a stored place. */
export function dropFavorite(id: string): void {
  writeKept(keptFavorites().filter((place) => place.id !== id));
}

/** Calls back when stored places change, in this tab or another; returns a function that stops it. */
export function onKeptFavorites(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onSession(listener);
  // Another tab may have changed any of the keys.
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

let sending: Promise<boolean> = Promise.resolve(false);

/**
 * Saves the device's favorites to the signed-in account, oldest first; those that fail stay for the next time.
 *
 * @returns whether anything was saved, after earlier calls and this one have finished
 */
export function sendKeptFavorites(onSaved: (favorite: Favorite) => void): Promise<boolean> {
  const send = () => sendAll(onSaved);
  sending = sending.then(send, send);
  return sending;
}

async function sendAll(onSaved: (favorite: Favorite) => void): Promise<boolean> {
  const userId = readSession()?.userId;
  let sent = false;
  for (const place of keptFavorites().toReversed()) {
    // Nobody is signed in, or a different user is.
    if (userId === undefined || readSession()?.userId !== userId) break;
    try {
      const { poi_source, id: poi_id } = place;
      onSaved(await client.places.addFavorite({ body: { id: newId(), poi_source, poi_id } }));
      sent = true;
    } catch (problem) {
      const failure = failureOf(problem);
      if (failure === null) throw problem;
      // A place that is no longer listed can never be saved; anything else may work later.
      if (failure !== 'refused') break;
      // The trip with this event may not have reached the server yet.
      if (place.poi_source === 'user_event') continue;
    }
    dropFavorite(place.id);
  }
  return sent;
}
