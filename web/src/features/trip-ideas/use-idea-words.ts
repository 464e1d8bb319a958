import { useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { tripIdeas } from '../../i18n/en/planner/trip-ideas';

type Theme = keyof typeof tripIdeas.themes;

/** Themes to filter by, in menu order. */
export const THEMES = Object.keys(tripIdeas.themes) as Theme[]; // exactly the record's keys

/** Parts of the world, in menu order. */
export const REGIONS = [
  'North America',
  'Central America and Caribbean',
  'South America',
  'Europe',
  'Africa',
  'Middle East',
  'Asia',
  'Oceania',
];

/** Formats the facts of ideas. */
export function useIdeaWords() {
  const t = useTranslations('tripIdeas');
  const locale = useLocale();
  return useMemo(() => {
    const months = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
    const month = (number: number) => months.format(Date.UTC(2027, number - 1, 15));
    return {
      /** "Sep" */
      month,
      /** "Road trip"; a theme this release doesn't know is shown as is. */
      theme: (theme: string) => (isTheme(theme) ? t(`themes.${theme}`) : theme),
      /** "Sep – Oct best", "All year" */
      season: ([from, to]: readonly [number, number]) =>
        (to - from + 12) % 12 === 11 ? t('allYear') : t('season', { from: month(from), to: month(to) }),
      /** "10 days · 4 stops · $$" */
      facts: (idea: { nights: number; stopNames: readonly string[]; budget: string }) =>
        [
          t('days', { days: idea.nights + 1 }),
          t('stops', { stops: idea.stopNames.length }),
          idea.budget,
        ].join(t('dot')),
    };
  }, [t, locale]);
}

function isTheme(theme: string): theme is Theme {
  return Object.hasOwn(tripIdeas.themes, theme);
}
