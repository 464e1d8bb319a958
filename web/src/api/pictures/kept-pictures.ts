/** Forgets the pictures that the service worker keeps on this device, under the name that scripts/service-worker.ts gives them. */
export async function forgetKeptPictures(): Promise<void> {
  // Without a secure context nothing is kept.
  if ('caches' in globalThis) await caches.delete('pictures');
}
