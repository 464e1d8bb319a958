import type { LocalDate } from '@wayfold/contract/kernel/values';
import type { Destination } from '@wayfold/contract/trip/trip';
import { addDays, dayNumber, daysBetween } from '@wayfold/domain/calendar/dates';
import type { HoursOfDays, PlaceWithHours } from '@wayfold/domain/day/opening-hours';
import { localDay } from '../../lib/local-day';
import { useOpeningHours } from './use-opening-hours';

/** The opening hours of a place on the days that matter to the traveler. */
export interface HoursThere {
  /** Undefined while loading; null if the place has none, or only in words. */
  hours: HoursOfDays | null | undefined;
  /** The destination whose days these are; null for the days of this week. */
  stopName: string | null;
}

/**
 * The opening hours of a place on the days of a destination, including that of departure.
 *
 * @param stop null without a trip; then, and if the trip has no dates, the days are those of this week
 */
export function useHoursThere(
  place: PlaceWithHours,
  stop: Pick<Destination, 'name' | 'dtArrive' | 'dtDepart'> | null,
): HoursThere {
  const there = stayDates(stop);
  const hasDates = there.length > 0;
  const hours = useOpeningHours(place, hasDates ? there : thisWeek());
  return { hours, stopName: hasDates && stop ? stop.name : null };
}

/** The days at a destination, including that of departure; none if the trip has no dates. */
export function stayDates(stop: Pick<Destination, 'dtArrive' | 'dtDepart'> | null | undefined): LocalDate[] {
  if (!stop?.dtArrive || !stop.dtDepart) return [];
  return datesFrom(stop.dtArrive, daysBetween(stop.dtArrive, stop.dtDepart) + 1);
}

function thisWeek(): LocalDate[] {
  const today = localDay();
  // Day 0 was a Thursday; weeks begin on Monday.
  return datesFrom(addDays(today, -((dayNumber(today) + 3) % 7)), 7);
}

function datesFrom(first: LocalDate, days: number): LocalDate[] {
  return Array.from({ length: days }, (_, index) => addDays(first, index));
}
