import type { Destination } from '@wayfold/contract/trip/trip';
import { useTranslations } from 'use-intl';
import { bothNames } from '../both-names';
import { legColorVar } from '../leg-color';
import { nameLanguage } from '../name-language';
import { useTripFormat } from '../trip-format';
import type { FoldPanel } from './fold-panel';

/** Keeps a destination with few nights wide enough to read. */
const LEAST_WEIGHT = 1.25;

/** Turns a destination and its position, from 0, into a panel of the fold strip: dates (if it has any) and nights. */
export function useFoldPanel(): (stop: Destination, index: number) => FoldPanel {
  const t = useTranslations('tripWords');
  const format = useTripFormat();
  return ({ id, name, localName, country, dtArrive, dtDepart, nights }, index) => {
    const stay = t('nights', { count: nights });
    const lang = nameLanguage(localName ?? name, country);
    return {
      id,
      label: bothNames({ name, localName }),
      sublabel:
        dtArrive !== null && dtDepart !== null
          ? t('foldDates', { dates: format.shortRange(dtArrive, dtDepart), nights: stay })
          : stay,
      ...(dtArrive !== null && dtDepart !== null ? { dates: format.range(dtArrive, dtDepart) } : {}),
      shortSublabel: stay,
      color: legColorVar(index),
      weight: Math.max(LEAST_WEIGHT, nights),
      ...(lang ? { lang } : {}),
    };
  };
}
