import { coreOf } from './same-names';

const CELLS_PER_DEGREE = 20;
const CELLS_AROUND = 360 * CELLS_PER_DEGREE;
const METERS_PER_DEGREE = 111_195;

/** A place's names, reduced to what is compared, and where it is. */
export type NamedPoint = {
  readonly match_names: readonly string[];
  readonly lon: number;
  readonly lat: number;
};

/** The numbers under which a place is found by its names: one for each name in the cell that the place is in. */
export function keysOf({ match_names, lon, lat }: NamedPoint): number[] {
  const cell = cellAt(columnOf(lon), rowOf(lat));
  return keysIn([cell], match_names);
}

/** The numbers of all places with one of these names within so many meters, and of a few others. */
export function keysAround({ match_names, lon, lat }: NamedPoint, meters: number): number[] {
  const high = meters / METERS_PER_DEGREE;
  const wide = Math.min(180, high / Math.max(0.01, Math.cos((lat * Math.PI) / 180)));
  const cells: string[] = [];
  for (let row = rowOf(lat - high); row <= rowOf(lat + high); row += 1) {
    for (let column = columnOf(lon - wide); column <= columnOf(lon + wide); column += 1) {
      cells.push(cellAt(column, row));
    }
  }
  return keysIn(cells, match_names);
}

const rowOf = (lat: number) => Math.floor(lat * CELLS_PER_DEGREE);
const columnOf = (lon: number) => Math.floor(lon * CELLS_PER_DEGREE);
const cellAt = (column: number, row: number) => `${(column + 2 * CELLS_AROUND) % CELLS_AROUND}/${row}/`;

function keysIn(cells: readonly string[], names: readonly string[]): number[] {
  const cores = new Set(names.map(coreOf));
  return [...new Set(cells.flatMap((cell) => [...cores].map((core) => hash(cell + core))))];
}

/** A number of 32 bits (FNV-1a); the few places that share one by chance are told apart by their names. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value | 0;
}
