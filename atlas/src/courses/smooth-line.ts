import { greatCircleMeters, type LonLat } from '@wayfold/domain/travel/legs';
import { runOn, thin } from '../roads/line';

/** Whether a line may go straight from one point to another. */
export type MayGo = (from: LonLat, to: LonLat) => boolean;

/** The distance between two points of a curve, and how many a bend has at most. */
const CURVE_METERS = 1_500;
const CURVE_POINTS = 8;
/** What a curve may be off when it is stored, in degrees: half a pixel at the deepest zoom. */
const STORED_TOLERANCE = 0.0012;

/**
 * Turns a line from town to town into a curve without zigzags.
 *
 * @param isFixed   by point: whether the curve has to pass through it, because other lines meet it there
 * @param tolerance degrees by which the line may miss the other points
 * @param mayGo     what a part of the curve has to satisfy; where it can't, the line stays as it is
 */
export function smoothLine(
  points: readonly LonLat[],
  { isFixed, tolerance, mayGo }: { isFixed: (point: number) => boolean; tolerance: number; mayGo: MayGo },
): LonLat[] {
  const line = runOn(points);
  return thin(curveThrough(straightened(line, isFixed, tolerance, mayGo), mayGo), STORED_TOLERANCE);
}

/** Leaves out the points that only make the line wiggle. */
function straightened(
  line: readonly LonLat[],
  isFixed: (point: number) => boolean,
  tolerance: number,
  mayGo: MayGo,
): LonLat[] {
  const kept: LonLat[] = [];
  let first = 0;
  for (let i = 1; i < line.length; i += 1) {
    if (i < line.length - 1 && !isFixed(i)) continue;
    const part = line.slice(first, i + 1);
    kept.push(
      ...thin(part, tolerance, (a, b) => mayGo(pointAt(part, a), pointAt(part, b))).slice(kept.length && 1),
    );
    first = i;
  }
  return kept;
}

/** A centripetal Catmull-Rom spline through all points. */
function curveThrough(line: readonly LonLat[], mayGo: MayGo): LonLat[] {
  const curve: LonLat[] = line.slice(0, 1);
  for (let i = 1; i < line.length; i += 1) {
    const [from, to] = [pointAt(line, i - 1), pointAt(line, i)];
    const before = line[i - 2] ?? from;
    const after = line[i + 1] ?? to;
    const steps = Math.min(CURVE_POINTS, Math.ceil(greatCircleMeters(from, to) / CURVE_METERS));
    const bend: LonLat[] = [];
    for (let step = 1; step < steps; step += 1) bend.push(splineAt([before, from, to, after], step / steps));
    bend.push(to);
    const isFine = bend.every((point, step) => mayGo(bend[step - 1] ?? from, point));
    curve.push(...(isFine ? bend : [to]));
  }
  return curve;
}

function splineAt([p0, p1, p2, p3]: readonly [LonLat, LonLat, LonLat, LonLat], share: number): LonLat {
  const squeeze = Math.cos((p1[1] * Math.PI) / 180);
  const knot = (a: LonLat, b: LonLat) => Math.hypot((b[0] - a[0]) * squeeze, b[1] - a[1]) ** 0.5;
  const t1 = knot(p0, p1);
  const t2 = t1 + knot(p1, p2);
  const t3 = t2 + knot(p2, p3);
  const t = t1 + share * (t2 - t1);
  const mix = (a: LonLat, b: LonLat, ta: number, tb: number): LonLat => {
    if (tb === ta) return b;
    const part = (t - ta) / (tb - ta);
    return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
  };
  const [a1, a2, a3] = [mix(p0, p1, 0, t1), mix(p1, p2, t1, t2), mix(p2, p3, t2, t3)];
  return mix(mix(a1, a2, 0, t2), mix(a2, a3, t1, t3), t1, t2);
}

function pointAt(line: readonly LonLat[], i: number): LonLat {
  return line[i] ?? [0, 0];
}
