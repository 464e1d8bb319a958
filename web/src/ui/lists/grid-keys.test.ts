import { expect, test } from 'vitest';
import { stepInGrid } from './grid-keys';

/** Ten cells, four in a row. */
const TEN = [0, 0, 0, 0, 120, 120, 120, 120, 240, 240];

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 3, 4],
  ['ArrowRight', 9, 9],
  ['ArrowLeft', 4, 3],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 1, 5],
  ['ArrowDown', 5, 9],
  ['ArrowUp', 9, 5],
  ['ArrowUp', 2, 2],
  ['Home', 5, 5],
])('%s leads from place %i to %i', (key, at, to) => {
  expect(stepInGrid(key, at, TEN)).toBe(to);
});

test('moving down into a row that is not full goes to its last cell and stops there', () => {
  expect(stepInGrid('ArrowDown', 7, TEN)).toBe(9);
  expect(stepInGrid('ArrowDown', 8, TEN)).toBe(8);
});

test('with a single row, up and down stay in place', () => {
  expect([stepInGrid('ArrowDown', 1, [0, 0, 0]), stepInGrid('ArrowUp', 1, [0, 0, 0])]).toEqual([1, 1]);
});
