import { beforeAll, describe, expect, test } from 'vitest';
import type { Atlas, LonLat } from './atlas';
import { openTestAtlas } from './testing/open-test-atlas';

const BUILD_TIMEOUT_MS = 180_000;
/** In the canyons of Utah. */
const NEAR_MOAB: LonLat = [-109.5, 38.6];

let atlas: Atlas;
beforeAll(async () => {
  atlas = await openTestAtlas();
}, BUILD_TIMEOUT_MS);

function suggest(q: string, near?: LonLat) {
  return atlas.suggest({ q, limit: 10, ...(near ? { near } : {}) });
}

/** Name, region and country of the first suggestion. */
function first(q: string, near?: LonLat): string {
  const [place] = suggest(q, near);
  return place ? [place.name, place.region, place.countryCode].filter(Boolean).join(', ') : 'nothing';
}

describe('suggestions', () => {
  test.each([
    ['san fr', 'San Francisco, California, US'],
    ['st petersburg', 'Saint Petersburg, St.-Petersburg, RU'],
    ['sao paulo', 'São Paulo, São Paulo, BR'],
    ['new york', 'New York City, New York, US'],
    ['quebec', 'Québec, Quebec, CA'],
    ['london', 'London, England, GB'],
    ['denver', 'Denver, Colorado, US'],
    ['moab', 'Moab, Utah, US'],
    ['mesa', 'Mesa, Arizona, US'],
    ['grand canyon village', 'Grand Canyon Village, Arizona, US'],
    ['kyoto', 'Kyoto, Kyoto, JP'],
    ['lisbon', 'Lisbon, Lisbon, PT'],
    ['lisboa', 'Lisbon, Lisbon, PT'],
    ['reykjavik', 'Reykjavík, Capital Region, IS'],
    ['munchen', 'Munich, Bavaria, DE'],
    ['ft lauderdale', 'Fort Lauderdale, Florida, US'],
    ['vegas', 'Las Vegas, Nevada, US'],
    ['iceland', 'Iceland, IS'],
    ['tuscany', 'Tuscany, IT'],
    ['uk', 'United Kingdom, GB'],
  ])('"%s" is %s', (typed, expected) => {
    expect(first(typed)).toBe(expected);
  });

  test.each([
    ['東京', 'Tokyo, Tokyo, JP'],
    ['京都', 'Kyoto, Kyoto, JP'],
    ['Москва', 'Moscow, Moscow, RU'],
    ['القاهرة', 'Cairo, Cairo, EG'],
    ['Αθήνα', 'Athens, Attica, GR'],
    ['서울', 'Seoul, Seoul, KR'],
  ])('%s is found in its own script as %s', (typed, expected) => {
    expect(first(typed)).toBe(expected);
  });

  test.each([
    ['barcelna', 'Barcelona, Catalonia, ES'],
    ['san fransisco', 'San Francisco, California, US'],
    ['Lodnon', 'London, England, GB'],
    ['reykjavick', 'Reykjavík, Capital Region, IS'],
    ['Масква', 'Moscow, Moscow, RU'],
  ])('"%s" with a slip of the finger is %s', (typed, expected) => {
    expect(first(typed)).toBe(expected);
  });

  test.each([
    ['paris, texas', 'Paris, Texas, US'],
    ['paris, tex', 'Paris, Texas, US'],
    ['paris texas', 'Paris, Texas, US'],
    ['springfield il', 'Springfield, Illinois, US'],
    ['london, on', 'London, Ontario, CA'],
    ['cambridge, uk', 'Cambridge, England, GB'],
    ['florence, italy', 'Florence, Tuscany, IT'],
    ['京都、日本', 'Kyoto, Kyoto, JP'],
    ['paris, nowhere', 'Paris, Île-de-France, FR'],
  ])('"%s" looks inside the area: %s', (typed, expected) => {
    expect(first(typed)).toBe(expected);
  });

  test.each([
    ['springdale', 'Springdale, Utah, US'],
    ['page', 'Page, Arizona, US'],
    ['santa fe', 'Santa Fe, New Mexico, US'],
    ['london', 'London, England, GB'],
  ])('near Moab "%s" is %s', (typed, expected) => {
    expect(first(typed, NEAR_MOAB)).toBe(expected);
  });

  test.each([
    ['JFK', 'ap:JFK'],
    ['jfk', 'ap:JFK'],
    ['ｌａｘ', 'ap:LAX'],
    ['heathrow', 'ap:LHR'],
    ['heathrow london', 'ap:LHR'],
    ['paris cdg', 'ap:CDG'],
    ['jean lesage', 'ap:YQB'],
  ])('"%s" is the airport %s', (typed, id) => {
    expect(suggest(typed)[0]?.id).toBe(id);
  });

  test('the region comes right behind its city', () => {
    expect(
      suggest('new york')
        .slice(0, 2)
        .map((place) => place.id),
    ).toEqual(['gn:5128581', 'rg:US.NY']);
  });

  test('a place says where it is, in which time zone, and what it is called there', () => {
    expect(suggest('tokyo')[0]).toEqual({
      id: 'gn:1850147',
      name: 'Tokyo',
      kind: 'town',
      coords: [139.69171, 35.6895],
      country: 'Japan',
      region: 'Tokyo',
      timezone: 'Asia/Tokyo',
      precision: 'place',
      countryCode: 'JP',
      localName: '東京',
    });
  });

  test.each([
    '',
    ' ',
    '🏔️',
    '\ud800',
    '\udc00',
    '\u0000',
    '....',
    ',',
    "'; --",
    '%',
    '\n',
    'x'.repeat(10_000),
    '🏳️‍🌈,🏳️‍🌈',
  ])('odd input %j finds nothing and breaks nothing', (typed) => {
    expect(suggest(typed)).toEqual([]);
  });

  test('limits are kept, and absurd ones give nothing or a page full', () => {
    const count = (limit: number) => atlas.suggest({ q: 'san', limit }).length;

    expect([count(3), count(0), count(-1), count(Number.NaN)]).toEqual([3, 0, 0, 0]);
    expect(count(1e9)).toBe(50);
    expect(atlas.suggest({ q: 'paris', limit: 1, near: [Number.NaN, 100] })).toHaveLength(1);
  });
});

describe('reverse', () => {
  test('a point at the Eiffel Tower is in Paris', () => {
    const found = atlas.reverse([2.2945, 48.8584]);

    expect(found).toMatchObject({
      name: 'Paris',
      country: 'France',
      countryCode: 'FR',
      timezone: 'Europe/Paris',
    });
    expect(found.place?.id).toBe('gn:2988507');
    expect(found.distanceMeters).toBeCloseTo(4011, -2);
  });

  test('in the desert it says what it is near, and claims no place', () => {
    expect(atlas.reverse([125, -25])).toMatchObject({
      name: 'Near Warburton',
      place: null,
      country: 'Australia',
    });
    expect(atlas.reverse([-40, 75])).toMatchObject({ name: 'Greenland', place: null, distanceMeters: null });
  });

  test('at sea there is a time zone and nothing else', () => {
    expect(atlas.reverse([-150, 30])).toEqual({
      name: null,
      place: null,
      distanceMeters: null,
      country: null,
      countryCode: null,
      region: null,
      timezone: 'Etc/GMT+10',
    });
  });

  test('a map panned once round the globe finds the same place; points off the globe find none', () => {
    expect(atlas.reverse([135.75 - 360, 35.02]).name).toBe('Kyoto');
    expect(atlas.reverse([Number.NaN, 0])).toMatchObject({ name: null, timezone: 'Etc/UTC' });
    expect(atlas.timezoneAt([0, 91])).toBe('Etc/UTC');
  });
});

describe('legs', () => {
  test('a flight is an arc, a drive is straight, and both say they are estimates', () => {
    const flight = atlas.estimateLeg([-122.42, 37.77], [139.69, 35.69], 'Flight');
    const drive = atlas.estimateLeg([-109.55, 38.57], [-111.46, 36.91], 'MyVehicle');

    expect(flight.coordinates).toHaveLength(65);
    expect(drive).toMatchObject({
      coordinates: [
        [-109.55, 38.57],
        [-111.46, 36.91],
      ],
      estimated: true,
      failed: false,
    });
    expect(drive.meters / 1000).toBeCloseTo(297, 0);
  });

  test('roads are those of the country, not of a box round it', () => {
    const inMorocco = atlas.estimateLeg([-5.8, 35.76], [-5.0, 34.03], 'MyVehicle').meters;
    const straight = atlas.estimateLeg([-5.8, 35.76], [-5.0, 34.03], 'Flight').meters;

    expect(inMorocco / straight).toBeCloseTo(1.25, 3);
  });

  test('a leg to nowhere fails with a straight line and zeros', () => {
    expect(atlas.estimateLeg([0, 0], [0, 95], 'Bus')).toMatchObject({ meters: 0, seconds: 0, failed: true });
  });
});
