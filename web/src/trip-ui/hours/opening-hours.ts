import type { LocalDate } from '@wayfold/contract/kernel/values';
import {
  type HoursOfDays,
  openingHoursOn as hoursOn,
  type PlaceWithHours,
} from '@wayfold/domain/day/opening-hours';
import OpeningHours from 'opening_hours';

/** Evaluates the opening hours of a place; null if they are missing or aren't in the syntax of OpenStreetMap. */
export const openingHoursOn = (place: PlaceWithHours, dates: readonly LocalDate[]): HoursOfDays | null =>
  hoursOn(OpeningHours, place, dates);
