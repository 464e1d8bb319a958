import { useMemo } from 'react';
import { useLocale } from 'use-intl';
import { localDay } from '../../lib/local-day';
import { readDay } from './typed-day';

/**
 * Parses and formats days as text: parses the languages of the device, and formats in the language of the screen.
 *
 * @param earliest the first possible day, YYYY-MM-DD; a day without a year is the next one from then or from today
 */
export function useDayText(earliest = ''): {
  /** YYYY-MM-DD; null if it isn't a day. */
  read: (text: string) => string | null;
  write: (day: string) => string;
} {
  const locale = useLocale();
  return useMemo(() => {
    const locales = [...navigator.languages, locale];
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
    const now = localDay();
    return {
      read: (text) => readDay(text, { locales, from: now > earliest ? now : earliest }),
      write: (day) => format.format(Date.parse(day)),
    };
  }, [locale, earliest]);
}
