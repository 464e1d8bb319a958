import { BEGUN_TRIPS_KEY } from '../../device/device-keys';
import { type DeviceStorage, deviceStorage } from '../../device/device-storage';

/** Maximum number of remembered new trips; the oldest is forgotten first. */
const MOST_TRIPS = 20;

/**
 * The empty trips that were created on this device and never changed, so the server doesn't know them.
 *
 * They are noted immediately, as text: a page may close before its database has stored a trip, and the trip's URL outlives it.
 */
export interface UntouchedNewTrips {
  /** The currency an untouched trip was created in, an ISO 4217 code; null for any other trip. */
  currencyOf(tripId: string): string | null;
  add(tripId: string, currency: string): void;
  remove(tripId: string): void;
}

/** The untouched new trips of this device; tests pass their own storage. */
export function untouchedNewTrips(storage: DeviceStorage = deviceStorage): UntouchedNewTrips {
  const keep = (trips: readonly (readonly [string, string])[]) =>
    storage.setItem(BEGUN_TRIPS_KEY, JSON.stringify(trips.slice(-MOST_TRIPS)));
  const others = (tripId: string) => read(storage).filter(([id]) => id !== tripId);
  return {
    currencyOf: (tripId) => read(storage).find(([id]) => id === tripId)?.[1] ?? null,
    add: (tripId, currency) => keep([...others(tripId), [tripId, currency]]),
    remove: (tripId) => keep(others(tripId)),
  };
}

/** Ids and currencies, the newest last. */
function read(storage: DeviceStorage): [string, string][] {
  try {
    return JSON.parse(storage.getItem(BEGUN_TRIPS_KEY) ?? '[]'); // only written above
  } catch {
    return [];
  }
}
