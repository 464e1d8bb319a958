import { expect, test } from 'vitest';
import { isOneEdit } from './one-edit';

test.each([
  ['lagoon', 'lagon'],
  ['lagoon', 'laggoon'],
  ['lagoon', 'lagoom'],
  ['lagoon', 'laogon'],
  ['aa', 'aaa'],
])('%s and %s differ by one letter', (a, b) => {
  expect(isOneEdit(a, b)).toBe(true);
  expect(isOneEdit(b, a)).toBe(true);
});

test.each([
  ['lagoon', 'lagoon'],
  ['lagoon', 'lag'],
  ['lagoon', 'nagoom'],
  ['abcd', 'badc'],
])('%s and %s do not', (a, b) => {
  expect(isOneEdit(a, b)).toBe(false);
});
