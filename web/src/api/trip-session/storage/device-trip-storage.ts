import { openTripStorage } from './trip-database';
import type { TripStorage } from './trip-storage';

let storage: Promise<TripStorage> | null = null;

/** The storage of trips on this device; opened by the first caller. */
export function deviceTripStorage(): Promise<TripStorage> {
  storage ??= openTripStorage();
  return storage;
}
