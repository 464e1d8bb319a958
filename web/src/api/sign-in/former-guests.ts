import { ENTERING_KEY, FORMER_GUESTS_KEY } from '../device/device-keys';
import type { DeviceStorage } from '../device/device-storage';

/** Guests of this device that the server no longer knows and whose work nobody has taken over yet. */
export function formerGuests(storage: DeviceStorage): string[] {
  return storage.getItem(FORMER_GUESTS_KEY)?.split(' ') ?? [];
}

/** Notes a guest that the server no longer knows: the next user gets what this device stores for them. */
export function noteFormerGuests(ids: readonly string[], storage: DeviceStorage): void {
  storage.setItem(FORMER_GUESTS_KEY, [...new Set([...formerGuests(storage), ...ids])].join(' '));
}

/** How long a user has to retry, in milliseconds, before their guest counts as gone. */
const ENTERING_MS = 10 * 60_000;

/** Notes that a guest may be a member from now on: the response that says so may never arrive. */
export function noteEntering(storage: DeviceStorage, now = Date.now()): void {
  storage.setItem(ENTERING_KEY, String(now));
}

/** Notes that the response has arrived. */
export function noteEntered(storage: DeviceStorage): void {
  storage.removeItem(ENTERING_KEY);
}

/** True while a user is signing in, or may retry because there was no response. */
export function isEntering(storage: DeviceStorage, now = Date.now()): boolean {
  return now - Number(storage.getItem(ENTERING_KEY) ?? 0) < ENTERING_MS;
}
