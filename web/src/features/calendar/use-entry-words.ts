import { useTranslations } from 'use-intl';
import { usePriceWords } from '../../trip-ui/amounts/use-price-words';
import { useTripFormat } from '../../trip-ui/trip-format';
import type { CalendarEntry } from './calendar-model';

/** The name of a plan, a leg or a booking and its second line, which may be empty. */
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
    if (entry.kind === 'journey') {
      const { by, carrier, toName, arrives, code } = entry;
      const leaves = time === null ? null : format.time(time);
      const until = arrives && t('arrives', { time: format.time(arrives.time), days: arrives.days });
      return {
        name: toName === null ? t('booked', { kind: by }) : t('journey', { kind: by, name: toName }),
        details: joined([carrier, [leaves, until].filter(Boolean).join(' – '), code]),
      };
    }
    if (entry.kind === 'lodging') {
      const checkIn = time === null ? null : t('checkIn', { time: format.time(time) });
      return { name: entry.name || t('booked', { kind: 'lodging' }), details: joined([checkIn, entry.code]) };
    }
    const details = [time === null ? null : format.time(time), priceWords(entry, entry.currency)];
    return { name: entry.name, details: joined(details) };
  };
}

function joined(parts: readonly (string | null)[]): string {
  return parts.filter(Boolean).join(' · ');
}
