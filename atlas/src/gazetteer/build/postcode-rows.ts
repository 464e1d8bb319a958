import tzLookup from '@photostructure/tz-lookup';
import type { ZipRow } from '../../sources/zips';
import { foldName } from '../fold';
import { type GazetteerRow, KEY_CLASS, TOWN_RANK } from '../rows';
import type { TownsAround } from '../towns-around';

/** Nobody means a ZIP code unless they type its digits. */
const ZIP_IMPORTANCE = 1.5;
const TOWN_KM = 40;
const TOWNS_IN_REACH = 12;

/** Creates the function that turns ZIP codes into rows, each named after the town it is in. */
export function postcodeRowMaker(around: TownsAround): (zip: ZipRow) => GazetteerRow {
  return ({ zip, coords }) => {
    const near = around(coords, { count: TOWNS_IN_REACH, people: 1, km: TOWN_KM });
    const town = near.find(({ rank, countryCode }) => rank !== TOWN_RANK.district && isOfUs(countryCode));
    const name = town ? `${zip} ${town.name}` : zip;
    const keys = [
      { text: zip, keyClass: KEY_CLASS.main },
      { text: foldName(name), keyClass: KEY_CLASS.main },
    ];
    return {
      kind: 'postcode',
      ref: zip,
      name,
      localName: null,
      coords,
      countryCode: town?.countryCode ?? 'US',
      regionCode: town?.regionCode ?? '',
      timezone: tzLookup(coords[1], coords[0]),
      population: 0,
      rank: TOWN_RANK.none,
      importance: ZIP_IMPORTANCE,
      keys: town ? keys : keys.slice(0, 1),
    };
  };
}

/** The territories use ZIP codes too. */
function isOfUs(countryCode: string): boolean {
  return ['US', 'PR', 'VI', 'GU', 'AS', 'MP'].includes(countryCode);
}
