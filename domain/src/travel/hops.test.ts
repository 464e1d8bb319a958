import type { Coords } from '@wayfold/contract/kernel/values';
import { expect, test } from 'vitest';
import { extraHop, roughHop } from './hops';

const CAFE: Coords = [-109.5498, 38.5733];
const MUSEUM: Coords = [-109.5468, 38.5737];
const DINER: Coords = [-109.5496, 38.5758];
const ARCH: Coords = [-109.4993, 38.7436];

test('people walk to what is near, and drive to what is not', () => {
  expect(roughHop(CAFE, MUSEUM).by).toBe('walk');
  expect(roughHop(CAFE, MUSEUM).seconds / 60).toBeCloseTo(4, 0);
  expect(roughHop(CAFE, ARCH).by).toBe('drive');
  expect(roughHop(CAFE, ARCH, { beyond: 'transit' }).by).toBe('transit');
  expect(roughHop(CAFE, ARCH, { by: 'bike' }).by).toBe('bike');
});

test('a visit between two plans adds the way there and on, less the way without it', () => {
  const between = extraHop(CAFE, MUSEUM, DINER);

  expect(between).toMatchObject({
    by: 'walk',
    seconds: roughHop(CAFE, MUSEUM).seconds + roughHop(MUSEUM, DINER).seconds - roughHop(CAFE, DINER).seconds,
  });
  expect(extraHop(CAFE, MUSEUM, null)).toEqual(roughHop(CAFE, MUSEUM));
});

test('what is on the spot adds nothing, and a visit that needs a car counts as a drive', () => {
  expect(extraHop(CAFE, DINER, DINER)).toMatchObject({ by: 'walk', seconds: 0 });
  expect(extraHop(CAFE, ARCH, DINER).by).toBe('drive');
});
