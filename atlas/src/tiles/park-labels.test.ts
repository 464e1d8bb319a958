import { expect, test } from 'vitest';
import type { CuratedRow } from '../sources/curated';
import { parkLabels, shortParkName } from './park-labels';

const CATEGORIES = [{ id: 'volcano', name: 'Volcanoes', parent: 'group-nature', icon: 'maki/volcano' }];

const row = (name: string, rank: number, categories: string[], lon = 10): CuratedRow => ({
  id: name,
  name,
  lat: 40,
  lon,
  country: 'US',
  categories,
  rank,
  blurb: 'A park.',
  hours: 2,
});

test('famous national parks come first, state parks close up, and a historic house gets no label', () => {
  const labels = parkLabels({
    categories: CATEGORIES,
    rows: [
      row('Beach State Park', 4, ['state-park', 'beach']),
      row('Great National Park', 1, ['national-park']),
      row('Small National Park', 3, ['national-park']),
      row('Home National Historic Site', 2, ['park-unit', 'historic-site']),
      row('Fire Mountain', 1, ['volcano', 'national-park'], 20),
      row('Smoke Mountain', 2, ['volcano', 'national-park'], 30),
      row('Museum', 1, ['museum']),
    ],
  });

  expect(labels.map(({ properties, minZoom }) => [properties.name, minZoom])).toEqual([
    ['Great NP', 4],
    ['Fire Mountain', 4],
    ['Small NP', 6],
    ['Beach SP', 8],
  ]);
});

test('a park listed under two of its sights gets one label', () => {
  const sights = ['Banff National Park (Banff townsite)', 'Lake Louise, Banff National Park'];
  const rows = sights.map((name, i) => row(name, i + 1, ['national-park'], -115.5 - i / 10));

  const labels = parkLabels({ categories: CATEGORIES, rows });

  expect(labels.map(({ properties, lon }) => [properties.name, lon])).toEqual([['Banff NP', -115.5]]);
});

test.each([
  ['Zion National Park', 'Zion NP'],
  ['Chaco Culture National Historical Park', 'Chaco Culture NHP'],
  ['Abel Tasman', 'Abel Tasman'],
  ['Anchorage Bay, Abel Tasman', 'Abel Tasman'],
  ['Jacques-Cartier National Park (Québec)', 'Jacques-Cartier NP'],
  [
    'Craters of the Moon National Monument and Preserve',
    'Craters of the Moon National Monument and Preserve',
  ],
])('%s is shortened to %s', (name, short) => {
  expect(shortParkName(name)).toBe(short);
});
