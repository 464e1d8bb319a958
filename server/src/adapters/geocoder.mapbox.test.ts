import type { Atlas } from '@wayfold/atlas/atlas';
import { openTestAtlas } from '@wayfold/atlas/testing/open-test-atlas';
import type { Coords } from '@wayfold/contract/kernel/values';
import { beforeAll, expect, test } from 'vitest';
import type { StandIn } from '../testing/stand-ins/stand-in';
import { useStandIn } from '../testing/stand-ins/use-stand-in';
import { mapboxGeocoder } from './geocoder.mapbox';

const MOAB: Coords = [-109.5498, 38.5733];

let atlas: Atlas;
beforeAll(async () => {
  atlas = await openTestAtlas();
});
const standIn = useStandIn();

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

test('is asked for permanent results while typing', async () => {
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

test('a point is described by its town, and a place is found again by its ID', async () => {
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
