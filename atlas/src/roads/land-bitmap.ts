import type { MultiPolygon, Polygon, Position } from 'geojson';

/** Cells per degree: one for each minute of arc, 1.85 km from north to south. */
const CELLS_PER_DEGREE = 60;
const COLUMNS = 360 * CELLS_PER_DEGREE;
const ROWS = 180 * CELLS_PER_DEGREE;

/** The globe in cells of one minute of arc, each land or water. 29 MB. */
export class LandBitmap {
  readonly #bits = new Uint8Array((COLUMNS * ROWS) / 8);

  /** Marks cells whose center is inside the areas as land or as water. Leaves the holes of an area unchanged; longitudes continue past ±180. */
  fill(areas: readonly (Polygon | MultiPolygon)[], isLand: boolean): void {
    for (const area of areas) {
      const polygons = area.type === 'Polygon' ? [area.coordinates] : area.coordinates;
      for (const rings of polygons) this.#fillPolygon(rings, isLand);
    }
  }

  /** Longitudes may exceed 180. */
  isLand(lon: number, lat: number): boolean {
    const column = Math.floor((((lon + 180) % 360) + 360) * CELLS_PER_DEGREE) % COLUMNS;
    const row = Math.min(ROWS - 1, Math.max(0, Math.floor((lat + 90) * CELLS_PER_DEGREE)));
    const cell = row * COLUMNS + column;
    return ((this.#bits[cell >> 3] ?? 0) & (1 << (cell & 7))) !== 0;
  }

  /** Fills each row from odd to even outline crossings. */
  #fillPolygon(rings: readonly Position[][], isLand: boolean): void {
    const crossings = new Map<number, number[]>();
    for (const ring of rings) {
      for (let i = 1; i < ring.length; i += 1) addCrossings(crossings, ring[i - 1], ring[i]);
    }
    for (const [row, columns] of crossings) {
      columns.sort((a, b) => a - b);
      for (let i = 0; i + 1 < columns.length; i += 2) {
        this.#setRun(row, Math.ceil((columns[i] ?? 0) - 0.5), Math.ceil((columns[i + 1] ?? 0) - 0.5), isLand);
      }
    }
  }

  /** What is past the date line goes on at the other edge. */
  #setRun(row: number, from: number, to: number, isLand: boolean): void {
    if (from < 0) this.#setRun(row, from + COLUMNS, Math.min(0, to) + COLUMNS, isLand);
    if (to > COLUMNS) this.#setRun(row, Math.max(COLUMNS, from) - COLUMNS, to - COLUMNS, isLand);
    const start = row * COLUMNS;
    for (let cell = start + Math.max(0, from); cell < start + Math.min(COLUMNS, to); cell += 1) {
      const byte = this.#bits[cell >> 3] ?? 0;
      const bit = 1 << (cell & 7);
      this.#bits[cell >> 3] = isLand ? byte | bit : byte & ~bit;
    }
  }
}

/** Records the columns where a segment of an outline crosses the middle of each row. */
function addCrossings(crossings: Map<number, number[]>, from?: Position, to?: Position): void {
  const [ax = 0, ay = 0] = cellsOf(from);
  const [bx = 0, by = 0] = cellsOf(to);
  const first = Math.max(0, Math.ceil(Math.min(ay, by) - 0.5));
  const last = Math.min(ROWS - 1, Math.ceil(Math.max(ay, by) - 0.5) - 1);
  for (let row = first; row <= last; row += 1) {
    const column = ax + ((row + 0.5 - ay) / (by - ay)) * (bx - ax);
    const known = crossings.get(row);
    if (known) known.push(column);
    else crossings.set(row, [column]);
  }
}

function cellsOf(at: Position | undefined): [number, number] {
  return [((at?.[0] ?? 0) + 180) * CELLS_PER_DEGREE, ((at?.[1] ?? 0) + 90) * CELLS_PER_DEGREE];
}
