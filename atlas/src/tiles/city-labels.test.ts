import { expect, test } from 'vitest';
import { type GazetteerRow, TOWN_RANK } from '../gazetteer/rows';
import { chooseCities } from './city-labels';

const town = (name: string, population: number, lon: number, lat: number, rank = 0): GazetteerRow => ({
  kind: 'town',
  ref: name,
  name,
  localName: null,
  coords: [lon, lat],
  countryCode: 'US',
  regionCode: '',
  timezone: 'America/New_York',
  population,
  rank,
  importance: 0,
  keys: [],
});

test('a suburb needs a closer zoom, a lone town in the desert does not, and parts of cities get no label', () => {
  const labels = chooseCities([
    town('Suburb', 300_000, -73.99, 40.72),
    town('Metropolis', 8_000_000, -74, 40.71),
    town('Lone', 5_000, -109.5, 38.6),
    town('District', 900_000, 100, 10, TOWN_RANK.district),
    town('Small capital', 120_000, -21.9, 64.1, TOWN_RANK.capital),
  ]);
  const zoomOf = (name: string) => labels.find((label) => label.properties.name === name)?.minZoom;

  expect(zoomOf('Metropolis')).toBe(2);
  expect(zoomOf('Suburb')).toBeUndefined();
  expect(zoomOf('Lone')).toBe(6);
  expect(zoomOf('Small capital')).toBe(3);
  expect(zoomOf('District')).toBeUndefined();
});
