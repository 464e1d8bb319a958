import { foldName } from '../fold';
import type { Gazetteer } from '../gazetteer';
import { TOWN_RANK } from '../rows';
import type { Ranked } from './candidates';
import { rowsNamed } from './namesakes';

/** A village that shares its state's name doesn't come before it, unless the state is governed from there. */
const CITY_PEOPLE = 50_000;
/** A city with its own name that is also known by its region's name must hold this share of the region's people. */
const NAMESAKE_SHARE = 0.12;

/**
 * Puts a city before its region if they share a name: New York, São Paulo, Faro.
 *
 * @param ranked best first
 * @returns the same rows; a region may have moved to just after its city
 */
export function cityBeforeRegion(gazetteer: Gazetteer, ranked: readonly Ranked[]): Ranked[] {
  const ordered = [...ranked];
  for (const region of ranked) {
    if (gazetteer.kindOf(region.row) !== 'region') continue;
    const namesakes = rowsNamed(gazetteer, foldName(gazetteer.nameOf(region.row)));
    const city = ranked.find(({ row }) => namesakes.has(row) && isCityOf(gazetteer, row, region.row));
    const from = ordered.indexOf(region);
    const to = city ? ordered.indexOf(city) : -1;
    if (to <= from) continue;
    ordered.splice(to + 1, 0, region);
    ordered.splice(from, 1);
  }
  return ordered;
}

function isCityOf(gazetteer: Gazetteer, row: number, region: number): boolean {
  if (gazetteer.kindOf(row) !== 'town' || gazetteer.region[row] !== gazetteer.region[region]) return false;
  const people = gazetteer.population[row] ?? 0;
  const hasSameName = foldName(gazetteer.nameOf(row)) === foldName(gazetteer.nameOf(region));
  if (hasSameName) return people >= CITY_PEOPLE || gazetteer.rank[row] === TOWN_RANK.seat;
  return people >= NAMESAKE_SHARE * (gazetteer.population[region] ?? 0);
}
