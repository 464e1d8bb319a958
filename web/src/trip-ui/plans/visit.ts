import type { Coords } from '@wayfold/contract/kernel/values';
import type { Place } from '@wayfold/contract/places/places';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { extraHop, type Hop } from '@wayfold/domain/travel/hops';
import { type DayPlan, daysFor, fitTo, minutesAt, type Stretch } from './day-plan';
import type { PlanTime } from './place-event';

/** A visit to a place on a day, as it is promised and as it is added. */
export interface Visit {
  /** How long it takes, in minutes. */
  minutes: number;
  /** Null if it has no time, because it fits into no gap of the day. */
  time: PlanTime | null;
  /** What it adds to the way between the plans around it. */
  extra: Hop;
  /** The minutes of its gap that stay free; null if it isn't in a gap or takes longer. */
  minutesLeft: number | null;
}

/** The time someone chose for a plan. */
export interface ChosenTime {
  /** Minutes after midnight; `free` for the first gap that is long enough, null for no time. */
  start: number | 'free' | null;
  /** Null for as long as the place takes. */
  minutes: number | null;
}

/** What a visit to a place would be on a day of a trip. @param plan of the day, with all its gaps */
export function visitOn(
  document: TripDocument,
  plan: DayPlan,
  place: Pick<Place, 'coords' | 'hours' | 'dates'>,
  chosen: ChosenTime,
): Visit {
  const minutes = chosen.minutes ?? minutesAt(place);
  const [fitted] = daysFor(place, [fitTo(plan, minutes)]);
  const start = chosen.start === 'free' ? (fitted?.proposal ?? null) : chosen.start;
  const { before, after } = plansAround(document, plan, start);
  const center = document.destinations[plan.destid]?.coords ?? place.coords;
  const extra = extraHop(before ?? center, place.coords, after);
  const gap = start === null ? null : gapAt(plan.gaps, start);
  const left = gap ? gap.to - gap.from - minutes - Math.ceil(extra.seconds / 60) : null;
  return {
    minutes,
    time: start === null ? null : { start, minutes },
    extra,
    minutesLeft: left === null || left < 0 ? null : left,
  };
}

/** The free stretch that contains a minute; null if the day is taken then. */
export function gapAt(gaps: readonly Stretch[], minute: number): Stretch | null {
  return gaps.find(({ from, to }) => from <= minute && minute < to) ?? null;
}

/** The longest free stretch, the first of several; null if there is none. */
export function longestGap(gaps: readonly Stretch[]): Stretch | null {
  const length = ({ from, to }: Stretch) => to - from;
  return gaps.reduce<Stretch | null>(
    (longest, gap) => (longest && length(longest) >= length(gap) ? longest : gap),
    null,
  );
}

/** The plans of a day that have a time and a place, in order. */
export function placedPlans({ events }: TripDocument, { busy }: DayPlan): { from: number; coords: Coords }[] {
  return busy.flatMap(({ id, from }) => {
    const coords = events[id]?.coords;
    return coords ? [{ from, coords }] : [];
  });
}

/** Where the last plan before a time and the first one after it take place; null if none has a place. */
function plansAround(
  document: TripDocument,
  plan: DayPlan,
  start: number | null,
): { before: Coords | null; after: Coords | null } {
  const placed = placedPlans(document, plan);
  if (start === null) return { before: placed.at(-1)?.coords ?? null, after: null };
  return {
    before: placed.findLast(({ from }) => from <= start)?.coords ?? null,
    after: placed.find(({ from }) => from > start)?.coords ?? null,
  };
}
