import { expect, test } from 'vitest';
import type { LonLat } from '../atlas';
import type { CuratedRow } from '../sources/curated';
import { readCategoryWords } from './category-words';
import { CuratedPlaces } from './curated-places';

const CATEGORIES = [
  { id: 'group-nature', name: 'Nature', parent: null, icon: 'maki/natural' },
  { id: 'beach', name: 'Beaches', parent: 'group-nature', icon: 'maki/beach' },
  { id: 'group-culture', name: 'Culture', parent: null, icon: 'maki/museum' },
  { id: 'museum', name: 'Museums', parent: 'group-culture', icon: 'maki/museum' },
  { id: 'art-museum', name: 'Art museums', parent: 'group-culture', icon: 'maki/art-gallery' },
];

function row(id: string, [lon, lat]: LonLat, category: string, rank: number): CuratedRow {
  const text = { name: id, country: 'FJ', blurb: 'A place in the South Sea.', aka: ['Other', '所'] };
  return { id, ...text, lon, lat, categories: [category], rank, hours: 1 };
}

const places = new CuratedPlaces(
  {
    categories: CATEGORIES,
    rows: [
      row('west-beach', [179.9, -17], 'beach', 3),
      row('east-beach', [-179.9, -17], 'beach', 2),
      row('museum', [179.91, -17], 'museum', 1),
      row('far', [175, -17], 'beach', 1),
    ],
  },
  new Map([['museum', 'museum-day']]),
  () => 'Fiji',
);
const idsOf = (found: readonly { id: string }[]) => found.map(({ id }) => id.replace('poi:', ''));

test('famous places come first around a point, even across the date line, and none outside the radius', () => {
  const around = { radiusMeters: 50_000, limit: 10 };

  expect(idsOf(places.near([179.9, -17], around))).toEqual(['museum', 'west-beach', 'east-beach']);
  expect(idsOf(places.near([-180.1, -17], around))).toEqual(['museum', 'west-beach', 'east-beach']);
  expect(places.near([179.9, -17], around)[1]?.distanceMeters).toBe(0);
  expect(places.near([0, 95], around)).toEqual([]);
});

test('a group includes its categories, and unknown categories match nothing', () => {
  const asked = (categories: string[]) =>
    idsOf(places.near([179.9, -17], { radiusMeters: 50_000, limit: 10, categories }));

  expect(asked(['group-nature'])).toEqual(['west-beach', 'east-beach']);
  expect(asked(['museum'])).toEqual(['museum']);
  expect(asked(['nowhere'])).toEqual([]);
  expect(asked([])).toEqual([]);
});

test('a box can cross the date line', () => {
  expect(idsOf(places.inside([179, -18, -179, -16], { limit: 10 }))).toEqual([
    'museum',
    'east-beach',
    'west-beach',
  ]);
  expect(idsOf(places.inside([179, -18, -179, -16], { limit: 1 }))).toEqual(['museum']);
  expect(places.inside([179, -18, -179, -16], { limit: -1 })).toEqual([]);
});

test('a line finds the places on both sides of it', () => {
  const line: LonLat[] = [
    [179, -17.1],
    [181, -17.1],
  ];

  expect(idsOf(places.along(line, { corridorMeters: 20_000, limit: 10 }))).toEqual([
    'museum',
    'east-beach',
    'west-beach',
  ]);
  expect(places.along(line, { corridorMeters: 5_000, limit: 10 })).toEqual([]);
  expect(places.along([], { corridorMeters: 5_000, limit: 10 })).toEqual([]);
});

test('a place is found by its id, with its name in the local script', () => {
  expect(places.find('poi:museum')).toMatchObject({
    country: 'Fiji',
    localName: '所',
    timezone: 'Pacific/Fiji',
  });
  expect(places.find('museum')).toBeNull();
});

test.each([
  ['museums in rome', ['museum', 'art-museum'], 'rome'],
  ['Beach near Lisbon', ['beach'], 'Lisbon'],
  ['nature around oslo', ['group-nature'], 'oslo'],
  ['museum', ['museum', 'art-museum'], null],
])('%s asks for a kind of place', (typed, categories, where) => {
  expect(readCategoryWords(typed, CATEGORIES)).toEqual({ categories, where });
});

test.each(['hotel in rome', 'in rome', ''])('%s is a name', (typed) => {
  expect(readCategoryWords(typed, CATEGORIES)).toBeNull();
});
