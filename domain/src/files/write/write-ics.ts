import type { LocalDate, LocalMoment } from '@wayfold/contract/kernel/values';
import { isSafeLink } from '@wayfold/contract/trip/rich-text';
import type { Destination, TripEvent } from '@wayfold/contract/trip/trip';
import { addDays, dayOf } from '../../calendar/dates';
import { atOnce } from '../../changes/at-once';
import { orderedDestinations, orderedEvents, type TripDocument } from '../../document/trip-document';
import { placeLabel } from '../../format/place-label';
import type { TripView } from '../../page/trip-view';
import { icsFile, icsText } from '../ics/ics-lines';
import { icsTimezone } from '../ics/ics-timezone';
import { fileTitle } from './file-title';
import { bookingEntry, calendarBookings, zonesOfBooking } from './ics-bookings';
import { compactDay, compactTime, geo, type ZonedDay } from './ics-values';
import { fullName, zoneOfEvent } from './shown-times';

/** Takes a few milliseconds, with notes of maximum length. */
const ENTRIES_IN_PART = 50;

/** The category that marks an entry as a stay when the file is read back. */
export const STAY_CATEGORY = 'Stay';

/**
 * A trip as a calendar (RFC 5545): stays as all-day entries, plans and bookings at their times, with their time zones.
 *
 * Entries keep their UID for as long as their row exists, so that a calendar that reads the file again updates what it
 * has.
 *
 * @param stamp when the trip was last changed, as an ISO instant
 * @returns null for a trip without dates, which a calendar can't represent
 */
export function icsOf(view: TripView, context: { stamp: string }): string | null {
  return atOnce(icsInParts(view, context));
}

/** Like `icsOf`, in slices, for large trips. */
export function* icsInParts(
  { document }: TripView,
  { stamp }: { stamp: string },
): Generator<void, string | null> {
  if (document.trip.startDate === null) return null;
  const stamped = `${stamp.slice(0, 19).replace(/[-:]/g, '')}Z`;
  const written = [icsFile([...calendarHead(document), ...zonesOf(document)])];
  for (const stay of orderedDestinations(document)) written.push(icsFile(stayEntry(stay, stamped)));
  yield;
  for (const [index, event] of orderedEvents(document).entries()) {
    if (event.active) written.push(icsFile(planEntry(document, event, stamped)));
    if (index % ENTRIES_IN_PART === 0) yield;
  }
  for (const [index, booking] of calendarBookings(document).entries()) {
    written.push(icsFile(bookingEntry(document, booking, stamped)));
    if (index % ENTRIES_IN_PART === 0) yield;
  }
  written.push(icsFile([CALENDAR_END]));
  return written.join('');
}

/** A calendar without entries, for subscribers while the trip has no dates. */
export function emptyIcsOf({ document }: TripView): string {
  return icsFile([...calendarHead(document), CALENDAR_END]);
}

const CALENDAR_END = 'END:VCALENDAR';

function calendarHead(document: TripDocument): string[] {
  const name = icsText(fileTitle(document));
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Wayfold//Trip//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
  ];
}

function zonesOf(document: TripDocument): string[] {
  const spans = new Map<string, { from: LocalDate; to: LocalDate }>();
  for (const { zone, day } of zonedDays(document)) {
    const span = spans.get(zone);
    spans.set(zone, {
      from: span && span.from < day ? span.from : day,
      to: span && span.to > day ? span.to : day,
    });
  }
  return [...spans]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([zone, { from, to }]) => icsTimezone(zone, from, to));
}

function zonedDays(document: TripDocument): ZonedDay[] {
  const plans = Object.values(document.events).flatMap((event): ZonedDay[] => {
    const { active, start, end } = event;
    const zone = zoneOfEvent(document, event);
    if (!active || zone === null || start === null || start.length === 10) return [];
    return [start, end ?? start].map((moment) => ({ zone, day: dayOf(moment) }));
  });
  const booked = calendarBookings(document).flatMap((booking) => zonesOfBooking(document, booking));
  return [...plans, ...booked];
}

function stayEntry(stay: Destination, stamp: string): string[] {
  const arrive = stay.dtArrive ?? '';
  // All-day entries end on the day after the last; a stop without nights still is one day.
  const end = addDays(arrive, Math.max(1, stay.nights));
  return [
    'BEGIN:VEVENT',
    `UID:${stay.id}@wayfold`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compactDay(arrive)}`,
    `DTEND;VALUE=DATE:${compactDay(end)}`,
    `SUMMARY:${icsText(fullName(stay))}`,
    `LOCATION:${icsText(placeLabel(stay))}`,
    geo(stay.coords),
    `CATEGORIES:${STAY_CATEGORY}`,
    `X-WAYFOLD-NIGHTS:${stay.nights}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

function planEntry(document: TripDocument, event: TripEvent, stamp: string): string[] {
  const { start, end, notes, link, coords } = event;
  const stay = document.destinations[event.destid];
  return start === null
    ? []
    : [
        'BEGIN:VEVENT',
        `UID:${event.id}@wayfold`,
        `DTSTAMP:${stamp}`,
        ...(start.length === 10
          ? wholeDays(start, end)
          : timed({ start, end }, zoneOfEvent(document, event))),
        `SUMMARY:${icsText(event.name)}`,
        ...(notes === null || notes === '' ? [] : [`DESCRIPTION:${icsText(notes)}`]),
        ...(link !== null && isSafeLink(link) ? [`URL:${link}`] : []),
        ...(stay ? [`LOCATION:${icsText(placeLabel(stay))}`] : []),
        ...(coords === null ? [] : [geo(coords)]),
        `CATEGORIES:${event.category}`,
        'END:VEVENT',
      ];
}

function wholeDays(start: LocalMoment, end: LocalMoment | null): string[] {
  return [
    `DTSTART;VALUE=DATE:${compactDay(start)}`,
    `DTEND;VALUE=DATE:${compactDay(addDays(dayOf(end ?? start), 1))}`,
  ];
}

/** An end that is a day without a time includes the whole of that day. */
function timed(
  { start, end }: { start: LocalMoment; end: LocalMoment | null },
  zone: string | null,
): string[] {
  const at = zone === null ? '' : `;TZID=${zone}`;
  const until = end !== null && end.length === 10 ? `${addDays(end, 1)}T00:00` : end;
  return [
    `DTSTART${at}:${compactTime(start)}`,
    ...(until === null ? [] : [`DTEND${at}:${compactTime(until)}`]),
  ];
}
