import { expect, test } from 'vitest';
import { spotOf } from './own-places';

test.each([
  ['38.57, -109.55', { coordinates: '-109.55,38.57' }],
  [' -33.9 18.4 ', { coordinates: '18.4,-33.9' }],
  ['12 Main Street, Moab', { address: '12 Main Street, Moab' }],
  ['60601', { address: '60601' }],
])('two numbers are latitude and longitude, all else is an address: %j', (typed, spot) => {
  expect(spotOf(typed)).toEqual(spot);
});
