import type { Atlas, Reverse } from '@wayfold/atlas/atlas';
import { countryNameIn } from '@wayfold/atlas/sources/country-names';
import type { Coords } from '@wayfold/contract/kernel/values';
import type { AtlasPlace } from '@wayfold/contract/places/atlas-endpoints';
import { greatCircleMeters, isLonLat } from '@wayfold/domain/travel/legs';
import type { PlaceQuery } from './geocoder';

/** A place as a service describes it; fields it doesn't provide are null. */
export type GeocodedPlace = {
  id: string;
  name: string | null;
  localName?: string | null;
  kind: AtlasPlace['kind'];
  precision: AtlasPlace['precision'];
  coords: Coords;
  country: string | null;
  countryCode: string | null;
  region: string | null;
};

const NAME_MAX = 200;
/** A town farther away says nothing about a point. */
const TOWN_METERS = 60_000;

/** Converts a service's results to our places, without those that have no name or location. */
export function placesOf(atlas: Pick<Atlas, 'timezoneAt'>, found: readonly GeocodedPlace[]): AtlasPlace[] {
  return found.flatMap((place) => {
    const name = tidy(place.name);
    if (!name || !isLonLat(place.coords)) return [];
    const localName = tidy(place.localName ?? null);
    const isArea = place.kind === 'country' || place.kind === 'region';
    return {
      id: place.id,
      name,
      kind: place.kind,
      coords: place.coords,
      country: tidy(place.country),
      region: isArea ? null : tidy(place.region),
      timezone: atlas.timezoneAt(place.coords),
      precision: place.precision,
      countryCode: place.countryCode?.toUpperCase() ?? null,
      localName: localName === name ? null : localName,
    };
  });
}

/** Filters a service's results by the query, whatever it returns, and names countries in the requested language. */
export function asAsked(
  places: readonly AtlasPlace[],
  { kinds, country, limit, lang }: PlaceQuery,
): AtlasPlace[] {
  return places
    .filter(({ kind }) => kinds?.includes(kind) ?? true)
    .filter(({ countryCode }) => country === undefined || countryCode === country)
    .slice(0, limit)
    .map((place) => {
      const named = lang && place.countryCode ? countryNameIn(lang, place.countryCode) : null;
      if (!named) return place;
      return { ...place, country: named, name: place.kind === 'country' ? named : place.name };
    });
}

/** What is at a point, from the town a service found there; null if there is none nearby. */
export function reverseOf(
  atlas: Pick<Atlas, 'timezoneAt'>,
  at: Coords,
  town: AtlasPlace | undefined,
): Reverse | null {
  if (town?.kind !== 'town') return null;
  const meters = greatCircleMeters(at, town.coords);
  if (meters > TOWN_METERS) return null;
  return {
    name: town.name,
    place: { ...town, kind: 'town', precision: 'place' },
    distanceMeters: Math.round(meters),
    country: town.country,
    countryCode: town.countryCode,
    region: town.region,
    timezone: atlas.timezoneAt(at),
  };
}

/** The point at the end of a service's ID, `…@-109.55,38.57`; null if there is none. */
export function pointOfId(id: string): Coords | null {
  const [, lon, lat] = /@(-?\d{1,3}(?:\.\d+)?),(-?\d{1,2}(?:\.\d+)?)$/.exec(id) ?? [];
  const point: Coords = [Number(lon), Number(lat)];
  return lon !== undefined && isLonLat(point) ? point : null;
}

/** Appends a point to an ID, so any copy of the server can find the place again. */
export function withPoint(id: string, [lon, lat]: Coords): string {
  return `${id}@${lon.toFixed(5)},${lat.toFixed(5)}`;
}

/** An ID without its point. */
export function withoutPoint(id: string): string {
  return id.replace(/@[^@]*$/, '');
}

function tidy(text: string | null): string | null {
  return text?.toWellFormed().replaceAll('\u0000', '').trim().slice(0, NAME_MAX).trim() || null;
}
