import type { Position } from 'geojson';
import { expect, test } from 'vitest';
import { flattenLine, flattenPolygons } from './antimeridian';

const longitudes = (ring: Position[] = []) => ring.map(([lon]) => lon);

test('a ring across the date line continues instead of jumping', () => {
  const ring = [
    [178, -16],
    [-179, -16],
    [-179, -17],
    [178, -17],
    [178, -16],
  ];

  const flat = flattenPolygons({ type: 'Polygon', coordinates: [ring] });

  expect(longitudes(flat.coordinates[0]?.[0])).toEqual([178, 181, 181, 178, 178]);
});

test('a hole moves with its ring', () => {
  const outer = [
    [-170, 60],
    [100, 60],
    [100, 70],
    [-170, 70],
    [-170, 60],
  ];
  const hole = [
    [-175, 64],
    [-174, 64],
    [-174, 65],
    [-175, 64],
  ];

  const [rings] = flattenPolygons({ type: 'Polygon', coordinates: [outer, hole] }).coordinates;

  expect(longitudes(rings?.[0])).toEqual([190, 100, 100, 190, 190]);
  expect(longitudes(rings?.[1])).toEqual([185, 186, 186, 185]);
});

test('a ring around the pole is closed along it, and one at the pole itself is left out', () => {
  const pole = [
    [-180, -89.9],
    [0, -89.9],
    [179, -89.9],
    [-180, -89.9],
  ];
  const coast = [
    [-180, -75],
    [-60, -70],
    [60, -70],
    [179, -75],
    [-180, -75],
  ];

  const [rings] = flattenPolygons({ type: 'Polygon', coordinates: [pole, coast] }).coordinates;

  expect(rings).toHaveLength(1);
  expect(rings?.[0]?.slice(-4)).toEqual([
    [180, -75],
    [180, -90],
    [-180, -90],
    [-180, -75],
  ]);
});

test('a line continues across the date line, in both directions', () => {
  expect(
    longitudes(
      flattenLine([
        [179, 0],
        [-179, 0],
        [179, 0],
      ]),
    ),
  ).toEqual([179, 181, 179]);
  expect(
    longitudes(
      flattenLine([
        [-179, 0],
        [179, 0],
      ]),
    ),
  ).toEqual([-179, -181]);
});
