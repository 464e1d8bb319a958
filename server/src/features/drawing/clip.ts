/** A point of a drawing, in pixels. */
export type Point = readonly [x: number, y: number];

/** The part of a drawing that something is clipped to, in pixels. */
export type Frame = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** The intersection of two frames; it may be empty. */
export function sharedFrame(a: Frame, b: Frame): Frame {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
}

/** Clips a closed ring to a frame; the result may run along its edges. Empty if nothing is left. */
export function clipRing(ring: readonly Point[], { left, top, right, bottom }: Frame): readonly Point[] {
  const sides: readonly (readonly [axis: 0 | 1, at: number, isInside: (value: number) => boolean])[] = [
    [0, left, (x) => x >= left],
    [0, right, (x) => x <= right],
    [1, top, (y) => y >= top],
    [1, bottom, (y) => y <= bottom],
  ];
  return sides.reduce<readonly Point[]>(
    (points, [axis, at, isInside]) => clipToSide(points, axis, at, isInside),
    ring,
  );
}

function clipToSide(
  ring: readonly Point[],
  axis: 0 | 1,
  at: number,
  isInside: (value: number) => boolean,
): Point[] {
  const kept: Point[] = [];
  let before = ring.at(-1);
  for (const point of ring) {
    if (before && isInside(before[axis]) !== isInside(point[axis])) {
      const share = (at - before[axis]) / (point[axis] - before[axis]);
      kept.push([before[0] + (point[0] - before[0]) * share, before[1] + (point[1] - before[1]) * share]);
    }
    if (isInside(point[axis])) kept.push(point);
    before = point;
  }
  return kept;
}

/** Clips a line to a frame: the pieces of it that are inside. */
export function clipLine(line: readonly Point[], frame: Frame): Point[][] {
  const pieces: Point[][] = [];
  let piece: Point[] = [];
  for (let index = 1; index < line.length; index++) {
    const [from, to] = [line[index - 1], line[index]];
    const inside = from && to && clipSegment(from, to, frame);
    if (!inside) continue;
    const [start, end] = inside;
    const last = piece.at(-1);
    if (!last || last[0] !== start[0] || last[1] !== start[1]) {
      piece = [start];
      pieces.push(piece);
    }
    piece.push(end);
  }
  return pieces;
}

/** Clips a segment with the Liang-Barsky algorithm: the part on the inner side of all four edges. */
function clipSegment(from: Point, to: Point, frame: Frame): [Point, Point] | null {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const edges = [
    [-dx, from[0] - frame.left],
    [dx, frame.right - from[0]],
    [-dy, from[1] - frame.top],
    [dy, frame.bottom - from[1]],
  ] as const;
  let [first, last] = [0, 1];
  for (const [towards, room] of edges) {
    if (towards === 0) {
      if (room < 0) return null;
      continue;
    }
    const share = room / towards;
    if (towards < 0) first = Math.max(first, share);
    else last = Math.min(last, share);
  }
  if (first > last) return null;
  const at = (share: number): Point => [from[0] + dx * share, from[1] + dy * share];
  return [first === 0 ? from : at(first), last === 1 ? to : at(last)];
}

/** A point closer than this to the previous one makes no visible difference, in pixels. */
const LEAST_STEP = 0.6;

/** Writes points as an SVG path to a tenth of a pixel, leaving out points that nobody would see. */
export function pathOf(points: readonly Point[], end: 'open' | 'closed'): string {
  const first = points[0];
  if (!first) return '';
  let [x, y] = inTenths(first);
  let steps = '';
  let count = 1;
  for (const [index, point] of points.entries()) {
    const [nextX, nextY] = inTenths(point);
    const isLast = end === 'open' && index === points.length - 1;
    const step = (Math.abs(nextX - x) + Math.abs(nextY - y)) / 10;
    if (step === 0 || (!isLast && step < LEAST_STEP)) continue;
    steps += ` ${(nextX - x) / 10} ${(nextY - y) / 10}`;
    [x, y] = [nextX, nextY];
    count += 1;
  }
  if (count < (end === 'closed' ? 3 : 2)) return '';
  const [startX, startY] = inTenths(first);
  return `M${startX / 10} ${startY / 10}l${steps.slice(1)}${end === 'closed' ? 'Z' : ''}`;
}

function inTenths([x, y]: Point): [x: number, y: number] {
  return [Math.round(x * 10), Math.round(y * 10)];
}

/** A number rounded to a tenth, in its shortest form. */
export function tenth(value: number): string {
  return String(Math.round(value * 10) / 10);
}
