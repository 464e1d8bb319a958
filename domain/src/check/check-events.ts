import type { LocalMoment } from '@wayfold/contract/kernel/values';
import type { SingleChange } from '@wayfold/contract/trip/change';
import type { Destination, TripEvent } from '@wayfold/contract/trip/trip';
import { dayNumber, dayOf, daysBetween, isDayInReach, shiftDays, timeOf } from '../calendar/dates';
import { instantOf, wallClock } from '../calendar/zones';
import { orderedDestinations, orderedEvents, type TripDocument } from '../document/trip-document';
import { destinationRow, eventRow, type Finding, findingId } from './findings';

/** An event with a time and a length, in UTC. */
export interface TimedEvent {
  readonly event: TripEvent;
  readonly zone: string | null;
  /** Minutes since 1970 in UTC; both are equal for an event without an end. */
  readonly from: number;
  readonly to: number;
}

/** The time zone of an event's times: its own, or else that of its destination; null if neither is known. */
export function zoneOf(document: Pick<TripDocument, 'destinations'>, event: TripEvent): string | null {
  return event.timezone ?? document.destinations[event.destid]?.timezone ?? null;
}

/** When an event is, in UTC; null without a time of day. */
export function timedEvent(
  document: Pick<TripDocument, 'destinations'>,
  event: TripEvent,
): TimedEvent | null {
  const { start, end } = event;
  if (start === null || timeOf(start) === null) return null;
  const zone = zoneOf(document, event);
  const from = instantOf(start, zone);
  const to = end !== null && timeOf(end) !== null ? instantOf(end, zone) : from;
  return { event, zone, from, to: Math.max(from, to) };
}

/** Moves an event to start at an instant, keeping its length; its times stay in its own time zone. */
export function moveTo({ event, zone, from, to }: TimedEvent, instant: number): SingleChange | null {
  const start = wallClock(instant, zone);
  const end = endAfter(event, start, wallClock(instant + to - from, zone));
  if (!isDayInReach(dayNumber(end ?? start))) return null;
  return { kind: 'event.set', id: event.id, fields: { start, end } };
}

/** The end of an event that now starts at `start`: `over`, or, without a time, as many days later as before. */
function endAfter(event: TripEvent, start: LocalMoment, over: LocalMoment): LocalMoment | null {
  if (event.end === null || event.start === null) return null;
  return timeOf(event.end) === null ? shiftDays(event.end, daysBetween(event.start, start)) : over;
}

/** Lodging is not an appointment, because one can go out during it. Neither is anything that lasts a day or longer. */
function isAppointment({ event, from, to }: TimedEvent): boolean {
  return event.active && event.category !== 'Lodging' && to > from && to - from < 24 * 60;
}

/** Finds events that overlap, taking the time zones of their places into account. */
export function findOverlaps(document: TripDocument): Finding[] {
  const timed = orderedEvents(document)
    .flatMap((event) => timedEvent(document, event) ?? [])
    .filter(isAppointment)
    .sort((a, b) => a.from - b.from || (a.event.id < b.event.id ? -1 : 1));
  const findings: Finding[] = [];
  for (const [index, first] of timed.entries()) {
    for (const second of timed.slice(index + 1)) {
      if (second.from >= first.to) break;
      const rows = [eventRow(first.event), eventRow(second.event)];
      findings.push({
        id: findingId('overlap', rows),
        severity: 'decide',
        kind: 'overlap',
        rows,
        data: {
          from: wallClock(second.from, first.zone),
          to: wallClock(Math.min(first.to, second.to), first.zone),
        },
        fixes: fixesOfOverlap(first, second),
      });
    }
  }
  return findings;
}

/**
 * Either the later one starts when the first one ends or, if the later one is booked, the first one ends when it
 * starts.
 */
function fixesOfOverlap(first: TimedEvent, second: TimedEvent): SingleChange[] {
  const fix = !second.event.pinned
    ? moveTo(second, first.to)
    : !first.event.pinned
      ? moveTo(first, second.from - (first.to - first.from))
      : null;
  return fix ? [fix] : [];
}

/** Finds events outside the dates of their destination: the one chosen by hand, or else the one found by date. */
export function findEventsOutside(document: TripDocument): Finding[] {
  return orderedEvents(document).flatMap((event): Finding[] => {
    const stay = document.destinations[event.homeDestid ?? event.destid];
    if (!event.active || event.start === null || !stay?.dtArrive || !stay.dtDepart) return [];
    const date = dayOf(event.start);
    if (date >= stay.dtArrive && date <= stay.dtDepart) return [];
    const rows = [eventRow(event), destinationRow(stay)];
    return [
      {
        id: findingId('event-outside', rows),
        severity: 'cannot',
        kind: 'event-outside',
        rows,
        data: { date, arrive: stay.dtArrive, depart: stay.dtDepart },
        fixes: [moveInto(event, date < stay.dtArrive ? stay.dtArrive : lastFullDay(stay))],
      },
    ];
  });
}

/** The last full day of a stay; the arrival itself if the stay has one night or none. */
function lastFullDay({ dtArrive, dtDepart, nights }: Destination): string {
  if (dtArrive === null || dtDepart === null) throw new Error('Only a stay with dates has a last day.');
  return nights === 0 ? dtDepart : shiftDays(dtDepart, -1);
}

function moveInto(event: TripEvent & { start: string | null }, day: string): SingleChange {
  if (event.start === null) throw new Error('Only an event with a date can be moved to another.');
  const days = daysBetween(event.start, day);
  const start = shiftDays(event.start, days);
  const end = event.end === null ? null : shiftDays(event.end, days);
  return { kind: 'event.set', id: event.id, fields: { start, end } };
}

/** Finds events without an estimate or a price, not even by a booking: one finding for all of them. */
export function findUnpriced(document: TripDocument): Finding[] {
  const paid = new Set(
    Object.values(document.bookings).flatMap(({ eventId, costEst, costAct }) =>
      eventId !== null && (costEst ?? costAct) !== null ? [eventId] : [],
    ),
  );
  const unpriced = orderedEvents(document).filter(
    (event) => event.active && event.costEst === null && event.costAct === null && !paid.has(event.id),
  );
  if (unpriced.length === 0) return [];
  const places = new Set(unpriced.map((event) => event.destid));
  const rows = [
    ...unpriced.map(eventRow),
    ...orderedDestinations(document)
      .filter(({ id }) => places.has(id))
      .map(destinationRow),
  ];
  return [
    {
      id: 'unpriced',
      severity: 'missing',
      kind: 'unpriced',
      rows,
      data: { events: unpriced.length },
      fixes: [],
    },
  ];
}
