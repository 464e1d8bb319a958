import type { Coords } from '@wayfold/contract/kernel/values';
import { orderedDestinations, type TripDocument } from '@wayfold/domain/document/trip-document';
import type { Insertion } from '@wayfold/domain/travel/detour';
import { useCallback, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useSuggestions } from '../../api/places/atlas';
import { useDetours } from '../../api/places/detours';
import { placesNamed, useKnownPlaces } from '../../api/places/known-places';
import { detourTime } from '../../trip-ui/detour-words';
import { placeSuggestions } from '../../trip-ui/place-suggestions';
import type { Suggestion } from '../../ui/fields/suggest-field';
import { type BestSpot, bestSpots, isSpot, roughSpot } from './best-spots';

/**
 * Suggestions for what is typed, each with what it adds to the way.
 *
 * @param at the place in the order that new destinations go to, from 1; null for the best one
 */
export function usePlaceSearch(text: string, document: TripDocument, at: number | null) {
  const t = useTranslations('addDestination');
  const stops = orderedDestinations(document);
  // Names are looked for around the end of the trip: that is where most stops are added.
  const near = stops.at(-1)?.coords;
  const found = useSuggestions(text, near ? { near } : {});
  const { pending, failed, offline } = found;
  const known = useKnownPlaces(document);
  const places = useMemo(
    () => (offline ? placesNamed(known, text) : found.places),
    [offline, known, text, found.places],
  );

  const spotted = useMemo(() => places.filter(isSpot), [places]);
  const way = {
    stops: stops.map(({ coords }) => coords),
    modes: stops.map(({ transport }) => transport),
    at,
  };
  const detours = useDetours(
    way,
    spotted.map(({ coords }) => coords),
  );
  const spots = useMemo(() => {
    const known = detours && new Map(detours.map((detour, i) => [spotted[i]?.id ?? '', detour]));
    return bestSpots(document, places, { at, measured: known });
  }, [document, places, at, detours, spotted]);

  const suggestions = useMemo(() => {
    const times = spots.map((spot) =>
      spot && spot !== 'none' ? spot.extraSeconds : Number.POSITIVE_INFINITY,
    );
    const shortest = places.length > 1 ? times.indexOf(Math.min(...times)) : 0;
    const kinds = {
      airport: t('kindAirport'),
      region: t('kindRegion'),
      country: t('kindCountry'),
      own: t('kindOwn'),
    };
    const tagOf = (spot: BestSpot): string | undefined => {
      if (spot === null) return undefined;
      if (spot === 'none') return t('noRoad');
      const time = detourTime(spot.extraSeconds);
      if (time === null) return t('onTheWay');
      return spot.after
        ? t('detourAfter', { time, place: spot.after.name })
        : t('detourBefore', { time, place: spot.before?.name ?? '' });
    };
    return placeSuggestions(places, kinds).map((row, index): Suggestion => {
      const tag = tagOf(spots[index] ?? null);
      return tag ? { ...row, tag, tagTone: index === shortest ? 'accent' : 'plain' } : row;
    });
  }, [places, spots, t]);

  /** Where a place would go, as its suggestion says; roughly for one that was not suggested. */
  const spotOf = useCallback(
    ({ coords }: { coords: Coords }): Insertion | null => {
      const spot = spots[places.findIndex((place) => place.coords === coords)];
      return spot && spot !== 'none' ? spot : roughSpot(document, coords, at);
    },
    [document, places, at, spots],
  );
  return { places, spotOf, suggestions, pending, failed, offline, near, known };
}
