import { beforeAll, describe, expect, test } from 'vitest';
import type { Atlas, LegMode, LonLat } from './atlas';
import { openTestAtlas } from './testing/open-test-atlas';

const BUILD_TIMEOUT_MS = 180_000;
/** In Utah's canyons. */
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
  ])('"%s" with a typo is %s', (typed, expected) => {
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

  test('a region comes right after its city', () => {
    expect(
      suggest('new york')
        .slice(0, 2)
        .map((place) => place.id),
    ).toEqual(['gn:5128581', 'rg:US.NY']);
  });

  test('a place has its location, time zone and local name', () => {
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
  ])('odd input %j finds nothing and does not throw', (typed) => {
    expect(suggest(typed)).toEqual([]);
  });

  test('limits are respected, and absurd ones return nothing or one full page', () => {
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

  test('a point in the desert names the nearest town but has no place', () => {
    expect(atlas.reverse([125, -25])).toMatchObject({
      name: 'Near Warburton',
      place: null,
      country: 'Australia',
    });
    expect(atlas.reverse([-40, 75])).toMatchObject({ name: 'Greenland', place: null, distanceMeters: null });
  });

  test('a point at sea has a time zone and nothing else', () => {
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

  test('a map panned once around the globe finds the same place; points off the globe find none', () => {
    expect(atlas.reverse([135.75 - 360, 35.02]).name).toBe('Kyoto');
    expect(atlas.reverse([Number.NaN, 0])).toMatchObject({ name: null, timezone: 'Etc/UTC' });
    expect(atlas.timezoneAt([0, 91])).toBe('Etc/UTC');
  });
});

describe('towns of a region', () => {
  const named = (countryCode: string, name: string, limit = 8) =>
    atlas.townsIn({ countryCode, name }, limit).map((town) => town.name);

  test('large ones and those with many sights come first', () => {
    expect(named('US', 'Utah', 3)).toEqual(['Salt Lake City', 'Provo', 'Moab']);
    expect(named('US', 'District of Columbia')).toEqual(['Washington']);
  });

  test('all of them are in the region, and none is close to a better one', () => {
    const towns = atlas.townsIn({ countryCode: 'US', name: 'California' }, 60);

    expect(towns).toHaveLength(60);
    expect(towns.every(({ kind, region }) => kind === 'town' && region === 'California')).toBe(true);
    expect(towns.map(({ name }) => name)).not.toContain('Beverly Hills');
  });

  test('a region is looked for in its own country only', () => {
    expect(named('US', 'Atlantis')).toEqual([]);
    expect(named('FR', 'Utah')).toEqual([]);
  });
});

describe('legs', () => {
  const km = (from: LonLat, to: LonLat, mode: LegMode = 'MyVehicle') =>
    atlas.estimateLeg(from, to, mode).meters / 1000;
  const hours = (from: LonLat, to: LonLat, mode: LegMode) => atlas.estimateLeg(from, to, mode).seconds / 3600;
  const NEW_YORK: LonLat = [-74.006, 40.7128];
  const LONDON: LonLat = [-0.1278, 51.5074];
  const PARIS: LonLat = [2.3522, 48.8566];

  test('a flight is an arc between airports, plus the drives to and from them', () => {
    const flight = atlas.estimateLeg([-122.42, 37.77], [139.69, 35.69], 'Flight');

    expect(flight.coordinates).toHaveLength(67);
    expect(flight.meters / 1000).toBeGreaterThan(8_270);
    expect(flight.seconds / 3600).toBeGreaterThan(10.3 + 2.5);
    expect(atlas.estimateLeg(PARIS, [2.4, 48.9], 'Flight').meters).toBeLessThan(7_000);
  });

  test('a drive follows the towns on its route, over land and bridges', () => {
    const drive = atlas.estimateLeg([-122.2711, 37.8044], [-122.4194, 37.7749], 'MyVehicle');
    const keys = atlas.estimateLeg([-80.1918, 25.7617], [-81.78, 24.5557], 'MyVehicle');
    const across = atlas.estimateLeg(NEW_YORK, [-118.2437, 34.0522], 'MyVehicle');

    expect(drive.meters / 1000).toBeGreaterThan(12);
    expect(drive.meters / 1000).toBeLessThan(30);
    expect(keys.meters / 1000).toBeGreaterThan(230);
    expect(keys.meters / 1000).toBeLessThan(300);
    expect(keys).toMatchObject({ ferry: false, failed: false });
    expect(across.meters / 1000).toBeGreaterThan(4_300);
    expect(across.meters / 1000).toBeLessThan(4_700);
    expect(across.coordinates.length).toBeGreaterThan(20);
    expect(across.coordinates.length).toBeLessThanOrEqual(200);
    expect(across.coordinates[0]).toEqual(NEW_YORK);
  });

  test('without a road or ferry, a leg is a straight line with no distance', () => {
    for (const mode of ['MyVehicle', 'Bus', 'Train', 'Walk', 'Bike'] as const) {
      expect(atlas.estimateLeg(NEW_YORK, LONDON, mode)).toMatchObject({
        meters: 0,
        seconds: 0,
        failed: true,
        coordinates: [NEW_YORK, LONDON],
      });
    }
    expect(atlas.estimateLeg([-79.52, 8.98], [-74.07, 4.71], 'MyVehicle').failed).toBe(true);
    expect(atlas.estimateLeg([-30, 40], PARIS, 'MyVehicle').failed).toBe(true);
  });

  test('a ferry is reported, with the time it takes', () => {
    const toCorsica = atlas.estimateLeg([7.262, 43.7102], [9.45, 42.7], 'MyVehicle');
    const toLondon = atlas.estimateLeg(PARIS, LONDON, 'MyVehicle');

    expect(toCorsica).toMatchObject({ ferry: true, failed: false });
    expect(toCorsica.seconds / 3600).toBeGreaterThan(5);
    expect(toLondon.ferry).toBe(true);
    expect(toLondon.meters / 1000).toBeGreaterThan(420);
    expect(toLondon.meters / 1000).toBeLessThan(520);
  });

  test('each mode of transport has its own speed', () => {
    const marseille: LonLat = [5.3698, 43.2965];

    expect(hours(PARIS, marseille, 'Bus')).toBeCloseTo(hours(PARIS, marseille, 'MyVehicle') / 0.8, 1);
    expect(hours(PARIS, marseille, 'Walk')).toBeCloseTo(km(PARIS, marseille, 'Walk') / 4.8, 1);
    expect(hours(PARIS, marseille, 'Bike')).toBeCloseTo(km(PARIS, marseille, 'Bike') / 16, 1);
    expect(hours(PARIS, marseille, 'Train')).toBeLessThan(9);
    expect(hours(PARIS, marseille, 'Ferry')).toBeGreaterThan(15);
    expect(km(PARIS, marseille, 'Hidden')).toBe(0);
  });

  test('a line across the date line does not jump', () => {
    const fiji = atlas.estimateLeg([179.36, -16.43], [-179.9, -16.75], 'MyVehicle');
    const lons = fiji.coordinates.map(([lon]) => lon);

    expect(Math.max(...lons) - Math.min(...lons)).toBeLessThan(5);
  });

  test('a leg to nowhere fails with a straight line and zeros', () => {
    expect(atlas.estimateLeg([0, 0], [0, 95], 'Bus')).toMatchObject({ meters: 0, seconds: 0, failed: true });
  });
});
