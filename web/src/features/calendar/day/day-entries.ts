import { addDays, dayNumber, daysBetween, minuteNumber } from '@wayfold/domain/calendar/dates';
import { orderedDestinations, type TripDocument } from '@wayfold/domain/document/trip-document';
import { bothNames } from '../../../trip-ui/both-names';
import type { CalendarJourney, CalendarLodging } from '../booked-entries';
import type { CalendarEntry, CalendarEvent, CalendarLeg } from '../calendar-model';

/** Minutes in a day. */
export const DAY_MINUTES = 24 * 60;
/** An entry is drawn at least this long, in minutes, and so is one without an end. */
const LEAST_MINUTES = 30;
const USUAL_MINUTES = 60;
/** The hours of a day without entries start here, in minutes after midnight. */
const MORNING = 8 * 60;

/** An entry in the hours of one day. */
export interface DayEntry {
  entry: CalendarEvent | CalendarLeg | CalendarJourney;
  /** Minutes after midnight of that day, within it. */
  start: number;
  end: number;
  /** Entries at the same time are side by side: its place from 0, and how many share the width. */
  lane: number;
  lanes: number;
}

/** The entries with a time on a day, by start; one that continues from the day before or into the next is cut at midnight. */
export function dayEntries(entries: readonly CalendarEntry[], day: string): DayEntry[] {
  const midnight = dayNumber(day) * DAY_MINUTES;
  const found = entries
    .filter(isInHours)
    .map((entry) => {
      const from = minuteNumber(entry.start) - midnight;
      const to = entry.end === null ? from + USUAL_MINUTES : minuteNumber(entry.end) - midnight;
      return {
        entry,
        start: Math.max(0, from),
        end: Math.min(DAY_MINUTES, Math.max(to, from + LEAST_MINUTES)),
      };
    })
    .filter(({ start, end }) => start < end)
    // Entries come in the order of the trip, which plans with the same start keep.
    .sort((a, b) => a.start - b.start);
  return inLanes(found);
}

function isInHours(entry: CalendarEntry): entry is DayEntry['entry'] {
  return (
    entry.kind === 'leg' || entry.kind === 'journey' || (entry.kind === 'event' && entry.row === 'hours')
  );
}

/** Gives each entry the first lane that is free; a group of entries that touch in time shares the number of lanes. */
function inLanes(entries: readonly Omit<DayEntry, 'lane' | 'lanes'>[]): DayEntry[] {
  const placed: DayEntry[] = [];
  let group: DayEntry[] = [];
  let ends: number[] = [];
  for (const entry of entries) {
    if (ends.every((end) => end <= entry.start)) {
      group = [];
      ends = [];
    }
    const free = ends.findIndex((end) => end <= entry.start);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = entry.end;
    group.push({ ...entry, lane, lanes: 0 });
    placed.push(group.at(-1) as DayEntry); // pushed just now
    for (const one of group) one.lanes = ends.length;
  }
  return placed;
}

/** What a day has above its hours: stays and plans without a time, in the order of the itinerary. */
export function plansWithoutTime(
  entries: readonly CalendarEntry[],
  day: string,
): (CalendarEvent | CalendarLodging)[] {
  return entries.filter(
    (entry): entry is CalendarEvent | CalendarLodging =>
      (entry.kind === 'lodging' || (entry.kind === 'event' && entry.row !== 'hours')) &&
      entry.start <= day &&
      day < (entry.end ?? addDays(entry.start, 1)),
  );
}

/**
 * The first minute that the hours show: that of the first entry, or later if the first plan would be below the view.
 *
 * @param shown how many minutes fit into the view
 */
export function firstMinuteShown(entries: readonly DayEntry[], shown: number): number {
  const [first] = entries;
  if (!first) return MORNING;
  const plan = entries.find(({ entry }) => entry.kind === 'event') ?? first;
  const hour = Math.floor(first.start / 60) * 60;
  return Math.max(hour, Math.min(plan.end - shown, Math.floor(plan.start / 60) * 60));
}

/** Where a new plan fits in an hour: its start, or the end of what is planned then if that is in the same hour. */
export function freeMinute(entries: readonly DayEntry[], hour: number): number {
  const start = hour * 60;
  return entries.reduce(
    (free, entry) => (entry.start <= free && entry.end > free && entry.end < start + 60 ? entry.end : free),
    start,
  );
}

/** Whether there is a plan at this minute of the day; traveling doesn't count. */
export function isPlanned(entries: readonly DayEntry[], minute: number): boolean {
  return entries.some(({ entry, start, end }) => entry.kind === 'event' && start <= minute && end > minute);
}

/** A day of the trip, in the color of the destination whose night it is. */
export interface TripDay {
  date: string;
  /** The day's position in the trip, from 1. */
  number: number;
  destid: string;
  /** The day of the stay there, from 1. */
  dayIndex: number;
  /** False between a departure and a later arrival, where no destination takes plans. */
  isInStay: boolean;
  place: string;
  colorIndex: number;
}

/** All days of a dated trip. */
export function tripDays(document: TripDocument, first: string, last: string): TripDay[] {
  const stops = orderedDestinations(document);
  const count = dayNumber(last) - dayNumber(first) + 1;
  return Array.from({ length: count }, (_, index) => {
    const date = addDays(first, index);
    const at = stops.findLastIndex(({ dtArrive }) => dtArrive !== null && dtArrive <= date);
    const stop = stops[Math.max(0, at)];
    const dayIndex = daysBetween(stop?.dtArrive ?? date, date) + 1;
    return {
      date,
      number: index + 1,
      destid: stop?.id ?? '',
      dayIndex,
      isInStay: at === stops.length - 1 || dayIndex <= Math.max(1, stop?.nights ?? 0),
      place: stop ? bothNames(stop) : '',
      colorIndex: Math.max(0, at),
    };
  });
}

/** A day and what is in its hours. */
export interface Column {
  /** From 0, in the order of the days. */
  index: number;
  day: TripDay;
  entries: readonly DayEntry[];
}
