import { addDays } from '@wayfold/domain/calendar/dates';
import { useTranslations } from 'use-intl';
import { useTripFormat } from './trip-format';

/** The days of a stay to choose from, by their number from 1: with dates if the trip has any. */
export function useStayDayWords(nights: number, arrive: string | null): { id: string; label: string }[] {
  const words = useTranslations('tripWords');
  const format = useTripFormat();
  return Array.from({ length: nights + 1 }, (_, index) => ({
    id: String(index + 1),
    label: arrive === null ? words('dayTitle', { day: index + 1 }) : format.day(addDays(arrive, index)),
  }));
}
