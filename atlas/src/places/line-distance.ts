import { greatCircleMeters, type LonLat } from '@wayfold/domain/legs';

const METERS_PER_DEGREE = 111_195;
/** Further away than this many degrees of latitude the exact distance does not matter. */
const FAR_DEGREES = 3;

/**
 * Measures how far a point is from a line, in meters; to the point itself for a line of one.
 *
 * Exact to a percent within some 300 km of the line; infinite where it is much further off.
 *
 * @param line never empty; its longitudes may run on past ±180
 */
export function metersToLine(at: LonLat, line: readonly LonLat[]): number {
  let nearest = Number.POSITIVE_INFINITY;
  const [first] = line;
  if (first && line.length === 1) return greatCircleMeters(at, first);
  for (const [i, to] of line.entries()) {
    const from = line[i - 1];
    if (from) nearest = Math.min(nearest, metersToSegment(at, from, to));
  }
  return nearest;
}

/** Flat-earth distance, with the width of a degree as it is at the point. */
function metersToSegment([lon, lat]: LonLat, from: LonLat, to: LonLat): number {
  const isFarSouth = Math.max(from[1], to[1]) < lat - FAR_DEGREES;
  const isFarNorth = Math.min(from[1], to[1]) > lat + FAR_DEGREES;
  if (isFarSouth || isFarNorth) return Number.POSITIVE_INFINITY;
  const width = Math.cos((lat * Math.PI) / 180);
  // The turn of the globe that brings the segment nearest to the point.
  const turn = 360 * Math.round((lon - (from[0] + to[0]) / 2) / 360);
  const [x1, y1] = [(from[0] + turn - lon) * width, from[1] - lat];
  const [x2, y2] = [(to[0] + turn - lon) * width, to[1] - lat];
  const [dx, dy] = [x2 - x1, y2 - y1];
  const squared = dx * dx + dy * dy;
  const share = squared === 0 ? 0 : Math.max(0, Math.min(1, -(x1 * dx + y1 * dy) / squared));
  return Math.hypot(x1 + share * dx, y1 + share * dy) * METERS_PER_DEGREE;
}
