import type { AtlasPlace } from '@wayfold/contract/places/atlas-endpoints';
import { RECENT_PLACES_KEY } from '../device/device-keys';
import { type DeviceStorage, deviceStorage } from '../device/device-storage';

/** Maximum number of remembered places; the oldest is dropped first. */
const MOST = 20;

/** The places that were last added to a trip on this device, newest first; without what isn't a place. */
export function recentPlaces(storage: DeviceStorage = deviceStorage): AtlasPlace[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(RECENT_PLACES_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPlace) : [];
  } catch {
    return [];
  }
}

/** Remembers a place that is added to a trip. */
export function noteRecentPlace(place: AtlasPlace, storage: DeviceStorage = deviceStorage): void {
  const others = recentPlaces(storage).filter(({ id }) => id !== place.id);
  storage.setItem(RECENT_PLACES_KEY, JSON.stringify([place, ...others].slice(0, MOST)));
}

function isPlace(value: unknown): value is AtlasPlace {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, kind, coords } = value as Partial<Record<keyof AtlasPlace, unknown>>; // an object
  return [id, name, kind].every((text) => typeof text === 'string') && Array.isArray(coords);
}
