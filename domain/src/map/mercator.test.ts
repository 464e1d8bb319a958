import { expect, test } from 'vitest';
import { fromScreen, nearestLon, toScreen } from './mercator';
import { sidesWithRoom } from './place-names';

const size = { width: 800, height: 600 };

test('a point on the screen leads back to the same place', () => {
  const camera = { center: [139.7, 35.7] as [number, number], zoom: 4.3 };

  const [lon, lat] = fromScreen(toScreen([135.77, 35.01], camera, size), camera, size);

  expect(lon).toBeCloseTo(135.77, 6);
  expect(lat).toBeCloseTo(35.01, 6);
});

test('each zoom level doubles the map', () => {
  const near = toScreen([10, 0], { center: [0, 0], zoom: 3 }, size)[0] - size.width / 2;
  const far = toScreen([10, 0], { center: [0, 0], zoom: 2 }, size)[0] - size.width / 2;

  expect(near).toBeCloseTo(2 * far, 6);
});

test('of the same longitudes around the globe the nearest is taken', () => {
  expect(nearestLon(-170, 175)).toBe(190);
  expect(nearestLon(190, 0)).toBe(-170);
});

test('a name isn’t placed where the map ends', () => {
  expect(sidesWithRoom('Denver', 400, 800)).toBe('both');
  expect(sidesWithRoom('Denver', 780, 800)).toBe('left');
  expect(sidesWithRoom('Denver', 20, 800)).toBe('right');
  expect(sidesWithRoom('Grand Canyon Village', 60, 120)).toBe('none');
});
