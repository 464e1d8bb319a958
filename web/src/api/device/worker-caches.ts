/** What the names of the caches with the map of a trip begin with; the service worker answers from all of them. */
const KEPT_MAPS = 'kept-map-';

/** The name of the cache with the map of a trip. */
export function keptMapName(tripId: string): string {
  return KEPT_MAPS + tripId;
}

/** Deletes the map of a trip from this device, if it is there. */
export async function forgetKeptMap(tripId: string): Promise<void> {
  if ('caches' in globalThis) await caches.delete(keptMapName(tripId));
}

/**
 * Deletes what the service worker caches of a person on this device: pictures, what other apps shared, and the maps of trips,
 * which show where they go. The names are from scripts/service-worker.ts.
 */
export async function forgetWorkerCaches(): Promise<void> {
  // Without a secure context, nothing is cached.
  if (!('caches' in globalThis)) return;
  const maps = (await caches.keys()).filter((name) => name.startsWith(KEPT_MAPS));
  await Promise.all(['pictures', 'incoming', ...maps].map((name) => caches.delete(name)));
}
