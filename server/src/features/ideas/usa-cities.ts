import type { Atlas } from '@wayfold/atlas/atlas';
import { foldName } from '@wayfold/atlas/gazetteer/fold';
import type { UsaCity } from '@wayfold/contract/places/ideas-endpoints';
import { greatCircleMeters } from '@wayfold/domain/travel/legs';
import { isInUsa, USA } from './usa-states';

/** Cities listed per state. */
const LISTED = 8;
/** Towns to choose them from. */
const CONSIDERED = 60;
/** A sight is visited from the town of this name if it is within this distance. */
const VISIT_METERS = 80_000;

/** Creates the function that lists the cities of a state that are best for travelers, those with most sights first. */
export function usaCities(atlas: Atlas): (state: string) => UsaCity[] {
  const sights = atlas
    .placesIn(USA, { limit: 10_000 })
    .filter((place) => isInUsa(place) && !place.categories.includes('hotel'))
    .map(({ city, coords }) => ({ from: foldName(city ?? ''), coords }));
  return (state) =>
    atlas
      .townsIn({ countryCode: 'US', name: state }, CONSIDERED)
      .map((town) => {
        const name = foldName(town.name);
        const visited = sights.filter(
          ({ from, coords }) => from === name && greatCircleMeters(coords, town.coords) <= VISIT_METERS,
        );
        return { ...town, sights: visited.length };
      })
      // Towns with as many sights stay in the atlas's order.
      .sort((a, b) => b.sights - a.sights)
      .slice(0, LISTED);
}
