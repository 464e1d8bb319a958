import { greatCircleMeters, type LonLat } from '@wayfold/domain/travel/legs';

const METERS_PER_DEGREE = 111_195;
/** Beyond this many degrees of latitude, the exact distance doesn't matter. */
const FAR_DEGREES = 3;

/**
 * Measures how far a point is from a line, in meters; for a line of one point, how far from that point.
 *
 * Accurate to a percent within about 300 km of the line; infinite if it is much farther away.
 *
 * @param line never empty; its longitudes may continue past ±180
 */
export function metersToLine(at: LonLat, line: readonly LonLat[]): number {
  const [first] = line;
  if (first && line.length === 1) return greatCircleMeters(at, first);
  // The width of a degree at the point's latitude.
  const width = Math.cos((at[1] * Math.PI) / 180);
  let nearest = Number.POSITIVE_INFINITY;
  let from = first;
  for (const to of line) {
    if (from) nearest = Math.min(nearest, squaredDegrees(at, from, to, width));
    from = to;
  }
  return Math.sqrt(nearest) * METERS_PER_DEGREE;
}

/**
 * Flat-earth distance of a point from a segment, squared, in degrees of latitude. Called millions of times in a row, so
 * it allocates nothing.
 */
function squaredDegrees(at: LonLat, from: LonLat, to: LonLat, width: number): number {
  const [lon, lat] = at;
  const y1 = from[1] - lat;
  const y2 = to[1] - lat;
  if ((y1 < -FAR_DEGREES && y2 < -FAR_DEGREES) || (y1 > FAR_DEGREES && y2 > FAR_DEGREES)) {
    return Number.POSITIVE_INFINITY;
  }
  // The number of full turns that brings the segment closest to the point.
  const turn = 360 * Math.round((lon - (from[0] + to[0]) / 2) / 360);
  const x1 = (from[0] + turn - lon) * width;
  const dx = (to[0] - from[0]) * width;
  const dy = y2 - y1;
  const squared = dx * dx + dy * dy;
  const share = squared === 0 ? 0 : Math.max(0, Math.min(1, -(x1 * dx + y1 * dy) / squared));
  const x = x1 + share * dx;
  const y = y1 + share * dy;
  return x * x + y * y;
}
