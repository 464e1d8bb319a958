import type { Box, CuratedPlace } from '@wayfold/atlas/atlas';
import type { Coords } from '@wayfold/contract/kernel/values';
import type { Place } from '@wayfold/contract/places/places';
import { greatCircleMeters } from '@wayfold/domain/travel/legs';
import type { Actor } from '../../../http/access';
import { limitConcurrency } from '../../../lib/turns/limit-concurrency';
import { slice } from '../../../lib/turns/slices';
import type { Services } from '../../../services';
import { listedInAreas } from '../listed/listed-store';
import { listUserPlaces } from '../own/user-places-store';
import { placeOfCurated, placeOfUser } from '../place-of';
import { type Area, areasAlong, areasAround, areasOf } from './areas';
import { best, type Found, foundPlace, foundRow } from './best-places';

/** How many of each rank or category are read, more than are returned: the nearest aren't always the best. */
const LOOKED_AT = { least: 24, most: 80 };
/** Which places are wanted; null categories means all. */
export type Wanted = { categories: readonly string[] | null; limit: number };

/** Finds places around a point from every source, famous and near ones first. */
export async function findNear(
  services: Services,
  { at, radius, ...wanted }: Wanted & { at: Coords; radius: number },
): Promise<Place[]> {
  const curated = services.atlas.placesNear(at, { ...forAtlas(wanted), radiusMeters: radius });
  const listed = await listedIn(services, areasAround(at, radius), wanted);
  const metersOf = ({ coords }: { coords: Coords }) => greatCircleMeters(at, coords);
  const near = listed.filter((found) => metersOf(found) <= radius);
  return best([...curated.map(foundCurated), ...near], wanted.limit, {
    metersOf,
    reach: radius,
    tell: true,
  });
}

/** Finds places in a box, famous ones first; of those that aren't ours, the ones nearest to its center. */
export async function findIn(
  services: Services,
  { box, ...wanted }: Wanted & { box: Box },
): Promise<Place[]> {
  const curated = services.atlas.placesIn(box, forAtlas(wanted)).map(foundCurated);
  return best([...curated, ...(await listedIn(services, areasOf(box), wanted))], wanted.limit);
}

/** A long line takes a tenth of a second, so only a few such searches run at a time. */
const limited = limitConcurrency(2, {
  mostWaiting: 200,
  whenFull: 'routeSearchesBusy',
});

type Along = Wanted & { line: Coords[]; corridor: number };

/** Finds places near a line, famous and near ones first. */
export function findAlong(services: Services, along: Along): Promise<Place[]> {
  return limited(() => lookAlong(services, along));
}

async function lookAlong(services: Services, { line, corridor, ...wanted }: Along): Promise<Place[]> {
  const curated = await slice(() =>
    services.atlas.placesAlong(line, { ...forAtlas(wanted), corridorMeters: corridor }),
  );
  const distances = new Map(curated.map(({ id, distanceMeters }) => [id, distanceMeters]));
  const areas = await slice(() => areasAlong(line, corridor));
  const metersOf = ({ id, coords }: { id: string; coords: Coords }) =>
    distances.get(id) ?? Math.min(...areas.map(({ center }) => greatCircleMeters(center, coords)));
  const inReach = await listedIn(services, areas, wanted);
  const listed = await slice(() => inReach.filter((found) => metersOf(found) <= corridor));
  return best([...curated.map(foundCurated), ...listed], wanted.limit, {
    metersOf,
    reach: corridor,
    tell: true,
  });
}

/** The caller's own places in some categories, newest first; none without a caller. */
export async function findOwn(
  services: Services,
  actor: Actor | null,
  categories: readonly string[] | null,
): Promise<Place[]> {
  if (!actor) return [];
  const rows = await listUserPlaces(services.database.pool, actor.userId);
  return rows
    .filter(({ category }) => !categories || categories.includes(category))
    .map((row) => placeOfUser(services, row));
}

/** Whether a point is inside a box, which may cross the date line. */
export function isInside([lon, lat]: Coords, [west, south, east, north]: Box): boolean {
  const isBetween = west <= east ? lon >= west && lon <= east : lon >= west || lon <= east;
  return isBetween && lat >= south && lat <= north;
}

const forAtlas = ({ categories, limit }: Wanted) => ({ limit, ...(categories ? { categories } : {}) });

const foundCurated = (place: CuratedPlace) => foundPlace(placeOfCurated(place));

async function listedIn(
  services: Services,
  areas: readonly Area[],
  { categories, limit }: Wanted,
): Promise<Found[]> {
  if (areas.length === 0 || categories?.length === 0) return [];
  const wanted = Math.max(LOOKED_AT.least, Math.min(LOOKED_AT.most, limit));
  // A group of many categories, or a route of many sections, finds enough with fewer of each.
  const parts = Math.min(8, Math.max(areas.length, (categories?.length ?? 0) / 2));
  const each = { categories, limit: Math.ceil(wanted / parts) };
  const rows = await listedInAreas(services.database.pool, areas, each);
  const bySource = new Map(rows.map((row) => [`${row.source}:${row.source_id}`, row]));
  return [...bySource.values()].map((row) => foundRow(services, row));
}
