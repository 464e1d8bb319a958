import type { Position } from 'geojson';

type Rings = readonly (readonly Position[])[];
type Cell = { x: number; y: number; half: number; distance: number };

/** Precise enough for a label: this fraction of the polygon's shorter side. */
const PRECISION_PART = 1 / 100;

/**
 * Finds the point of a polygon farthest from its edges, which is the best spot for a label.
 *
 * Searches squares, most promising first, and splits those that could still contain a better point.
 */
export function visualCenter(rings: Rings): Position {
  const [west, south, east, north] = boundsOf(rings[0] ?? []);
  const side = Math.min(east - west, north - south);
  const precision = side * PRECISION_PART;
  const open: Cell[] = [];
  for (let x = west; x < east; x += side || 1) {
    for (let y = south; y < north; y += side || 1)
      open.push(cellAt(rings, x + side / 2, y + side / 2, side / 2));
  }
  let best = cellAt(rings, (west + east) / 2, (south + north) / 2, 0);
  while (open.length > 0) {
    const cell = takeMostPromising(open);
    if (cell.distance > best.distance) best = cell;
    if (promiseOf(cell) - best.distance <= precision) continue;
    const half = cell.half / 2;
    for (const [dx, dy] of [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ] as const) {
      open.push(cellAt(rings, cell.x + dx * half, cell.y + dy * half, half));
    }
  }
  return [best.x, best.y];
}

/** Whether a point is inside a polygon and outside its holes. */
export function isInside(rings: Rings, [x = 0, y = 0]: Position): boolean {
  return distanceToEdge(rings, x, y) > 0;
}

/** Returns the unsigned area of a ring, in the square of its corners' unit. */
export function ringArea(ring: readonly Position[]): number {
  let twice = 0;
  for (let i = 0; i < ring.length; i += 1) {
    const [x1 = 0, y1 = 0] = ring[i] ?? [];
    const [x2 = 0, y2 = 0] = ring[(i + 1) % ring.length] ?? [];
    twice += x1 * y2 - x2 * y1;
  }
  return Math.abs(twice) / 2;
}

function takeMostPromising(open: Cell[]): Cell {
  let most = 0;
  for (let i = 1; i < open.length; i += 1) {
    const [candidate, known] = [open[i], open[most]];
    if (candidate && known && promiseOf(candidate) > promiseOf(known)) most = i;
  }
  const [cell] = open.splice(most, 1);
  return cell ?? { x: 0, y: 0, half: 0, distance: 0 };
}

/** The best distance that any point in the square could have. */
function promiseOf({ distance, half }: Cell): number {
  return distance + half * Math.SQRT2;
}

function cellAt(rings: Rings, x: number, y: number, half: number): Cell {
  return { x, y, half, distance: distanceToEdge(rings, x, y) };
}

/** Positive inside the polygon, negative outside. */
function distanceToEdge(rings: Rings, x: number, y: number): number {
  let isInside = false;
  let nearest = Number.POSITIVE_INFINITY;
  for (const ring of rings) {
    for (let i = 0; i < ring.length; i += 1) {
      const [x1 = 0, y1 = 0] = ring[i] ?? [];
      const [x2 = 0, y2 = 0] = ring[(i + 1) % ring.length] ?? [];
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isInside = !isInside;
      nearest = Math.min(nearest, squaredDistance(x, y, x1, y1, x2, y2));
    }
  }
  return (isInside ? 1 : -1) * Math.sqrt(nearest);
}

function squaredDistance(x: number, y: number, x1: number, y1: number, x2: number, y2: number): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / length));
  const [offX, offY] = [x - x1 - along * dx, y - y1 - along * dy];
  return offX * offX + offY * offY;
}

function boundsOf(ring: readonly Position[]): [number, number, number, number] {
  const bounds: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x = 0, y = 0] of ring) {
    bounds[0] = Math.min(bounds[0], x);
    bounds[1] = Math.min(bounds[1], y);
    bounds[2] = Math.max(bounds[2], x);
    bounds[3] = Math.max(bounds[3], y);
  }
  return bounds;
}
