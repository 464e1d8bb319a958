import { expect, test } from 'vitest';
import type { Box } from '../areas/boxes';
import { coastOf, type Point, type Polygon, seaOf } from './sea';

const BOX: Box = [0, 0, 10, 10];

/** The area of a polygon without its holes; the box has 100. */
function areaOf(polygons: readonly Polygon[]): number {
  const ofRing = (ring: readonly Point[]) =>
    Math.abs(
      ring.slice(1).reduce((sum, [x, y], index) => {
        const [px, py] = ring[index] ?? [0, 0];
        return sum + (px * y - x * py) / 2;
      }, 0),
    );
  return polygons.reduce((sum, [outer = [], ...holes]) => {
    return sum + ofRing(outer) - holes.reduce((inner, hole) => inner + ofRing(hole), 0);
  }, 0);
}

/** A small island: land on the left means against the clock. */
const island = (x: number, y: number): Point[] => [
  [x, y],
  [x + 1, y],
  [x + 1, y + 1],
  [x, y + 1],
  [x, y],
];

test('a coast from south to north has the sea on its right', () => {
  const coast: Point[] = [
    [4, -1],
    [4, 5],
    [4, 11],
  ];
  expect(areaOf(seaOf([coast], BOX))).toBeCloseTo(60);
  expect(areaOf(seaOf([[...coast].reverse()], BOX))).toBeCloseTo(40);
});

test('ways in any order are joined, and islands are left out of the sea', () => {
  const ways: Point[][] = [
    [
      [4, 5],
      [4, 11],
    ],
    island(6, 6),
    [
      [4, -1],
      [4, 5],
    ],
    island(1, 1), // a lake's island, far from the sea
  ];
  const sea = seaOf(ways, BOX);
  expect(sea).toHaveLength(1);
  expect(areaOf(sea)).toBeCloseTo(59);
});

test('two coasts make a strait between them, or two seas beside them', () => {
  const north = (x: number): Point[] => [
    [x, -1],
    [x, 11],
  ];
  const south = (x: number): Point[] => [...north(x)].reverse();
  expect(areaOf(seaOf([north(3), south(7)], BOX))).toBeCloseTo(40);
  const sides = seaOf([south(3), north(7)], BOX);
  expect(sides).toHaveLength(2);
  expect(areaOf(sides)).toBeCloseTo(60);
});

test('a bay that the coast leaves and enters again is one sea', () => {
  const coast: Point[] = [
    [-1, 2],
    [5, 2],
    [5, -1],
    [8, -1],
    [8, 4],
    [11, 4],
  ];
  const sea = seaOf([coast], BOX);
  expect(areaOf(sea)).toBeCloseTo(10 + 8);
});

test('an island in a box of sea', () => {
  expect(areaOf(seaOf([island(4, 4)], BOX))).toBeCloseTo(99);
});

test('an island across the edge is left out of the sea, wherever its ring begins', () => {
  const across = island(9.5, 4);
  const turned = [...across.slice(2, -1), ...across.slice(0, 3)];
  expect(areaOf(seaOf([across], BOX))).toBeCloseTo(99.5);
  expect(areaOf(seaOf([turned], BOX))).toBeCloseTo(99.5);
});

test('a coast that is cut off just inside of the box goes on to its edge, beside an island', () => {
  const coast: Point[] = [
    [4, -1],
    [4, 5],
    [4, 9],
  ];
  expect(areaOf(seaOf([coast, island(6, 6)], BOX))).toBeCloseTo(59);
});

test('a coast that begins just inside of the box and leaves at once is not continued there', () => {
  const coast: Point[] = [
    [3, 0.1],
    [2.9, 0.1],
    [2.9, -1],
    [4, -1],
    [4, 5],
    [4, 11],
  ];
  expect(areaOf(seaOf([coast], BOX))).toBeCloseTo(60);
});

test('an island beside a coast that ends in the middle of the box does not make all of it sea', () => {
  const broken: Point[] = [
    [-1, 5],
    [5, 5],
  ];
  expect(seaOf([broken, island(6, 6)], BOX)).toEqual([]);
});

test('without a coast there is no sea; a coast that ends in the box is left out', () => {
  expect(seaOf([], BOX)).toEqual([]);
  const broken: Point[] = [
    [-1, 5],
    [5, 5],
  ];
  expect(seaOf([broken], BOX)).toEqual([]);
});

test('the coast of a sea is its outline without the edges of the box, and that of its islands', () => {
  const coast: Point[] = [
    [4, 0],
    [4, 5],
    [4, 10],
  ];
  const lines = coastOf(seaOf([coast, island(6, 6)], BOX), BOX);

  expect(lines).toHaveLength(2);
  expect(lines).toContainEqual(coast);
  expect(lines).toContainEqual(island(6, 6));
});
