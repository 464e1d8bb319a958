import { newId } from '@wayfold/domain/document/ids';
import {
  DESTINATION_KEY,
  PENDING_COPY_KEY,
  PENDING_PLACE_KEY,
  PENDING_SHARE_KEY,
} from '../device/device-keys';
import { type DeviceStorage, deviceStorage } from '../device/device-storage';
import { isGuest, readSession } from './session';

const USUAL_DESTINATION = '/trip_plan';

/** Pages to leave after signing in; all others stay open in their current state. */
const WAYS_IN =
  /^\/($|[?#]|trips_modal|user_signup|email_signup|user_sign_in|create_account|reset_password|sign_in\/)/;

/** Whether a page is only for visitors who aren't signed in. */
export function isSignInPage(path: string): boolean {
  return WAYS_IN.test(path);
}

/** Sets the page of the app to return to after the next sign-in. */
export function comeBackTo(path: string, storage: DeviceStorage = deviceStorage): void {
  storage.setItem(DESTINATION_KEY, path);
}

/** Opens a place after the next sign-in. */
export function openPlaceAfterSignIn(placeId: string, storage: DeviceStorage = deviceStorage): void {
  storage.setItem(PENDING_PLACE_KEY, placeId);
}

/** Clears the pending place. */
export function forgetPendingPlace(storage: DeviceStorage = deviceStorage): void {
  storage.removeItem(PENDING_PLACE_KEY);
}

/** Stores a shared trip for the next sign-in; `wayOnAfterSignIn` then saves it to that account. */
export function keepSharedTrip(shareId: string, storage: DeviceStorage = deviceStorage): void {
  if (pendingSharedTrip(storage) === shareId) return;
  storage.setItem(PENDING_SHARE_KEY, shareId);
  storage.setItem(PENDING_COPY_KEY, newId());
}

/** The shared trip waiting to be saved to an account; null if there is none. */
export function pendingSharedTrip(storage: DeviceStorage = deviceStorage): string | null {
  return storage.getItem(PENDING_SHARE_KEY);
}

/** The id that the copy of the pending shared trip will have. */
export function pendingCopyId(storage: DeviceStorage = deviceStorage): string {
  const kept = storage.getItem(PENDING_COPY_KEY) ?? newId();
  storage.setItem(PENDING_COPY_KEY, kept);
  return kept;
}

/** Clears the pending shared trip. */
export function forgetPendingShare(storage: DeviceStorage = deviceStorage): void {
  for (const key of [PENDING_SHARE_KEY, PENDING_COPY_KEY]) storage.removeItem(key);
}

/**
 * Returns where to go after signing in, as a path in the app, and clears it.
 *
 * A guest goes to the pending shared trip, because it can't be saved to their account; next comes the pending place, then the
 * destination.
 */
export function afterSignIn(storage: DeviceStorage = deviceStorage): string {
  const session = readSession(storage);
  const shareId = pendingSharedTrip(storage);
  if (shareId !== null && (!session || isGuest(session))) return `/trip_share/${encodeURIComponent(shareId)}`;
  const placeId = taken(PENDING_PLACE_KEY, storage);
  const destination = taken(DESTINATION_KEY, storage);
  if (placeId !== null) return `/places/${encodeURIComponent(placeId)}`;
  return inProduct(destination) ?? USUAL_DESTINATION;
}

function taken(key: string, storage: DeviceStorage): string | null {
  const value = storage.getItem(key);
  storage.removeItem(key);
  return value;
}

/** Only accepts paths in the app: an external link must not decide where a sign-in leads. */
function inProduct(path: string | null): string | null {
  const here = 'https://wayfold.invalid';
  if (path === null || !URL.canParse(path, here)) return null;
  const url = new URL(path, here);
  return url.origin === here ? url.pathname + url.search : null;
}
