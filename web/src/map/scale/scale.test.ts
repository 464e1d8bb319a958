import { expect, test } from 'vitest';
import { scaleOf } from './scale';

const at = (lat: number, zoom: number) => ({ center: [-110, lat] as [number, number], zoom });

test('a mile is twice as long on the screen at 60 degrees north as at the equator, and doubles per zoom level', () => {
  const pixelsOfMile = (lat: number, zoom: number) => {
    const { value, unit, pixels } = scaleOf(at(lat, zoom), 'Miles', 200);
    expect(unit).toBe('mile');
    return pixels / value;
  };

  expect(pixelsOfMile(60, 10)).toBeCloseTo(2 * pixelsOfMile(0, 10), 6);
  expect(pixelsOfMile(60, 11)).toBeCloseTo(4 * pixelsOfMile(0, 10), 6);
});

test.each([
  [0, 'Kilometers', 5_000, 'kilometer'],
  [6, 'Kilometers', 50, 'kilometer'],
  [6, 'Miles', 50, 'mile'],
  [12, 'Kilometers', 1, 'kilometer'],
  [14, 'Miles', 1_000, 'foot'],
  [16, 'Kilometers', 50, 'meter'],
] as const)('at zoom %i in %s, the bar says %i %s', (zoom, system, value, unit) => {
  const scale = scaleOf(at(38, zoom), system, 100);

  expect(scale).toMatchObject({ value, unit });
  expect(scale.pixels).toBeLessThanOrEqual(100);
  expect(scale.pixels).toBeGreaterThan(39);
});
