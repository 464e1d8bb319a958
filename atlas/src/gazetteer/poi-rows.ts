import tzLookup from '@photostructure/tz-lookup';
import { localNameOf } from '../places/curated-places';
import type { CuratedRow } from '../sources/curated';
import { foldName } from './fold';
import { namesToKeys } from './names-to-keys';
import { type GazetteerRow, KEY_CLASS, TOWN_RANK } from './rows';
import type { TownsAround } from './towns-around';

/** By rank 1 to 5: a world-famous sight is looked for like a city of half a million. */
const IMPORTANCE = [5.6, 5, 4.3, 3.6, 3];
const REGION_KM = 150;
const TOWNS_IN_REACH = 8;

/** Makes the function that turns curated places into rows, given the towns around. */
export function poiRowMaker(around: TownsAround): (place: CuratedRow) => GazetteerRow {
  return (place) => {
    const coords: [number, number] = [place.lon, place.lat];
    const neighbor = around(coords, { count: TOWNS_IN_REACH, people: 0, km: REGION_KM }).find(
      ({ countryCode }) => countryCode === place.country,
    );
    const otherNames = place.aka ?? [];
    return {
      kind: 'poi',
      ref: place.id,
      name: place.name,
      localName: localNameOf(place),
      coords,
      countryCode: place.country,
      regionCode: neighbor?.regionCode ?? '',
      timezone: tzLookup(place.lat, place.lon),
      population: 0,
      rank: TOWN_RANK.none,
      importance: IMPORTANCE[place.rank - 1] ?? 0,
      context: [...otherNames, place.city ?? ''].join(' ').trim(),
      keys: [...insideKeys(otherNames), ...namesToKeys(place.name, otherNames)],
    };
  };
}

/** The later words of other names: people look for "Palatino" and mean what we call by a longer name. */
function insideKeys(names: readonly string[]): GazetteerRow['keys'] {
  return names.flatMap((name) => {
    const words = foldName(name).split(' ');
    return words.slice(1).map((_, i) => ({ text: words.slice(i + 1).join(' '), keyClass: KEY_CLASS.inside }));
  });
}
