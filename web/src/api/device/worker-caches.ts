/**
 * Deletes what the service worker caches of a person on this device: pictures, and what other apps shared. The names are from
 * scripts/service-worker.ts.
 */
export async function forgetWorkerCaches(): Promise<void> {
  // Without a secure context, nothing is cached.
  if (!('caches' in globalThis)) return;
  await Promise.all(['pictures', 'incoming'].map((name) => caches.delete(name)));
}
