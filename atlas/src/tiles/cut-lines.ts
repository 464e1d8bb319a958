import type { GeoJSONVTFeature } from '@maplibre/geojson-vt';

type Line = Extract<GeoJSONVTFeature, { type: 2 | 3 }>;
type Point = Line['geometry'][number][number];

/**
 * Cuts lines where they pass from one square of a tile to the next. A map with streets in a part of a tile can then leave out
 * just the pieces there, because it shows or hides a feature as a whole.
 *
 * @param size units across a square
 * @returns a feature for each square that a line passes through
 */
export function cutLines(features: readonly GeoJSONVTFeature[], size: number): GeoJSONVTFeature[] {
  return features.flatMap((feature) => (feature.type === 2 ? piecesOf(feature, size) : [feature]));
}

function piecesOf(feature: Line, size: number): GeoJSONVTFeature[] {
  const bySquare = new Map<string, Point[][]>();
  for (const path of feature.geometry) {
    let [square, piece]: [string, Point[]] = ['', []];
    for (const [i, to] of path.entries()) {
      const from = path[i - 1];
      if (!from) continue;
      const points = [from, ...crossings(from, to, size), to];
      for (const [j, end] of points.entries()) {
        const start = points[j - 1];
        if (!start) continue;
        const at = [start[0] + end[0], start[1] + end[1]].map((sum) => Math.floor(sum / 2 / size)).join();
        if (at !== square) {
          [square, piece] = [at, [start]];
          bySquare.set(at, [...(bySquare.get(at) ?? []), piece]);
        }
        piece.push(end);
      }
    }
  }
  return Array.from(bySquare.values(), (geometry) => ({ ...feature, geometry }));
}

/** The points between two others where a line passes into another square, in order. */
function crossings(from: Point, to: Point, size: number): Point[] {
  const shares = ([0, 1] as const).flatMap((axis) => {
    const [low, high] = [Math.min(from[axis], to[axis]), Math.max(from[axis], to[axis])];
    const edges: number[] = [];
    for (let edge = Math.floor(low / size) * size + size; edge < high; edge += size) {
      edges.push((edge - from[axis]) / (to[axis] - from[axis]));
    }
    return edges;
  });
  return shares
    .sort((a, b) => a - b)
    .map((share) => [
      Math.round(from[0] + share * (to[0] - from[0])),
      Math.round(from[1] + share * (to[1] - from[1])),
    ]);
}
