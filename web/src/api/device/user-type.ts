import { USER_TYPE_KEY } from './device-keys';
import { type DeviceStorage, deviceStorage } from './device-storage';

/** How people who signed in on this device described themselves last; null if nobody has. */
export function userTypeHere(storage: DeviceStorage = deviceStorage): string | null {
  return storage.getItem(USER_TYPE_KEY);
}

/** Stores how the person who has just signed in described themselves. */
export function noteUserType(type: string, storage: DeviceStorage = deviceStorage): void {
  storage.setItem(USER_TYPE_KEY, type);
}
