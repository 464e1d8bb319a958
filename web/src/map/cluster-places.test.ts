import { expect, test } from 'vitest';
import { clusterPlaces } from './cluster-places';

const around = (count: number, lon: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${lon} ${index}`,
    coords: [lon + index * 0.001, 38.5] as [number, number],
  }));

test('eight places close together become one disc in their middle', () => {
  const { alone, clusters } = clusterPlaces(around(8, -109.5), 8);

  expect(alone).toEqual([]);
  expect(clusters[0]?.places).toHaveLength(8);
  expect(clusters[0]?.at[0]).toBeCloseTo(-109.4965, 4);
});

test('seven places stay separate, and so do eight that are far apart', () => {
  expect(clusterPlaces(around(7, -109.5), 8).alone).toHaveLength(7);
  expect(clusterPlaces(around(8, -109.5), 16).alone).toHaveLength(8);
});

test('places on both sides of the date line are clustered together', () => {
  const { clusters } = clusterPlaces([...around(4, 179.999), ...around(4, -179.999)], 4);

  expect(clusters[0]?.places).toHaveLength(8);
  expect(Math.abs(clusters[0]?.at[0] ?? 0)).toBeGreaterThan(179);
});
