import type { Id } from '@wayfold/contract/kernel/values';
import type { Place } from '@wayfold/contract/places/places';
import type { TripEvent } from '@wayfold/contract/trip/trip';
import { minutesOfTime, timeOf } from '@wayfold/domain/calendar/dates';
import { minutesOf } from '@wayfold/domain/changes/date-conversion';
import { type Stay, type StayDay, stayDays, staysOf } from '@wayfold/domain/dates/itinerary';
import type { TripDocument } from '@wayfold/domain/document/trip-document';

/** The part of a day that is offered, in minutes after midnight: 8 AM to 8 PM. */
export const DAY_SPAN = { from: 480, to: 1_200 } as const;
/** Proposals and drags go by this many minutes. */
export const STEP = 15;
/** No day begins before this unless it must. */
const USUAL_START = 540;
/** How long something without a length is taken to be. */
const USUAL_MINUTES = 60;

/** A stretch of a day, in minutes after midnight. */
export interface Stretch {
  from: number;
  to: number;
}

/** A day that a place may be put into. */
export interface DayPlan {
  key: string;
  destid: Id;
  stopName: string;
  /** Position of the stop in the palette, from 0. */
  colorIndex: number;
  /** Null while the trip has no dates. */
  date: string | null;
  dayIndex: number;
  tripDay: number;
  /** What is planned at a time, in order, inside the span. */
  busy: readonly (Stretch & { id: Id; name: string })[];
  /** How many things are planned, with a time or without. */
  planned: number;
  /** Free stretches that hold the place. */
  gaps: readonly Stretch[];
  /** When the place would begin; null where no gap holds it. */
  proposal: number | null;
}

/** How long a place takes, in minutes: what it says, an hour where it says nothing, at most the whole span. */
export function minutesAt(place: Pick<Place, 'hours'>): number {
  const minutes = Math.round(((place.hours ?? 1) * 60) / STEP) * STEP;
  return Math.min(DAY_SPAN.to - DAY_SPAN.from, Math.max(STEP, minutes));
}

/**
 * The days of these stops that a place may be put into, in the order of the stops.
 *
 * @param minutes how long the place takes
 */
export function dayPlans(document: TripDocument, destids: readonly Id[], minutes: number): DayPlan[] {
  const stays = staysOf(document);
  return destids.flatMap((destid) => {
    const stay = stays.find(({ destination }) => destination.id === destid);
    if (!stay) return [];
    return stayDays(stay)
      .filter(({ dayIndex }) => dayIndex >= 1)
      .map((day) => planOf(stay, day, minutes));
  });
}

/**
 * The days on which a place is there to be visited: of one with dates those it takes place on, at its time.
 *
 * Where it takes place on none of them all are offered: dates can be off, and travelers may know better.
 */
export function daysFor({ dates }: Pick<Place, 'dates'>, days: readonly DayPlan[]): readonly DayPlan[] {
  if (dates === null) return days;
  const on = days.filter(({ date }) => date !== null && date >= dates.from && date <= dates.to);
  const start = dates.time === null ? null : minutesOfTime(dates.time);
  const timed = on.map((day) => (start === null ? day : { ...day, proposal: start }));
  return on.length > 0 ? timed : days;
}

function planOf({ destination }: Stay, day: StayDay, minutes: number): DayPlan {
  const busy = day.events.flatMap((event) => stretchOf(event)).sort((a, b) => a.from - b.from);
  const gaps = gapsBetween(busy).filter(({ from, to }) => to - from >= minutes);
  return {
    key: `${destination.id} ${day.key}`,
    destid: destination.id,
    stopName: destination.name,
    colorIndex: destination.destinationOrder - 1,
    date: day.date,
    dayIndex: day.dayIndex,
    tripDay: day.tripDay,
    busy,
    planned: day.events.length,
    gaps,
    proposal: gaps[0] ? startIn(gaps[0], minutes) : null,
  };
}

/** When something of this length begins in a gap: not before nine where the gap allows, on a quarter hour. */
export function startIn({ from, to }: Stretch, minutes: number): number {
  const start = Math.ceil(from / STEP) * STEP;
  const usual = Math.max(start, USUAL_START);
  return usual + minutes <= to ? usual : Math.min(start, to - minutes);
}

function stretchOf(event: TripEvent): (Stretch & { id: Id; name: string })[] {
  const time = event.start === null ? event.timeOfDay : timeOf(event.start);
  if (time === null) return [];
  const starts = minutesOfTime(time);
  const length = (event.start === null ? event.minutes : minutesOf(event)) || USUAL_MINUTES;
  const from = Math.max(DAY_SPAN.from, starts);
  const to = Math.min(DAY_SPAN.to, starts + length);
  return from < to ? [{ id: event.id, name: event.name, from, to }] : [];
}

function gapsBetween(busy: readonly Stretch[]): Stretch[] {
  const gaps: Stretch[] = [];
  let free: number = DAY_SPAN.from;
  for (const { from, to } of busy) {
    if (from > free) gaps.push({ from: free, to: from });
    free = Math.max(free, to);
  }
  if (free < DAY_SPAN.to) gaps.push({ from: free, to: DAY_SPAN.to });
  return gaps;
}

/** `HH:MM` of minutes after midnight. */
export function timeText(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
