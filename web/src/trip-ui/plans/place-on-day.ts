import type { Coords } from '@wayfold/contract/kernel/values';
import type { Place } from '@wayfold/contract/places/places';
import type { SingleChange } from '@wayfold/contract/trip/change';
import { addDays } from '@wayfold/domain/calendar/dates';
import { nightStays } from '@wayfold/domain/dates/stay-nights';
import { dayOfStay } from '@wayfold/domain/day/day';
import { type DaySpot, sortedIn, spotInDay } from '@wayfold/domain/day/spot-in-day';
import type { TripDay } from '@wayfold/domain/day/trip-days';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import type { PlaceKinds } from '../../api/places/places';
import { minutesAt } from './day-plan';
import { placeEvent } from './place-event';

const DAY_MINUTES = 1_440;

/** The spot of a visit to a place on a day. */
export function visitSpot(
  document: TripDocument,
  { stay, stayDay }: TripDay,
  place: Pick<Place, 'hours'> & { coords: Coords },
): DaySpot {
  const day = dayOfStay(document, stay, stayDay);
  return spotInDay(document, stay, day, { coords: place.coords, minutes: minutesAt(place) });
}

/**
 * The changes that add a place to a day: a visit where it adds the least to the way, a place to stay for the nights from then on
 * that have none.
 */
export function placeOnDay(
  document: TripDocument,
  day: TripDay,
  place: Place,
  kinds: PlaceKinds,
): SingleChange[] {
  const { stay, stayDay } = day;
  const planDay = { destid: stay.destination.id, date: stayDay.date, dayIndex: stayDay.dayIndex };
  const untimed = placeEvent(place, planDay, null, kinds);
  if (untimed.fields.category === 'Lodging') {
    return [{ ...untimed, fields: { ...untimed.fields, ...nightsFrom(document, day) } }];
  }
  const spot = visitSpot(document, day, place);
  if (spot.starts !== null) {
    return [placeEvent(place, planDay, { start: spot.starts, minutes: minutesAt(place) }, kinds)];
  }
  const sorted = sortedIn(dayOfStay(document, stay, stayDay), untimed.id, spot);
  return sorted ? [untimed, sorted] : [untimed];
}

/** The end of a stay that begins on a day: after the nights that have no lodging, or after one. */
function nightsFrom(document: TripDocument, { stay, stayDay: { date, dayIndex } }: TripDay) {
  const after = nightStays(document, stay.destination).slice(dayIndex - 1);
  const taken = after.findIndex((lodging) => lodging !== null);
  const nights = Math.max(1, taken < 0 ? after.length : taken);
  return date === null ? { minutes: nights * DAY_MINUTES } : { end: addDays(date, nights) };
}
