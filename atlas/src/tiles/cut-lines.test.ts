import type { GeoJSONVTFeature } from '@maplibre/geojson-vt';
import { expect, test } from 'vitest';
import { cutLines } from './cut-lines';

const line = (...geometry: [number, number][][]): GeoJSONVTFeature => ({
  type: 2,
  tags: { name: 'Rhine' },
  geometry,
});

test('a line becomes a piece for each square that it passes through, and keeps what it says', () => {
  const pieces = cutLines(
    [
      line([
        [10, 10],
        [250, 10],
        [250, 90],
      ]),
    ],
    100,
  );

  expect(pieces.map(({ geometry }) => geometry)).toEqual([
    [
      [
        [10, 10],
        [100, 10],
      ],
    ],
    [
      [
        [100, 10],
        [200, 10],
      ],
    ],
    [
      [
        [200, 10],
        [250, 10],
        [250, 90],
      ],
    ],
  ]);
  expect(pieces.every(({ tags }) => tags?.name === 'Rhine')).toBe(true);
});

test('lines in one square stay together, also beyond the edge of the tile; areas stay whole', () => {
  const area: GeoJSONVTFeature = {
    type: 3,
    tags: null,
    geometry: [
      [
        [0, 0],
        [300, 0],
        [300, 300],
        [0, 0],
      ],
    ],
  };
  const pieces = cutLines(
    [
      line(
        [
          [-20, 5],
          [50, 5],
        ],
        [
          [-10, 50],
          [60, 60],
        ],
      ),
      area,
    ],
    100,
  );

  expect(pieces).toHaveLength(3);
  expect(pieces[0]?.geometry).toHaveLength(2);
  expect(pieces[1]?.geometry).toHaveLength(2);
  expect(pieces[2]).toBe(area);
});
