import { useTranslations } from 'use-intl';
import { usePriceWords } from '../../trip-ui/amounts/use-price-words';
import { useTripFormat } from '../../trip-ui/trip-format';
import type { CalendarEntry } from './calendar-model';

/** The name of a plan or a leg and its second line, which may be empty. */
export function useEntryWords(): (
  entry: CalendarEntry,
  /** HH:MM; null without a time. */
  time: string | null,
) => { name: string; details: string } {
  const t = useTranslations('calendar');
  const format = useTripFormat();
  const priceWords = usePriceWords();
  return (entry, time) => {
    if (entry.kind === 'leg') {
      const distance = format.distance(entry.miles);
      return {
        name: t('leg', { transport: entry.transport, name: entry.toName }),
        details: t('about', { distance, duration: format.duration(entry.hours) }),
      };
    }
    const details = [time === null ? null : format.time(time), priceWords(entry, entry.currency)];
    return { name: entry.name, details: details.filter((part) => part !== null).join(' · ') };
  };
}
