import { continueTrip, forgetContinueTrip } from './continue-trip';
import { LAST_TRIP_KEY } from './device-keys';
import { deviceStorage } from './device-storage';

/** The trip that was last open on this device; null if none was. */
export function lastTripId(): string | null {
  return deviceStorage.getItem(LAST_TRIP_KEY);
}

/** Notes which trip is open, for the next visit. */
export function noteLastTrip(tripId: string): void {
  deviceStorage.setItem(LAST_TRIP_KEY, tripId);
}

/** Forgets a deleted trip. */
export function forgetLastTrip(tripId: string): void {
  if (lastTripId() === tripId) deviceStorage.removeItem(LAST_TRIP_KEY);
  if (continueTrip()?.trip.id === tripId) forgetContinueTrip();
}
