import type { Feature, FeatureCollection, Position } from 'geojson';
import { expect, test } from 'vitest';
import { DryLand } from './dry-land';

const box = (west: number, south: number, east: number, north: number): Position[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];
const areas = (...rings: Position[][]): FeatureCollection => ({
  type: 'FeatureCollection',
  features: rings.map((ring): Feature => {
    return { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [ring] } };
  }),
});

const land = new DryLand({
  land: areas(box(0, 0, 4, 4), box(5, 0, 8, 4), box(178, -3, 183, -1)),
  water: areas(box(1, 1, 2, 2), box(3, 3, 3.004, 3.9)),
});

test('land is inside the coasts and outside the lakes, and goes on past the date line', () => {
  expect(land.isLand([0.5, 0.5])).toBe(true);
  expect(land.isLand([1.5, 1.5])).toBe(false);
  expect(land.isLand([4.5, 1])).toBe(false);
  expect(land.isLand([179, -2])).toBe(true);
  expect(land.isLand([-178, -2])).toBe(true);
  expect(land.isLand([-176, -2])).toBe(false);
});

test('a line is dry if it crosses no lake and no strait; a narrow river does not count', () => {
  expect(land.isDry([0.5, 0.5], [3.5, 0.5])).toBe(true);
  expect(land.isDry([0.5, 1.5], [3.5, 1.5])).toBe(false);
  expect(land.isDry([3.5, 1], [5.5, 1])).toBe(false);
  expect(land.isDry([2.5, 3.5], [3.5, 3.5])).toBe(true);
  expect(land.isDry([179, -2], [-179, -2])).toBe(true);
  expect(land.isDry([4.2, 1], [4.8, 1])).toBe(false);
});

test('a town just off the coast is on dry land all the same', () => {
  expect(land.isDry([3.5, 1], [4.015, 1])).toBe(true);
  expect(land.isDry([3.5, 1], [4.1, 1])).toBe(false);
});

test('a ship’s line is wet between its piers', () => {
  expect(land.isWet([4, 1], [5, 1])).toBe(true);
  expect(land.isWet([3.9, 1], [5, 1])).toBe(false);
});
