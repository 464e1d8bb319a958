import { fromWorld, toWorld } from '@wayfold/domain/map/mercator';
import { greatCircleMeters, type LonLat } from '@wayfold/domain/travel/legs';

/** No screen shows more points than this. */
const MOST_POINTS = 200;
/** Bends flatter than this share of the whole line are invisible on a map that shows all of it. */
const INVISIBLE = 1 / 800;
/** A curve is drawn as straight pieces that aren't seen even at twice that size. */
const CURVE_TOLERANCE = INVISIBLE / 2;

/** How far a curve keeps the direction it has at a point, as a share of the way to the next. */
const HOLD = 0.28;
/** Straight pieces per curve, before those that aren't seen are joined. */
const PIECES = 8;
/** A road that turns more sharply than this cosine goes into a town and back out, and has a corner there. */
const CORNER = -0.1;

/**
 * Prepares a line for a map: longitudes continue past ±180 instead of jumping, points that barely bend it are removed, and it
 * bends like a road, through the same points. Returns at most 200 points, always with the first and the last.
 *
 * @param isExact by point: whether the line is drawn straight to and from it, because a curve might leave the coast
 */
export function drawnLine(
  points: readonly LonLat[],
  isExact: (point: number) => boolean = () => false,
): LonLat[] {
  const line = runOn(points);
  const kept = pointsToKeep(line, INVISIBLE);
  const isStraight = kept.slice(1).map((end, i) => {
    const start = kept[i] ?? end;
    return Array.from({ length: end - start + 1 }, (_, step) => start + step).some(isExact);
  });
  const curve = smooth(pick(line, kept), isStraight);
  return pick(curve, pointsToKeep(curve, CURVE_TOLERANCE));
}

/** The points that bend a line by more than a share of its size, or by even more if those are too many. */
function pointsToKeep(line: readonly LonLat[], share: number): number[] {
  let tolerance = share * extentOf(line);
  for (;;) {
    const kept = bends(line, tolerance);
    if (kept.length <= MOST_POINTS) return kept;
    tolerance *= 1.6;
  }
}

function pick(line: readonly LonLat[], points: readonly number[]): LonLat[] {
  return points.flatMap((point) => {
    const at = line[point];
    return at ? [at] : [];
  });
}

type Vector = readonly [number, number];

/** Bends a line through its points, as it is seen on the map, apart from straight segments. */
function smooth(line: readonly LonLat[], isStraight: readonly boolean[]): LonLat[] {
  const points = line.map(toWorld);
  return line.flatMap((at, i): LonLat[] => {
    const [before, from, to, after] = [points[i - 1], points[i], points[i + 1], points[i + 2]];
    if (!from || !to || isStraight[i]) return [at];
    const straight = minus(to, from);
    const reach = HOLD * Math.hypot(...straight);
    const leaving = before ? bend(before, from, to) : straight;
    const arriving = after ? bend(from, to, after) : straight;
    const first = plus(from, leaving ?? straight, reach);
    const second = plus(to, arriving ?? straight, -reach);
    const bent = Array.from({ length: PIECES - 1 }, (_, piece) =>
      fromWorld(onCurve([from, first, second, to], (piece + 1) / PIECES)),
    );
    return [at, ...bent];
  });
}

/** The direction of a line at its middle point; the nearer of the other two matters more. Null if it has a corner there. */
function bend(before: Vector, at: Vector, after: Vector): Vector | null {
  const [coming, going] = [minus(at, before), minus(after, at)];
  const [came, goes] = [Math.hypot(...coming), Math.hypot(...going)];
  const isCorner = coming[0] * going[0] + coming[1] * going[1] <= CORNER * came * goes;
  return isCorner ? null : plus(scaled(coming, goes / came), going, came);
}

/** A point of length `by` away from another, in a direction. */
function plus(at: Vector, direction: Vector, by: number): [number, number] {
  const length = Math.hypot(...direction);
  return [at[0] + (direction[0] / length) * by, at[1] + (direction[1] / length) * by];
}

function minus(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1]];
}

function scaled([x, y]: Vector, by: number): Vector {
  return [x * by, y * by];
}

/** A point of the cubic Bézier curve with these four points. */
function onCurve([a, b, c, d]: readonly [Vector, Vector, Vector, Vector], share: number): [number, number] {
  const rest = 1 - share;
  const weights = [rest ** 3, 3 * rest ** 2 * share, 3 * rest * share ** 2, share ** 3] as const;
  const along = (axis: 0 | 1) =>
    weights[0] * a[axis] + weights[1] * b[axis] + weights[2] * c[axis] + weights[3] * d[axis];
  return [along(0), along(1)];
}

/** Makes longitudes continue past ±180 instead of jumping. */
export function runOn(points: readonly LonLat[]): LonLat[] {
  let last = points[0]?.[0] ?? 0;
  return points.map(([lon, lat]) => {
    last = lon + 360 * Math.round((last - lon) / 360);
    return [last, lat];
  });
}

/** The length of a line. */
export function lengthMeters(line: readonly LonLat[]): number {
  return line.slice(1).reduce((sum, to, i) => sum + greatCircleMeters(line[i] ?? to, to), 0);
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
  mayCut?: (from: number, to: number) => boolean,
): LonLat[] {
  return pick(line, bends(line, tolerance, mayCut));
}

/** The points that `thin` keeps. */
function bends(
  line: readonly LonLat[],
  tolerance: number,
  mayCut: (from: number, to: number) => boolean = () => true,
): number[] {
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
  return Array.from(kept.keys()).filter((i) => kept[i] === 1);
}

function offLine(at: LonLat = [0, 0], a: LonLat = [0, 0], b: LonLat = [0, 0]): number {
  const squeeze = Math.cos((at[1] * Math.PI) / 180);
  const [x, y] = [(b[0] - a[0]) * squeeze, b[1] - a[1]];
  const [px, py] = [(at[0] - a[0]) * squeeze, at[1] - a[1]];
  const length = x * x + y * y;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, (px * x + py * y) / length));
  return Math.hypot(px - share * x, py - share * y);
}
