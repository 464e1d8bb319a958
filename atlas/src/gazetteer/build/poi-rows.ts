import tzLookup from '@photostructure/tz-lookup';
import { localNameOf } from '../../places/curated-places';
import type { CuratedRow } from '../../sources/curated';
import { foldName } from '../fold';
import { soundKeys } from '../match/sound';
import { type GazetteerRow, KEY_CLASS, TOWN_RANK } from '../rows';
import type { TownsAround } from '../towns-around';
import { namesToKeys } from './names-to-keys';

/** By rank 1 to 5: people search for a world-famous sight as often as for a city of over a million. */
const IMPORTANCE = [6.2, 5.4, 4.5, 3.6, 3];
/** Sights up to this rank can be found by how their name sounds. */
const SOUNDED_RANK = 2;
const REGION_KM = 150;
const TOWNS_IN_REACH = 8;

/** Creates the function that turns curated places into rows, given the towns around them and the regions. */
export function poiRowMaker(
  around: TownsAround,
  regions: readonly GazetteerRow[],
): (place: CuratedRow) => GazetteerRow {
  const regionNamed = new Map(
    regions.flatMap(({ countryCode, regionCode, keys }) =>
      keys.flatMap(({ text, keyClass }) =>
        keyClass <= KEY_CLASS.alternate ? [[`${countryCode} ${text}`, regionCode] as const] : [],
      ),
    ),
  );
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
      // The nearest town may be across the border of a state.
      regionCode:
        regionNamed.get(`${place.country} ${foldName(place.admin1 ?? '')}`) ?? neighbor?.regionCode ?? '',
      timezone: tzLookup(place.lat, place.lon),
      population: 0,
      rank: TOWN_RANK.none,
      importance: IMPORTANCE[place.rank - 1] ?? 0,
      context: [...otherNames, place.city ?? ''].join(' ').trim(),
      keys: [
        ...insideKeys(otherNames),
        ...shorterKeys([place.name, ...otherNames]),
        ...namesToKeys(place.name, otherNames),
        ...(place.rank <= SOUNDED_RANK ? soundKeys(place.name) : []),
      ],
    };
  };
}

/** Park types at the end of a name; people leave them out ("zion"). */
const PARK_WORDS =
  /^(?<name>.+?) (?:national|state|provincial) (?:park|monument|preserve|reserve|recreation area|seashore|lakeshore)(?: and preserve| of canada)?$/;

/** Short forms that count as the full name: parks without their type, and names without what follows in parentheses or after a comma. */
function shorterKeys(names: readonly string[]): GazetteerRow['keys'] {
  return names.flatMap((name) => {
    const plain = foldName(name.replace(/[(,].*/, ''));
    const short = PARK_WORDS.exec(plain)?.groups?.name;
    return [short, plain].flatMap((text) =>
      text && text !== foldName(name) ? [{ text, keyClass: KEY_CLASS.main }] : [],
    );
  });
}

/** The later words of other names: people type "Palatino" for a place we list under a longer name. */
function insideKeys(names: readonly string[]): GazetteerRow['keys'] {
  return names.flatMap((name) => {
    const words = foldName(name).split(' ');
    return words.slice(1).map((_, i) => ({ text: words.slice(i + 1).join(' '), keyClass: KEY_CLASS.inside }));
  });
}
