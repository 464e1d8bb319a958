import { isUpdateReady, noteNewerBuild, onUpdateReady } from '../api/client/build-watch';

/**
 * Stores the app on this device, so that the planner opens without a network. Does nothing in development and without
 * a secure context.
 *
 * A newer release loads alongside the running one and takes over once this tab has nothing left to send; the page
 * learns about it through `useUpdateReady`.
 */
export async function keepAppOnDevice(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  let registration: ServiceWorkerRegistration;
  try {
    registration = await navigator.serviceWorker.register('/service-worker.js');
  } catch {
    // No network, no storage left, or workers are turned off: the app needs a network to open, and otherwise works.
    return;
  }
  const look = () => {
    const { waiting, active } = registration;
    // Without a controller, this page came straight from the server, so the waiting worker isn't newer than the page.
    // WebKit already reports a device's first worker as the controller while it is waiting; then none is active.
    if (!waiting || !active || !navigator.serviceWorker.controller) return;
    noteNewerBuild();
    if (isUpdateReady()) waiting.postMessage({ type: 'SKIP_WAITING' });
  };
  onUpdateReady(() => {
    look();
    // The server is already newer: its worker loads while the visitor reads the notice.
    if (isUpdateReady() && !registration.waiting) registration.update().catch(isOffline);
  });
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  look();
}

/** Maximum wait for the worker of the newest release, in milliseconds. */
const PATIENCE_MS = 4_000;

/**
 * Makes sure that the next full page load gets the newest release, because a worker answers with its own pages.
 *
 * The newer worker takes over. Some browsers delay that while the page is busy; then the worker is unregistered, and
 * none answers until a trip is opened again. Without a network, nothing changes.
 */
export async function leaveOldRelease(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  // Before the first worker is active, nothing answers from an older release.
  if (!registration?.active) return;
  const tooLong = new Promise<'too long'>((resolve) => setTimeout(resolve, PATIENCE_MS, 'too long'));
  const asked = await Promise.race([registration.update().then(() => 'asked', isOffline), tooLong]);
  const next = registration.installing ?? registration.waiting;
  if (asked !== 'asked' || !next) return;
  if ((await Promise.race([takeOver(next), tooLong])) === 'too long') await registration.unregister();
}

/** Tells a newer worker to take over; resolves once it has, or once it has become redundant. */
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

/** Ignores that an update can't be requested: it comes with the next visit. */
function isOffline(): void {}
