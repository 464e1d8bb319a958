import { greatCircleMeters, type LonLat } from '@wayfold/domain/travel/legs';
import { around } from 'geokdbush';
import KDBush from 'kdbush';
import { expect, test } from 'vitest';
import { readTowns } from '../sources/towns';
import { readRailways } from './railways';

const TOWN_KM = 20;
/** Stations at an airport, a border, a pass, or in the wild. */
const REMOTE = new Set([
  ...['Abisko', 'Boten', 'Crianlarich', 'Finse', 'Huanglong-Jiuzhai', 'Incheon Airport'],
  ...['King Abdullah Economic City', 'National Park'],
]);
/** Mountain railways and city lines are short, and may be slow. */
const SHORT_KM = 60;

const sections = () =>
  readRailways().flatMap(({ name, stops, minutes }) =>
    minutes.flatMap((time, i) => {
      const [from, to] = [stops[i], stops[i + 1]];
      if (!from || !to) return [];
      const km = greatCircleMeters([from[1], from[2]], [to[1], to[2]]) / 1000;
      return [{ label: `${name}, ${from[0]} to ${to[0]}`, km, kmh: (60 * km) / time, time }];
    }),
  );

test('there are at least 250 railways, each with a name of its own, its times and its source', () => {
  const railways = readRailways();

  expect(railways.length).toBeGreaterThanOrEqual(250);
  expect(new Set(railways.map(({ name }) => name)).size).toBe(railways.length);
  for (const { name, stops, minutes, source } of railways) {
    expect(minutes.length, name).toBe(stops.length - 1);
    expect(source, name).toMatch(/\w+ \w+/);
  }
});

test('trains are no faster than trains are, and only short lines are slow', () => {
  for (const { label, km, kmh, time } of sections()) {
    expect(time, label).toBeGreaterThan(0);
    expect(kmh, label).toBeLessThan(320);
    expect(kmh, label).toBeGreaterThan(km < SHORT_KM ? 5 : 20);
  }
});

test('stations are near a town of their country', () => {
  const towns = readTowns();
  const index = new KDBush(towns.length, 64, Float64Array);
  for (const { lon, lat } of towns) index.add(lon, lat);
  index.finish();

  for (const { name, countries, stops } of readRailways()) {
    for (const [station, lon, lat] of stops) {
      if (REMOTE.has(station)) continue;
      const near = around(index, lon, lat, 200, TOWN_KM).map((i) => towns[i]?.countryCode);
      expect(
        countries.some((code) => near.includes(code)),
        `${name}: ${station}`,
      ).toBe(true);
    }
  }
});

test('lines meet in stations they share', () => {
  const stations = new Map<string, LonLat[]>();
  for (const [name, lon, lat] of readRailways().flatMap(({ stops }) => stops)) {
    stations.set(name, [...(stations.get(name) ?? []), [lon, lat]]);
  }

  for (const [name, [first, ...others]] of stations) {
    for (const at of others) {
      const meters = greatCircleMeters(first ?? at, at);
      expect(meters === 0 || meters > 12_000, name).toBe(true);
    }
  }
});

test('from Kyoto to Hiroshima takes an hour and forty minutes', () => {
  const [line] = readRailways();
  const names = line?.stops.map(([station]) => station) ?? [];
  const times = line?.minutes.slice(names.indexOf('Kyoto'), names.indexOf('Hiroshima')) ?? [];

  expect(times.reduce((sum, minutes) => sum + minutes, 0)).toBe(100);
});
