import { DAY_SPAN, type DayPlan, type Stretch, startIn } from '../plans/day-plan';
import type { HoursOfDay, HoursOfDays } from './opening-hours';

/** Why a visit doesn't suit the hours of its day: closed all day, at its start, or before its end. */
export type HoursClash = { kind: 'closed-day' } | { kind: 'closed-then' } | { kind: 'closes'; at: number };

/**
 * Whether a place is closed during a visit; null if it is open, or may be.
 *
 * @param start in minutes after midnight; null if the visit has no time
 */
export function clashWith(
  { openings, openUntil }: HoursOfDay,
  start: number | null,
  minutes: number,
): HoursClash | null {
  if (openings.length === 0 && (start === null || start >= openUntil)) return { kind: 'closed-day' };
  if (start === null || start < openUntil) return null;
  const at = openings.find(
    ({ times, hasEnd }) => times === null || (times.from <= start && (start < times.to || !hasEnd)),
  );
  if (!at) return { kind: 'closed-then' };
  const { times, hasEnd } = at;
  return times && hasEnd && times.to < start + minutes ? { kind: 'closes', at: times.to } : null;
}

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
