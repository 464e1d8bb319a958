import { expect, test } from 'vitest';
import { detourTime } from './detour-words';

test('a detour is rounded to five minutes', () => {
  expect(detourTime(3_840)).toBe('1 h 05');
  expect(detourTime(2_400)).toBe('40 min');
  expect(detourTime(7_200)).toBe('2 h');
});

test('a shorter detour is on the way', () => {
  expect(detourTime(140)).toBeNull();
});
