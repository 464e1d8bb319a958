import { type GazetteerRow, isSettlement, TOWN_RANK } from '../gazetteer/rows';
import type { Label } from './label';
import { toWorldSquare } from './mercator';

/** Minimum population for a label by zoom, from 2 on; at the last two, one of them beyond the deepest tiles, all towns qualify. */
const LEAST_PEOPLE = [1_500_000, 400_000, 120_000, 35_000, 4_000, 1_000, 0, 0];
const FIRST_ZOOM = 2;

/** A tile has this many cells across and down; each labels one town. Labels are wider than high. */
const CELLS_ACROSS = 5;
const CELLS_DOWN = 9;

/** A capital counts as if it were this many times larger. */
const CAPITAL_WEIGHT = 8;
const SEAT_WEIGHT = 1.5;

/**
 * Chooses which towns the map labels from which zoom on: the largest in each patch of the screen, so deserts have
 * labels as well as urban areas. Skips parts of cities.
 */
export function chooseCities(rows: readonly GazetteerRow[]): Label[] {
  const towns = rows
    .filter((row) => isSettlement(row.kind) && row.rank !== TOWN_RANK.district)
    .map((row) => ({ row, weight: weightOf(row), square: toWorldSquare(row.coords) }))
    .sort((a, b) => b.weight - a.weight);
  const taken = LEAST_PEOPLE.map(() => new Set<number>());
  const labels: Label[] = [];
  for (const { row, weight, square } of towns) {
    const zoomStep = LEAST_PEOPLE.findIndex((least, step) => {
      return weight >= least && !taken[step]?.has(cellOf(square, FIRST_ZOOM + step));
    });
    if (zoomStep < 0) continue;
    for (let step = zoomStep; step < taken.length; step += 1)
      taken[step]?.add(cellOf(square, FIRST_ZOOM + step));
    labels.push({
      layer: 'city_label',
      lon: rounded(row.coords[0]),
      lat: rounded(row.coords[1]),
      minZoom: FIRST_ZOOM + zoomStep,
      properties: {
        name: row.name,
        rank: Math.max(0, Math.round(10 * (8 - Math.log10(Math.max(1, weight))))),
        capital: row.rank === TOWN_RANK.capital,
        pop: row.population,
      },
    });
  }
  return labels;
}

/** To about 10 meters, which keeps the archive small. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e4) / 1e4;
}

function weightOf({ population, rank }: GazetteerRow): number {
  if (rank === TOWN_RANK.capital) return population * CAPITAL_WEIGHT;
  return population * (rank === TOWN_RANK.seat ? SEAT_WEIGHT : 1);
}

function cellOf([x, y]: readonly [number, number], zoom: number): number {
  const tiles = 2 ** zoom;
  return Math.floor(y * tiles * CELLS_DOWN) * tiles * CELLS_ACROSS + Math.floor(x * tiles * CELLS_ACROSS);
}
