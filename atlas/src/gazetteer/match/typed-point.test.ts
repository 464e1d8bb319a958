import { expect, test, vi } from 'vitest';
import { readPoint } from './typed-point';

test.each([
  ['36.1,-112.1', [-112.1, 36.1]],
  [' (36.1, -112.1) ', [-112.1, 36.1]],
  ['36.1 −112.1', [-112.1, 36.1]],
  ['-112.1, 36.1', [-112.1, 36.1]],
  ['36.1 N 112.1 W', [-112.1, 36.1]],
  ['36.1°N, 112.1°W', [-112.1, 36.1]],
  ['N36.1 W112.1', [-112.1, 36.1]],
  ['112.1W 36.1N', [-112.1, 36.1]],
  ['36°6′0″N 112°6′0″W', [-112.1, 36.1]],
  [`36° 6' 0" N, 112° 6' 0" W`, [-112.1, 36.1]],
  ['https://www.google.com/maps/@36.1,-112.1,12z', [-112.1, 36.1]],
  ['https://www.google.com/maps/place/X/@36.0,-112.0,12z/data=!3d36.1!4d-112.1', [-112.1, 36.1]],
  ['https://maps.google.com/?q=36.1,-112.1', [-112.1, 36.1]],
  ['https://www.google.com/maps/search/?api=1&query=36.1%2C-112.1', [-112.1, 36.1]],
  ['https://www.openstreetmap.org/#map=12/36.1/-112.1', [-112.1, 36.1]],
  ['https://www.openstreetmap.org/?mlat=36.1&mlon=-112.1#map=5/0/0', [-112.1, 36.1]],
  ['https://maps.apple.com/?ll=36.1,-112.1&q=Canyon', [-112.1, 36.1]],
  ['geo:36.1,-112.1;u=35', [-112.1, 36.1]],
  ['geo:0,0?q=36.1,-112.1(Canyon)', [-112.1, 36.1]],
])('%s is a point', (typed, [lon = 0, lat = 0]) => {
  const point = readPoint(typed);

  expect(point?.[0]).toBeCloseTo(lon, 6);
  expect(point?.[1]).toBeCloseTo(lat, 6);
});

test.each([
  '60601',
  '12 34',
  'paris, 75',
  '95,190',
  'https://example.com/',
  'geo:',
  '%',
  '36 N 112 N',
  '1,2,3',
])('%s is not a point', (typed) => {
  expect(readPoint(typed)).toBeNull();
});

test('a long run of spaces is not tried in every possible split', () => {
  const exec = vi.spyOn(RegExp.prototype, 'exec');

  const points = [`1${' '.repeat(1_900)}x`, `1.1${' '.repeat(1_900)}N1`].map(readPoint);

  const isOfCoordinates = (pattern: unknown) => pattern instanceof RegExp && pattern.source.includes('\\d');
  const read = exec.mock.calls.filter((_, call) => isOfCoordinates(exec.mock.contexts[call]));
  const longest = Math.max(0, ...read.map(([text]) => text.length));
  exec.mockRestore();
  expect(points).toEqual([null, null]);
  expect(longest).toBeLessThanOrEqual(100);
});

test('a point is read no matter how many spaces are typed', () => {
  expect(readPoint(`36.1,${' '.repeat(500)}-112.1`)).toEqual([-112.1, 36.1]);
});
