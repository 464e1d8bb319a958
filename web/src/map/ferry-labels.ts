import { SECONDS_PER_HOUR } from '@wayfold/contract/trip/limits';
import { formatDuration } from '@wayfold/domain/format/format';
import { isFerry } from '@wayfold/domain/travel/leg-contents';
import { useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { MapLeg } from './trip-map-props';

/** The name of a ferry beside the line of a leg. */
export type FerryLabel = {
  id: string;
  name: string;
  /** Such as "about 4 h 30 min". */
  time: string;
  /** About halfway, `[lon, lat]` in degrees. */
  coords: [number, number];
};

/** The same empty list every time. */
export const NO_FERRIES: readonly FerryLabel[] = [];

/** The labels of the ferries on these legs that have a name, apart from gray ones. */
export function useFerryLabels(legs: readonly MapLeg[]): readonly FerryLabel[] {
  const t = useTranslations('map');
  const locale = useLocale();
  return useMemo(() => {
    const labels = legs.flatMap(({ id, parts = [], muted }) =>
      parts.filter(isFerry).flatMap(({ name, seconds, at }, part): FerryLabel[] => {
        if (name === null || at === null || muted) return [];
        const time = t('ferryTime', { time: formatDuration(seconds / SECONDS_PER_HOUR, locale) });
        return [{ id: `${id} ${part}`, name, time, coords: [at[0], at[1]] }];
      }),
    );
    return labels.length > 0 ? labels : NO_FERRIES;
  }, [legs, t, locale]);
}
