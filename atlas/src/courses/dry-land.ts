import { greatCircleMeters, type LonLat } from '@wayfold/domain/travel/legs';
import type { FeatureCollection, Position } from 'geojson';

/** One row for each quarter of a minute of arc, 460 m; along a row, shores are exact. */
const ROWS_PER_DEGREE = 240;
const ROWS = 180 * ROWS_PER_DEGREE;

/** Cells that a shore passes through, per degree. */
const CELLS_PER_DEGREE = 4;

/** The distance between two looks at the ground along a line. */
const STEP_METERS = 350;
/** Water this wide is a river, or a shore drawn a little off. */
const MOST_WATER_METERS = 700;
/** A town by the sea may be in the water of a coarse coast. */
const MOST_WATER_AT_END_METERS = 2_500;

type Shores = Map<number, number[]>;

/** Knows land from sea and lakes as finely as the map draws them. Takes about 40 MB. */
export class DryLand {
  readonly #land: Shores = new Map();
  readonly #lakes: Shores = new Map();
  readonly #shoreCells = new Set<number>();

  constructor({ land, water }: { land: FeatureCollection; water: FeatureCollection }) {
    this.#read(land, this.#land);
    this.#read(water, this.#lakes);
  }

  isLand([lon, lat]: LonLat): boolean {
    return isWithin(this.#land, lon, lat) && !isWithin(this.#lakes, lon, lat);
  }

  /** Whether a straight line is on land, apart from rivers. */
  isDry(from: LonLat, to: LonLat): boolean {
    if (!this.hasShore(from, to)) return this.isLand(from);
    const runs = this.#waterAlong(from, to);
    return runs.every(({ meters, isAtEnd }) => {
      return meters <= (isAtEnd ? MOST_WATER_AT_END_METERS : MOST_WATER_METERS);
    });
  }

  /** Whether a straight line is on water; it may begin or end on a pier. */
  isWet(from: LonLat, to: LonLat): boolean {
    const meters = greatCircleMeters(from, to);
    const [wet] = this.#waterAlong(from, to);
    return wet !== undefined && wet.meters >= meters - 2 * STEP_METERS;
  }

  /** How much of a straight line is on water. */
  waterMeters(from: LonLat, to: LonLat): number {
    return this.#waterAlong(from, to).reduce((sum, { meters }) => sum + meters, 0);
  }

  /** Stretches of water along a line, the longest first. */
  #waterAlong(from: LonLat, to: LonLat): { meters: number; isAtEnd: boolean }[] {
    const meters = greatCircleMeters(from, to);
    const steps = Math.max(2, Math.ceil(meters / STEP_METERS));
    const runs: { meters: number; isAtEnd: boolean }[] = [];
    let run = 0;
    for (let step = 0; step <= steps; step += 1) {
      const isWet = step < steps && !this.isLand(between(from, to, (step + 0.5) / steps));
      if (isWet) run += 1;
      else if (run > 0) {
        const isAtEnd = run === step || step === steps;
        runs.push({ meters: (run / steps) * meters, isAtEnd });
        run = 0;
      }
    }
    return runs.sort((a, b) => b.meters - a.meters);
  }

  /** Whether a shore may be near a straight line. */
  hasShore([lonA, latA]: LonLat, to: LonLat): boolean {
    const [lonB, latB] = between([lonA, latA], to, 1);
    const cellOf = (degrees: number) => Math.floor(degrees * CELLS_PER_DEGREE);
    for (let y = cellOf(Math.min(latA, latB)); y <= cellOf(Math.max(latA, latB)); y += 1) {
      for (let x = cellOf(Math.min(lonA, lonB)); x <= cellOf(Math.max(lonA, lonB)); x += 1) {
        if (this.#shoreCells.has(cellKey(x, y))) return true;
      }
    }
    return false;
  }

  #read({ features }: FeatureCollection, shores: Shores): void {
    for (const { geometry } of features) {
      if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') continue;
      const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
      for (const ring of polygons.flat()) this.#readRing(ring, shores);
    }
    for (const columns of shores.values()) columns.sort((a, b) => a - b);
  }

  #readRing(ring: readonly Position[], shores: Shores): void {
    for (let i = 1; i < ring.length; i += 1) {
      const [ax = 0, ay = 0] = ring[i - 1] ?? [];
      const [bx = 0, by = 0] = ring[i] ?? [];
      this.#markCells(Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by));
      const first = Math.max(0, Math.ceil(rowAt(Math.min(ay, by))));
      const last = Math.min(ROWS - 1, Math.ceil(rowAt(Math.max(ay, by))) - 1);
      for (let row = first; row <= last; row += 1) {
        const lon = ax + ((row - rowAt(ay)) / (rowAt(by) - rowAt(ay))) * (bx - ax);
        const known = shores.get(row);
        if (known) known.push(lon);
        else shores.set(row, [lon]);
      }
    }
  }

  #markCells(west: number, south: number, east: number, north: number): void {
    for (let y = Math.floor(south * CELLS_PER_DEGREE); y <= north * CELLS_PER_DEGREE; y += 1) {
      for (let x = Math.floor(west * CELLS_PER_DEGREE); x <= east * CELLS_PER_DEGREE; x += 1) {
        this.#shoreCells.add(cellKey(x, y));
      }
    }
  }
}

/** The point at a share of a straight line, the short way around the globe. */
export function between(from: LonLat, to: LonLat, share: number): LonLat {
  const lonSpan = to[0] - from[0] - 360 * Math.round((to[0] - from[0]) / 360);
  return [from[0] + lonSpan * share, from[1] + (to[1] - from[1]) * share];
}

/** Counted in rows, whole in the middle of one. */
function rowAt(lat: number): number {
  return (lat + 90) * ROWS_PER_DEGREE - 0.5;
}

/** Areas can extend past ±180. */
function isWithin(shores: Shores, lon: number, lat: number): boolean {
  const columns = shores.get(Math.round(rowAt(lat)));
  if (!columns) return false;
  return (
    countBelow(columns, lon) % 2 === 1 ||
    countBelow(columns, lon + 360) % 2 === 1 ||
    countBelow(columns, lon - 360) % 2 === 1
  );
}

function countBelow(sorted: readonly number[], value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

function cellKey(x: number, y: number): number {
  const columns = 360 * CELLS_PER_DEGREE;
  return (y + 90 * CELLS_PER_DEGREE) * columns + (((x % columns) + columns) % columns);
}
