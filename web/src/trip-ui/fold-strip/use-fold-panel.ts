import type { Destination } from '@wayfold/contract/trip/trip';
import { useTranslations } from 'use-intl';
import { legColorVar } from '../leg-color';
import { nameLanguage } from '../name-language';
import { useTripFormat } from '../trip-format';
import type { FoldPanel } from './fold-panel';

/** A destination without many nights can still be read. */
const LEAST_WEIGHT = 1.25;

/** Makes a destination, at its place from 0, a panel of the fold strip: dates and nights, or nights where it has no dates. */
export function useFoldPanel(): (stop: Destination, index: number) => FoldPanel {
  const t = useTranslations('tripWords');
  const format = useTripFormat();
  return ({ id, name, localName, country, dtArrive, dtDepart, nights }, index) => {
    const stay = t('nights', { count: nights });
    const lang = nameLanguage(localName ?? name, country);
    return {
      id,
      label: localName && localName !== name ? `${localName} ${name}` : name,
      sublabel:
        dtArrive !== null && dtDepart !== null
          ? t('foldDates', { dates: format.shortRange(dtArrive, dtDepart), nights: stay })
          : stay,
      shortSublabel: stay,
      color: legColorVar(index),
      weight: Math.max(LEAST_WEIGHT, nights),
      ...(lang ? { lang } : {}),
    };
  };
}
