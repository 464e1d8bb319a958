import type { Atlas } from '@wayfold/atlas/atlas';
import type { Database } from '../../db/connect';
import { OperatorError } from '../../process/operator-error';
import { destinationsOf } from '../areas/area-store';
import { type Box, boxesAround } from '../areas/boxes';

/** Kilometers around a town or a destination that are imported: where people walk and drive on a day there. */
const AROUND_KM = 12;

/**
 * The part of the world between four numbers: west, south, east, north.
 *
 * @throws OperatorError if they aren't a box
 */
export function boxesIn(text: string): Box[] {
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN, ...more] = text
    .split(',')
    .map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const isOnGlobe = west >= -180 && west <= 180 && east >= -180 && east <= 180 && south >= -85 && north <= 85;
  if (more.length > 0 || !isOnGlobe || south >= north || west === east) {
    throw new OperatorError(
      'A box is four numbers in degrees, west, south, east and north, such as --box 135.6,34.9,135.9,35.1.',
    );
  }
  if (west < east) return [[west, south, east, north]];
  return [
    [west, south, 180, north],
    [-180, south, east, north],
  ];
}

/**
 * The surroundings of a town by its name.
 *
 * @throws OperatorError if the atlas doesn't know it, or it is a whole country or region
 */
export function boxesAroundPlace(atlas: Pick<Atlas, 'suggest'>, text: string): Box[] {
  const [place] = atlas.suggest({ q: text, limit: 1 });
  if (!place) throw new OperatorError(`No place is named ${text}. Check the spelling, or use --box.`);
  if (['country', 'region', 'county'].includes(place.kind)) {
    throw new OperatorError(
      `${place.name} is larger than a town. Name a town, or give the area as --box west,south,east,north.`,
    );
  }
  return boxesAround(place.coords, AROUND_KM);
}

/**
 * The surroundings of all destinations of a trip.
 *
 * @throws OperatorError if there is no such trip, or it has no destinations
 */
export async function boxesOfTrip({ pool }: Pick<Database, 'pool'>, tripId: string): Promise<Box[]> {
  const isId = /^[0-9a-f-]{36}$/i.test(tripId);
  const stops = isId ? await destinationsOf(pool, tripId) : [];
  if (stops.length === 0) {
    throw new OperatorError(
      `There is no trip ${tripId} with destinations. Copy its id from the planner’s URL.`,
    );
  }
  return stops.flatMap((stop) => boxesAround(stop, AROUND_KM));
}
