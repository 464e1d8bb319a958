import type { WrittenLegContents } from '@wayfold/domain/travel/leg-contents';
import { useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';

/**
 * Returns the words for what a leg's time contains: "Includes the Cook Strait ferry, about 4 h 30 min with boarding". Null if
 * it only contains the way itself.
 */
export type LegContentsWords = (contents: WrittenLegContents) => string | null;

/** The same as `useLegContents` for a translator. */
export function legContentsWords(
  t: ReturnType<typeof useTranslations<'tripWords.leg'>>,
  locale: string,
): LegContentsWords {
  return ({ ferries, ferryTime, airportTime, accessTime }) => {
    if (ferryTime !== null) {
      const names = ferries.map((name) => (name === null ? t('unnamedFerry') : t('ferry', { name })));
      return t('ferries', { names: new Intl.ListFormat(locale).format(names), time: ferryTime });
    }
    if (airportTime === null) return null;
    return accessTime === null
      ? t('airports', { time: airportTime })
      : t('airportsAndWays', { time: airportTime, ways: accessTime });
  };
}

/** The words for what a leg's time contains; the same function until the language changes. */
export function useLegContents(): LegContentsWords {
  const t = useTranslations('tripWords.leg');
  const locale = useLocale();
  return useMemo(() => legContentsWords(t, locale), [t, locale]);
}
