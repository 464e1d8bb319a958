import { FORMER_GUESTS_KEY } from './device-keys';
import type { DeviceStorage } from './device-storage';

/** Guests of this device whom the server no longer knows, and whose work nobody has taken over yet. */
export function formerGuests(storage: DeviceStorage): string[] {
  return storage.getItem(FORMER_GUESTS_KEY)?.split(' ') ?? [];
}

/** Notes a guest whom the server no longer knows: what this device keeps of them goes to whoever comes next. */
export function noteFormerGuests(ids: readonly string[], storage: DeviceStorage): void {
  storage.setItem(FORMER_GUESTS_KEY, [...new Set([...formerGuests(storage), ...ids])].join(' '));
}
