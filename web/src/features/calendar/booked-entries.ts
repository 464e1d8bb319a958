import type { Transport } from '@wayfold/contract/kernel/values';
import type { TripBooking } from '@wayfold/contract/trip/booking';
import type { BookingKind } from '@wayfold/contract/trip/booking-kinds';
import {
  addDays,
  dayOf,
  daysBetween,
  minuteNumber,
  momentOfMinute,
  timeOf,
} from '@wayfold/domain/calendar/dates';
import { nameOfRow } from '@wayfold/domain/document/rows';
import { orderedDestinations, type TripDocument } from '@wayfold/domain/document/trip-document';
import { standingOf } from '@wayfold/domain/travel/journeys';

const TRANSPORT_OF: Readonly<Partial<Record<BookingKind, Transport>>> = {
  ...{ flight: 'Flight', train: 'Train', bus: 'Bus', ferry: 'Ferry', transfer: 'Shuttle' },
};

/** The transport whose icon a journey has. */
export function transportOf({ by }: CalendarJourney): Transport {
  return TRANSPORT_OF[by] ?? 'Other';
}

/** A journey that is booked or on hold, as the calendar shows it: from wall time to wall time, each of its own place. */
export interface CalendarJourney {
  kind: 'journey';
  id: string;
  by: BookingKind;
  /** The carrier and the number; empty if neither is known. */
  carrier: string;
  /** Null if it isn't known where it goes. */
  toName: string | null;
  isOnHold: boolean;
  start: string;
  /** Where it is drawn to: an hour after the start if the clock there shows an earlier time than here. */
  end: string;
  /** The local time of arrival, HH:MM, and its day, counted from that of the departure; null if the time isn't known. */
  arrives: { time: string; days: number } | null;
  /** Only the owner has it. */
  code: string | null;
  colorIndex: number;
}

/** Lodging that is booked or on hold. */
export interface CalendarLodging {
  kind: 'lodging';
  id: string;
  /** Empty if it has none. */
  name: string;
  start: string;
  /** The day of check-out, exclusive. */
  end: string;
  /** The time of check-in, HH:MM. */
  time: string | null;
  code: string | null;
  colorIndex: number;
}

const HOUR = 60;

/** The journeys and the lodging of a trip that are booked or on hold, and the legs that they are drawn instead of. */
export function bookedEntries(document: TripDocument): {
  entries: (CalendarJourney | CalendarLodging)[];
  /** By the destination where they start. */
  legs: ReadonlySet<string>;
} {
  const { legs, stays } = standingOf(document);
  const entries: (CalendarJourney | CalendarLodging)[] = [];
  const drawn = new Set<string>();
  const colors = new Map(orderedDestinations(document).map(({ id }, index) => [id, index]));
  for (const [leg, journey] of legs) {
    const shown = journey
      .filter(isHeld)
      .flatMap((booking) => journeyEntry(document, booking, colors.get(leg) ?? 0));
    if (shown.length > 0) drawn.add(leg);
    entries.push(...shown);
  }
  for (const [destid, lodging] of stays) {
    const depart = document.destinations[destid]?.dtDepart ?? null;
    for (const booking of lodging.filter(isHeld)) {
      entries.push(...lodgingEntry(booking, depart, colors.get(destid) ?? 0));
    }
  }
  return { entries, legs: drawn };
}

function isHeld({ status }: TripBooking): boolean {
  return status === 'booked' || status === 'on_hold';
}

/** Nobody sits in a rental car from pick-up to drop-off, so the drive itself is drawn. */
function journeyEntry(document: TripDocument, booking: TripBooking, colorIndex: number): CalendarJourney[] {
  const { id, kind, status, provider, number, start, end, to, toDest, code } = booking;
  if (kind === 'rental' || start === null || timeOf(start) === null) return [];
  const time = end === null ? null : timeOf(end);
  return [
    {
      kind: 'journey',
      id,
      by: kind,
      carrier: [provider, number].filter(Boolean).join(' '),
      toName: to?.name ?? document.destinations[toDest ?? '']?.name ?? null,
      isOnHold: status === 'on_hold',
      start,
      end: end !== null && time !== null && end > start ? end : momentOfMinute(minuteNumber(start) + HOUR),
      arrives: end === null || time === null ? null : { time, days: daysBetween(start, end) },
      code,
      colorIndex,
    },
  ];
}

function lodgingEntry(booking: TripBooking, depart: string | null, colorIndex: number): CalendarLodging[] {
  const { id, start, end, code } = booking;
  if (start === null) return [];
  const first = dayOf(start);
  const last = end === null ? (depart ?? first) : dayOf(end);
  const name = nameOfRow('bookings', booking);
  const until = last > first ? last : addDays(first, 1);
  return [{ kind: 'lodging', id, name, start: first, end: until, time: timeOf(start), code, colorIndex }];
}
