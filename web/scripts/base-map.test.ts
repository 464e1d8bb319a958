import { expect, test } from 'vitest';
import { readBaseShapes, SHEET } from '../src/map/drawn/base-shapes';
import { drawBaseMap } from './base-map';

test('the build produces a base map with land, borders and names in the right places', () => {
  const { land, borders, regions, names } = readBaseShapes(drawBaseMap());

  const boxes = [...land, ...borders, ...regions].map(({ box }) => box);
  expect(boxes.every(({ left, right }) => left >= -0.01 && right <= SHEET + 0.01)).toBe(true);
  // Rings of land end where they start.
  expect(land.every(({ points }) => points.at(0)?.join() === points.at(-1)?.join())).toBe(true);
  expect(land.flatMap(({ points }) => points).length).toBeGreaterThan(60_000);
  expect(borders.length).toBeGreaterThan(150);
  // Between 110 and 114 degrees west, and in the middle of Europe.
  const [utah, france] = ['Utah', 'France'].map((name) => names.find((area) => area.name === name));
  expect(utah).toMatchObject({ kind: 'region', width: 57 });
  expect(utah?.x).toBeCloseTo(((-111.5 + 180) / 360) * SHEET, -1);
  expect(france?.x).toBeCloseTo(((2.5 + 180) / 360) * SHEET, -1);
});
