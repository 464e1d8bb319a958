import { openTripStorage } from './trip-database';
import type { TripStorage } from './trip-storage';

let storage: Promise<TripStorage> | null = null;

/** What keeps trips on this device; opened by the first who asks. */
export function deviceTripStorage(): Promise<TripStorage> {
  storage ??= openTripStorage();
  return storage;
}
