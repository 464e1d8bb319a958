import type { ExpenseCategory, Transport } from '@wayfold/contract/kernel/values';
import type { TripEvent } from '@wayfold/contract/trip/trip';
import { addDays, dayOf, daysBetween, timeOf } from '@wayfold/domain/calendar/dates';
import {
  compareText,
  orderedDestinations,
  orderedEvents,
  type TripDocument,
} from '@wayfold/domain/document/trip-document';
import { legTimes } from '../../trip-ui/plans/leg-times';
import { bookedEntries, type CalendarJourney, type CalendarLodging } from './booked-entries';

/** A plan as the calendar shows it. */
export interface CalendarEvent {
  kind: 'event';
  id: string;
  name: string;
  category: ExpenseCategory;
  /** Its row: in the hours, above them if it has no time, or above those in the row for multi-night plans. */
  row: 'stays' | 'untimed' | 'hours';
  /** A date with a time in the hours, only a date in the other rows. */
  start: string;
  /** Exclusive; null if the end isn't known. */
  end: string | null;
  /** The start time on its first day, HH:MM; null without a time. */
  time: string | null;
  costEst: number | null;
  costAct: number | null;
  currency: string;
  colorIndex: number;
}

/** A leg from one destination to the next, as the calendar shows it. */
export interface CalendarLeg {
  kind: 'leg';
  /** The destination it starts at. */
  id: string;
  toName: string;
  transport: Transport;
  start: string;
  end: string;
  miles: number;
  hours: number;
  colorIndex: number;
}

/** An entry of the calendar. Moments are local wall time, `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM`. */
export type CalendarEntry = CalendarEvent | CalendarLeg | CalendarJourney | CalendarLodging;

const DAY = 24 * 60;

/**
 * All calendar entries of a dated trip; empty if the trip has no dates.
 *
 * Entries that span nights come first, lodging before the rest, then everything else by start; entries with the same start are in
 * the order of the itinerary.
 */
export function calendarEntries(document: TripDocument): CalendarEntry[] {
  const stops = orderedDestinations(document);
  const orderOf = new Map(stops.map((stop, index) => [stop.id, index]));
  const events = orderedEvents(document).filter((event) => event.start !== null);
  const booked = bookedEntries(document);
  const entries: CalendarEntry[] = [
    ...events.flatMap((event) => eventEntry(event, orderOf.get(event.destid) ?? 0, document.trip.currency)),
    ...booked.entries,
    ...legEntries(document).filter(({ id }) => !booked.legs.has(id)),
  ];
  return entries.sort((a, b) => rankOf(a) - rankOf(b) || compareText(a.start, b.start));
}

function rankOf(entry: CalendarEntry): number {
  if (entry.kind === 'lodging') return 0;
  if (entry.kind !== 'event' || entry.row !== 'stays') return 2;
  return entry.category === 'Lodging' ? 0 : 1;
}

function eventEntry(event: TripEvent, colorIndex: number, tripCurrency: string): CalendarEntry[] {
  const { id, name, category, start, end, costEst, costAct, currency } = event;
  if (start === null) return [];
  const row = rowOf(event);
  return [
    {
      kind: 'event',
      id,
      name,
      category,
      row,
      start: row === 'hours' ? start : dayOf(start),
      end:
        row === 'stays' && end !== null
          ? addDays(dayOf(end), extraDays(event))
          : row === 'hours'
            ? end
            : null,
      time: timeOf(start),
      costEst,
      costAct,
      currency: currency ?? tripCurrency,
      colorIndex,
    },
  ];
}

function rowOf({ start, end, category }: TripEvent): CalendarEvent['row'] {
  if (start === null) return 'untimed';
  const isTimed = timeOf(start) !== null;
  const spansNights = end !== null && daysBetween(start, end) > 0;
  if (spansNights && (!isTimed || category === 'Lodging')) return 'stays';
  return isTimed ? 'hours' : 'untimed';
}

/** Lodging ends on the day of departure, which belongs to the next stay; anything else includes its last day. */
function extraDays({ category }: TripEvent): number {
  return category === 'Lodging' ? 0 : 1;
}

/** The target of a drop: whole days, or a time in the hours. The end is exclusive; null if there is none. */
export interface Dropped {
  allDay: boolean;
  start: string;
  end: string | null;
}

/** The start and end of an event after it is moved or resized. Events that span nights keep their times of day. */
export function droppedMoments(event: TripEvent, dropped: Dropped): Pick<TripEvent, 'start' | 'end'> {
  const { allDay, start, end } = dropped;
  if (!allDay) return { start, end };
  const spans = rowOf(event) === 'stays';
  const last = end === null ? start : addDays(end, -extraDays(event));
  return {
    start: spans ? sameTime(start, event.start) : start,
    end: last > start ? (spans ? sameTime(last, event.end) : last) : null,
  };
}

function sameTime(day: string, moment: string | null): string {
  return `${day}${moment?.slice(10) ?? ''}`;
}

function legEntries(document: TripDocument): CalendarLeg[] {
  return legTimes(document).flatMap(({ from, to, leave, arrive }) => {
    const day = from.dtDepart;
    if (day === null) return [];
    return [
      {
        kind: 'leg',
        id: from.id,
        toName: to.name,
        transport: from.transport,
        start: momentOf(day, leave),
        end: momentOf(day, arrive),
        miles: from.miles,
        hours: from.hours,
        colorIndex: from.destinationOrder - 1,
      },
    ];
  });
}

function momentOf(day: string, minute: number): string {
  const date = addDays(day, Math.floor(minute / DAY));
  const within = minute % DAY;
  return `${date}T${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`;
}

/** How many days a calendar of this width shows side by side. */
export function daysShown(width: number): 1 | 3 | 6 {
  if (width >= 720) return 6;
  return width >= 420 ? 3 : 1;
}

/** The first day to show so that `day` is visible and the trip fills the view if possible. */
export function firstDayShown(day: string, first: string, last: string, days: number): string {
  const latest = addDays(last, 1 - days);
  const start = day > latest ? latest : day;
  return start < first ? first : start;
}
