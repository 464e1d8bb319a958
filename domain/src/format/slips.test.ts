import { expect, test } from 'vitest';
import { isSlipOf, lettersChanged } from './slips';

test('counts the letters to add, remove or replace', () => {
  expect(lettersChanged('cincinatti', 'cincinnati')).toBe(2);
  expect(lettersChanged('', 'abc')).toBe(3);
  expect(lettersChanged('moab', 'moab')).toBe(0);
});

test.each([
  ['brice', 'bryce'],
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
