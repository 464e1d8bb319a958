import { readCounties } from '../../sources/counties';
import type { TownRow } from '../../sources/towns';
import { foldName } from '../fold';
import { type GazetteerRow, TOWN_RANK } from '../rows';
import { groupBy } from './group-by';
import { midstOf } from './midst';
import { namesToKeys } from './names-to-keys';

/** Far fewer people search for a county than live in it. */
const COUNTY_LOSS = 1.6;

/**
 * Creates the rows of counties; skips those without a town.
 *
 * @param sources in the order of `towns`
 */
export function countyRows(sources: readonly TownRow[], towns: readonly GazetteerRow[]): GazetteerRow[] {
  const numbers = sources.map((_, i) => i);
  const townsOf = groupBy(numbers, (i) => {
    const source = sources[i];
    return source ? `${source.countryCode}.${source.admin1}.${source.admin2}` : '';
  });
  return readCounties().flatMap(({ code, name, otherNames }) => {
    const members = (townsOf.get(code) ?? []).flatMap((i) => towns[i] ?? []);
    const midst = midstOf(members);
    if (!midst || isNamedAfterItsTown(name, members)) return [];
    const countryCode = code.slice(0, 2);
    return {
      kind: 'county' as const,
      ref: code,
      name,
      localName: null,
      coords: midst.town.coords,
      countryCode,
      regionCode: code.split('.').slice(0, 2).join('.'),
      timezone: midst.town.timezone,
      population: midst.people,
      rank: TOWN_RANK.none,
      importance: Math.log10(Math.max(midst.people, 50)) - COUNTY_LOSS,
      keys: namesToKeys(name, otherNames),
    };
  });
}

/** Paris is also a department, but nobody searches for it apart from the city. */
function isNamedAfterItsTown(name: string, towns: readonly GazetteerRow[]): boolean {
  const folded = foldName(name);
  return towns.some((town) => foldName(town.name) === folded);
}
