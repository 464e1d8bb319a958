import { expect, test } from 'vitest';
import { lettersChanged, soundOf } from './sound';

test.each([
  ['cincinnati', 'cincinatti'],
  ['edinburgh', 'edinborough'],
  ['philadelphia', 'filadelfia'],
  ['cape town', 'capetown'],
])('%s sounds like %s', (one, other) => {
  expect(soundOf(one)).toBe(soundOf(other));
  expect(soundOf(one)).not.toBeNull();
});

test.each(['rome', 'aruba', 'oaio', 'москва', 'route 66', ''])(
  '%s has no sound that distinguishes it',
  (name) => {
    expect(soundOf(name)).toBeNull();
  },
);

test('counts the letters to add, remove or replace', () => {
  expect(lettersChanged('cincinatti', 'cincinnati')).toBe(2);
  expect(lettersChanged('', 'abc')).toBe(3);
  expect(lettersChanged('moab', 'moab')).toBe(0);
});
