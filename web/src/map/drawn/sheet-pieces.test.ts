import { geoMercator } from 'd3-geo';
import { expect, test } from 'vitest';
import { areasWithin, linesWithin, piecesOfPath, projectPieces } from './sheet-pieces';

const square = piecesOfPath('M0 0l100 0l0 100l-100 0Z');

test('a path is read step by step, with the box around each of its pieces', () => {
  const [ring, line] = piecesOfPath('M10 20l5 0l0 -2.5Z' + 'M-1 0l3 4');

  expect(ring).toEqual({
    points: [
      [10, 20],
      [15, 20],
      [15, 17.5],
      [10, 20],
    ],
    box: { left: 10, top: 17.5, right: 15, bottom: 20 },
  });
  expect(line?.points).toEqual([
    [-1, 0],
    [2, 4],
  ]);
});

test('an area is clipped to the box: nothing, a part, or all of the box', () => {
  expect(areasWithin(square, { left: 200, top: 0, right: 300, bottom: 50 })).toBe('');
  expect(areasWithin(square, { left: 90, top: 90, right: 120, bottom: 120 })).toMatch(/^M.*Z$/);
  const corners = areasWithin(square, { left: 40, top: 40, right: 60, bottom: 60 }).match(/[\d.]+,[\d.]+/g);
  expect(new Set(corners)).toEqual(new Set(['40,40', '60,40', '60,60', '40,60']));
});

test('an island in a lake stays an island, and is left out if the box does not show it', () => {
  const lake = piecesOfPath('M0 0l100 0l0 100l-100 0Z' + 'M40 40l0 20l20 0l0 -20Z');

  expect(areasWithin(lake, { left: 30, top: 30, right: 70, bottom: 70 }).match(/M/g)).toHaveLength(2);
  expect(areasWithin(lake, { left: 0, top: 0, right: 20, bottom: 20 }).match(/M/g)).toHaveLength(1);
  expect(areasWithin(lake, { left: 45, top: 45, right: 55, bottom: 55 })).toBe('');
});

test('lines end at the edge of the box and continue where they come back into it', () => {
  const line = piecesOfPath('M-10 5l40 0l0 10l-40 0');

  expect(linesWithin(line, { left: 0, top: 0, right: 20, bottom: 20 })).toBe('M0,5L20,5M20,15L0,15');
});

test('shapes on the globe end up where the projection puts them, and areas are closed', () => {
  const projection = geoMercator().scale(1).translate([0, 0]);
  const ring: [number, number][] = [
    [0, 0],
    [0, 10],
    [10, 10],
    [10, 0],
    [0, 0],
  ];

  const [piece] = projectPieces({ type: 'Polygon', coordinates: [ring] }, projection);

  expect(piece?.points[0]).toEqual(piece?.points.at(-1));
  expect(piece?.box.right).toBeCloseTo((10 * Math.PI) / 180);
  expect(piece?.box.top).toBeCloseTo(-Math.log(Math.tan(Math.PI / 4 + (5 * Math.PI) / 180)));
});
