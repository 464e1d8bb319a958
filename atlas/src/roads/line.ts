import type { LonLat } from '@wayfold/domain/travel/legs';

/** No screen shows more points than this. */
const MOST_POINTS = 200;
/** Bends flatter than this share of the whole line are invisible on a map that shows all of it. */
const FIRST_TOLERANCE = 1 / 800;

/**
 * Prepares a line for a map: longitudes continue past ±180 instead of jumping, and points that barely bend it are
 * removed. Returns at most 200 points, always with the first and the last.
 */
export function drawnLine(points: readonly LonLat[]): LonLat[] {
  const line = runOn(points);
  let tolerance = FIRST_TOLERANCE * extentOf(line);
  for (;;) {
    const thinned = thin(line, tolerance);
    if (thinned.length <= MOST_POINTS) return thinned;
    tolerance *= 1.6;
  }
}

/** Makes longitudes continue past ±180 instead of jumping. */
export function runOn(points: readonly LonLat[]): LonLat[] {
  let last = points[0]?.[0] ?? 0;
  return points.map(([lon, lat]) => {
    last = lon + 360 * Math.round((last - lon) / 360);
    return [last, lat];
  });
}

function extentOf(line: readonly LonLat[]): number {
  const lons = line.map(([lon]) => lon);
  const lats = line.map(([, lat]) => lat);
  return Math.max(Math.max(...lons) - Math.min(...lons), Math.max(...lats) - Math.min(...lats));
}

/**
 * Keeps the points that are farther than the tolerance from the line without them (Douglas-Peucker).
 *
 * @param tolerance in degrees of latitude
 * @param mayCut    whether the line may go straight between two of its points; otherwise it keeps a point between them
 */
export function thin(
  line: readonly LonLat[],
  tolerance: number,
  mayCut: (from: number, to: number) => boolean = () => true,
): LonLat[] {
  const kept = new Uint8Array(line.length);
  kept[0] = 1;
  kept[line.length - 1] = 1;
  const open: [number, number][] = [[0, line.length - 1]];
  for (let part = open.pop(); part; part = open.pop()) {
    const [first, last] = part;
    let [farthest, distance] = [-1, tolerance];
    for (let i = first + 1; i < last; i += 1) {
      const off = offLine(line[i], line[first], line[last]);
      if (off > distance) [farthest, distance] = [i, off];
    }
    if (farthest === -1) {
      if (last - first < 2 || mayCut(first, last)) continue;
      farthest = (first + last) >> 1;
    }
    kept[farthest] = 1;
    open.push([first, farthest], [farthest, last]);
  }
  return line.filter((_, i) => kept[i] === 1);
}

function offLine(at: LonLat = [0, 0], a: LonLat = [0, 0], b: LonLat = [0, 0]): number {
  const squeeze = Math.cos((at[1] * Math.PI) / 180);
  const [x, y] = [(b[0] - a[0]) * squeeze, b[1] - a[1]];
  const [px, py] = [(at[0] - a[0]) * squeeze, at[1] - a[1]];
  const length = x * x + y * y;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, (px * x + py * y) / length));
  return Math.hypot(px - share * x, py - share * y);
}
