import { readFileSync } from 'node:fs';
import { greatCircleMeters, type LonLat } from '@wayfold/domain/travel/legs';
import { expect, test } from 'vitest';
import { highwaySections, readHighways, SLOW_ROAD_KMH } from './highways';
import { readLinks } from './links';

/** Over passes and around bays, slow roads wind more than others. */
const MOST_WINDING = { slow: 5, other: 2.4 };

/** The routes that `npm run bench -- roads` measures legs against. */
const MEASURED = ['roads', 'roads-held-out'].flatMap((name) =>
  readFileSync(new URL(`../../../bench/places/${name}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { from: string; to: string; ends: [LonLat, LonLat] }),
);

test('hand-written roads name their towns and are longer than the straight line, but not absurdly', () => {
  for (const { name, stops, km, kmh = SLOW_ROAD_KMH, source } of readHighways()) {
    expect(km.length, name).toBe(stops.length - 1);
    expect(source, name).toMatch(/\w+ \w+/);
    expect(kmh > 15 && kmh < 115, name).toBe(true);
    for (const [town, lon, lat] of stops) {
      expect(town).not.toBe('');
      expect(Math.abs(lon) <= 180 && Math.abs(lat) <= 90, town).toBe(true);
    }
  }
  for (const { from, to, km, kmh = SLOW_ROAD_KMH } of highwaySections().flat()) {
    const winding = km / (greatCircleMeters(from, to) / 1000);
    expect(winding, `${from} to ${to}`).toBeGreaterThanOrEqual(1);
    expect(winding, `${from} to ${to}`).toBeLessThan(
      kmh < SLOW_ROAD_KMH ? MOST_WINDING.slow : MOST_WINDING.other,
    );
  }
});

test('the roads that legs are measured against are not in the hand-written data', () => {
  const written = [
    ...highwaySections().flat(),
    ...readLinks()
      .filter(({ kind }) => kind === 'road')
      .flatMap(({ points }) => ({ from: points[0], to: points.at(-1) })),
  ];
  const near = (a: LonLat | undefined, b: LonLat) => a !== undefined && greatCircleMeters(a, b) < 15_000;
  const given = MEASURED.filter(({ ends: [a, b] }) =>
    written.some(({ from, to }) => (near(from, a) && near(to, b)) || (near(from, b) && near(to, a))),
  );

  expect(given.map(({ from, to }) => `${from} to ${to}`)).toEqual([]);
});
