import type { LonLat } from '@wayfold/domain/travel/legs';
import { expect, test } from 'vitest';
import { smoothLine } from './smooth-line';

const ZIGZAG: LonLat[] = [
  [0, 0],
  [0.2, 0.01],
  [0.4, -0.01],
  [0.6, 0.01],
  [0.8, -0.01],
  [1, 0],
];
const anywhere = () => true;
const latsOf = (line: readonly LonLat[]) => line.map(([, lat]) => lat);

test('a zigzag from village to village becomes a straight road', () => {
  const road = smoothLine(ZIGZAG, { isFixed: () => false, tolerance: 0.02, mayGo: anywhere });

  expect(road).toEqual([
    [0, 0],
    [1, 0],
  ]);
});

test('a road passes through the towns that it has to, in a curve', () => {
  const points: LonLat[] = [
    [0, 0],
    [0.5, 0.2],
    [1, 0],
  ];

  const road = smoothLine(points, { isFixed: (i) => i === 1, tolerance: 0.5, mayGo: anywhere });

  expect(road).toContainEqual([0.5, 0.2]);
  expect(road.length).toBeGreaterThan(5);
});

test('it keeps its bends where a shortcut would lead through water', () => {
  const isDry = (from: LonLat, to: LonLat) => Math.abs(to[0] - from[0]) < 0.45;

  const road = smoothLine(ZIGZAG, { isFixed: () => false, tolerance: 0.02, mayGo: isDry });

  expect(road.length).toBeGreaterThan(3);
  expect(Math.max(...latsOf(road))).toBeGreaterThan(0.005);
});
