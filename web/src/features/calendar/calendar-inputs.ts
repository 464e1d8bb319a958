import type { EventApi, EventInput } from '@fullcalendar/react';
import { addDays } from '@wayfold/domain/calendar/dates';
import { legColorVar } from '../../trip-ui/leg-color';
import type { CalendarEntry, Dropped } from './calendar-model';
import { type CrowdedDay, daysWithoutStay, foldUntimed } from './untimed-plans';

/** What the calendar renders besides the entries: layout rows above the hours that aren't plans. */
export type Drawn =
  | CalendarEntry
  | { kind: 'bands' }
  /** Keeps the lodging row free on a day. */
  | { kind: 'free' }
  | { kind: 'more'; crowded: CrowdedDay };

/** Everything in row order: destinations, stays, plans without a time, the button for more of them, hours. */
export function calendarInputs(
  entries: readonly CalendarEntry[],
  { from, days, isEditable }: { from: string; days: number; isEditable: boolean },
): EventInput[] {
  const { drawn, crowded } = foldUntimed(entries);
  const laidOut = { allDay: true, editable: false, interactive: false };
  return [
    {
      id: 'bands',
      start: from,
      end: addDays(from, days),
      ...laidOut,
      extendedProps: { drawn: { kind: 'bands' } },
    },
    ...daysWithoutStay(entries, from, days).map((day) => ({
      id: `free:${day}`,
      start: day,
      ...laidOut,
      extendedProps: { drawn: { kind: 'free' } },
    })),
    ...drawn.map((entry) => entryInput(entry, isEditable)),
    ...crowded.map((day) => ({
      id: `more:${day.day}`,
      start: day.day,
      ...laidOut,
      extendedProps: { drawn: { kind: 'more', crowded: day } },
    })),
  ].map((input, order) => ({ ...input, order }));
}

function entryInput(entry: CalendarEntry, isEditable: boolean): EventInput {
  const isEvent = entry.kind === 'event';
  return {
    id: `${entry.kind}:${entry.id}`,
    title: titleOf(entry),
    color: legColorVar(entry.colorIndex),
    start: entry.start,
    ...(entry.end === null ? {} : { end: entry.end }),
    allDay: entry.kind === 'lodging' || (isEvent && entry.row !== 'hours'),
    editable: isEvent && isEditable,
    extendedProps: { drawn: entry },
  };
}

function titleOf(entry: CalendarEntry): string {
  return entry.kind === 'event' || entry.kind === 'lodging' ? entry.name : (entry.toName ?? '');
}

/** The source of a calendar event; undefined for the mirror that follows a drag. */
export function drawnIn(event: EventApi): Drawn | undefined {
  return event.extendedProps.drawn as Drawn | undefined; // set by calendarInputs
}

/** Returns whether an event is in the row for multi-night plans. */
export function isStay(event: EventApi | null): boolean {
  const drawn = event ? drawnIn(event) : undefined;
  return drawn?.kind === 'event' && drawn.row === 'stays';
}

/** The drop target of an event, read from the calendar. */
export function droppedTo({ allDay, startStr, endStr }: EventApi): Dropped {
  const length = allDay ? 10 : 16;
  return { allDay, start: startStr.slice(0, length), end: endStr ? endStr.slice(0, length) : null };
}
