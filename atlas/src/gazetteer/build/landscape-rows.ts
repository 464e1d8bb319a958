import tzLookup from '@photostructure/tz-lookup';
import type { LandscapeRow } from '../../sources/landscapes';
import { foldName } from '../fold';
import { soundKeys } from '../match/sound';
import { type GazetteerRow, TOWN_RANK } from '../rows';
import { namesToKeys } from './names-to-keys';

/** By rank: people search for Maui as often as for a city of several million. */
const IMPORTANCE = { 1: 6.6, 2: 5.6, 3: 4.8 };
/** Type words before or after the name; people leave them out. */
const SORT_WORDS = /^isle of | (?:islands?|mountains|peninsula|valley)$/;

/** Turns an island or a landscape into a row. */
export function landscapeRow(landscape: LandscapeRow): GazetteerRow {
  const { id, name, aka = [], lat, lon, country = '', rank } = landscape;
  const short = foldName(name).replace(SORT_WORDS, '');
  return {
    kind: 'landscape',
    ref: id,
    name,
    localName: null,
    coords: [lon, lat],
    countryCode: country,
    regionCode: '',
    timezone: tzLookup(lat, lon),
    population: 0,
    rank: TOWN_RANK.none,
    importance: IMPORTANCE[rank],
    context: aka.join(' '),
    keys: [...namesToKeys(name, [...aka, short]), ...soundKeys(name)],
  };
}
