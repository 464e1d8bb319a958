import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { detourTime } from '../../trip-ui/detour-words';
import type { Visit } from '../../trip-ui/plans/visit';

/** Formats what a visit means for the day. */
export interface VisitWords {
  /** "1 h 15", "45 min", from minutes. */
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
  return useMemo(() => {
    const length = (minutes: number) => detourTime(minutes * 60) ?? t('minutes', { minutes });
    return {
      length,
      extra: ({ extra: { mode, seconds } }) => {
        const minutes = Math.round(seconds / 60);
        if (mode === 'Walk' && minutes > 0) return t('extraWalk', { time: t('minutes', { minutes }) });
        const drive = mode === 'Walk' ? null : detourTime(seconds);
        return drive === null ? t('onTheWay') : t('extraDrive', { time: drive });
      },
      there: ({ minutes, minutesLeft }) => {
        const left = Math.floor((minutesLeft ?? 0) / FREE_STEP) * FREE_STEP;
        const time = length(minutes);
        return left === 0 ? t('there', { time }) : t('thereFree', { time, left: length(left) });
      },
    };
  }, [t]);
}
