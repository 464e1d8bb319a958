import { expect, test } from 'vitest';
import { isSlipOf, lettersChanged } from './slips';

test('counts the letters to add, remove, replace or swap', () => {
  expect(lettersChanged('cincinatti', 'cincinnati')).toBe(2);
  expect(lettersChanged('', 'abc')).toBe(3);
  expect(lettersChanged('moab', 'moab')).toBe(0);
  expect(lettersChanged('angles', 'angels')).toBe(1);
  expect(lettersChanged('ab', 'ba')).toBe(1);
});

test.each([
  ['brice', 'bryce'],
  ['angles', 'angels'],
  ['canyn', 'canyon'],
  ['zuric', 'zurich'],
  ['switzrland', 'switzerland'],
])('%s may mean %s', (typed, word) => {
  expect(isSlipOf(typed, word)).toBe(true);
});

test.each([
  ['oia', 'ola'],
  ['paris', 'perth'],
  ['moab', 'moabites'],
])('%s does not mean %s', (typed, word) => {
  expect(isSlipOf(typed, word)).toBe(false);
});
