import type { Id } from '@wayfold/contract/kernel/values';
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
