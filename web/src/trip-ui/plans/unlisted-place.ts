import type { Coords } from '@wayfold/contract/kernel/values';
import type { AtlasPlace } from '@wayfold/contract/places/atlas-endpoints';
import type { Place } from '@wayfold/contract/places/places';
import { UNKNOWN_PLACE } from '@wayfold/contract/places/unknown-place';

/** A place that nothing lists, so that it has no id: a point of the map, or an address. */
export function unlistedPlace(name: string, [lon, lat]: Readonly<Coords>): Place {
  return { ...UNKNOWN_PLACE, id: '', poi_source: 'map_data', name, coords: [lon, lat] };
}

/** A place as searches find it, as one that can be added to a trip. */
export function placeOfAtlas(found: AtlasPlace): Place {
  const { id, kind, name, localName, coords, country, countryCode, region, timezone } = found;
  const known = { localName, country, countryCode, region, timezone };
  const place = { ...unlistedPlace(name, coords), ...known };
  switch (kind) {
    case 'own':
      return { ...place, id, poi_source: 'user_place' };
    case 'poi':
      return { ...place, id, poi_source: id.startsWith('poi:') ? 'curated' : 'map_data' };
    case 'airport':
      return { ...place, id, poi_source: 'airport' };
    default:
      return place;
  }
}

/** "35.0116, 135.7681": names a point about which nothing is known. */
export function pointName([lon, lat]: Readonly<Coords>): string {
  return `${lat.toFixed(4)}, ${lon.toFixed(4)}`;
}
