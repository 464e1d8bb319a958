import type { TripSummary } from '@wayfold/contract/trip/trip';
import { useEffect, useSyncExternalStore } from 'react';
import {
  type ContinueTrip,
  continueTrip,
  forgetContinueTrip,
  onContinueTrip,
} from '../../../api/device/continue-trip';
import { useTrips } from '../../../api/trips/trips';

/**
 * The trip opened last, as this device knows it, and as the server lists it if that is news: it was changed elsewhere, or
 * another one was opened since.
 *
 * @returns `kept` is undefined while the prerendered page is taken over, and null if there is no trip
 */
export function useTripToContinue(): { kept: ContinueTrip | null | undefined; listed: TripSummary | null } {
  const kept = useSyncExternalStore<ContinueTrip | null | undefined>(
    onContinueTrip,
    () => continueTrip(),
    () => undefined,
  );
  const { data, dataUpdatedAt } = useTrips();
  const isNewer = data !== undefined && !data.deviceOnly && dataUpdatedAt > (kept?.notedAt ?? 0);
  const listed = isNewer
    ? data.trips.find(({ demo, destinations }) => !demo && destinations.length > 0)
    : undefined;
  const isGone = isNewer && !listed && Boolean(kept);
  useEffect(() => {
    if (isGone) forgetContinueTrip();
  }, [isGone]);
  return { kept, listed: kept === undefined || !listed ? null : listed };
}
