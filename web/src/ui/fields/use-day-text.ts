import { getLocalTimeZone, today } from '@internationalized/date';
import { useMemo } from 'react';
import { useLocale } from 'use-intl';
import { readDay } from './typed-day';

/**
 * Reads and writes days as text: read in the languages of the device, written in the one of the screen.
 *
 * @param earliest the first day that may be meant, YYYY-MM-DD; without a year it is the next such day from there or today on
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
    const now = today(getLocalTimeZone()).toString();
    return {
      read: (text) => readDay(text, { locales, from: now > earliest ? now : earliest }),
      write: (day) => format.format(Date.parse(day)),
    };
  }, [locale, earliest]);
}
