import type { Coords } from '@wayfold/contract/kernel/values';
import type { Place } from '@wayfold/contract/places/places';
import { greatCircleMeters } from '@wayfold/domain/travel/legs';
import { slice } from '../../../lib/work/slices';
import type { Services } from '../../../services';
import { foldedNames, type ListedRow } from '../listed/listed-store';
import { placeOfListed } from '../place-of';

/** At the edge of what was asked about, a place has to be this many ranks more famous than one in its middle. */
const RANKS_TO_EDGE = 2.5;
/** A place of whose fame nothing is known, such as one's own. */
const USUAL_RANK = 3;
/** Two places of one name this near are one. */
const SAME_PLACE_METERS = 500;

/** What decides about a place, and the whole of it, which takes longer to put together than to leave out. */
export type Found = Pick<Place, 'id' | 'name' | 'coords' | 'rank'> & { place: () => Place };

/** A place that is whole already. */
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

/** How to weigh and tell distances. */
export type Distances = {
  metersOf: (found: { id: string; name: string; coords: Coords }) => number;
  reach: number;
  tell?: true;
};

/** Puts the best places first and leaves out what another place stands for already; of many that takes some milliseconds. */
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
