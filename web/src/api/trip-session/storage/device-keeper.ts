import { openKeeper } from './trip-database';
import type { TripStorage } from './trip-storage';

let keeper: Promise<TripStorage> | null = null;

/** What keeps trips on this device; opened by the first who asks. */
export function deviceKeeper(): Promise<TripStorage> {
  keeper ??= openKeeper();
  return keeper;
}
