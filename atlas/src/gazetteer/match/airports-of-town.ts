import { greatCircleMeters } from '@wayfold/domain/travel/legs';
import type { Gazetteer } from '../gazetteer';
import { isSettlement } from '../rows';
import type { Search } from './candidates';
import { rowsNamed } from './namesakes';

const AIRPORT = new Set(['airport', 'aeropuerto', 'aeroporto']);
/** What else people write of an airport besides the name of its town. */
const SORTS = new Set(['international', 'intl', 'internacional', 'regional', 'municipal', 'domestic']);
/** An airport serves a town within this distance. */
const SERVED_METERS = 60_000;
/** Smaller towns share names with villages everywhere. */
const TOWN_IMPORTANCE = 4;
/** Subtracted for each doubling of the distance. */
const DISTANCE_PENALTY = 0.3;
const NEAR_METERS = 5_000;

/**
 * Offers the airports around a town that is typed under any of its names: "Semipalatinsk Airport" is the one of Semey.
 *
 * @param typed folded
 */
export function offerAirportsOfTown(search: Search, typed: string): void {
  const words = typed.split(' ');
  const name = words.filter((word) => !AIRPORT.has(word) && !SORTS.has(word)).join(' ');
  if (!words.some((word) => AIRPORT.has(word)) || name === '') return;
  const town = bestTownNamed(search.gazetteer, name);
  if (town === null) return;
  const { gazetteer, candidates, nearness, accepts } = search;
  const at = gazetteer.coordsOf(town);
  for (const row of gazetteer.rowsOfKind('airport')) {
    const meters = greatCircleMeters(at, gazetteer.coordsOf(row));
    if (meters > SERVED_METERS || (accepts && !accepts(row))) continue;
    const loss = DISTANCE_PENALTY * Math.log2(1 + meters / NEAR_METERS);
    candidates.offer(row, gazetteer.importanceOf(row) - loss + nearness.of(row));
  }
}

function bestTownNamed(gazetteer: Gazetteer, name: string): number | null {
  const towns = [...rowsNamed(gazetteer, name)].filter(
    (row) => isSettlement(gazetteer.kindOf(row)) && gazetteer.importanceOf(row) >= TOWN_IMPORTANCE,
  );
  return towns.sort((a, b) => gazetteer.importanceOf(b) - gazetteer.importanceOf(a))[0] ?? null;
}
