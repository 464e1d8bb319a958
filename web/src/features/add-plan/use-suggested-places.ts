import { useQueryClient } from '@tanstack/react-query';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { greatCircleMeters } from '@wayfold/domain/travel/legs';
import { useMemo } from 'react';
import { useOnline } from '../../api/device/online';
import { keptFavorites } from '../../api/places/kept-favorites';
import { placesNamed, storedPlaces } from '../../api/places/known-places';
import { FAR_METERS, NEAR_METERS, type PlaceKinds, usePlaces, usePlacesNamed } from '../../api/places/places';
import type { DayPlan } from '../../trip-ui/plans/day-plan';
import type { ChosenTime } from '../../trip-ui/plans/visit';
import { MOST_SUGGESTED, type PlannedVisit, placesToSuggest, visitsTo } from './near-places';

/**
 * The places to suggest for a day: those with a name like the text, or, before anything is typed, those near its plans. Until the
 * server answers, and without a connection, they come from what this device has.
 */
export function useSuggestedPlaces(
  text: string,
  document: TripDocument,
  day: DayPlan,
  start: ChosenTime['start'],
  kinds: PlaceKinds,
): { suggested: readonly PlannedVisit[]; isOffline: boolean } {
  const at = document.destinations[day.destid]?.coords ?? null;
  const [near] = usePlaces(at ? [{ kind: 'near', at }] : [], []);
  const found = usePlacesNamed(text, at);
  const isOnline = useOnline();
  const queryClient = useQueryClient();
  const nearby = near?.data;
  const suggested = useMemo(() => {
    if (!at) return [];
    const within = (meters: number) => (place: { coords: [number, number] }) =>
      greatCircleMeters(at, place.coords) <= meters;
    const stored = () => storedPlaces(queryClient, keptFavorites());
    if (text.trim() === '') {
      const places = nearby ?? stored().filter(within(NEAR_METERS));
      return placesToSuggest(places, document, day, start, kinds);
    }
    const named = (found ?? placesNamed(stored(), text)).filter(within(FAR_METERS));
    return visitsTo(named.slice(0, MOST_SUGGESTED), document, day, start);
  }, [text, at, nearby, found, document, day, start, kinds, queryClient]);
  return { suggested, isOffline: !isOnline };
}
