import type { Atlas } from '@wayfold/atlas/atlas';
import { openTestAtlas } from '@wayfold/atlas/testing/open-test-atlas';
import type { Coords } from '@wayfold/contract/kernel/values';
import { beforeAll, expect, test } from 'vitest';
import type { StandIn } from '../testing/stand-ins/stand-in';
import { useStandIn } from '../testing/stand-ins/use-stand-in';
import { photonGeocoder } from './geocoder.photon';

const MOAB: Coords = [-109.5498, 38.5733];

let atlas: Atlas;
beforeAll(async () => {
  atlas = await openTestAtlas();
});
const standIn = useStandIn();

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

const photon = ({ url }: StandIn) => photonGeocoder(`${url}/`, atlas);

test('is asked for the typed text, near the trip and in a country', async () => {
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
])('%j is %j, no more precise than what is known', async (properties, place) => {
  const parameters = { q: 'moab', limit: '5', lang: 'en' };
  const there = await standIn({ path: '/api', parameters }, { features: [photonFeature(properties)] });

  expect(await photon(there).geocode({ q: 'moab', limit: 5 })).toMatchObject([place]);
});

test('results without a name or location, or in another country, are left out', async () => {
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

test('a point is described by the town there, never by one far away', async () => {
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

test('a place is found again by its ID', async () => {
  const parameters = { lon: '-109.5498', lat: '38.5733', lang: 'en', radius: '1', limit: '10' };
  const there = await standIn(
    { path: '/reverse', parameters },
    { features: [photonFeature({ osm_id: 9, name: 'Other', type: 'house' }), moabOfPhoton] },
  );

  expect(await photon(there).retrieve('osm:N1@-109.54980,38.57330')).toMatchObject({ name: 'Moab' });
  expect(await photon(there).retrieve('osm:N2@-109.54980,38.57330')).toBeNull();
  expect(await photon(there).retrieve('osm:N1')).toBeNull();
});
