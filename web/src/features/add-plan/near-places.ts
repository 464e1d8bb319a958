import type { Place } from '@wayfold/contract/places/places';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { isThingToDo, type PlaceKinds } from '../../api/places/places';
import type { DayPlan } from '../../trip-ui/plans/day-plan';
import { type ChosenTime, type Visit, visitOn } from '../../trip-ui/plans/visit';

/** At most this many places are suggested. */
export const MOST_SUGGESTED = 3;
/** A place that saves this much of the way, in seconds, is as good as one that is one rank better. */
const RANK_SECONDS = 20 * 60;

/** A suggested place, and what a visit would be. */
export interface PlannedVisit {
  place: Place;
  visit: Visit;
}

/**
 * The places to suggest for a day with all its gaps, best first: near the plans around the time, well known, and short enough for a free gap. Those
 * that are already planned aren't suggested.
 */
export function placesToSuggest(
  places: readonly Place[],
  document: TripDocument,
  day: DayPlan,
  start: ChosenTime['start'],
  kinds: PlaceKinds,
): PlannedVisit[] {
  const planned = new Set(Object.values(document.events).map(({ eventid }) => eventid));
  const open = places.filter((place) => isThingToDo(place, kinds) && !planned.has(place.id));
  const costOf = ({ place, visit }: PlannedVisit) =>
    visit.extra.seconds + (place.rank ?? 5) * RANK_SECONDS + (visit.minutesLeft === null ? 24 * 3_600 : 0);
  return visitsTo(open, document, day, start)
    .sort((a, b) => costOf(a) - costOf(b))
    .slice(0, MOST_SUGGESTED);
}

/** What a visit to each place would be, in the same order. */
export function visitsTo(
  places: readonly Place[],
  document: TripDocument,
  day: DayPlan,
  start: ChosenTime['start'],
): PlannedVisit[] {
  return places.map((place) => ({ place, visit: visitOn(document, day, place, { start, minutes: null }) }));
}
