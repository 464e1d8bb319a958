import { expect, test, vi } from 'vitest';
import { isLink, nameInLink, readPoint } from './typed-point';

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
  ['https://maps.apple.com/place?coordinate=36.1,-112.1&name=Canyon', [-112.1, 36.1]],
  ['https://www.openstreetmap.org/node/42#map=19/36.1/-112.1', [-112.1, 36.1]],
  ['36,1000; -112,1000', [-112.1, 36.1]],
  ['36,10 -112,10', [-112.1, 36.1]],
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
  '1,2 3,4',
  '36.1, 181',
  '91.5, -112.1, 4',
  'geo:136.1,-212.1',
  'https://www.google.com/maps/@95.0,195.0,12z',
  `36°61'0"N, 112°6'0"W`,
  `36°6'60"N, 112°6'0"W`,
  'NaN,NaN',
  'Infinity, 1.5',
  '1e2,1e1',
  'javascript:alert(36.1,-112.1)',
  'javascript:36.1,-112.1',
  'data:text/html,36.1,-112.1',
  'https://maps.app.goo.gl/AbCdEf123',
  `${'9'.repeat(100_000)},${'9'.repeat(100_000)}`,
  `https://www.google.com/maps/${'/'.repeat(100_000)}@36.1,-112.1`,
  `geo:${'%'.repeat(100_000)}`,
  '\u0000',
  '',
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

test.each([
  [
    'https://www.google.com/maps/place/Kiyomizu-dera/@34.99,135.78,17z/data=!3d34.9949!4d135.785',
    'Kiyomizu-dera',
  ],
  ['https://www.google.com/maps/place/Caf%C3%A9+du+Monde/@29.9,-90.0,17z', 'Café du Monde'],
  ['https://maps.apple.com/?ll=36.1,-112.1&q=Grand%20Canyon', 'Grand Canyon'],
  ['https://maps.apple.com/place?coordinate=36.1,-112.1&name=Canyon', 'Canyon'],
  ['geo:0,0?q=36.1,-112.1(Desert%20View)', 'Desert View'],
  ['https://maps.google.com/?q=36.1,-112.1', null],
  ["https://www.google.com/maps/place/36%C2%B006'00.0%22N+112%C2%B006'00.0%22W/@36.1,-112.1", null],
  ['https://www.openstreetmap.org/#map=12/36.1/-112.1', null],
  ['https://maps.apple.com/?q=%E0%A4%A', '%E0%A4%A'],
  ['Kiyomizu-dera', null],
  ['javascript:alert(1)?q=Name', null],
])('the name in %s is %s', (link, name) => {
  expect(nameInLink(link)).toBe(name);
});

test.each([
  ['https://maps.app.goo.gl/AbCdEf123', true],
  ['geo:1,2', true],
  ['Maps of Kyoto', false],
  ['javascript:alert(1)', false],
])('whether %s is a link: %s', (typed, expected) => {
  expect(isLink(typed)).toBe(expected);
});
