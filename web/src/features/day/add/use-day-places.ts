import { useQueryClient } from '@tanstack/react-query';
import type { AtlasPlaceKind } from '@wayfold/contract/places/atlas-endpoints';
import type { Place } from '@wayfold/contract/places/places';
import type { TripDay } from '@wayfold/domain/day/trip-days';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { isLink, nameInLink, readPoint } from '@wayfold/domain/map/typed-point';
import { greatCircleMeters } from '@wayfold/domain/travel/legs';
import { useMemo } from 'react';
import { useOnline } from '../../../api/device/online';
import { useSuggestions } from '../../../api/places/atlas';
import { useFavorites } from '../../../api/places/favorites';
import { keptFavorites } from '../../../api/places/kept-favorites';
import { placesNamed, storedPlaces } from '../../../api/places/known-places';
import { useMeantPlace } from '../../../api/places/nearest-places';
import { NEAR_METERS, type PlaceKinds, usePlaces, usePlacesNamed } from '../../../api/places/places';
import { recentPlans } from '../../../api/places/recent-plans';
import { visitSpot } from '../../../trip-ui/plans/place-on-day';
import { pointName, unlistedPlace } from '../../../trip-ui/plans/unlisted-place';
import { notPlanned, suggestionCost } from '../../../trip-ui/plans/worth-suggesting';
import { type DayPlace, foundPlaces, grouped } from './day-places';

/** What can be a plan; a country or a region can't. */
const PLANNED_KINDS: readonly AtlasPlaceKind[] = [
  ...(['poi', 'own', 'station', 'airport', 'address', 'town', 'place'] as const),
];
const NOTHING: readonly Place[] = [];

/** The places that are suggested for a day. */
export interface DayPlaces {
  readonly places: readonly DayPlace[];
  /** True while `places` aren't those for the text yet. */
  readonly isPending: boolean;
  /** Whether the text is a name, and not a link or a point. */
  readonly isName: boolean;
}

/**
 * Suggests places for a day: those of the text, or while it is empty those near its plans, saved and added before.
 *
 * A text may also be coordinates or a link from a map; it is read here, and the link is never opened. Without a connection, places
 * come from what this device has.
 *
 * @param isWanted false asks nothing
 */
export function useDayPlaces(
  text: string,
  {
    document,
    day,
    kinds,
    isWanted,
  }: { document: TripDocument; day: TripDay; kinds: PlaceKinds; isWanted: boolean },
): DayPlaces {
  const typed = text.trim();
  const { coords } = day.stay.destination;
  const isEmpty = typed === '';
  const point = useMemo(() => readPoint(typed), [typed]);
  const isName = !isEmpty && point === null && !isLink(typed);
  const [near] = usePlaces(isWanted && isEmpty ? [{ kind: 'near', at: coords }] : [], []);
  const nearby = near?.data;
  const { places: saved } = useFavorites(isWanted);
  const named = usePlacesNamed(isName ? typed : '', coords);
  const world = useSuggestions(isName ? typed : '', { near: coords, kinds: PLANNED_KINDS });
  const meant = useMeantPlace(point);
  const queryClient = useQueryClient();
  const isOnline = useOnline();

  const places = useMemo((): DayPlace[] => {
    const stored = () => storedPlaces(queryClient, keptFavorites());
    if (point) {
      const name = nameInLink(typed);
      const pressed = unlistedPlace(name ?? pointName(point), point);
      return grouped([['point', name || !meant ? [pressed, ...(meant ? [meant] : [])] : [meant, pressed]]]);
    }
    if (isName)
      return foundPlaces(named ?? (isOnline ? NOTHING : placesNamed(stored(), typed)), world.places, {
        text: typed,
        at: coords,
      });
    if (!isEmpty || !isWanted) return [];
    const isNear = (place: Place) => greatCircleMeters(coords, place.coords) <= NEAR_METERS;
    const best = (from: readonly Place[]) => {
      const costs = new Map(
        notPlanned(from.filter(isNear), document, kinds).map((place) => [
          place,
          suggestionCost(place, visitSpot(document, day, place).extra.seconds),
        ]),
      );
      return [...costs].sort(([, a], [, b]) => a - b).map(([place]) => place);
    };
    const savedIds = new Set(saved.map(({ id }) => id));
    return grouped([
      ['near', best((nearby ?? (isOnline ? NOTHING : stored())).filter(({ id }) => !savedIds.has(id)))],
      ['saved', best(saved)],
      ['recent', notPlanned(recentPlans().filter(isNear), document, kinds)],
    ]);
  }, [
    point,
    typed,
    isName,
    isEmpty,
    isWanted,
    isOnline,
    meant,
    named,
    world.places,
    nearby,
    saved,
    coords,
    document,
    day,
    kinds,
    queryClient,
  ]);

  const isAsking =
    isName && isOnline && !world.failed && (world.pending || (typed.length > 1 && named === undefined));
  return { places, isPending: isAsking || meant === undefined, isName };
}
