import type { Id } from '@wayfold/contract/kernel/values';
import type { Place } from '@wayfold/contract/places/places';
import type { TripEvent } from '@wayfold/contract/trip/trip';
import { minutesOfTime } from '@wayfold/domain/calendar/dates';
import { type Stay, type StayDay, stayDays, staysOf } from '@wayfold/domain/dates/itinerary';
import { planTimes } from '@wayfold/domain/day/plan-times';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { legTimes } from './leg-times';

/** The part of a day that is offered, in minutes after midnight: 8 AM to 8 PM. */
export const DAY_SPAN = { from: 480, to: 1_200 } as const;
/** Step of proposals and drags, in minutes. */
export const STEP = 15;
/** Days don't start before this unless they have to. */
const USUAL_START = 540;

/** A stretch of a day, in minutes after midnight. */
export interface Stretch {
  from: number;
  to: number;
}

/** A day that a place can be added to. */
export interface DayPlan {
  key: string;
  destid: Id;
  stopName: string;
  /** Position of the stop in the palette, from 0. */
  colorIndex: number;
  /** Null if the trip has no dates. */
  date: string | null;
  dayIndex: number;
  tripDay: number;
  /** Plans with a time, in order, within the span. */
  busy: readonly (Stretch & { id: Id; name: string })[];
  /** The number of plans, with or without a time. */
  planned: number;
  /** Free stretches in which the place fits, after the arrival. */
  gaps: readonly Stretch[];
  /** The proposed start time; null if it fits no gap. */
  proposal: number | null;
}

/** The duration of a visit, in minutes: as given by the place, otherwise an hour, at most the whole span. */
export function minutesAt(place: Pick<Place, 'hours'>): number {
  const minutes = Math.round(((place.hours ?? 1) * 60) / STEP) * STEP;
  return Math.min(DAY_SPAN.to - DAY_SPAN.from, Math.max(STEP, minutes));
}

/**
 * The days of these stops that a place can be added to, in the order of the stops.
 *
 * @param minutes the duration of the visit
 */
export function dayPlans(document: TripDocument, destids: readonly Id[], minutes: number): DayPlan[] {
  const stays = staysOf(document);
  const arrivals = arrivalsIn(document);
  return destids.flatMap((destid) => {
    const stay = stays.find(({ destination }) => destination.id === destid);
    if (!stay) return [];
    return stayDays(stay)
      .filter(({ dayIndex }) => dayIndex >= 1)
      .map((day) => planOf(stay, day, { minutes, arrival: arrivals.get(destid) ?? 0 }));
  });
}

/** One day of a stop with all its gaps; null if the trip doesn't have it anymore. */
export function dayPlanAt(
  document: TripDocument,
  { destid, dayIndex }: Pick<DayPlan, 'destid' | 'dayIndex'>,
): DayPlan | null {
  const stay = staysOf(document).find(({ destination }) => destination.id === destid);
  const day = stay && stayDays(stay).find((one) => one.dayIndex === dayIndex);
  const arrival = arrivalsIn(document).get(destid) ?? 0;
  return day ? planOf(stay, day, { minutes: STEP, arrival }) : null;
}

/** A day with the gaps that are long enough for a visit. */
export function fitTo(plan: DayPlan, minutes: number): DayPlan {
  const gaps = plan.gaps.filter(({ from, to }) => to - from >= minutes);
  return { ...plan, gaps, proposal: gaps[0] ? startIn(gaps[0], minutes) : null };
}

/**
 * The days on which a place can be visited: for a place with dates, those on which it takes place, at its time.
 *
 * If it takes place on none of them, all are offered: dates can be wrong, and travelers may know better.
 */
export function daysFor({ dates }: Pick<Place, 'dates'>, days: readonly DayPlan[]): readonly DayPlan[] {
  if (dates === null) return days;
  const on = days.filter(({ date }) => date !== null && date >= dates.from && date <= dates.to);
  const start = dates.time === null ? null : minutesOfTime(dates.time);
  const timed = on.map((day) => (start === null ? day : { ...day, proposal: start }));
  return on.length > 0 ? timed : days;
}

/** @param arrival at the destination, in minutes after midnight of its first day */
function planOf(
  { destination }: Stay,
  day: StayDay,
  { minutes, arrival }: { minutes: number; arrival: number },
): DayPlan {
  const busy = day.events.flatMap((event) => stretchOf(event)).sort((a, b) => a.from - b.from);
  const plan = {
    key: `${destination.id} ${day.key}`,
    destid: destination.id,
    stopName: destination.name,
    colorIndex: destination.destinationOrder - 1,
    date: day.date,
    dayIndex: day.dayIndex,
    tripDay: day.tripDay,
    busy,
    planned: day.events.length,
    gaps: gapsBetween(busy, day.dayIndex === 1 ? arrival : 0),
    proposal: null,
  };
  return fitTo(plan, minutes);
}

/** When each destination is expected to be reached, on a quarter hour; none for those that no leg leads to. */
function arrivalsIn(document: TripDocument): ReadonlyMap<Id, number> {
  return new Map(
    legTimes(document).map(({ to, arriveOnDay }) => [to.id, Math.ceil(arriveOnDay / STEP) * STEP]),
  );
}

/** The start of a visit of this length in a gap: not before nine if the gap allows it, on a quarter hour. */
export function startIn({ from, to }: Stretch, minutes: number): number {
  const start = Math.ceil(from / STEP) * STEP;
  const usual = Math.max(start, USUAL_START);
  return usual + minutes <= to ? usual : Math.min(start, to - minutes);
}

function stretchOf(event: TripEvent): (Stretch & { id: Id; name: string })[] {
  const times = planTimes(event);
  if (times === null) return [];
  const from = Math.max(DAY_SPAN.from, times.starts);
  const to = Math.min(DAY_SPAN.to, times.starts + times.minutes);
  return from < to ? [{ id: event.id, name: event.name, from, to }] : [];
}

/** @param from when the day begins there, in minutes after midnight */
function gapsBetween(busy: readonly Stretch[], from: number): Stretch[] {
  const gaps: Stretch[] = [];
  let free = Math.max(DAY_SPAN.from, from);
  for (const plan of busy) {
    if (plan.from > free) gaps.push({ from: free, to: plan.from });
    free = Math.max(free, plan.to);
  }
  if (free < DAY_SPAN.to) gaps.push({ from: free, to: DAY_SPAN.to });
  return gaps;
}

/** Formats minutes after midnight as `HH:MM`. */
export function timeText(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
