import { isUpdateReady, noteNewerBuild, onUpdateReady } from '../api/build-watch';

/**
 * Keeps the app on this device, so that the planner opens without a network. Does nothing in development and where
 * there is no secure context.
 *
 * A newer release is loaded beside the running one and takes over once nothing of this tab waits to be sent; the
 * page learns of it through `useUpdateReady`.
 */
export async function keepAppOnDevice(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  let registration: ServiceWorkerRegistration;
  try {
    registration = await navigator.serviceWorker.register('/service-worker.js');
  } catch {
    // No network, no room, or workers are switched off: the app then needs a network to open, and works as before.
    return;
  }
  const look = () => {
    const { waiting } = registration;
    // Without a controller this page came straight from the server, so what waits is no newer than the page.
    if (!waiting || !navigator.serviceWorker.controller) return;
    noteNewerBuild();
    if (isUpdateReady()) waiting.postMessage({ type: 'SKIP_WAITING' });
  };
  onUpdateReady(look);
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  look();
}
