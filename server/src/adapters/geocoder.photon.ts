import type { Atlas } from '@wayfold/atlas/atlas';
import type { Coords } from '@wayfold/contract/kernel/values';
import type { AtlasPlace, AtlasPlaceKind } from '@wayfold/contract/places/atlas-endpoints';
import { z } from 'zod';
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

/** Somebody is typing, and the atlas answers immediately. */
const TYPING_TIMEOUT_MS = 1_000;
const TIMEOUT_MS = 2_500;
const TOWN_KM = 60;
/** There are hardly more things than this at one spot. */
const ON_ONE_SPOT = 10;

const Text = z.string().nullish();
const Feature = z.object({
  geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  properties: z.object({
    osm_type: z.enum(['N', 'W', 'R']),
    osm_id: z.number().int().positive(),
    osm_key: Text,
    osm_value: Text,
    type: Text,
    name: Text,
    housenumber: Text,
    street: Text,
    state: Text,
    country: Text,
    countrycode: Text,
  }),
});
type Feature = z.infer<typeof Feature>;

/** Photon's layers for kinds that can be requested by layer; sights are in several. */
const LAYERS: Partial<Record<AtlasPlaceKind, readonly string[]>> = {
  country: ['country'],
  region: ['state'],
  county: ['county'],
  town: ['city', 'district', 'locality'],
};

/** Finds places with a Photon server (`PHOTON_URL`), which is built for search-as-you-type. */
export function photonGeocoder(url: string, atlas: Pick<Atlas, 'timezoneAt'>): GeocodingService {
  const ask = async (path: string, parameters: [string, string][], timeoutMs: number) => {
    const address = serviceUrl(url, path);
    for (const [name, value] of parameters) address.searchParams.append(name, value);
    const features = await askForFeatures(address, Feature, { service: 'Photon', timeoutMs });
    return placesOf(atlas, features.map(foundPlace));
  };
  const search = async (query: PlaceQuery, timeoutMs: number) =>
    asAsked(await ask('/api', parametersOf(query), timeoutMs), query);
  const around = ([lon, lat]: Coords): [string, string][] => [
    ['lon', String(lon)],
    ['lat', String(lat)],
    ['lang', 'en'],
  ];
  return {
    name: 'Photon',
    credit: '© OpenStreetMap',
    isForTyping: true,
    owns: (id) => /^osm:[NWR]\d+@/.test(id),
    suggest: (query) => search(query, TYPING_TIMEOUT_MS),
    geocode: (query) => search(query, TIMEOUT_MS),
    reverse: async (at) => {
      const parameters: [string, string][] = [
        ...around(at),
        ['radius', String(TOWN_KM)],
        ['limit', '1'],
        ['layer', 'city'],
      ];
      const [town] = await ask('/reverse', parameters, TIMEOUT_MS);
      return reverseOf(atlas, at, town);
    },
    retrieve: async (id) => {
      const at = pointOfId(id);
      if (!at) return null;
      const parameters: [string, string][] = [...around(at), ['radius', '1'], ['limit', String(ON_ONE_SPOT)]];
      const there = await ask('/reverse', parameters, TIMEOUT_MS);
      return there.find((place) => withoutPoint(place.id) === withoutPoint(id)) ?? null;
    },
  };
}

function parametersOf({ q, limit, near, country, kinds }: PlaceQuery): [string, string][] {
  const layers = kinds?.map((kind) => LAYERS[kind]);
  const isWithinLayers = layers?.every((names) => names !== undefined);
  return [
    ['q', q],
    ['limit', String(limit)],
    ['lang', 'en'],
    ...(near
      ? ([
          ['lon', String(near[0])],
          ['lat', String(near[1])],
        ] satisfies [string, string][])
      : []),
    ...(country ? ([['countrycode', country]] satisfies [string, string][]) : []),
    ...(isWithinLayers
      ? (layers ?? []).flatMap((names) => (names ?? []).map((name): [string, string] => ['layer', name]))
      : []),
  ];
}

function foundPlace({ geometry, properties }: Feature): GeocodedPlace {
  const { osm_type, osm_id, name, housenumber, street, state, country, countrycode } = properties;
  const address = street ? [housenumber, street].filter(Boolean).join(' ') : null;
  return {
    id: withPoint(`osm:${osm_type}${osm_id}`, geometry.coordinates),
    name: name ?? address,
    ...whatItIs(properties),
    coords: geometry.coordinates,
    country: country ?? null,
    countryCode: countrycode ?? null,
    region: state ?? null,
  };
}

type WhatItIs = Pick<AtlasPlace, 'kind' | 'precision'>;
const BY_LAYER: Record<string, WhatItIs> = {
  country: { kind: 'country', precision: 'country' },
  state: { kind: 'region', precision: 'region' },
  county: { kind: 'county', precision: 'region' },
  city: { kind: 'town', precision: 'place' },
  district: { kind: 'town', precision: 'place' },
  locality: { kind: 'town', precision: 'place' },
  street: { kind: 'address', precision: 'street' },
};

/** Decides by layer and tag; houses without a name are addresses. */
function whatItIs({ type, osm_key: key, osm_value: value, name }: Feature['properties']): WhatItIs {
  if (key === 'aeroway' && value === 'aerodrome') return { kind: 'airport', precision: 'airport' };
  if (key === 'place' && value === 'postcode') return { kind: 'postcode', precision: 'postcode' };
  if (key === 'place' && /^(island|islet|archipelago|region)$/.test(value ?? ''))
    return { kind: 'region', precision: 'region' };
  const known = BY_LAYER[type ?? ''];
  if (known) return known;
  return name ? { kind: 'poi', precision: 'poi' } : { kind: 'address', precision: 'address' };
}
