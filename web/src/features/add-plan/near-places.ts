import type { Place } from '@wayfold/contract/places/places';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import type { PlaceKinds } from '../../api/places/places';
import type { DayPlan } from '../../trip-ui/plans/day-plan';
import { type ChosenTime, type Visit, visitOn } from '../../trip-ui/plans/visit';
import { notPlanned, suggestionCost } from '../../trip-ui/plans/worth-suggesting';

/** At most this many places are suggested. */
export const MOST_SUGGESTED = 3;

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
  const open = notPlanned(places, document, kinds);
  const costOf = ({ place, visit }: PlannedVisit) =>
    suggestionCost(place, visit.extra.seconds) + (visit.minutesLeft === null ? 24 * 3_600 : 0);
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
