import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { useTranslations } from 'use-intl';
import { DAY_SPAN, dayPlanAt, STEP, startIn, timeText } from '../../trip-ui/plans/day-plan';
import type { PlanDay, PlanTime } from '../../trip-ui/plans/place-event';
import { gapAt } from '../../trip-ui/plans/visit';
import { useTripFormat } from '../../trip-ui/trip-format';
import { USUAL_MINUTES } from './plan-form';

/** The day that a plan is added to, in words, and the time it proposes. */
export interface DayWords {
  /** "Sat, Apr 24", or "Day 2" in a trip without dates. */
  day: string;
  /** "Moab · free 2:30 – 4:30 PM" */
  free: string;
  /** For a plan that nobody gave a time. */
  proposal: PlanTime;
}

/** The words for a day. @param time of the plan that is being added: the free time around it is named */
export function useDayWords(document: TripDocument, day: PlanDay, time: PlanTime | null): DayWords {
  const t = useTranslations('addPlan');
  const itinerary = useTranslations('itinerary');
  const format = useTripFormat();
  const plan = dayPlanAt(document, day, STEP);
  const gaps = plan?.gaps ?? [];
  const open = gaps.filter(({ from, to }) => to - from >= USUAL_MINUTES);
  const gap = (time && gapAt(gaps, time.start)) ?? open[0];
  const place = plan?.stopName ?? '';

  function freeWords(): string {
    if (!gap) return t('full', { place });
    if (gap.from === DAY_SPAN.from && gap.to === DAY_SPAN.to) return t('freeAllDay', { place });
    return t('free', { place, times: format.times(timeText(gap.from), timeText(gap.to)) });
  }

  return {
    day: day.date === null ? itinerary('day', { day: plan?.tripDay ?? day.dayIndex }) : format.day(day.date),
    free: freeWords(),
    proposal: {
      start: open[0] ? startIn(open[0], USUAL_MINUTES) : DAY_SPAN.from,
      minutes: USUAL_MINUTES,
    },
  };
}
