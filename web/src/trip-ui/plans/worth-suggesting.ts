import type { Place } from '@wayfold/contract/places/places';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { isThingToDo, type PlaceKinds } from '../../api/places/places';

/** A place that saves this much of the way, in seconds, is as good as one that is one rank better. */
const RANK_SECONDS = 20 * 60;
/** The rank of places without one. */
const LOWEST_RANK = 5;

/** Things to do that aren't planned yet, in the same order. */
export function notPlanned(places: readonly Place[], document: TripDocument, kinds: PlaceKinds): Place[] {
  const planned = new Set(Object.values(document.events).map(({ eventid }) => eventid));
  return places.filter((place) => isThingToDo(place, kinds) && !planned.has(place.id));
}

/** What speaks against suggesting a place: the way it adds, in seconds, and that it is little known. */
export function suggestionCost({ rank }: Place, extraSeconds: number): number {
  return extraSeconds + (rank ?? LOWEST_RANK) * RANK_SECONDS;
}
