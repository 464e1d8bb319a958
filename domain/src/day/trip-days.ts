import type { Id, LocalDate } from '@wayfold/contract/kernel/values';
import { type Stay, type StayDay, stayDays, staysOf } from '../dates/itinerary';
import type { TripDocument } from '../document/trip-document';

/** A day of a trip: one day of one of its stays. */
export interface TripDay {
  /** Names the day in a URL; stays the same when dates move. */
  readonly key: string;
  readonly stay: Stay;
  readonly stayDay: StayDay;
}

/** The key of a day of a stay. @param dayIndex within the stay, from 1 */
export function dayKey(destid: Id, dayIndex: number): string {
  return `${destid}.${dayIndex}`;
}

/** All days of a settled trip, in order. */
export function daysOfTrip(document: TripDocument): TripDay[] {
  return staysOf(document).flatMap((stay) =>
    stayDays(stay).map((stayDay) => ({
      key: dayKey(stay.destination.id, stayDay.dayIndex),
      stay,
      stayDay,
    })),
  );
}

/** The day with a key; the first one for a key that the trip doesn't have (anymore), such as of an old link. */
export function dayWithKey(days: readonly TripDay[], key: string | undefined): TripDay | undefined {
  return days.find((day) => day.key === key) ?? days[0];
}

/**
 * The day to show for a date: where two stays share it, the one with more plans, or else the arrival.
 *
 * @param days of the trip, in order
 */
export function dayOnDate(days: readonly TripDay[], date: LocalDate): TripDay | undefined {
  const plans = ({ stayDay }: TripDay) => stayDay.events.length;
  return days
    .filter(({ stayDay }) => stayDay.date === date)
    .reduce<TripDay | undefined>((best, day) => (best && plans(best) > plans(day) ? best : day), undefined);
}
