import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Visit } from '../../trip-ui/plans/visit';
import { useTripFormat } from '../../trip-ui/trip-format';

/** Formats what a visit means for the day. */
export interface VisitWords {
  /** "1 h 15 min", "45 min", from minutes. */
  length(minutes: number): string;
  /** "+4 min walk", "+25 min drive" */
  extra(visit: Visit): string;
  /** "1 h there, 55 min left free" */
  there(visit: Visit): string;
}

/** Free time is rounded down to this, in minutes: the way is an estimate. */
const FREE_STEP = 5;

/** The words for visits. */
export function useVisitWords(): VisitWords {
  const t = useTranslations('addPlan');
  const format = useTripFormat();
  return useMemo(() => {
    const length = (minutes: number) => format.duration(minutes / 60);
    return {
      length,
      extra: ({ extra: { by, seconds } }) => {
        const minutes = Math.round(seconds / 60);
        if (by === 'walk' && minutes > 0) return t('extraWalk', { time: length(minutes) });
        const drive = by === 'walk' ? null : format.detour(seconds);
        return drive === null ? t('onTheWay') : t('extraDrive', { time: drive });
      },
      there: ({ minutes, minutesLeft }) => {
        const left = Math.floor((minutesLeft ?? 0) / FREE_STEP) * FREE_STEP;
        const time = length(minutes);
        return left === 0 ? t('there', { time }) : t('thereFree', { time, left: length(left) });
      },
    };
  }, [t, format]);
}
