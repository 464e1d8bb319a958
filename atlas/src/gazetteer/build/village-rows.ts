import tzLookup from '@photostructure/tz-lookup';
import { readRegions } from '../../sources/regions';
import type { VillageRow } from '../../sources/villages';
import { type GazetteerRow, TOWN_RANK } from '../rows';
import { namesToKeys } from './names-to-keys';

/** People search for a village of the guidebooks as often as for a town of about 6,000. */
const LEAST_IMPORTANCE = 3.8;

/** Turns villages into rows, each in its own region. */
export function villageRows(villages: readonly VillageRow[]): GazetteerRow[] {
  const regionCodes = new Map(readRegions().map(({ code, name }) => [`${code.slice(0, 2)} ${name}`, code]));
  return villages.map(({ id, name, aka = [], lat, lon, country, admin1, population = 0 }) => ({
    kind: 'village',
    ref: id,
    name,
    localName: null,
    coords: [lon, lat],
    countryCode: country,
    regionCode: regionCodes.get(`${country} ${admin1}`) ?? '',
    timezone: tzLookup(lat, lon),
    population,
    rank: TOWN_RANK.none,
    importance: Math.max(LEAST_IMPORTANCE, Math.log10(Math.max(population, 1))),
    context: aka.join(' '),
    keys: namesToKeys(name, aka),
  }));
}
