import { isUpdateReady, noteNewerBuild, onUpdateReady } from '../api/client/build-watch';

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
    const { waiting, active } = registration;
    // Without a controller this page came straight from the server, so what waits is no newer than the page. WebKit
    // calls the first worker of a device the controller while it still waits; no other one is active then.
    if (!waiting || !active || !navigator.serviceWorker.controller) return;
    noteNewerBuild();
    if (isUpdateReady()) waiting.postMessage({ type: 'SKIP_WAITING' });
  };
  onUpdateReady(() => {
    look();
    // The server is newer already: its worker comes while the visitor reads the notice.
    if (isUpdateReady() && !registration.waiting) registration.update().catch(isOffline);
  });
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  look();
}

/** How long leaving waits for the worker of the newest release, in milliseconds. */
const PATIENCE_MS = 4_000;

/**
 * Sees to it that the next full load brings the newest release, since a worker answers with the pages of its own.
 *
 * The newer worker takes over. Some browsers let that wait while the page is busy; then no worker answers until a
 * trip is opened again. Without a network nothing changes.
 */
export async function leaveOldRelease(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  // Nothing answers from an older release before the first worker is active.
  if (!registration?.active) return;
  const tooLong = new Promise<'too long'>((resolve) => setTimeout(resolve, PATIENCE_MS, 'too long'));
  const asked = await Promise.race([registration.update().then(() => 'asked', isOffline), tooLong]);
  const next = registration.installing ?? registration.waiting;
  if (asked !== 'asked' || !next) return;
  if ((await Promise.race([takeOver(next), tooLong])) === 'too long') await registration.unregister();
}

/** Lets a newer worker answer from now on; resolves once it does, or once it turned out to be of no use. */
function takeOver(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const follow = () => {
      if (worker.state === 'installed') worker.postMessage({ type: 'SKIP_WAITING' });
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    };
    worker.addEventListener('statechange', follow);
    follow();
  });
}

/** An update that cannot be asked for comes with the next visit. */
function isOffline(): void {}
