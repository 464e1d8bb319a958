import { expect, test } from 'vitest';
import { sameValue } from './rows';

test('values are the same by content, and zero has no sign', () => {
  expect(sameValue(0, -0)).toBe(true);
  expect(sameValue({ coords: [-0, 12.5] }, { coords: [0, 12.5] })).toBe(true);
  expect(sameValue({ coords: [1, 12.5] }, { coords: [0, 12.5] })).toBe(false);
  expect(sameValue(0, null)).toBe(false);
});
