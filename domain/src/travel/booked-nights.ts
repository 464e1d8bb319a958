import type { LocalMoment } from '@wayfold/contract/kernel/values';
import type { Destination } from '@wayfold/contract/trip/trip';
import { daysBetween } from '../calendar/dates';
import type { TripDocument } from '../document/trip-document';

/** The nights at a destination that lodging bookings cover, counted from 0; without dates, all of them. */
export function bookedNights(
  { bookings }: Pick<TripDocument, 'bookings'>,
  stop: Destination,
): ReadonlySet<number> {
  const nights = new Set<number>();
  const { dtArrive } = stop;
  const nightOf = (moment: LocalMoment) => (dtArrive === null ? null : daysBetween(dtArrive, moment));
  for (const { kind, status, destid, start, end } of Object.values(bookings)) {
    if (kind !== 'lodging' || status === 'canceled' || destid !== stop.id) continue;
    const from = start === null ? 0 : (nightOf(start) ?? 0);
    const to = start === null || end === null ? stop.nights : (nightOf(end) ?? stop.nights);
    for (let night = Math.max(0, from); night < Math.min(to, stop.nights); night += 1) nights.add(night);
  }
  return nights;
}
