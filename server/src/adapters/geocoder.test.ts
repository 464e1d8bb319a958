import type { Atlas } from '@wayfold/atlas/atlas';
import { openTestAtlas } from '@wayfold/atlas/testing/open-test-atlas';
import type { Coords } from '@wayfold/contract/values';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type StandIn, type StandInAnswer, type StandInRequest, startStandIn } from '../testing/stand-in';
import { ServiceBusy } from './geocoder';
import { mapboxGeocoder } from './geocoder.mapbox';
import { nominatimGeocoder } from './geocoder.nominatim';
import { photonGeocoder } from './geocoder.photon';

const MOAB: Coords = [-109.5498, 38.5733];

let atlas: Atlas;
beforeAll(async () => {
  atlas = await openTestAtlas();
});
let service: StandIn | null = null;
afterEach(() => {
  service?.close();
  service = null;
});

/** A service that answers one question alone; anything else it refuses, as the real one would. */
async function standIn(expected: Omit<StandInRequest, 'headers'>, body: unknown): Promise<StandIn> {
  service = await startStandIn(({ path, parameters }) => {
    const isExpected = JSON.stringify(sorted({ path, parameters })) === JSON.stringify(sorted(expected));
    return isExpected ? { body } : { status: 400, body: { message: 'wrong parameters', path, parameters } };
  });
  return service;
}

const sorted = ({ path, parameters }: Omit<StandInRequest, 'headers'>) => [
  path,
  ...Object.entries(parameters).sort(),
];

const photonFeature = (properties: object, coordinates: Coords = MOAB) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates },
  properties: {
    osm_type: 'N',
    osm_id: 1,
    country: 'United States',
    countrycode: 'US',
    state: 'Utah',
    ...properties,
  },
});
const moabOfPhoton = photonFeature({ osm_key: 'place', osm_value: 'town', type: 'city', name: 'Moab' });

describe('Photon', () => {
  const photon = ({ url }: StandIn) => photonGeocoder(`${url}/`, atlas);

  test('is asked for what is typed, near the trip and in a country', async () => {
    const parameters = {
      q: 'moab',
      limit: '3',
      lang: 'en',
      lon: '-110',
      lat: '38.5',
      countrycode: 'US',
      layer: ['city', 'district', 'locality'],
    };
    const there = await standIn({ path: '/api', parameters }, { features: [moabOfPhoton] });

    const query = {
      q: 'moab',
      limit: 3,
      near: [-110, 38.5] as Coords,
      country: 'US',
      kinds: ['town' as const],
      lang: 'de',
    };
    expect(await photon(there).suggest(query)).toEqual([
      {
        id: 'osm:N1@-109.54980,38.57330',
        name: 'Moab',
        kind: 'town',
        coords: MOAB,
        country: expect.stringMatching(/^Vereinigte Staaten/),
        region: 'Utah',
        timezone: 'America/Denver',
        precision: 'place',
        countryCode: 'US',
        localName: null,
      },
    ]);
  });

  test.each([
    [
      { type: 'country', name: 'Italy' },
      { kind: 'country', precision: 'country', region: null },
    ],
    [
      { type: 'state', name: 'Utah' },
      { kind: 'region', precision: 'region', region: null },
    ],
    [
      { type: 'county', name: 'Grand County' },
      { kind: 'county', precision: 'region' },
    ],
    [
      { type: 'locality', name: 'Spanish Valley' },
      { kind: 'town', precision: 'place' },
    ],
    [
      { type: 'street', name: 'Main Street', osm_key: 'highway' },
      { kind: 'address', precision: 'street' },
    ],
    [
      { type: 'house', street: 'Main Street', housenumber: '12' },
      { name: '12 Main Street', kind: 'address', precision: 'address' },
    ],
    [
      { type: 'house', name: 'Star Hall', street: 'Center Street' },
      { name: 'Star Hall', kind: 'poi', precision: 'poi' },
    ],
    [
      { type: 'other', name: 'Canyonlands Field', osm_key: 'aeroway', osm_value: 'aerodrome' },
      { kind: 'airport', precision: 'airport' },
    ],
    [
      { type: 'other', name: '84532', osm_key: 'place', osm_value: 'postcode' },
      { kind: 'postcode', precision: 'postcode' },
    ],
    [
      { type: 'other', name: 'Maui', osm_key: 'place', osm_value: 'island' },
      { kind: 'region', precision: 'region' },
    ],
  ])('%j is %j, no more exactly than it is known', async (properties, place) => {
    const parameters = { q: 'moab', limit: '5', lang: 'en' };
    const there = await standIn({ path: '/api', parameters }, { features: [photonFeature(properties)] });

    expect(await photon(there).geocode({ q: 'moab', limit: 5 })).toMatchObject([place]);
  });

  test('what has no name, lies nowhere or is of another country is left out', async () => {
    const parameters = { q: 'moab', limit: '5', lang: 'en', countrycode: 'US' };
    const features = [
      photonFeature({ type: 'house', osm_id: 2 }),
      photonFeature({ type: 'city', name: 'Off the globe' }, [-109, 138]),
      photonFeature({ type: 'city', name: 'Moab', countrycode: 'ZA' }),
      { nonsense: true },
      moabOfPhoton,
    ];
    const there = await standIn({ path: '/api', parameters }, { features });

    expect(await photon(there).suggest({ q: 'moab', limit: 5, country: 'US' })).toMatchObject([
      { name: 'Moab', countryCode: 'US' },
    ]);
  });

  test('a point is told by the town there, and by none that is far away', async () => {
    const parameters = { lon: '-109.6', lat: '38.6', lang: 'en', radius: '60', limit: '1', layer: 'city' };
    const there = await standIn({ path: '/reverse', parameters }, { features: [moabOfPhoton] });

    expect(await photon(there).reverse([-109.6, 38.6])).toMatchObject({
      name: 'Moab',
      place: { name: 'Moab', kind: 'town' },
      distanceMeters: expect.any(Number),
      countryCode: 'US',
      timezone: 'America/Denver',
    });
    const far = await standIn(
      { path: '/reverse', parameters: { ...parameters, lon: '-100' } },
      { features: [moabOfPhoton] },
    );
    expect(await photon(far).reverse([-100, 38.6])).toBeNull();
  });

  test('a place is found again by its id', async () => {
    const parameters = { lon: '-109.5498', lat: '38.5733', lang: 'en', radius: '1', limit: '10' };
    const there = await standIn(
      { path: '/reverse', parameters },
      { features: [photonFeature({ osm_id: 9, name: 'Other', type: 'house' }), moabOfPhoton] },
    );

    expect(await photon(there).retrieve('osm:N1@-109.54980,38.57330')).toMatchObject({ name: 'Moab' });
    expect(await photon(there).retrieve('osm:N2@-109.54980,38.57330')).toBeNull();
    expect(await photon(there).retrieve('osm:N1')).toBeNull();
  });
});

describe('Nominatim', () => {
  const nominatim = ({ url }: StandIn, everyMs?: number) =>
    nominatimGeocoder(url, atlas, {
      userAgent: 'Wayfold/1 (+https://trips.example.com)',
      ...(everyMs ? { everyMs } : {}),
    });
  const FORMAT = { format: 'jsonv2', addressdetails: '1', namedetails: '1', 'accept-language': 'en' };
  const row = {
    osm_type: 'relation',
    osm_id: 1543125,
    lat: '35.6768601',
    lon: '139.7638947',
    category: 'boundary',
    type: 'administrative',
    addresstype: 'city',
    name: 'Tokyo',
    display_name: 'Tokyo, Japan',
    address: { city: 'Tokyo', country: 'Japan', country_code: 'jp' },
    namedetails: { name: '東京都' },
  };

  test('is asked under our own name, never while somebody types, and answers are kept', async () => {
    const parameters = { q: 'tokyo', limit: '5', countrycodes: 'jp', viewbox: '137,33,141,37', ...FORMAT };
    const there = await standIn({ path: '/search', parameters }, [row]);
    const geocoder = nominatim(there);
    const query = { q: 'tokyo', limit: 5, country: 'JP', near: [139, 35] as Coords };

    expect(geocoder.isForTyping).toBe(false);
    expect(await geocoder.suggest(query)).toEqual([]);
    expect(await geocoder.geocode(query)).toMatchObject([
      {
        id: 'osm:R1543125@139.76389,35.67686',
        name: 'Tokyo',
        localName: '東京都',
        kind: 'town',
        countryCode: 'JP',
        timezone: 'Asia/Tokyo',
      },
    ]);
    await geocoder.geocode(query);
    expect(there.asked.map(({ headers }) => headers['user-agent'])).toEqual([
      'Wayfold/1 (+https://trips.example.com)',
    ]);
  });

  test('who would have to wait for a turn is told at once', async () => {
    const there = await standIn({ path: '/search', parameters: { q: 'tokyo', limit: '5', ...FORMAT } }, [
      row,
    ]);
    const geocoder = nominatim(there, 60_000);

    await geocoder.geocode({ q: 'tokyo', limit: 5 });
    await expect(geocoder.geocode({ q: 'kyoto', limit: 5 })).rejects.toBeInstanceOf(ServiceBusy);
    expect(there.asked.length).toBe(1);
  });

  test.each([
    [{ addresstype: 'country' }, { kind: 'country', precision: 'country' }],
    [{ addresstype: 'state' }, { kind: 'region', precision: 'region' }],
    [{ addresstype: 'county' }, { kind: 'county', precision: 'region' }],
    [{ addresstype: 'village' }, { kind: 'town', precision: 'place' }],
    [{ addresstype: 'postcode' }, { kind: 'postcode', precision: 'postcode' }],
    [
      { addresstype: 'road', category: 'highway' },
      { kind: 'address', precision: 'street' },
    ],
    [
      { category: 'aeroway', type: 'aerodrome', addresstype: 'aeroway' },
      { kind: 'airport', precision: 'airport' },
    ],
    [
      { category: 'tourism', type: 'museum', addresstype: 'tourism' },
      { kind: 'poi', precision: 'poi' },
    ],
    [
      {
        name: '',
        category: 'place',
        type: 'house',
        addresstype: 'place',
        address: { house_number: '135' },
        display_name: '135, Pilkington Avenue, Birmingham',
      },
      { name: '135 Pilkington Avenue', kind: 'address', precision: 'address' },
    ],
  ])('%j is %j', async (fields, place) => {
    const parameters = { q: 'x y', limit: '5', ...FORMAT };
    const there = await standIn({ path: '/search', parameters }, [{ ...row, ...fields }]);

    expect(await nominatim(there).geocode({ q: 'x y', limit: 5 })).toMatchObject([place]);
  });

  test('a point is told by its town, a place is found again, and the open sea is nothing', async () => {
    const parameters = { lat: '35.68', lon: '139.76', zoom: '12', layer: 'address', ...FORMAT };
    const there = await standIn({ path: '/reverse', parameters }, row);
    expect(await nominatim(there).reverse([139.76, 35.68])).toMatchObject({
      name: 'Tokyo',
      country: 'Japan',
    });

    const again = await standIn({ path: '/lookup', parameters: { osm_ids: 'R1543125', ...FORMAT } }, [row]);
    expect(await nominatim(again).retrieve('osm:R1543125@139.76389,35.67686')).toMatchObject({
      name: 'Tokyo',
    });

    const sea = await standIn(
      { path: '/reverse', parameters: { ...parameters, lat: '0', lon: '0' } },
      { error: 'Unable to geocode' },
    );
    expect(await nominatim(sea).reverse([0, 0])).toBeNull();
  });
});

describe('Mapbox', () => {
  const KEY = 'pk.a-secret-key';
  const mapbox = ({ url }: StandIn) => mapboxGeocoder(KEY, atlas, url);
  const ALWAYS = { language: 'en', permanent: 'true', access_token: KEY };
  const feature = (properties: object) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: MOAB },
    properties: {
      mapbox_id: 'dXJuOm1ieHBsYzpBYmM',
      feature_type: 'place',
      name: 'Moab',
      context: { country: { name: 'United States', country_code: 'US' }, region: { name: 'Utah' } },
      ...properties,
    },
  });

  test('is asked for what is typed as results that may be kept', async () => {
    const parameters = {
      q: 'moab, utah',
      limit: '3',
      proximity: '-110,38.5',
      country: 'us',
      types: 'place,locality,neighborhood',
      autocomplete: 'true',
      ...ALWAYS,
    };
    const there = await standIn(
      { path: '/search/geocode/v6/forward', parameters },
      { features: [feature({})] },
    );

    const query = {
      q: 'moab; utah',
      limit: 3,
      near: [-110, 38.5] as Coords,
      country: 'US',
      kinds: ['town' as const],
    };
    expect(await mapbox(there).suggest(query)).toMatchObject([
      {
        id: 'mb:place:dXJuOm1ieHBsYzpBYmM@-109.54980,38.57330',
        name: 'Moab',
        kind: 'town',
        precision: 'place',
        region: 'Utah',
      },
    ]);
    expect(await mapbox(there).suggest({ ...query, kinds: ['airport'] })).toEqual([]);
    expect(there.asked.length).toBe(1);
  });

  test.each([
    [
      { feature_type: 'address', coordinates: { accuracy: 'rooftop' } },
      { kind: 'address', precision: 'address' },
    ],
    [
      { feature_type: 'address', coordinates: { accuracy: 'interpolated' } },
      { kind: 'address', precision: 'street' },
    ],
    [{ feature_type: 'address' }, { kind: 'address', precision: 'street' }],
    [{ feature_type: 'street' }, { kind: 'address', precision: 'street' }],
    [{ feature_type: 'district' }, { kind: 'county', precision: 'region' }],
    [
      { feature_type: 'region', name: 'Utah' },
      { kind: 'region', region: null },
    ],
  ])('%j is %j', async (fields, place) => {
    const parameters = { q: 'moab', limit: '5', autocomplete: 'false', ...ALWAYS };
    const there = await standIn(
      { path: '/search/geocode/v6/forward', parameters },
      { features: [feature(fields)] },
    );

    expect(await mapbox(there).geocode({ q: 'moab', limit: 5 })).toMatchObject([place]);
  });

  test('a point is told by its town, and a place is found again by its id', async () => {
    const at = { longitude: '-109.5498', latitude: '38.5733', ...ALWAYS };
    const there = await standIn(
      { path: '/search/geocode/v6/reverse', parameters: { ...at, types: 'place' } },
      { features: [feature({})] },
    );
    expect(await mapbox(there).reverse(MOAB)).toMatchObject({ name: 'Moab', region: 'Utah' });

    const again = await standIn(
      { path: '/search/geocode/v6/reverse', parameters: { ...at, types: 'place', limit: '5' } },
      { features: [feature({})] },
    );
    expect(await mapbox(again).retrieve('mb:place:dXJuOm1ieHBsYzpBYmM@-109.54980,38.57330')).toMatchObject({
      name: 'Moab',
    });
    expect(await mapbox(again).retrieve('mb:place:other@-109.54980,38.57330')).toBeNull();
  });

  test('its key is in no error', async () => {
    const there = await standIn({ path: '/elsewhere', parameters: {} }, {});
    const refused = await mapbox(there)
      .geocode({ q: 'moab', limit: 5 })
      .catch((error: Error) => error.message);

    expect(refused).toMatch(/Mapbox refused with status 400/);
    expect(refused).not.toContain(KEY);
  });
});

describe('a service that does not answer with places', () => {
  const ask = async (answer: StandInAnswer) => {
    service = await startStandIn(() => answer);
    return photonGeocoder(service.url, atlas).suggest({ q: 'moab', limit: 5 });
  };

  test.each<[StandInAnswer, RegExp]>([
    [{ body: '' }, /with JSON/],
    [{ body: '{"features":[' }, /with JSON/],
    [{ body: [] }, /something else/],
    [{ body: { features: 'none' } }, /something else/],
    [{ status: 500, body: {} }, /status 500/],
    [{ status: 302, headers: { location: '/api' }, body: {} }, /cannot be reached/],
    [{ body: `"${'x'.repeat(2_100_000)}"` }, /with JSON/],
  ])('fails with %j', async (answer, sentence) => {
    await expect(ask(answer)).rejects.toThrow(sentence);
  });

  test('is not waited for while somebody types', async () => {
    await expect(ask(null)).rejects.toThrow(/in time/);
  });

  test.each([
    ['7', 7],
    ['86400', 600],
    ['soon', 30],
  ])('is left alone as long as it asks for, within reason: %s', async (after, seconds) => {
    const busy = await ask({ status: 429, headers: { 'retry-after': after }, body: {} }).catch(
      (error: unknown) => error,
    );

    expect(busy).toBeInstanceOf(ServiceBusy);
    expect(busy).toMatchObject({ seconds });
  });

  test('may have nothing', async () => {
    expect(await ask({ body: { features: [] } })).toEqual([]);
  });
});
