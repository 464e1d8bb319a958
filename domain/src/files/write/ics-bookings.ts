import type { LocalDate, LocalMoment } from '@wayfold/contract/kernel/values';
import type { BookingEnd, TripBooking } from '@wayfold/contract/trip/booking';
import { isSafeLink } from '@wayfold/contract/trip/rich-text';
import { addDays, dayOf, timeOf } from '../../calendar/dates';
import { BOOKING_CATEGORY } from '../../document/costs';
import { orderedBookings, type TripDocument } from '../../document/trip-document';
import { BOOKING_KIND_NAMES } from '../../format/booking-names';
import { bookingZones, elapsedMinutes } from '../../travel/booking-times';
import { isJourney } from '../../travel/journeys';
import { icsText } from '../ics/ics-lines';
import { compactDay, compactTime, geo, type ZonedDay } from './ics-values';

/** A booking with a date that a calendar shows by itself. */
export interface CalendarBooking extends TripBooking {
  start: LocalMoment;
}

/** The bookings of a calendar: those with a date that aren't canceled, and whose plan isn't there already. */
export function calendarBookings(document: TripDocument): CalendarBooking[] {
  return orderedBookings(document).filter(
    (booking): booking is CalendarBooking =>
      booking.start !== null &&
      booking.status !== 'canceled' &&
      !(booking.eventId !== null && document.events[booking.eventId]?.active),
  );
}

/** The zones that a booking's times are in, each with its day. */
export function zonesOfBooking(document: TripDocument, booking: CalendarBooking): ZonedDay[] {
  const { start, end } = bookingZones(booking, document);
  const moments = [
    { at: booking.start, zone: start },
    { at: booking.end, zone: end },
  ];
  if (isAllDay(booking)) return [];
  return moments.flatMap(({ at, zone }) => (at === null || zone === null ? [] : [{ zone, day: dayOf(at) }]));
}

/** A booking as an entry of a calendar: a journey in the local time of each end, lodging as whole days. */
export function bookingEntry(document: TripDocument, booking: CalendarBooking, stamp: string): string[] {
  const { id, kind, status, from, url } = booking;
  const stay = document.destinations[booking.destid ?? booking.fromDest ?? ''];
  const place = from?.name ?? stay?.name;
  const hours = hoursOfStay(booking);
  return [
    'BEGIN:VEVENT',
    `UID:${id}@wayfold`,
    `DTSTAMP:${stamp}`,
    ...(isAllDay(booking) ? wholeDays(booking, stay?.dtDepart ?? null) : timed(document, booking)),
    `SUMMARY:${icsText(summaryOf(document, booking))}`,
    ...(hours === '' ? [] : [`DESCRIPTION:${icsText(hours)}`]),
    ...(url !== null && isSafeLink(url) ? [`URL:${url}`] : []),
    ...(place ? [`LOCATION:${icsText(place)}`] : []),
    ...(from?.coords ? [geo(from.coords)] : []),
    `CATEGORIES:${BOOKING_CATEGORY[kind]}`,
    `STATUS:${status === 'booked' ? 'CONFIRMED' : 'TENTATIVE'}`,
    // One can go out during a stay, and do other things while a car is rented.
    ...(kind === 'lodging' || kind === 'rental' ? ['TRANSP:TRANSPARENT'] : []),
    'END:VEVENT',
  ];
}

function isAllDay({ kind, start }: CalendarBooking): boolean {
  return kind === 'lodging' || timeOf(start) === null;
}

/** Lodging ends on the day of check-out, which is not one of its days; without one, when its destination is left. */
function wholeDays({ kind, start, end }: CalendarBooking, depart: LocalDate | null): string[] {
  const first = dayOf(start);
  const last = kind === 'lodging' ? (end ?? depart) : addDays(dayOf(end ?? start), 1);
  const until = last === null ? first : dayOf(last);
  return [
    `DTSTART;VALUE=DATE:${compactDay(first)}`,
    `DTEND;VALUE=DATE:${compactDay(until > first ? until : addDays(first, 1))}`,
  ];
}

/** A calendar refuses what ends before it starts, so a slip leaves only the start. */
function timed(document: TripDocument, booking: CalendarBooking): string[] {
  const { start, end } = booking;
  const zones = bookingZones(booking, document);
  const from = { at: start, zone: zones.start };
  const isTimed = end !== null && (elapsedMinutes(from, { at: end, zone: zones.end }) ?? 0) > 0;
  const at = (moment: LocalMoment, zone: string | null) =>
    `${zone === null ? '' : `;TZID=${zone}`}:${compactTime(moment)}`;
  return [`DTSTART${at(start, zones.start)}`, ...(isTimed ? [`DTEND${at(end, zones.end)}`] : [])];
}

/** `Air Canyon AC 71, SFO – NRT`; the hotel's name. */
function summaryOf(document: TripDocument, booking: TripBooking): string {
  const { kind, provider, number, from, to, fromDest, toDest } = booking;
  const name = [provider, number].filter(Boolean).join(' ') || BOOKING_KIND_NAMES[kind];
  if (!isJourney(booking)) return name;
  const nameOf = (end: BookingEnd | null, id: string | null) =>
    end?.code ?? end?.name ?? document.destinations[id ?? '']?.name;
  const ends = [nameOf(from, fromDest), nameOf(to, toDest)].filter(Boolean).join(' – ');
  return ends === '' ? name : `${name}, ${ends}`;
}

/** When lodging is open to its guests, because its entry only has days. */
function hoursOfStay({ kind, start, end }: CalendarBooking): string {
  if (kind !== 'lodging') return '';
  const [checkIn, checkOut] = [timeOf(start), end === null ? null : timeOf(end)];
  return [
    ...(checkIn === null ? [] : [`Check-in: ${checkIn}`]),
    ...(checkOut === null ? [] : [`Check-out: ${checkOut}`]),
  ].join('\n');
}
