import type { LonLat } from '@wayfold/domain/travel/legs';
import type { AtlasPlace, Reverse } from '../atlas';

/** Coordinates are shown and stored to about a meter. */
const DECIMALS = 5;

/** Creates a place from coordinates, named after what is there, or by its numbers at sea. */
export function pointPlace(at: LonLat, there: Reverse): AtlasPlace {
  const [lon, lat] = at.map((degrees) => Number(degrees.toFixed(DECIMALS)));
  const text = `${lat},${lon}`;
  return {
    id: `ll:${text}`,
    name: there.name ?? text.replace(',', ', '),
    kind: 'place',
    coords: [lon ?? 0, lat ?? 0],
    country: there.country,
    region: there.region,
    timezone: there.timezone,
    precision: 'place',
    countryCode: there.countryCode,
    localName: there.place?.localName ?? null,
  };
}
