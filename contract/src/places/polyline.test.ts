import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeLine, encodeLine } from './polyline';

test('the example in the description of the algorithm is encoded the same way', () => {
  const points: [number, number][] = [
    [-120.2, 38.5],
    [-120.95, 40.7],
    [-126.453, 43.252],
  ];
  expect(encodeLine(points)).toBe('_p~iF~ps|U_ulLnnqC_mqNvxq`@');
  expect(decodeLine('_p~iF~ps|U_ulLnnqC_mqNvxq`@')).toEqual(points);
});

test('any line survives encoding and decoding, to five decimals', () => {
  const degrees = (most: number) =>
    fc.integer({ min: -most * 1e5, max: most * 1e5 }).map((value) => value / 1e5);
  const line = fc.array(fc.tuple(degrees(180), degrees(90)), { maxLength: 50 });
  fc.assert(
    fc.property(line, (points) => {
      expect(decodeLine(encodeLine(points))).toEqual(points);
    }),
  );
});

test.each(['_', '~~~~~~~~', 'ab', '_p~iF', 'é?', '_p~iF~ps|U\n', '____________'])(
  '%j is not a line',
  (text) => {
    expect(decodeLine(text)).toBeNull();
  },
);

test('no text decodes to a line outside the globe', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const [lon, lat] of decodeLine(text) ?? []) {
        expect(Math.abs(lon)).toBeLessThanOrEqual(180);
        expect(Math.abs(lat)).toBeLessThanOrEqual(90);
      }
    }),
  );
});
