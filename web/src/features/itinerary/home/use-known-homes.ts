import type { Home } from '@wayfold/contract/trip/home';
import { orderedDestinations, type TripDocument } from '@wayfold/domain/document/trip-document';
import { greatCircleMeters } from '@wayfold/domain/travel/legs';
import { useMemo } from 'react';
import { useSession } from '../../../api/account/account';
import { usePreferences } from '../../../api/account/preferences';
import { useWasIdle } from '../../../lib/loading/use-was-idle';

/** Farther than this, people leave from an airport. */
const FLOWN_METERS = 2_000_000;

/** The homes and the airport of the traveler's preferences, the one that suits the trip first. */
export function useKnownHomes(document: TripDocument): readonly Home[] {
  const session = useSession();
  // The trip itself comes first.
  const wasIdle = useWasIdle();
  const { data } = usePreferences(wasIdle ? (session?.userId ?? null) : null);
  const first = orderedDestinations(document)[0];
  return useMemo(() => {
    if (!data || !first) return [];
    const homes = data.homes.flatMap((place) => (place ? [place] : []));
    const airport = data.homeAirport ? [data.homeAirport] : [];
    const isFar = homes.every(({ coords }) => greatCircleMeters(coords, first.coords) > FLOWN_METERS);
    const places = isFar ? [...airport, ...homes] : [...homes, ...airport];
    return places.map(({ name, coords }) => ({ name, coords, zone: null }));
  }, [data, first]);
}
