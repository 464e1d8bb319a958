import type { LonLat } from '@wayfold/domain/travel/legs';
import { NodeHeap } from '../roads/node-heap';

/** Cells along the longer side between the two ends, and the room around it as a share of that side. */
const CELLS = 90;
const ROOM = 0.5;
const LEAST_DEGREES = 0.006;
/** A cell of the wrong ground costs as much as this many others. */
const WRONG_COST = 25;

/** Finds a short way between two points over ground of one kind, land or water, where there is one. */
export function wayOver(from: LonLat, to: LonLat, isFine: (at: LonLat) => boolean): LonLat[] {
  const squeeze = Math.max(0.1, Math.cos((((from[1] + to[1]) / 2) * Math.PI) / 180));
  const [width, height] = [Math.abs(to[0] - from[0]) * squeeze, Math.abs(to[1] - from[1])];
  const side = Math.max(width, height);
  const step = Math.max(LEAST_DEGREES, side / CELLS);
  const room = Math.ceil((side * ROOM) / step) + 4;
  const [west, south] = [Math.min(from[0], to[0]), Math.min(from[1], to[1])];
  const columns = Math.ceil(width / step) + 2 * room + 1;
  const rows = Math.ceil(height / step) + 2 * room + 1;
  const pointOf = (cell: number): LonLat => [
    west + (((cell % columns) - room) * step) / squeeze,
    south + (Math.floor(cell / columns) - room) * step,
  ];
  const cellOf = ([lon, lat]: LonLat) =>
    (Math.round((lat - south) / step) + room) * columns + Math.round(((lon - west) * squeeze) / step) + room;
  const cost = new Float32Array(columns * rows).fill(-1);
  const costOf = (cell: number) => {
    if (cost[cell] === -1) cost[cell] = isFine(pointOf(cell)) ? 1 : WRONG_COST;
    return cost[cell] ?? WRONG_COST;
  };
  const cells = cheapestPath({ columns, rows }, { from: cellOf(from), to: cellOf(to) }, costOf);
  return [from, ...cells.slice(1, -1).map(pointOf), to];
}

/** A* over a grid, in eight directions. */
function cheapestPath(
  { columns, rows }: { columns: number; rows: number },
  { from, to }: { from: number; to: number },
  costOf: (cell: number) => number,
): number[] {
  const spent = new Float64Array(columns * rows).fill(Number.POSITIVE_INFINITY);
  const cameFrom = new Int32Array(columns * rows).fill(-1);
  const isDone = new Uint8Array(columns * rows);
  const heap = new NodeHeap();
  const ahead = (cell: number) =>
    Math.hypot((cell % columns) - (to % columns), Math.floor(cell / columns) - Math.floor(to / columns));
  spent[from] = 0;
  heap.push(from, ahead(from));
  for (let cell = heap.pop(); cell !== -1 && cell !== to; cell = heap.pop()) {
    if (isDone[cell]) continue;
    isDone[cell] = 1;
    const [x, y] = [cell % columns, Math.floor(cell / columns)];
    for (const [dx, dy] of DIRECTIONS) {
      if (x + dx < 0 || x + dx >= columns || y + dy < 0 || y + dy >= rows) continue;
      const next = cell + dy * columns + dx;
      const sum = (spent[cell] ?? 0) + (Math.hypot(dx, dy) * (costOf(cell) + costOf(next))) / 2;
      if (sum >= (spent[next] ?? 0)) continue;
      spent[next] = sum;
      cameFrom[next] = cell;
      heap.push(next, sum + ahead(next));
    }
  }
  const path = [to];
  for (let cell = cameFrom[to] ?? -1; cell !== -1; cell = cameFrom[cell] ?? -1) path.push(cell);
  return path.reverse();
}

const DIRECTIONS = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
] as const;
