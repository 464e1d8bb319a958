import { expect, test } from 'vitest';
import { brokenLimit } from './number-limits';

const limits = { minimum: 0, maximum: 1_000 };

test('a number at a limit is within the limits, and so is no number', () => {
  expect([0, 1_000, null].map((value) => brokenLimit(value, limits))).toEqual([null, null, null]);
});

test('a number beyond a limit returns that limit', () => {
  expect(brokenLimit(1_000.01, limits)).toBe('maximum');
  expect(brokenLimit(-0.01, limits)).toBe('minimum');
});
