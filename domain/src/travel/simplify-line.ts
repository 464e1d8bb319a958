import type { Coords } from '@wayfold/contract/kernel/values';
import simplify from 'simplify-js';
import { nearestLon } from '../map/mercator';
import { unbroken } from './tracks';

/** Meters in a degree of latitude. */
const DEGREE = 111_320;
/**
 * The maximum number of points left after removing those close to each other: the next step visits some points more
 * than once.
 */
const MOST_LOOKED_AT = 8_000;

/** A line with few enough points. */
export interface SimplifiedLine {
  readonly points: readonly Coords[];
  /** No point that was left out is farther from the line than this, in meters; 0 if all are kept. */
  readonly toleranceMeters: number;
}

/**
 * Removes the least significant points of a line until at most `most` are left (radial distance, then
 * Douglas-Peucker).
 *
 * @param points `[lon, lat]` in degrees
 */
export function simplifyLine(points: readonly Coords[], most: number): SimplifiedLine {
  if (points.length <= most) return { points, toleranceMeters: 0 };
  const line = unbroken(points);
  const middle = line.reduce((sum, [, lat]) => sum + lat, 0) / line.length;
  const across = DEGREE * Math.max(0.01, Math.cos((middle * Math.PI) / 180));
  const flat = line.map(([lon, lat], index) => ({ x: lon * across, y: lat * DEGREE, index }));
  const length = flat.slice(1).reduce((sum, at, index) => {
    const from = flat[index] ?? at;
    return sum + Math.hypot(at.x - from.x, at.y - from.y);
  }, 0);
  // Points that are at least this far apart along the line can't be more than the maximum.
  for (let tolerance = Math.max(1, length / MOST_LOOKED_AT); ; tolerance *= 1.5) {
    const kept = simplify(flat, tolerance, false) as typeof flat; // it returns the same objects
    if (kept.length > most) continue;
    const some = kept.map(({ index }): Coords => {
      const [lon = 0, lat = 0] = line[index] ?? [];
      return [nearestLon(lon, 0), lat];
    });
    // Each of the two steps removes points within the tolerance.
    return { points: some, toleranceMeters: Math.ceil(2 * tolerance) };
  }
}
