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

/** Pages that are left once somebody is signed in; all others stay, with what was being done on them. */
const WAYS_IN =
  /^\/($|[?#]|trips_modal|user_signup|email_signup|user_sign_in|create_account|reset_password|sign_in\/)/;

/** Whether a page is only there until somebody is signed in. */
export function isSignInPage(path: string): boolean {
  return WAYS_IN.test(path);
}

/** Has whoever signs in next come back to an address of this product. */
export function comeBackTo(path: string, storage: DeviceStorage = deviceStorage): void {
  storage.setItem(DESTINATION_KEY, path);
}

/** Has a place opened for whoever signs in next. */
export function openPlaceAfterSignIn(placeId: string, storage: DeviceStorage = deviceStorage): void {
  storage.setItem(PENDING_PLACE_KEY, placeId);
}

/** Lets go of the place that waits. */
export function forgetPendingPlace(storage: DeviceStorage = deviceStorage): void {
  storage.removeItem(PENDING_PLACE_KEY);
}

/** Keeps a shared trip for whoever signs in next; `savePendingShare` then saves it to their account. */
export function keepSharedTrip(shareId: string, storage: DeviceStorage = deviceStorage): void {
  if (pendingSharedTrip(storage) === shareId) return;
  storage.setItem(PENDING_SHARE_KEY, shareId);
  storage.setItem(PENDING_COPY_KEY, newId());
}

/** The shared trip that waits to be saved to an account; null when none does. */
export function pendingSharedTrip(storage: DeviceStorage = deviceStorage): string | null {
  return storage.getItem(PENDING_SHARE_KEY);
}

/** The id that the copy of the shared trip will have which waits. */
export function pendingCopyId(storage: DeviceStorage = deviceStorage): string {
  const kept = storage.getItem(PENDING_COPY_KEY) ?? newId();
  storage.setItem(PENDING_COPY_KEY, kept);
  return kept;
}

/** Lets go of the shared trip that waits. */
export function forgetPendingShare(storage: DeviceStorage = deviceStorage): void {
  for (const key of [PENDING_SHARE_KEY, PENDING_COPY_KEY]) storage.removeItem(key);
}

/**
 * Where to go once somebody is signed in, as an address within the product; what waited for it is taken.
 *
 * A guest goes to the shared trip that waits, since it cannot be saved to their account; then comes the place that waits,
 * then the destination.
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

/** Only addresses of this product: a link from elsewhere must not decide where somebody lands who just signed in. */
function inProduct(path: string | null): string | null {
  const here = 'https://wayfold.invalid';
  if (path === null || !URL.canParse(path, here)) return null;
  const url = new URL(path, here);
  return url.origin === here ? url.pathname + url.search : null;
}
