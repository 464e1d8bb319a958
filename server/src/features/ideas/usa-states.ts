import type { Atlas, CuratedPlace } from '@wayfold/atlas/atlas';
import type {
  DestinationIdea,
  IdeaPlace,
  TripIdea,
  UsaState,
} from '@wayfold/contract/places/ideas-endpoints';
import { type IdeaBook, ideaPlace } from './idea-book';

/** The parks and ideas in one US state. */
export type StateIdeas = {
  name: string;
  /** Best known first. */
  parks: readonly IdeaPlace[];
  ideas: readonly TripIdea[];
  destinations: readonly DestinationIdea[];
};

const PARKS = ['national-park', 'park-unit', 'state-park'];
/** A box around all fifty states: from the end of the Aleutians, past the date line, to Maine. */
export const USA = [172, 18, -66, 72] as const;

/** Groups parks and ideas by US state name. */
export function statesOf(book: IdeaBook, atlas: Atlas): ReadonlyMap<string, StateIdeas> {
  const parks = atlas.placesIn(USA, { categories: PARKS, limit: 10_000 }).filter(isInUsa);
  const journeys = [...book.trips, ...book.tours];
  const places = book.destinations.filter(({ countryCode }) => countryCode === 'US');
  const stops = journeys.flatMap((idea) => idea.stops).filter(isInUsa);
  const names = new Set(
    [...parks, ...stops]
      .map(({ region }) => region)
      .concat(places.map(({ admin1 }) => admin1))
      .filter((name) => name !== null),
  );
  return new Map(
    [...names].sort().map((name) => [
      name,
      {
        name,
        parks: parks.filter(({ region }) => region === name).map(ideaPlace),
        ideas: journeys.filter((idea) => idea.stops.some((stop) => isInUsa(stop) && stop.region === name)),
        destinations: places.filter(({ admin1 }) => admin1 === name),
      },
    ]),
  );
}

/** A state as shown in the list of states. */
export function stateCounts({ name, parks, ideas, destinations }: StateIdeas): UsaState {
  return { name, parks: parks.length, ideas: ideas.length + destinations.length };
}

/** Whether a place or stop is in the US. */
export function isInUsa({ countryCode }: Pick<CuratedPlace, 'countryCode'>): boolean {
  return countryCode === 'US';
}
