import type { LonLat } from '@wayfold/domain/travel/legs';
import { expect, test } from 'vitest';
import { strokesOf } from './strokes';

/** A crossing in the middle, and a loop in the northeast. */
const NODES: LonLat[] = [
  [0, 0],
  [-1, 0],
  [1, 0],
  [0, 1],
  [0, -1],
  [5, 5],
  [6, 5],
  [6, 6],
];
const at = (node: number) => NODES[node] ?? [0, 0];

test('roads go straight on through a crossing, and each edge is drawn once', () => {
  const strokes = strokesOf(
    [
      [1, 0],
      [0, 3],
      [4, 0],
      [0, 2],
    ],
    at,
  );

  expect(strokes.map((nodes) => nodes.toSorted((a, b) => a - b))).toEqual([
    [0, 1, 2],
    [0, 3, 4],
  ]);
});

test('a road that turns is one line, and so is a loop', () => {
  expect(
    strokesOf(
      [
        [1, 0],
        [0, 3],
      ],
      at,
    ),
  ).toEqual([[1, 0, 3]]);
  const [loop, ...others] = strokesOf(
    [
      [5, 6],
      [6, 7],
      [7, 5],
    ],
    at,
  );
  expect(others).toEqual([]);
  expect(loop).toHaveLength(4);
});
