import type { HoursOfDay, HoursOfDays } from '@wayfold/domain/day/opening-hours';
import { DAY_SPAN, type DayPlan, type Stretch, startIn } from '../plans/day-plan';

/** The first start in the free stretches of a day at which the place is open for the whole visit; null if there is none. */
export function openStart(
  { openings }: HoursOfDay,
  gaps: readonly Stretch[],
  minutes: number,
): number | null {
  for (const gap of gaps) {
    for (const { times, hasEnd } of openings) {
      const from = Math.max(gap.from, times?.from ?? 0);
      const to = Math.min(gap.to, times && hasEnd ? times.to : gap.to);
      if (to - from >= minutes) return startIn({ from, to }, minutes);
    }
  }
  return null;
}

/** When a place opens that is only open after the part of the day that is offered; null for any other. */
function eveningStart({ openings }: HoursOfDay): number | null {
  const [first] = openings;
  return first?.times && first.times.from >= DAY_SPAN.to ? first.times.from : null;
}

/** The same days, with visits proposed when the place is open; days on which it isn't, or not long enough, stay as they are. */
export function proposeOpen(
  days: readonly DayPlan[],
  hours: HoursOfDays | null | undefined,
  minutes: number,
): DayPlan[] {
  return days.map((day) => {
    const of = hours?.days.get(day.date ?? '');
    const start = of ? (openStart(of, day.gaps, minutes) ?? eveningStart(of)) : null;
    return start === null ? day : { ...day, proposal: start };
  });
}

/** The dates on which a place is closed all day. */
export function closedDates({ days }: HoursOfDays): string[] {
  return [...days.values()].filter(({ openings }) => openings.length === 0).map(({ date }) => date);
}
