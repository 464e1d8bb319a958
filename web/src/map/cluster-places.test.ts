import type { LonLat } from '@wayfold/domain/map/mercator';
import { toWorld, WORLD_PIXELS } from '@wayfold/domain/map/mercator';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clusterPlaces, FOR_MOUSE, FOR_TOUCH } from './cluster-places';

const around = (count: number, lon: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${lon} ${index}`,
    coords: [lon + index * 0.001, 38.5] as [number, number],
  }));

test('eight places close together become one disc in their middle', () => {
  const { alone, clusters } = clusterPlaces(around(8, -109.5), 8, FOR_MOUSE);

  expect(alone).toEqual([]);
  expect(clusters[0]?.places).toHaveLength(8);
  expect(clusters[0]?.at[0]).toBeCloseTo(-109.4965, 4);
});

test('seven places stay separate, and so do eight that are far apart', () => {
  expect(clusterPlaces(around(7, -109.5), 8, FOR_MOUSE).alone).toHaveLength(7);
  expect(clusterPlaces(around(8, -109.5), 16, FOR_MOUSE).alone).toHaveLength(8);
});

test('places on both sides of the date line are clustered together', () => {
  const { clusters } = clusterPlaces([...around(4, 179.999), ...around(4, -179.999)], 4, FOR_MOUSE);

  expect(clusters[0]?.places).toHaveLength(8);
  expect(Math.abs(clusters[0]?.at[0] ?? 0)).toBeGreaterThan(179);
});

test('for fingers, all discs and clusters are 44 pixels apart, even half a step away from the zoom they were made for', () => {
  const coords = fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 400 }));
  fc.assert(
    fc.property(fc.array(coords, { maxLength: 40 }), (points) => {
      const places = points.map(([x, y]) => ({ coords: [-109.5 + x / 1000, 38.5 + y / 1000] as LonLat }));
      const { alone, clusters } = clusterPlaces(places, 9, FOR_TOUCH);

      const scale = WORLD_PIXELS * 2 ** 8.75;
      const marks = [...alone.map((place) => place.coords), ...clusters.map(({ at }) => at)].map(toWorld);
      for (const [index, [x, y]] of marks.entries()) {
        for (const [otherX, otherY] of marks.slice(index + 1)) {
          expect(Math.hypot(x - otherX, y - otherY) * scale).toBeGreaterThan(44);
        }
      }
      expect(alone.length + clusters.reduce((sum, cluster) => sum + cluster.places.length, 0)).toBe(
        places.length,
      );
    }),
  );
});
