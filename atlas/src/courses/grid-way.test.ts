import type { LonLat } from '@wayfold/domain/travel/legs';
import { expect, test } from 'vitest';
import { wayOver } from './grid-way';

/** A wall with a gap at its northern end. */
const isOpen = ([lon, lat]: LonLat) => Math.abs(lon - 0.5) > 0.05 || lat > 0.3;

test('a way goes around what is in its way', () => {
  const way = wayOver([0, 0], [1, 0], isOpen);

  expect(way[0]).toEqual([0, 0]);
  expect(way.at(-1)).toEqual([1, 0]);
  expect(way.every(isOpen)).toBe(true);
  expect(Math.max(...way.map(([, lat]) => lat))).toBeLessThan(0.4);
});

test('where nothing leads around, it goes straight through', () => {
  const way = wayOver([0, 0], [1, 0], ([lon]) => Math.abs(lon - 0.5) > 0.05);

  expect(Math.max(...way.map(([, lat]) => Math.abs(lat)))).toBeLessThan(0.02);
});
