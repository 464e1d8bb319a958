import { SECONDS_PER_HOUR } from '@wayfold/contract/trip/limits';
import { fittingLeg } from '@wayfold/domain/changes/settle';
import { orderedDestinations, type TripDocument } from '@wayfold/domain/document/trip-document';
import { isFerry } from '@wayfold/domain/travel/leg-contents';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { MapFerry } from '../../map/trip-map-props';
import { useTripFormat } from '../trip-format';

/** The ferries of a trip with a name, and how long they take, for the map. */
export function useFerryNames({ destinations }: Pick<TripDocument, 'destinations'>): MapFerry[] {
  const t = useTranslations('tripWords');
  const { duration } = useTripFormat();
  return useMemo(() => {
    const ordered = orderedDestinations({ destinations });
    return ordered.flatMap((from, index) => {
      const to = ordered[index + 1];
      const parts = (to && fittingLeg(from, to)?.parts) ?? [];
      return parts.filter(isFerry).flatMap(({ name, seconds, at }, part): MapFerry[] => {
        if (name === null || at === null) return [];
        const time = t('about', { amount: duration(seconds / SECONDS_PER_HOUR) });
        return [{ id: `${from.id} ${part}`, name, time, coords: [at[0], at[1]] }];
      });
    });
  }, [destinations, t, duration]);
}
