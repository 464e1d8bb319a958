import { type NamedTrip, type TripNameWords, tripName } from '@wayfold/domain/format/trip-name';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';

type Words = ReturnType<typeof useTranslations<'tripNames'>>;

/** The words for trips without a name. */
export function tripNameWords(t: Words): TripNameWords {
  return {
    untitled: t('untitled'),
    fromTo: (from, to) => t('fromTo', { from, to }),
    andMore: (place, count) => t('andMore', { place, count }),
  };
}

/** Returns the function that says what trips are called; it stays the same until the language changes. */
export function useTripNames(): (trip: NamedTrip) => string {
  const t = useTranslations('tripNames');
  return useCallback((trip) => tripName(trip, tripNameWords(t)), [t]);
}
