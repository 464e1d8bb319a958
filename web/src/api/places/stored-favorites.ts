import type { Favorite } from '@wayfold/contract/places/places-endpoints';
import { SAVED_PLACES_KEY } from '../device/device-keys';
import { type DeviceStorage, deviceStorage } from '../device/device-storage';
import { isPlace, wholePlace } from './kept-favorites';

/** Maximum number of places stored on the device, the newest first. */
const MOST = 200;

/** Stores an account's saved places on the device, for pages that open offline. */
export function storeFavorites(
  userId: string,
  favorites: readonly Favorite[],
  storage: DeviceStorage = deviceStorage,
): void {
  storage.setItem(SAVED_PLACES_KEY, JSON.stringify({ userId, favorites: favorites.slice(0, MOST) }));
}

/** The saved places of this account that were stored last; undefined without any. */
export function storedFavorites(
  userId: string | null,
  storage: DeviceStorage = deviceStorage,
): Favorite[] | undefined {
  try {
    const stored: unknown = JSON.parse(storage.getItem(SAVED_PLACES_KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return undefined;
    const { userId: owner, favorites } = stored as Record<string, unknown>; // an object
    return owner === userId && Array.isArray(favorites)
      ? favorites.filter(isFavorite).map((favorite) => ({ ...favorite, item: wholePlace(favorite.item) }))
      : undefined;
  } catch {
    return undefined;
  }
}

function isFavorite(value: unknown): value is Favorite {
  if (typeof value !== 'object' || value === null) return false;
  const { id, item } = value as Partial<Record<keyof Favorite, unknown>>; // an object
  return typeof id === 'string' && isPlace(item);
}
