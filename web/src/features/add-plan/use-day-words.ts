import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { useTranslations } from 'use-intl';
import { DAY_SPAN, type DayPlan, fitTo, timeText } from '../../trip-ui/plans/day-plan';
import type { PlanTime } from '../../trip-ui/plans/place-event';
import { gapAt, longestGap, placedPlans } from '../../trip-ui/plans/visit';
import { useTripFormat } from '../../trip-ui/trip-format';
import { USUAL_MINUTES } from './plan-form';

/** The day that a plan is added to, in words, and the time it proposes. */
export interface DayWords {
  /** "Sat, Apr 24", or "Day 2" in a trip without dates. */
  day: string;
  /** "Moab · free 2:30 – 4:30 PM" */
  free: string;
  /** Where the suggestions are before anything is typed: "Near your plans that day" */
  near: string;
  /** For a plan that nobody gave a time. */
  proposal: PlanTime;
}

/** The words for a day with all its gaps. @param time of the plan that is being added: the free time around it is named, else the longest of the day */
export function useDayWords(document: TripDocument, day: DayPlan, time: PlanTime | null): DayWords {
  const t = useTranslations('addPlan');
  const itinerary = useTranslations('itinerary');
  const format = useTripFormat();
  const { gaps, proposal } = fitTo(day, USUAL_MINUTES);
  const gap = (time && gapAt(day.gaps, time.start)) ?? longestGap(gaps);
  const place = day.stopName;

  function freeWords(): string {
    if (!gap) return t('full', { place });
    if (gap.from === DAY_SPAN.from && gap.to === DAY_SPAN.to) return t('freeAllDay', { place });
    return t('free', { place, times: format.times(timeText(gap.from), timeText(gap.to)) });
  }

  return {
    day: day.date === null ? itinerary('day', { day: day.tripDay }) : format.day(day.date),
    free: freeWords(),
    near: placedPlans(document, day).length > 0 ? t('near') : t('nearPlace', { place }),
    proposal: { start: proposal ?? DAY_SPAN.from, minutes: USUAL_MINUTES },
  };
}
