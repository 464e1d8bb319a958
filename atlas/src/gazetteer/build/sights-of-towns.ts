import { greatCircleMeters } from '@wayfold/domain/travel/legs';
import type { CuratedRow } from '../../sources/curated';
import { foldName } from '../fold';
import { type GazetteerRow, TOWN_RANK } from '../rows';
import { groupBy } from './group-by';

/** Weight of a sight of rank 1 to 5 for the town it is visited from. */
const SIGHT_WEIGHT = [4, 2, 1, 0.5, 0.25];
/** Each doubling of its sights raises a town's importance as much as twice the people would, up to a limit. */
const PER_DOUBLING = 0.35;
const MOST = 1.2;
/** A sight is visited from a town within this distance. */
const VISIT_METERS = 80_000;

/** Raises the importance of towns with sights: travelers mean them more often than their size suggests. */
export function weighedBySights(
  towns: readonly GazetteerRow[],
  sights: readonly CuratedRow[],
): GazetteerRow[] {
  const visited = groupBy(
    sights.filter(({ city }) => city),
    ({ country, city }) => `${country} ${foldName(city ?? '')}`,
  );
  return towns.map((town) => {
    const named = [town.name, town.localName].flatMap(
      (name) => (name && visited.get(`${town.countryCode} ${foldName(name)}`)) || [],
    );
    if (named.length === 0 || town.rank === TOWN_RANK.district) return town;
    const weight = named
      .filter(({ lon, lat }) => greatCircleMeters([lon, lat], town.coords) <= VISIT_METERS)
      .reduce((sum, { rank }) => sum + (SIGHT_WEIGHT[rank - 1] ?? 0), 0);
    return { ...town, importance: town.importance + Math.min(MOST, PER_DOUBLING * Math.log2(1 + weight)) };
  });
}
