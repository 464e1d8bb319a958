import type { Coords } from '@wayfold/contract/kernel/values';
import { expect, test } from 'vitest';
import { isElsewhere } from './elsewhere';

const LISBON = { coords: [-9.1393, 38.7223] as Coords };
const FARO = { coords: [-7.9304, 37.0194] as Coords };

test('a point is elsewhere if it is more than a day trip from every stop', () => {
  expect(isElsewhere([LISBON, FARO], [-109.4993, 38.7436])).toBe(true);
  expect(isElsewhere([LISBON, FARO], [-8.6291, 41.1579])).toBe(false);
  expect(isElsewhere([LISBON], [-3.7038, 40.4168])).toBe(true);
  expect(isElsewhere([LISBON, { coords: [-4.7245, 41.6523] }], [-3.7038, 40.4168])).toBe(false);
});

test('nothing is elsewhere while there are no stops', () => {
  expect(isElsewhere([], [0, 0])).toBe(false);
});
