import { openKeeper } from './trip-database';
import type { TripKeeper } from './trip-keeper';

let keeper: Promise<TripKeeper> | null = null;

/** What keeps trips on this device; opened by the first who asks. */
export function deviceKeeper(): Promise<TripKeeper> {
  keeper ??= openKeeper();
  return keeper;
}
