import type { TripDay } from '@wayfold/domain/day/trip-days';
import { useTranslations } from 'use-intl';
import { useTripFormat } from '../trip-format';

/** Names a day: "Fri, Apr 2", or "Day 7" while the trip has no dates. */
export function useDayTitle(): (day: TripDay) => string {
  const words = useTranslations('tripWords');
  const format = useTripFormat();
  return ({ stayDay: { date, tripDay } }) =>
    date === null ? words('dayTitle', { day: tripDay }) : format.day(date);
}
