import type { Box } from '@wayfold/atlas/atlas';
import type { Place } from '@wayfold/contract/places';
import type { Coords } from '@wayfold/contract/values';
import { greatCircleMeters } from '@wayfold/domain/legs';
import type { House } from '../../house';
import type { Actor } from '../../http/access';
import { type Area, areasAlong, areasAround, areasOf } from './areas';
import { foldedNames, listedInAreas } from './listed-store';
import { placeOfCurated, placeOfListed, placeOfUser } from './place-of';
import { listUserPlaces } from './user-places-store';

/** At the edge of what was asked about, a place has to be this many ranks more famous than one in its middle. */
const RANKS_TO_EDGE = 2.5;
/** A place of whose fame nothing is known, such as one's own. */
const USUAL_RANK = 3;
/** More of each rank or category than are answered, since the nearest are not always the best. */
const LOOKED_AT = 80;
/** Two places of one name this near are one. */
const SAME_PLACE_METERS = 500;

/** Which places are wanted; categories null stands for all. */
export type Wanted = { categories: readonly string[] | null; limit: number };

/** Finds places around a point, whatever lists them, famous and near ones first. */
export async function findNear(
  house: House,
  { at, radius, ...wanted }: Wanted & { at: Coords; radius: number },
): Promise<Place[]> {
  const curated = house.atlas.placesNear(at, { ...forAtlas(wanted), radiusMeters: radius });
  const listed = await listedIn(house, areasAround(at, radius), wanted);
  const metersOf = (place: Place) => greatCircleMeters(at, place.coords);
  const near = listed.filter((place) => metersOf(place) <= radius);
  return best([...curated.map(placeOfCurated), ...near], wanted.limit, {
    metersOf,
    reach: radius,
    tell: true,
  });
}

/** Finds places in a box, famous ones first; of those that are not ours the ones nearest to its middle. */
export async function findIn(house: House, { box, ...wanted }: Wanted & { box: Box }): Promise<Place[]> {
  const curated = house.atlas.placesIn(box, forAtlas(wanted)).map(placeOfCurated);
  return best([...curated, ...(await listedIn(house, areasOf(box), wanted))], wanted.limit);
}

/** Finds places near a line, famous and near ones first. */
export async function findAlong(
  house: House,
  { line, corridor, ...wanted }: Wanted & { line: Coords[]; corridor: number },
): Promise<Place[]> {
  const curated = house.atlas.placesAlong(line, { ...forAtlas(wanted), corridorMeters: corridor });
  const distances = new Map(curated.map(({ id, distanceMeters }) => [id, distanceMeters]));
  const areas = areasAlong(line, corridor);
  const metersOf = (place: Place) =>
    distances.get(place.id) ??
    Math.min(...areas.map(({ center }) => greatCircleMeters(center, place.coords)));
  const listed = (await listedIn(house, areas, wanted)).filter((place) => metersOf(place) <= corridor);
  return best([...curated.map(placeOfCurated), ...listed], wanted.limit, {
    metersOf,
    reach: corridor,
    tell: true,
  });
}

/** The caller's own places of some categories, the newest first; nobody has none. */
export async function findOwn(
  house: House,
  actor: Actor | null,
  categories: readonly string[] | null,
): Promise<Place[]> {
  if (!actor) return [];
  const rows = await listUserPlaces(house.database.pool, actor.userId);
  return rows
    .filter(({ category }) => !categories || categories.includes(category))
    .map((row) => placeOfUser(house, row));
}

/** Whether a point lies in a box, which may cross the date line. */
export function isInside([lon, lat]: Coords, [west, south, east, north]: Box): boolean {
  const isBetween = west <= east ? lon >= west && lon <= east : lon >= west || lon <= east;
  return isBetween && lat >= south && lat <= north;
}

/** How to weigh and tell distances. */
type Distances = { metersOf: (place: Place) => number; reach: number; tell?: true };

/** Puts the best places first and leaves out what another place stands for already. */
export function best(places: readonly Place[], limit: number, distances?: Distances): Place[] {
  const scored = places.map((place) => {
    const meters = distances ? distances.metersOf(place) : 0;
    const far = distances ? (RANKS_TO_EDGE * meters) / distances.reach : 0;
    return { place, meters, score: (place.rank ?? USUAL_RANK) + far };
  });
  scored.sort((a, b) => a.score - b.score || (a.place.id < b.place.id ? -1 : 1));
  const chosen: Place[] = [];
  const byName = new Map<string, Place[]>();
  for (const { place, meters } of scored) {
    if (chosen.length >= limit) break;
    const name = foldedNames([place.name]);
    const namesakes = byName.get(name) ?? [];
    if (namesakes.some((other) => isSame(other, place))) continue;
    byName.set(name, [...namesakes, place]);
    chosen.push(distances?.tell ? { ...place, distanceMeters: Math.round(meters) } : place);
  }
  return chosen;
}

const isSame = (a: Place, b: Place) =>
  a.id === b.id || greatCircleMeters(a.coords, b.coords) < SAME_PLACE_METERS;

const forAtlas = ({ categories, limit }: Wanted) => ({ limit, ...(categories ? { categories } : {}) });

async function listedIn(house: House, areas: readonly Area[], { categories }: Wanted): Promise<Place[]> {
  if (areas.length === 0 || categories?.length === 0) return [];
  const perArea = Math.ceil(LOOKED_AT / Math.min(8, areas.length));
  const rows = await listedInAreas(house.database.pool, areas, { categories, limit: perArea });
  const seen = new Set<string>();
  return rows
    .filter(({ source, source_id }) => {
      const id = `${source}:${source_id}`;
      return !seen.has(id) && seen.add(id);
    })
    .map((row) => placeOfListed(house, row));
}
