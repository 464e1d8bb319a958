import { orderedDestinations, type TripDocument } from '@wayfold/domain/document/trip-document';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useSuggestions } from '../../api/places/atlas';
import { placesNamed, useKnownPlaces } from '../../api/places/known-places';
import { placeSuggestions } from '../../trip-ui/place-suggestions';
import type { Suggestion } from '../../ui/fields/suggest-field';
import { useSpots, useSpotTag } from './use-spots';

/**
 * Suggestions for the typed text, each with the travel it adds.
 *
 * @param at the 1-based position of new destinations; null for the best one
 */
export function usePlaceSearch(text: string, document: TripDocument, at: number | null) {
  const t = useTranslations('addDestination');
  const stops = orderedDestinations(document);
  // Searches near the end of the trip, where most stops are added.
  const near = stops.at(-1)?.coords;
  const found = useSuggestions(text, near ? { near } : {});
  const { pending, failed, offline } = found;
  const known = useKnownPlaces(document);
  const places = useMemo(
    () => (offline ? placesNamed(known, text) : found.places),
    [offline, known, text, found.places],
  );

  const { spots, spotOf } = useSpots(document, places, at);
  const tagOf = useSpotTag();

  const suggestions = useMemo(() => {
    const times = spots.map((spot) =>
      spot && spot !== 'none' ? spot.extraSeconds : Number.POSITIVE_INFINITY,
    );
    const shortest = places.length > 1 ? times.indexOf(Math.min(...times)) : 0;
    const kinds = {
      airport: t('kindAirport'),
      station: t('kindStation'),
      region: t('kindRegion'),
      country: t('kindCountry'),
      own: t('kindOwn'),
    };
    return placeSuggestions(places, kinds).map((row, index): Suggestion => {
      const tag = tagOf(spots[index] ?? null);
      return tag ? { ...row, tag, tagTone: index === shortest ? 'accent' : 'plain' } : row;
    });
  }, [places, spots, tagOf, t]);

  return { places, spotOf, suggestions, pending, failed, offline, near, known };
}
