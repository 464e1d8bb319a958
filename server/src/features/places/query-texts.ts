import type { Box } from '@wayfold/atlas/atlas';
import { Coords } from '@wayfold/contract/kernel/values';
import { fieldRefused } from '@wayfold/contract/refusals/request-refused';

const MOST_POINTS = 500;

/** The point of a checked `LonLatText`. */
export function coordsOf(text: string): Coords {
  const [lon = 0, lat = 0] = text.split(',').map(Number);
  return [lon, lat];
}

/** The box of a checked `BBoxText`. */
export function boxOf(text: string): Box {
  const [west = 0, south = 0, east = 0, north = 0] = text.split(',').map(Number);
  return [west, south, east, north];
}

/** The points of a `LineText`; refuses what isn't one, and lines of more than 500 points. */
export function lineOf(text: string): Coords[] {
  const points = text.split(';').map((pair) => Coords.safeParse(pair.split(',').map(Number)).data);
  const line = points.flatMap((point) => (point ? [point] : []));
  if (line.length === 0 || line.length < points.length || line.length > MOST_POINTS) {
    throw fieldRefused('invalid', 'line', ['lineInvalid', { most: MOST_POINTS }]);
  }
  return line;
}
