import { namedTrip } from '@wayfold/domain/document/trip-document';
import { useTripSelector } from '../api/trip-session/react/trip-session';
import { useTripNames } from './use-trip-names';

/** What the open trip is called. */
export function useOpenTripName(): string {
  const nameOf = useTripNames();
  return useTripSelector(({ document }) => nameOf(namedTrip(document)));
}
