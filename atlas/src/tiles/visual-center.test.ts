import { expect, test } from 'vitest';
import { ringArea, visualCenter } from './visual-center';

test('the label of an L is in its thick part, not in the empty corner', () => {
  const ring = [
    [0, 0],
    [10, 0],
    [10, 2],
    [4, 2],
    [4, 10],
    [0, 10],
    [0, 0],
  ];

  const [x = 0, y = 0] = visualCenter([ring]);

  expect(x).toBeGreaterThan(1.5);
  expect(x).toBeLessThan(3);
  expect(y).toBeGreaterThan(1.5);
  expect(y).toBeLessThan(9);
});

test('a lake pushes the label aside', () => {
  const square = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
    [0, 0],
  ];
  const lake = [
    [2, 2],
    [2, 8],
    [6, 8],
    [6, 2],
    [2, 2],
  ];

  expect(visualCenter([square, lake])[0]).toBeGreaterThan(7);
});

test('a ring with no width still has a label, and the area of a ring ignores its direction', () => {
  expect(
    visualCenter([
      [
        [1, 1],
        [1, 1],
        [1, 1],
      ],
    ]),
  ).toEqual([1, 1]);
  expect(
    ringArea([
      [0, 0],
      [0, 2],
      [3, 2],
      [3, 0],
    ]),
  ).toBe(6);
});
