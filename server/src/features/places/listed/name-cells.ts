import type { Area } from '../search/areas';

/** Searching more cells than this one by one takes longer than searching the whole world. */
const MOST_CELLS = 160;
const CELLS_PER_DEGREE = 10;
const CELLS_AROUND = 360 * CELLS_PER_DEGREE;

/**
 * The cells of a tenth of a degree, numbered as in `listed_words`, that areas touch.
 *
 * @returns null if there are too many to search one by one
 */
export function cellsOf(areas: readonly Area[]): number[] | null {
  const cells = new Set<number>();
  for (const { box } of areas) {
    const [west, south, east, north] = box.map((degrees) => Math.floor(degrees * CELLS_PER_DEGREE));
    if (west === undefined || south === undefined || east === undefined || north === undefined) return null;
    if ((east - west + 1) * (north - south + 1) > MOST_CELLS) return null;
    for (let row = south; row <= north; row += 1) {
      for (let column = west; column <= east; column += 1) {
        cells.add(row * CELLS_AROUND + ((column + CELLS_AROUND / 2) % CELLS_AROUND));
      }
    }
  }
  return cells.size > MOST_CELLS ? null : [...cells];
}
