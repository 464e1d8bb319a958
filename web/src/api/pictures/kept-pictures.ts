/** Deletes the pictures that the service worker caches on this device; the cache name is from scripts/service-worker.ts. */
export async function forgetKeptPictures(): Promise<void> {
  // Without a secure context, nothing is cached.
  if ('caches' in globalThis) await caches.delete('pictures');
}
