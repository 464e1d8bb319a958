import { iso1A2Code } from '@rapideditor/country-coder';
import { greatCircleMeters, type LonLat } from '@wayfold/domain/travel/legs';
import { around } from 'geokdbush';
import KDBush from 'kdbush';
import { expect, test } from 'vitest';
import { foldName } from '../gazetteer/fold';
import { type CuratedRow, readCuratedPlaces } from './curated';
import { readTowns } from './towns';

const TOWN_METERS = 60_000;
const DOUBLE_METERS = 300;
const FIELDS = new Set(
  'id name aka lat lon country admin1 city categories rank blurb season hours url openingHours remote'.split(
    ' ',
  ),
);
const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
/** Words that half of all names share. */
const COMMON_WORDS = new Set(
  `the of and de la le du des el los las national park museum palace castle church cathedral temple beach mount
  mountain lake falls old town city house square garden gardens hotel market street san santa saint st river bridge
  island state historic site centre center great grand royal di del della da do al
  inn lodge restaurant cafe bar osteria casa college`.split(/\s+/),
);

const { rows, categories } = readCuratedPlaces();
const atOf = ({ lon, lat }: CuratedRow): LonLat => [lon, lat];

/** The ids of rows that break a rule, so a failing test names them. */
function breaking(rule: (row: CuratedRow) => boolean): string[] {
  return rows.filter((row) => !rule(row)).map(({ id }) => id);
}

function repeated(texts: readonly string[]): string[] {
  return texts.filter((text, i) => texts.indexOf(text) !== i);
}

test('there are thousands of places, each with a unique id', () => {
  expect(rows.length).toBeGreaterThan(2_500);
  expect(repeated(rows.map(({ id }) => id))).toEqual([]);
  expect(breaking(({ id }) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
});

test('a place has only known fields, with values that make sense', () => {
  expect(breaking((row) => Object.keys(row).every((field) => FIELDS.has(field)))).toEqual([]);
  expect(breaking(({ rank }) => [1, 2, 3, 4, 5].includes(rank))).toEqual([]);
  expect(breaking(({ hours }) => hours >= 0.5 && hours <= 120)).toEqual([]);
  expect(breaking(({ url }) => url === undefined || url.startsWith('https://'))).toEqual([]);
  const isMonth = (month: number) => Number.isInteger(month) && month >= 1 && month <= 12;
  expect(breaking(({ season }) => !season || (season.length === 2 && season.every(isMonth)))).toEqual([]);
});

test('a place to eat or to stay is never as famous as the great sights', () => {
  const bestRank: Record<string, number> = { food: 4, hotel: 3 };

  expect(breaking(({ categories: [first = ''], rank }) => rank >= (bestRank[first] ?? 1))).toEqual([]);
});

test('usual opening hours name the open days, each once and not all seven, and sometimes the times', () => {
  const day = DAYS.join('|');
  const span = `(${day})(-(${day}))?`;
  const time = '([01]\\d|2[0-3]):[0-5]\\d';
  const pattern = new RegExp(`^${span}(,${span})*( ${time}-${time})?$`);
  const openDays = (hours: string) =>
    (hours.split(' ')[0] ?? '').split(',').flatMap((part) => {
      const [first = 0, last = first] = part.split('-').map((name) => DAYS.indexOf(name));
      return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, i) => (first + i) % 7);
    });
  const isSound = (hours: string) => {
    const days = openDays(hours);
    return pattern.test(hours) && new Set(days).size === days.length && days.length < 7;
  };

  expect(rows.filter(({ openingHours }) => openingHours).length).toBeGreaterThan(400);
  expect(breaking(({ openingHours }) => openingHours === undefined || isSound(openingHours))).toEqual([]);
});

test('every category is in the tree, and no place has a group as its category', () => {
  const groups = new Set(categories.filter(({ parent }) => parent === null).map(({ id }) => id));
  const known = new Set(categories.filter(({ parent }) => groups.has(parent ?? '')).map(({ id }) => id));

  expect(categories.length).toBe(groups.size + known.size);
  expect(breaking((row) => row.categories.length >= 1 && row.categories.length <= 4)).toEqual([]);
  expect(breaking((row) => row.categories.every((category) => known.has(category)))).toEqual([]);
});

test('a blurb is a sentence or two and unique', () => {
  expect(breaking(({ blurb }) => blurb.length >= 20 && blurb.length <= 200)).toEqual([]);
  expect(repeated(rows.map(({ blurb }) => foldName(blurb)))).toEqual([]);
});

test('coordinates have at most four decimals', () => {
  const isRounded = (degrees: number) => Math.abs(degrees * 1e4 - Math.round(degrees * 1e4)) < 1e-6;

  expect(breaking(({ lon, lat }) => isRounded(lon) && isRounded(lat))).toEqual([]);
});

test('every place is in its country', () => {
  const isAtHome = (row: CuratedRow) => {
    const code = iso1A2Code(atOf(row), { level: 'territory' });
    return code === row.country || (row.remote === true && code === null);
  };

  expect(breaking(isAtHome)).toEqual([]);
});

test('every place is near a town in its country, or is marked as remote', () => {
  const towns = readTowns();
  const index = new KDBush(towns.length);
  for (const { lon, lat } of towns) index.add(lon, lat);
  index.finish();
  const isNearTown = (row: CuratedRow) =>
    around(index, row.lon, row.lat, 1, TOWN_METERS / 1000, (i) => towns[i]?.countryCode === row.country)
      .length === 1;

  expect(breaking((row) => row.remote === true || isNearTown(row))).toEqual([]);
});

test('no place is listed twice', () => {
  const index = new KDBush(rows.length);
  for (const { lon, lat } of rows) index.add(lon, lat);
  index.finish();
  const wordsOf = ({ name, city = '' }: CuratedRow) =>
    foldName(name)
      .split(' ')
      .filter((word) => !COMMON_WORDS.has(word) && !foldName(city).split(' ').includes(word));
  // A lodge is often named after the sight at its door, and a street can have a restaurant in every house.
  const isHouse = ({ categories: [first] }: CuratedRow) => first === 'hotel' || first === 'food';
  const isSame = (a: CuratedRow, b: CuratedRow) => {
    const isOfOneKind = a.categories[0] === b.categories[0];
    const sharesWord = wordsOf(a).some((word) => wordsOf(b).includes(word));
    return isHouse(a) || isHouse(b) ? isOfOneKind && sharesWord : isOfOneKind || sharesWord;
  };
  const doubles = rows.flatMap((row, i) =>
    around(index, row.lon, row.lat, 8, DOUBLE_METERS / 1000, (j) => j > i)
      .flatMap((j) => rows[j] ?? [])
      .filter((other) => isSame(row, other) && greatCircleMeters(atOf(row), atOf(other)) < DOUBLE_METERS)
      .map((other) => `${row.id} and ${other.id}`),
  );

  expect(doubles).toEqual([]);
});
