import type { Destination, TripEvent } from '@wayfold/contract/trip';
import type { ExpenseCategory, Transport } from '@wayfold/contract/values';
import { addDays } from '@wayfold/domain/dates';
import { orderedDestinations, orderedEvents, type TripDocument } from '@wayfold/domain/trip-document';

/** What the calendar draws. Moments are local wall time, `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM`; ends are exclusive. */
export type CalendarEntry =
  | {
      kind: 'stay';
      id: string;
      number: number;
      name: string;
      nights: number;
      start: string;
      end: string;
      colorIndex: number;
    }
  | {
      kind: 'event';
      id: string;
      name: string;
      category: ExpenseCategory;
      start: string;
      /** Null: no known end. */
      end: string | null;
      allDay: boolean;
      pinned: boolean;
      cost: number | null;
      currency: string;
      colorIndex: number;
    }
  | {
      kind: 'leg';
      /** The destination it starts from. */
      id: string;
      toName: string;
      transport: Transport;
      start: string;
      end: string;
      miles: number;
      hours: number;
      colorIndex: number;
    };

const LEAVE_AT = 9 * 60;
const DAY = 24 * 60;

/** Everything a dated trip puts on the calendar; empty while the trip has no dates. Stays first, then events, then legs. */
export function calendarEntries(document: TripDocument): CalendarEntry[] {
  const stops = orderedDestinations(document);
  const orderOf = new Map(stops.map((stop, index) => [stop.id, index]));
  const events = orderedEvents(document).filter((event) => event.start !== null);
  return [
    ...stops.flatMap(stayEntry),
    ...events.flatMap((event) => eventEntry(event, orderOf.get(event.destid) ?? 0, document.trip.currency)),
    ...stops.flatMap((stop, index) => legEntry(stop, stops[index + 1], index, events)),
  ];
}

function stayEntry(stop: Destination, index: number): CalendarEntry[] {
  if (stop.dtArrive === null || stop.dtDepart === null) return [];
  return [
    {
      kind: 'stay',
      id: stop.id,
      number: stop.destinationOrder,
      name: stop.name,
      nights: stop.nights,
      start: stop.dtArrive,
      end: stop.nights === 0 ? addDays(stop.dtArrive, 1) : stop.dtDepart,
      colorIndex: index,
    },
  ];
}

function eventEntry(event: TripEvent, colorIndex: number, tripCurrency: string): CalendarEntry[] {
  const { start, end } = event;
  if (start === null) return [];
  const allDay = start.length === 10;
  return [
    {
      kind: 'event',
      id: event.id,
      name: event.name,
      category: event.category,
      start,
      end: allDay && end !== null ? addDays(end.slice(0, 10), 1) : end,
      allDay,
      pinned: event.pinned,
      cost: event.costEst,
      currency: event.currency ?? tripCurrency,
      colorIndex,
    },
  ];
}

function legEntry(
  from: Destination,
  to: Destination | undefined,
  index: number,
  events: readonly TripEvent[],
): CalendarEntry[] {
  const day = from.dtDepart;
  if (!to || day === null || from.hours === 0) return [];
  const leave = leaveMinute(from.id, day, events);
  return [
    {
      kind: 'leg',
      id: from.id,
      toName: to.name,
      transport: from.transport,
      start: momentOf(day, leave),
      end: momentOf(day, leave + Math.max(30, Math.round(from.hours * 60))),
      miles: from.miles,
      hours: from.hours,
      colorIndex: index,
    },
  ];
}

/** When one leaves: 9 AM, or after the last thing planned at the destination on that day. In minutes after midnight. */
function leaveMinute(destid: string, day: string, events: readonly TripEvent[]): number {
  const ends = events
    .filter((event) => event.destid === destid && event.start?.startsWith(`${day}T`))
    .map((event) => {
      const last = event.end?.startsWith(`${day}T`) ? event.end : event.start;
      return minuteOf(last ?? day) + (last === event.end ? 0 : 60);
    });
  return Math.max(LEAVE_AT, ...ends);
}

function minuteOf(moment: string): number {
  const [hours = 0, minutes = 0] = moment.slice(11).split(':').map(Number);
  return hours * 60 + minutes;
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

/** The first day to show so that `day` is in sight and the trip fills the view where it can. */
export function firstDayShown(day: string, first: string, last: string, days: number): string {
  const latest = addDays(last, 1 - days);
  const start = day > latest ? latest : day;
  return start < first ? first : start;
}
