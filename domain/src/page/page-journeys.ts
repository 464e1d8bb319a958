import type { Id } from '@wayfold/contract/kernel/values';
import type { BookingEnd, TripBooking } from '@wayfold/contract/trip/booking';
import { daysBetween, timeOf } from '../calendar/dates';
import { orderedDestinations, type TripDocument } from '../document/trip-document';
import { formatTimeOfDay } from '../format/format';
import { journeyOf } from '../travel/journeys';

/** What is booked on a leg, as text in any language: "Air Canyon AC 71 · LAX 10:30 PM – SYD 6:30 AM (+2)". */
export interface PageJourney {
  readonly id: Id;
  readonly text: string;
}

/** The booked journeys of the legs between destinations, by the one they start from. */
export function pageJourneys(
  document: Pick<TripDocument, 'destinations' | 'bookings'>,
  locale: string,
): Readonly<Record<Id, readonly PageJourney[]>> {
  const ordered = orderedDestinations(document);
  const legs = ordered.slice(0, -1).map((from, index): [Id, PageJourney[]] => {
    const booked = journeyOf(document.bookings, from.id, ordered[index + 1]?.id ?? null);
    const shown = booked.filter(({ status, kind }) => status === 'booked' && kind !== 'rental');
    return [from.id, shown.map((booking) => ({ id: booking.id, text: textOf(document, booking, locale) }))];
  });
  return Object.fromEntries(legs.filter(([, journeys]) => journeys.length > 0));
}

function textOf(
  { destinations }: Pick<TripDocument, 'destinations'>,
  booking: TripBooking,
  locale: string,
): string {
  const { provider, number, start, end, from, to, fromDest, toDest } = booking;
  const at = (place: BookingEnd | null, destid: Id | null, moment: string | null) => {
    const name = place?.code ?? place?.name ?? destinations[destid ?? '']?.name;
    const time = moment === null ? null : timeOf(moment);
    return [name, time && formatTimeOfDay(time, locale)].filter(Boolean).join(' ');
  };
  const days = start === null || end === null ? 0 : daysBetween(start, end);
  const later = days === 0 ? '' : ` (${days > 0 ? '+' : '−'}${Math.abs(days)})`;
  const ends = [at(from, fromDest, start), at(to, toDest, end)].join(' – ') + later;
  return [[provider, number].filter(Boolean).join(' '), ends].filter(Boolean).join(' · ');
}
