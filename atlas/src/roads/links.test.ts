import { greatCircleMeters, isLonLat } from '@wayfold/domain/travel/legs';
import { expect, test } from 'vitest';
import { countryCodeAt } from '../reverse';
import { barrierCheck } from './barriers';
import { readHighways } from './highways';
import { Islands } from './islands';
import { handWrittenRoads, readBarriers, readClosedBorders, readIslands, readLinks } from './links';

test('there are at least 60 hand-written links, each with a source', () => {
  const lines = handWrittenRoads().split('\n').filter(Boolean);

  expect(readLinks().length).toBeGreaterThanOrEqual(60);
  for (const line of lines) expect(JSON.parse(line).source, line).toMatch(/\w+/);
  expect(new Set(readLinks().map(({ name }) => name)).size).toBe(readLinks().length);
});

test('links are as long as the distance along their points, or somewhat longer', () => {
  for (const { name, points, meters, kind, seconds } of readLinks()) {
    const straight = points.slice(1).reduce((sum, to, i) => sum + greatCircleMeters(points[i] ?? to, to), 0);

    expect(points.every(isLonLat), name).toBe(true);
    expect(points.length, name).toBeGreaterThanOrEqual(2);
    expect(['road', 'ferry', 'shuttle', 'rail', 'boat'], name).toContain(kind);
    expect(meters, name).toBeGreaterThan(straight * 0.8);
    expect(meters, name).toBeLessThan(straight * 2.2 + 6_000);
    expect(seconds === null, name).toBe(kind === 'road');
  }
});

test('closed borders name two countries each and two years, and barriers are on the globe', () => {
  for (const { countries, since, year } of readClosedBorders()) {
    expect(countries.join()).toMatch(/^[A-Z]{2},[A-Z]{2}$/);
    expect(year, countries.join()).toBeGreaterThanOrEqual(2025);
    expect(since === null || (since > 1945 && since <= year), countries.join()).toBe(true);
  }
  for (const { line } of readBarriers()) expect(line.length > 1 && line.every(isLonLat)).toBe(true);
});

test('no written road crosses a closed border', () => {
  const closed = new Set(readClosedBorders().flatMap(({ countries: [a, b] }) => [`${a}-${b}`, `${b}-${a}`]));
  const crossing = readHighways().flatMap(({ name, stops }) => {
    const countries = stops.map(([, lon, lat]) => countryCodeAt([lon, lat]));
    return countries.some((country, i) => closed.has(`${countries[i - 1]}-${country}`)) ? [name] : [];
  });

  expect(crossing).toEqual([]);
});

test('a barrier blocks routes across it and leaves those beside it', () => {
  const isBarred = barrierCheck();

  expect(isBarred([-112.14, 36.05], [-112.06, 36.21])).toBe(true);
  expect(isBarred([-112.14, 36.05], [-111.65, 35.2])).toBe(false);
});

test('islands do not overlap, and no written road or ferry leads to one without cars', () => {
  const islands = new Islands();
  const all = readIslands();

  for (const [i, { name, circles }] of all.entries()) {
    for (const [lon, lat, km] of circles) {
      expect(isLonLat([lon, lat]) && km > 0, name).toBe(true);
      expect(all[islands.at([lon, lat]) - 1]?.name, name).toBe(all[i]?.name);
    }
  }
  for (const { name, kind, points } of readLinks()) {
    if (kind === 'boat') continue;
    const along = new Set(points.map((at) => islands.at(at)));
    expect(along.size === 1 || [...along].every((island) => islands.hasFerry(island)), name).toBe(true);
  }
});
