import { iso1A2Code } from '@rapideditor/country-coder';
import { TRANSPORTS } from '@wayfold/contract/kernel/word-lists';
import { distance } from 'geokdbush';
import { expect, test } from 'vitest';
import { readCuratedPlaces } from './curated';
import { readIdeas } from './ideas';

const { trips, tours, destinations } = readIdeas();
const journeys = [...trips, ...tours];
const all = [...journeys, ...destinations];
const places = new Map(readCuratedPlaces().rows.map((row) => [row.id, row]));

/** Everything with coordinates, and what to see around it. */
const spots = [
  ...journeys.flatMap(({ id, stops }) => stops.map((stop) => ({ ...stop, of: `${id}, ${stop.name}` }))),
  ...destinations.map((row) => ({ ...row, of: row.id })),
];

const REGIONS = [
  'North America',
  'Central America and Caribbean',
  'South America',
  'Europe',
  'Africa',
  'Middle East',
  'Asia',
  'Oceania',
];
const THEMES =
  'road-trip national-parks cities food beach history mountains train family wine islands wildlife winter art hiking desert spiritual architecture adventure romance'.split(
    ' ',
  );

const twice = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

test('there are ideas for every part of the world', () => {
  expect(trips.length).toBeGreaterThanOrEqual(60);
  expect(tours.length).toBeGreaterThanOrEqual(12);
  expect(destinations.length).toBeGreaterThanOrEqual(150);
  expect(REGIONS.filter((region) => !trips.some((trip) => trip.region === region))).toEqual([]);
});

test('ids and blurbs are unique', () => {
  expect(twice(journeys.map(({ id }) => id))).toEqual([]);
  expect(twice(destinations.map(({ id }) => id))).toEqual([]);
  expect(twice(all.map(({ blurb }) => blurb))).toEqual([]);
});

test('every idea has known terms and a blurb of reasonable length', () => {
  const odd = all.filter(
    ({ id, region, themes, season, budget, blurb }) =>
      !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) ||
      !REGIONS.includes(region) ||
      themes.length === 0 ||
      themes.some((theme) => !THEMES.includes(theme)) ||
      season.length !== 2 ||
      season.some((month) => !Number.isInteger(month) || month < 1 || month > 12) ||
      !/^\${1,3}$/.test(budget) ||
      blurb.length < 20 ||
      blurb.length > 200,
  );

  expect(odd.map(({ id }) => id)).toEqual([]);
});

test('every trip idea has 2 to 10 stops, a text, and transport from each stop to the next', () => {
  const ways: readonly string[] = TRANSPORTS;
  const odd = journeys.filter(
    ({ text, stops }) =>
      text.length < 120 ||
      text.length > 900 ||
      stops.length < 2 ||
      stops.length > 10 ||
      stops.slice(0, -1).some(({ onward }) => !onward || !ways.includes(onward)) ||
      stops.at(-1)?.onward !== undefined,
  );

  expect(odd.map(({ id }) => id)).toEqual([]);
  expect(spots.filter(({ nights }) => !Number.isInteger(nights) || nights < 0 || nights > 14)).toEqual([]);
});

test('every stop is in its country', () => {
  const elsewhere = spots.filter(({ lon, lat, country }) => {
    const there = [iso1A2Code([lon, lat], { level: 'territory' }), iso1A2Code([lon, lat])];
    return !there.includes(country);
  });

  expect(elsewhere.map(({ of }) => of)).toEqual([]);
});

test('the places to see are known and within 120 km', () => {
  const wrong = spots.flatMap(({ of, lon, lat, places: ids = [] }) =>
    ids
      .filter((id) => {
        const place = places.get(id);
        return !place || distance(lon, lat, place.lon, place.lat) > 120;
      })
      .map((id) => `${of}: ${id}`),
  );

  expect(wrong).toEqual([]);
  expect(destinations.filter((row) => row.places.length < 2).map(({ id }) => id)).toEqual([]);
});
