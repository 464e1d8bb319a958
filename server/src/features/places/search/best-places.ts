import type { Coords } from '@wayfold/contract/kernel/values';
import type { Place } from '@wayfold/contract/places/places';
import { greatCircleMeters } from '@wayfold/domain/travel/legs';
import { slice } from '../../../lib/turns/slices';
import type { Services } from '../../../services';
import { foldedNames, type ListedRow } from '../listed/listed-store';
import { placeOfListed } from '../place-of';

/** At the edge of the search area, a place has to be this many ranks more famous than one in the center. */
const RANKS_TO_EDGE = 2.5;
/** The rank of places whose fame is unknown, such as own places. */
const USUAL_RANK = 3;
/** Two places with the same name this close together count as one. */
const SAME_PLACE_METERS = 500;

/** The fields that rank a place, and a function that builds the whole of it, which takes longer than skipping it. */
export type Found = Pick<Place, 'id' | 'name' | 'coords' | 'rank'> & { place: () => Place };

/** A place that is already complete. */
export function foundPlace(place: Place): Found {
  return { ...place, place: () => place };
}

/** A row of a listing or an import. */
export function foundRow(services: Services, row: ListedRow): Found {
  return {
    id: `${row.source}:${row.source_id}`,
    name: row.name,
    coords: [row.lon, row.lat],
    rank: row.rank,
    place: () => placeOfListed(services, row),
  };
}

/** How to weigh and display distances. */
export type Distances = {
  metersOf: (found: { id: string; name: string; coords: Coords }) => number;
  reach: number;
  tell?: true;
};

/** Sorts the best places first and removes duplicates; takes a few milliseconds if there are many. */
export function best(all: readonly Found[], limit: number, distances?: Distances): Promise<Place[]> {
  return slice(() => chooseBest(all, limit, distances));
}

function chooseBest(all: readonly Found[], limit: number, distances?: Distances): Place[] {
  const scored = all.map((found) => {
    const meters = distances ? distances.metersOf(found) : 0;
    const far = distances ? (RANKS_TO_EDGE * meters) / distances.reach : 0;
    return { found, meters, score: (found.rank ?? USUAL_RANK) + far };
  });
  scored.sort((a, b) => a.score - b.score || (a.found.id < b.found.id ? -1 : 1));
  const chosen: Place[] = [];
  const byName = new Map<string, Found[]>();
  for (const { found, meters } of scored) {
    if (chosen.length >= limit) break;
    const name = foldedNames([found.name]);
    const namesakes = byName.get(name) ?? [];
    if (namesakes.some((other) => isSame(other, found))) continue;
    byName.set(name, [...namesakes, found]);
    const place = found.place();
    chosen.push(distances?.tell ? { ...place, distanceMeters: Math.round(meters) } : place);
  }
  return chosen;
}

const isSame = (a: Found, b: Found) =>
  a.id === b.id || greatCircleMeters(a.coords, b.coords) < SAME_PLACE_METERS;
