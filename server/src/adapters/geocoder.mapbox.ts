import type { Atlas } from '@wayfold/atlas/atlas';
import type { Coords } from '@wayfold/contract/kernel/values';
import type { AtlasPlace, AtlasPlaceKind } from '@wayfold/contract/places/atlas-endpoints';
import { z } from 'zod';
import { MAPBOX_API } from './directions.mapbox';
import { serviceUrl } from './directions-request';
import {
  asAsked,
  type GeocodedPlace,
  placesOf,
  pointOfId,
  reverseOf,
  withoutPoint,
  withPoint,
} from './geocoded-place';
import type { GeocodingService, PlaceQuery } from './geocoder';
import { askForFeatures } from './geocoder-request';

const TYPING_TIMEOUT_MS = 1_000;
const TIMEOUT_MS = 2_500;
/** Mapbox refuses more words than this. */
const MOST_WORDS = 20;
const ON_ONE_SPOT = 5;

const Named = z.object({ name: z.string().nullish(), country_code: z.string().nullish() }).nullish();
const Feature = z.object({
  geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  properties: z.object({
    mapbox_id: z.string().regex(/^[\w.-]{1,100}$/),
    feature_type: z.string(),
    name: z.string(),
    coordinates: z.object({ accuracy: z.string().nullish() }).nullish(),
    context: z.object({ country: Named, region: Named }).nullish(),
  }),
});
type Feature = z.infer<typeof Feature>;

/** Mapbox's types for our kinds; it has neither sights nor airports. */
const TYPES: Partial<Record<AtlasPlaceKind, readonly string[]>> = {
  country: ['country'],
  region: ['region'],
  county: ['district'],
  town: ['place', 'locality', 'neighborhood'],
  postcode: ['postcode'],
  address: ['address', 'street'],
};

/**
 * Finds places with Mapbox geocoding (`MAPBOX_TOKEN`), as permanent results: places are stored in trips, which
 * Mapbox allows only for those.
 */
export function mapboxGeocoder(
  token: string,
  atlas: Pick<Atlas, 'timezoneAt'>,
  api: string = MAPBOX_API,
): GeocodingService {
  const ask = async (path: string, parameters: Record<string, string>, timeoutMs: number) => {
    const address = serviceUrl(api, `/search/geocode/v6/${path}`);
    const all = { ...parameters, language: 'en', permanent: 'true', access_token: token };
    for (const [name, value] of Object.entries(all)) address.searchParams.set(name, value);
    const features = await askForFeatures(address, Feature, { service: 'Mapbox', timeoutMs });
    return placesOf(atlas, features.map(foundPlace));
  };
  const search = async (query: PlaceQuery, autocomplete: boolean) => {
    const types = query.kinds?.flatMap((kind) => TYPES[kind] ?? []);
    if (types?.length === 0) return [];
    const parameters = {
      ...parametersOf(query),
      autocomplete: String(autocomplete),
      ...(types ? { types: types.join(',') } : {}),
    };
    const timeoutMs = autocomplete ? TYPING_TIMEOUT_MS : TIMEOUT_MS;
    return asAsked(await ask('forward', parameters, timeoutMs), query);
  };
  return {
    name: 'Mapbox',
    credit: '© Mapbox',
    isForTyping: true,
    owns: (id) => /^mb:[a-z_]+:[\w.-]+@/.test(id),
    suggest: (query) => search(query, true),
    geocode: (query) => search(query, false),
    reverse: async (at) => {
      const [town] = await ask('reverse', { ...pointParameters(at), types: 'place' }, TIMEOUT_MS);
      return reverseOf(atlas, at, town);
    },
    retrieve: async (id) => {
      const at = pointOfId(id);
      const [, type] = /^mb:([a-z_]+):/.exec(id) ?? [];
      if (!at || !type) return null;
      const parameters = { ...pointParameters(at), types: type, limit: String(ON_ONE_SPOT) };
      const there = await ask('reverse', parameters, TIMEOUT_MS);
      return there.find((place) => withoutPoint(place.id) === withoutPoint(id)) ?? null;
    },
  };
}

const pointParameters = ([lon, lat]: Coords) => ({ longitude: String(lon), latitude: String(lat) });

function parametersOf({ q, limit, near, country }: PlaceQuery): Record<string, string> {
  // A semicolon would request several texts at once.
  const words = q.replaceAll(';', ',').trim().split(/\s+/).slice(0, MOST_WORDS);
  return {
    q: words.join(' '),
    limit: String(limit),
    ...(near ? { proximity: near.join(',') } : {}),
    ...(country ? { country: country.toLowerCase() } : {}),
  };
}

function foundPlace({ geometry, properties }: Feature): GeocodedPlace {
  const { mapbox_id, feature_type, name, context, coordinates } = properties;
  return {
    id: withPoint(`mb:${feature_type}:${mapbox_id}`, geometry.coordinates),
    name,
    ...whatItIs(feature_type, coordinates?.accuracy ?? null),
    coords: geometry.coordinates,
    country: context?.country?.name ?? (feature_type === 'country' ? name : null),
    countryCode: context?.country?.country_code ?? null,
    region: context?.region?.name ?? null,
  };
}

type WhatItIs = Pick<AtlasPlace, 'kind' | 'precision'>;
const BY_TYPE: Record<string, WhatItIs> = {
  country: { kind: 'country', precision: 'country' },
  region: { kind: 'region', precision: 'region' },
  district: { kind: 'county', precision: 'region' },
  postcode: { kind: 'postcode', precision: 'postcode' },
  street: { kind: 'address', precision: 'street' },
};
/** Only these mean that the house itself was found, not a guess along its street. */
const AT_THE_HOUSE = ['rooftop', 'parcel', 'point'];

function whatItIs(type: string, accuracy: string | null): WhatItIs {
  const known = BY_TYPE[type];
  if (known) return known;
  if (type !== 'address' && type !== 'secondary_address') return { kind: 'town', precision: 'place' };
  return { kind: 'address', precision: accuracy && AT_THE_HOUSE.includes(accuracy) ? 'address' : 'street' };
}
