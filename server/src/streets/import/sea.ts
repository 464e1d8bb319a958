import type { Box } from '../areas/boxes';

/** A point: degrees of longitude and latitude. */
export type Point = readonly [lon: number, lat: number];

/** A polygon: its outer ring, then its holes. The first point of a ring is also its last. */
export type Polygon = readonly (readonly Point[])[];

/** A piece of coast inside the box, from edge to edge, and where on the edge it begins and ends. */
interface Piece {
  readonly points: Point[];
  readonly from: number;
  readonly to: number;
}

/**
 * An extract often cuts a coast off a little inside of its own bounds. An end that is this near to an edge continues to it; a
 * share of the shorter side of the box.
 */
const CUT_OFF = 0.15;

/**
 * The sea inside a box, from the coastlines of OpenStreetMap, which have land on their left and water on their right.
 *
 * Empty without a coastline, and if one ends in the middle of the box: then nothing says on which side of it the rest lies.
 *
 * @param lines the ways, in any order; a way that goes on in another one ends where that one begins
 */
export function seaOf(lines: readonly (readonly Point[])[], box: Box): Polygon[] {
  const pieces: Piece[] = [];
  const islands: (readonly Point[])[] = [];
  let isComplete = true;
  for (const coast of joinLines(lines)) {
    const isAllInside = coast.every((point) => isInside(point, box));
    if (isClosed(coast) && isAllInside) {
      islands.push(coast);
      continue;
    }
    const inside = clip(isClosed(coast) ? fromOutside(coast, box) : toEdges(coast, box), box);
    pieces.push(...inside);
    if (inside.length === 0 && coast.some((point) => isInside(point, box))) isComplete = false;
  }
  if (pieces.length === 0 && (islands.length === 0 || !isComplete)) return [];
  const outer = pieces.length > 0 ? ringsOf(pieces, box) : [cornersOf(box)];
  return outer.map((ring) => [ring, ...islands.filter(([point]) => point && contains(ring, point))]);
}

/** The coast of a sea: the outlines of its polygons without the edges of the box. */
export function coastOf(sea: readonly Polygon[], box: Box): Point[][] {
  return sea.flat().flatMap((ring) => {
    const lines: Point[][] = [[]];
    for (const [index, point] of ring.entries()) {
      const before = ring[index - 1];
      if (before && isAlongEdge(before, point, box)) lines.push([]);
      lines.at(-1)?.push(point);
    }
    return lines.filter((line) => line.length > 1);
  });
}

function isAlongEdge(a: Point, b: Point, [west, south, east, north]: Box): boolean {
  const areBothAt = (axis: 0 | 1, edge: number) =>
    Math.abs(a[axis] - edge) < NEAR && Math.abs(b[axis] - edge) < NEAR;
  return areBothAt(0, west) || areBothAt(0, east) || areBothAt(1, south) || areBothAt(1, north);
}

function isInside([lon, lat]: Point, [west, south, east, north]: Box): boolean {
  return lon >= west && lon <= east && lat >= south && lat <= north;
}

/** A ring that leaves the box, begun at a point outside of it, so that no piece of it is cut in two. */
function fromOutside(ring: readonly Point[], box: Box): Point[] {
  const start = ring.findIndex((point) => !isInside(point, box));
  return [...ring.slice(start, -1), ...ring.slice(0, start + 1)];
}

/** A coast that begins or ends near an edge of the box, continued to it; one that leaves at once only grazes the box. */
function toEdges(coast: readonly Point[], box: Box): Point[] {
  const before = grazes(coast, box) ? null : nearEdge(coast[0], box);
  const after = grazes(coast.toReversed(), box) ? null : nearEdge(coast.at(-1), box);
  return [...(before ? [before] : []), ...coast, ...(after ? [after] : [])];
}

/** Whether a line leaves the box soon after it begins. */
function grazes(line: readonly Point[], box: Box): boolean {
  let length = 0;
  for (let index = 1; index < line.length && length < reachOf(box); index += 1) {
    const [[x1, y1] = [0, 0], [x2, y2] = [0, 0]] = [line[index - 1], line[index]];
    if (!isInside([x2, y2], box)) return true;
    length += Math.hypot(x2 - x1, y2 - y1);
  }
  return false;
}

/** How near to an edge counts as cut off there, in degrees. */
function reachOf([west, south, east, north]: Box): number {
  return CUT_OFF * Math.min(east - west, north - south);
}

/** The nearest point on the edge of the box; null if it is far away, or the point is outside. */
function nearEdge(point: Point | undefined, box: Box): Point | null {
  if (!point || !isInside(point, box)) return null;
  const [lon, lat] = point;
  const [west, south, east, north] = box;
  const ways: readonly { distance: number; to: Point }[] = [
    { distance: lon - west, to: [west, lat] },
    { distance: east - lon, to: [east, lat] },
    { distance: lat - south, to: [lon, south] },
    { distance: north - lat, to: [lon, north] },
  ];
  const nearest = ways.reduce((best, way) => (way.distance < best.distance ? way : best));
  return nearest.distance <= reachOf(box) ? nearest.to : null;
}

function isClosed(line: readonly Point[]): boolean {
  return line.length > 3 && keyOf(line[0]) === keyOf(line.at(-1));
}

function keyOf(point: Point | undefined): string {
  return `${point?.[0]},${point?.[1]}`;
}

/** Joins ways that continue each other. */
function joinLines(lines: readonly (readonly Point[])[]): Point[][] {
  const byStart = new Map<string, Point[]>();
  for (const line of lines) if (line.length > 1) byStart.set(keyOf(line[0]), [...line]);
  const joined: Point[][] = [];
  const ends = new Set([...byStart.values()].map((line) => keyOf(line.at(-1))));
  // Lines that nothing leads to come first; what is left then are rings.
  const starts = [...byStart.keys()].sort((a, b) => Number(ends.has(a)) - Number(ends.has(b)));
  for (const start of starts) {
    const line = byStart.get(start);
    if (!line) continue;
    byStart.delete(start);
    for (let next = byStart.get(keyOf(line.at(-1))); next; next = byStart.get(keyOf(line.at(-1)))) {
      byStart.delete(keyOf(line.at(-1)));
      line.push(...next.slice(1));
    }
    joined.push(line);
  }
  return joined;
}

/** The parts of a line inside the box. */
function clip(line: readonly Point[], box: Box): Piece[] {
  const pieces: Piece[] = [];
  let current: Point[] = [];
  for (let index = 1; index < line.length; index += 1) {
    const [a, b] = [line[index - 1], line[index]];
    if (!a || !b) continue;
    const part = clipSegment(a, b, box);
    if (!part) {
      current = [];
      continue;
    }
    const [from, to] = part;
    if (from !== a || current.length === 0) current = [from];
    current.push(to);
    if (to !== b) {
      addPiece(pieces, current, box);
      current = [];
    }
  }
  addPiece(pieces, current, box);
  return pieces;
}

/** Only pieces from edge to edge bound the sea: a line that ends inside the box is not complete. */
function addPiece(pieces: Piece[], points: Point[], box: Box): void {
  const [first, last] = [points[0], points.at(-1)];
  const from = first && placeOnEdge(first, box);
  const to = last && placeOnEdge(last, box);
  if (typeof from === 'number' && typeof to === 'number') pieces.push({ points, from, to });
}

/** The part of a segment inside the box (Liang and Barsky, 1984); null if there is none. Ends inside stay the same objects. */
function clipSegment(a: Point, b: Point, [west, south, east, north]: Box): [Point, Point] | null {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  let [begin, end] = [0, 1];
  for (const [p, q] of [
    [-dx, a[0] - west],
    [dx, east - a[0]],
    [-dy, a[1] - south],
    [dy, north - a[1]],
  ] as const) {
    if (p === 0) {
      if (q < 0) return null;
    } else if (p < 0) begin = Math.max(begin, q / p);
    else end = Math.min(end, q / p);
  }
  if (begin >= end) return null;
  const at = (share: number): Point => [a[0] + dx * share, a[1] + dy * share];
  return [begin === 0 ? a : at(begin), end === 1 ? b : at(end)];
}

const NEAR = 1e-9;

/** How far around the box a point is, clockwise from its northwest corner, from 0 to 4; null if it isn't on the edge. */
function placeOnEdge([lon, lat]: Point, [west, south, east, north]: Box): number | null {
  const [across, down] = [(lon - west) / (east - west), (north - lat) / (north - south)];
  if (Math.abs(down) < NEAR) return across;
  if (Math.abs(across - 1) < NEAR) return 1 + down;
  if (Math.abs(down - 1) < NEAR) return 2 + (1 - across);
  if (Math.abs(across) < NEAR) return 3 + (1 - down);
  return null;
}

/** Follows the coast and, with the water on the right, the edge clockwise to where the next coast begins. */
function ringsOf(pieces: readonly Piece[], box: Box): Point[][] {
  const left = new Set(pieces);
  const corners = cornersOf(box).slice(0, 4);
  const rings: Point[][] = [];
  for (const first of pieces) {
    if (!left.delete(first)) continue;
    const ring = [...first.points];
    let current = first;
    for (;;) {
      const next = nextAlongEdge(current.to, [first, ...left]);
      ring.push(...cornersBetween(current.to, next.from, corners));
      if (next === first) break;
      left.delete(next);
      ring.push(...next.points);
      current = next;
    }
    ring.push(...ring.slice(0, 1));
    rings.push(ring);
  }
  return rings;
}

function nextAlongEdge(from: number, pieces: readonly Piece[]): Piece {
  const ahead = (piece: Piece) => (piece.from - from + 4) % 4;
  return pieces.reduce((nearest, piece) => (ahead(piece) < ahead(nearest) ? piece : nearest));
}

/** The corners that are passed clockwise from one place on the edge to another. */
function cornersBetween(from: number, to: number, corners: readonly Point[]): Point[] {
  const length = (to - from + 4) % 4;
  const passed: Point[] = [];
  for (let corner = Math.floor(from) + 1; corner - from < length; corner += 1) {
    const point = corners[corner % 4];
    if (point) passed.push(point);
  }
  return passed;
}

/** The box as a ring, clockwise from the northwest. */
function cornersOf([west, south, east, north]: Box): Point[] {
  return [
    [west, north],
    [east, north],
    [east, south],
    [west, south],
    [west, north],
  ];
}

function contains(ring: readonly Point[], [x, y]: Point): boolean {
  let isInside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i, i += 1) {
    const [xi, yi] = ring[i] ?? [0, 0];
    const [xj, yj] = ring[j] ?? [0, 0];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) isInside = !isInside;
  }
  return isInside;
}
