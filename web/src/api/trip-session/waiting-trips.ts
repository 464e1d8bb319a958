import { isAnythingKept } from '../device/device-storage';
import { forgetLastTrip, lastTripId } from '../device/last-trip';
import { hasUnsent } from '../device/unsent';

// Handles the trips of this device when users sign in or out. Their code is loaded only if there are any.

/** How long signing in or out waits for changes to be sent, in milliseconds. */
const SENDING_MS = 4_000;

/** Sends this device's pending changes, within a few seconds at most. Those that fail stay and are sent later. */
export async function sendWaiting(): Promise<void> {
  const trips = await tripsOfDevice();
  await trips?.sendAll(SENDING_MS);
}

/** True if this device has pending changes that can't be sent quickly. */
export async function hasUnsentChanges(): Promise<boolean> {
  const trips = await tripsOfDevice();
  if (!(await trips?.hasUnsent())) return false;
  await sendWaiting();
  return (await trips?.hasUnsent()) ?? false;
}

/**
 * Moves what belongs to the signed-in user on this device to their id and sends pending changes. Forgets the last open trip
 * if it is untouched, so the user's own trip opens instead.
 */
export async function takeOverTrips(): Promise<void> {
  const trips = await tripsOfDevice();
  await trips?.takeOver();
  const last = lastTripId();
  if (last !== null && (await trips?.isUntouched(last))) forgetLastTrip(last);
}

/** Deletes a user's stored trips from this device, except those with pending changes. */
export async function forgetKeptTrips(userId: string): Promise<void> {
  if (!(await isAnythingKept())) return;
  const { deviceTripStorage } = await import('./storage/device-trip-storage');
  await (await deviceTripStorage()).forgetSent(userId);
}

async function tripsOfDevice() {
  if (!hasUnsent() && !(await isAnythingKept())) return null;
  return (await import('./device-registry')).openTripRegistry;
}
