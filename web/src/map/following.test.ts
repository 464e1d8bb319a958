import type { LonLat } from '@wayfold/domain/map/mercator';
import { expect, test } from 'vitest';
import { type MapView, movementBetween, screenOf } from './following';

const size = { width: 390, height: 600 };
const view = (center: LonLat, zoom: number): MapView => ({ camera: { center, zoom }, size });

test.each([
  ['panned', view([9.5, 47.1], 10), view([9.6, 47.2], 10)],
  ['zoomed in on another place', view([9.5, 47.1], 10), view([9.7, 47], 12.3)],
  ['zoomed out', view([9.5, 47.1], 10), view([9.5, 47.1], 9)],
  ['panned across the date line', view([179.9, 10], 8), view([-179.8, 10], 8)],
])('what was placed gets to its place on a map that is %s', (_, before, after) => {
  for (const at of [before.camera.center, [before.camera.center[0] - 0.05, before.camera.center[1] + 0.1]]) {
    const place: LonLat = [at[0] ?? 0, at[1] ?? 0];
    const placed = screenOf(place, before);
    const { x, y, scale } = movementBetween(before, after);

    const [left, top] = screenOf(place, after);
    expect(placed[0] * scale + x).toBeCloseTo(left, 6);
    expect(placed[1] * scale + y).toBeCloseTo(top, 6);
  }
});

test('a movement without zooming only shifts', () => {
  expect(movementBetween(view([9.5, 47.1], 10), view([9.6, 47.1], 10))).toMatchObject({ scale: 1, y: 0 });
});

test('a place shows in the copy of the world that is closest', () => {
  expect(screenOf([179, 0], view([-179, 0], 3))[0]).toBeLessThan(size.width / 2);
});
