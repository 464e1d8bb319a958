import { setTimeout } from 'node:timers/promises';
import type { Atlas } from '@wayfold/atlas/atlas';
import type { Coords } from '@wayfold/contract/kernel/values';
import type { AtlasPlace } from '@wayfold/contract/places/atlas-endpoints';
import { z } from 'zod';
import { serviceUrl } from './directions-request';
import { asAsked, type GeocodedPlace, placesOf, reverseOf, withPoint } from './geocoded-place';
import { type GeocodingService, type PlaceQuery, ServiceBusy } from './geocoder';
import { askGeocoder } from './geocoder-request';

const TIMEOUT_MS = 2_500;
/** The public server allows at most one request per second for all users of an application together. */
const PUBLIC_HOST = 'nominatim.openstreetmap.org';
const PUBLIC_EVERY_MS = 1_000;
/** Requests that would wait longer are answered by the atlas. */
const LONGEST_WAIT_MS = 1_500;
/** Half the side length of the box that means "near", in degrees. */
const NEAR_DEGREES = 2;
/** The zoom level of towns and boroughs. */
const TOWN_ZOOM = '12';
const KEPT_ANSWERS = 500;
const KEPT_MS = 24 * 3_600_000;

const Degrees = z.coerce.number();
const Texts = z.record(z.string(), z.unknown()).nullish();
const Row = z.object({
  osm_type: z.enum(['node', 'way', 'relation']),
  osm_id: z.coerce.number().int().positive(),
  lat: Degrees,
  lon: Degrees,
  category: z.string().nullish(),
  type: z.string().nullish(),
  addresstype: z.string().nullish(),
  name: z.string().nullish(),
  display_name: z.string().nullish(),
  address: Texts,
  namedetails: Texts,
});
type Row = z.infer<typeof Row>;

/** How to call a Nominatim server. */
export type NominatimManner = {
  /** Names the application, as its terms require. */
  userAgent: string;
  /** Milliseconds between requests; those of the public server by default. */
  everyMs?: number;
};

/**
 * Finds places with a Nominatim server (`NOMINATIM_URL`), following its usage policy: at most one request per second, under
 * our own name, none while somebody is typing, and responses are cached.
 */
export function nominatimGeocoder(
  url: string,
  atlas: Pick<Atlas, 'timezoneAt'>,
  { userAgent, everyMs }: NominatimManner,
): GeocodingService {
  const takeTurn = spacedRequests(everyMs ?? (new URL(url).hostname === PUBLIC_HOST ? PUBLIC_EVERY_MS : 0));
  const kept = new Map<string, { places: AtlasPlace[]; until: number }>();
  const ask = async (path: string, parameters: Record<string, string>): Promise<AtlasPlace[]> => {
    const address = serviceUrl(url, path);
    const all = {
      ...parameters,
      format: 'jsonv2',
      addressdetails: '1',
      namedetails: '1',
      'accept-language': 'en',
    };
    for (const [name, value] of Object.entries(all)) address.searchParams.set(name, value);
    const known = kept.get(address.href);
    if (known && known.until > Date.now()) return known.places;
    await takeTurn();
    const asking = { service: 'Nominatim', timeoutMs: TIMEOUT_MS, headers: { 'user-agent': userAgent } };
    const places = placesOf(atlas, rowsOf(await askGeocoder(address, asking)).map(foundPlace));
    kept.set(address.href, { places, until: Date.now() + KEPT_MS });
    const [oldest] = kept.keys();
    if (kept.size > KEPT_ANSWERS && oldest !== undefined) kept.delete(oldest);
    return places;
  };
  return {
    name: 'Nominatim',
    credit: '© OpenStreetMap',
    isForTyping: false,
    owns: (id) => /^osm:[NWR]\d+@/.test(id),
    suggest: async () => [],
    geocode: async (query) => asAsked(await ask('/search', parametersOf(query)), query),
    reverse: async (at) => {
      const [lon, lat] = at;
      const [town] = await ask('/reverse', {
        lat: String(lat),
        lon: String(lon),
        zoom: TOWN_ZOOM,
        layer: 'address',
      });
      return reverseOf(atlas, at, town);
    },
    retrieve: async (id) => {
      const [, osm] = /^osm:([NWR]\d+)@/.exec(id) ?? [];
      const [place] = osm ? await ask('/lookup', { osm_ids: osm }) : [];
      return place ?? null;
    },
  };
}

/** Creates a function that waits until a request may be sent; throws if that would take too long. */
function spacedRequests(everyMs: number): () => Promise<void> {
  let next = 0;
  return async () => {
    const now = Date.now();
    const wait = Math.max(0, next - now);
    if (wait > LONGEST_WAIT_MS) throw new ServiceBusy('Nominatim', 0);
    next = now + wait + everyMs;
    if (wait > 0) await setTimeout(wait);
  };
}

function parametersOf({ q, limit, near, country }: PlaceQuery): Record<string, string> {
  return {
    q,
    limit: String(limit),
    ...(country ? { countrycodes: country.toLowerCase() } : {}),
    ...(near ? { viewbox: boxAround(near) } : {}),
  };
}

function boxAround([lon, lat]: Coords): string {
  const inside = (degrees: number, most: number) => Math.max(-most, Math.min(most, degrees));
  return [
    inside(lon - NEAR_DEGREES, 180),
    inside(lat - NEAR_DEGREES, 90),
    inside(lon + NEAR_DEGREES, 180),
    inside(lat + NEAR_DEGREES, 90),
  ].join(',');
}

/** The rows of a response: a list, one of them, or an error that says there is nothing there. */
function rowsOf(answer: unknown): Row[] {
  const list = Array.isArray(answer) ? answer : [answer];
  if (!list.every((row) => typeof row === 'object' && row !== null))
    throw new Error('Nominatim returned something other than places.');
  return list.flatMap((row) => Row.safeParse(row).data ?? []);
}

const LETTER = { node: 'N', way: 'W', relation: 'R' } as const;

function foundPlace(row: Row): GeocodedPlace {
  const textOf = (texts: Row['address'], field: string) => {
    const text = texts?.[field];
    return typeof text === 'string' ? text : null;
  };
  const coords: Coords = [row.lon, row.lat];
  const what = whatItIs(row);
  return {
    id: withPoint(`osm:${LETTER[row.osm_type]}${row.osm_id}`, coords),
    name: row.name || addressOf(row.display_name ?? '', what.kind === 'address'),
    localName: textOf(row.namedetails, 'name'),
    ...what,
    coords,
    country: textOf(row.address, 'country'),
    countryCode: textOf(row.address, 'country_code'),
    region: textOf(row.address, 'state') ?? textOf(row.address, 'region'),
  };
}

/** The beginning of "135, Pilkington Avenue, Wylde Green, Birmingham, …": number and street of an address. */
function addressOf(displayName: string, isAddress: boolean): string {
  return displayName
    .split(', ')
    .slice(0, isAddress ? 2 : 1)
    .join(' ');
}

const TOWNS =
  /^(city|town|village|hamlet|municipality|suburb|city_district|borough|quarter|neighbourhood|isolated_dwelling|locality)$/;
const REGIONS = /^(state|region|province|island|islet|archipelago)$/;
const COUNTIES = /^(county|state_district|district)$/;

function whatItIs({
  category,
  type,
  addresstype,
  address,
  name,
}: Row): Pick<AtlasPlace, 'kind' | 'precision'> {
  const sort = addresstype ?? type ?? '';
  if (category === 'aeroway' && type === 'aerodrome') return { kind: 'airport', precision: 'airport' };
  if (sort === 'country') return { kind: 'country', precision: 'country' };
  if (REGIONS.test(sort)) return { kind: 'region', precision: 'region' };
  if (COUNTIES.test(sort)) return { kind: 'county', precision: 'region' };
  if (TOWNS.test(sort)) return { kind: 'town', precision: 'place' };
  if (sort === 'postcode') return { kind: 'postcode', precision: 'postcode' };
  if (sort === 'road' || category === 'highway') return { kind: 'address', precision: 'street' };
  if (!name && address?.house_number) return { kind: 'address', precision: 'address' };
  return { kind: 'poi', precision: 'poi' };
}
