import type { Atlas } from '@wayfold/atlas/atlas';
import { openTestAtlas } from '@wayfold/atlas/testing/open-test-atlas';
import type { Coords } from '@wayfold/contract/kernel/values';
import { beforeAll, expect, test } from 'vitest';
import type { StandIn } from '../testing/stand-ins/stand-in';
import { useStandIn } from '../testing/stand-ins/use-stand-in';
import { ServiceBusy } from './geocoder';
import { nominatimGeocoder } from './geocoder.nominatim';

let atlas: Atlas;
beforeAll(async () => {
  atlas = await openTestAtlas();
});
const standIn = useStandIn();

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

test('is asked under our own name, never while somebody is typing, and responses are cached', async () => {
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

test('a request that would have to wait its turn is rejected at once', async () => {
  const there = await standIn({ path: '/search', parameters: { q: 'tokyo', limit: '5', ...FORMAT } }, [row]);
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

test('a point is described by its town, a place is found again, and the open sea is nothing', async () => {
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
