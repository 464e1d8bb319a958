import type { WrittenLegContents } from '@wayfold/domain/travel/leg-contents';
import { useLocale, useTranslations } from 'use-intl';

/**
 * Returns the words for what a leg's time contains: "Includes the Cook Strait ferry, about 4 h 30 min with boarding". Null if
 * it only contains the way itself.
 */
export function useLegContents(): (contents: WrittenLegContents) => string | null {
  const t = useTranslations('tripWords.leg');
  const locale = useLocale();
  return ({ ferries, ferryTime, airportTime, accessTime }) => {
    if (ferryTime) {
      const names = ferries.map((name) => name ?? t('unnamedFerry'));
      return t('ferries', { names: new Intl.ListFormat(locale).format(names), time: ferryTime });
    }
    return airportTime && accessTime && t('airports', { time: airportTime, ways: accessTime });
  };
}
