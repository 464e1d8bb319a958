import type { Feature, FeatureCollection, Position } from 'geojson';
import { RIVER_NAMES } from './river-names';

/** Maximum distance between the drawn river and a point on it, in degrees. */
const NEAR_DEGREES = 0.35;

/** Adds names, and the first zoom that shows them, to river shapes; most have none. */
export function nameRivers(rivers: FeatureCollection): FeatureCollection {
  const names = new Map<Feature, { name: string; minZoom: number }>();
  for (const [name, minZoom, ...on] of RIVER_NAMES) {
    for (const point of on) {
      const river = nearestTo(point, rivers.features);
      if (river && !names.has(river)) names.set(river, { name, minZoom });
    }
  }
  const features = rivers.features.map((river) => ({ ...river, properties: names.get(river) ?? {} }));
  return { type: 'FeatureCollection', features };
}

function nearestTo(point: readonly number[], rivers: readonly Feature[]): Feature | null {
  let nearest: Feature | null = null;
  let least = NEAR_DEGREES;
  for (const river of rivers) {
    for (const line of linesOf(river)) {
      const distance = distanceToLine(point, line, least);
      if (distance < least) [nearest, least] = [river, distance];
    }
  }
  return nearest;
}

function linesOf({ geometry }: Feature): Position[][] {
  if (geometry.type === 'LineString') return [geometry.coordinates];
  return geometry.type === 'MultiLineString' ? geometry.coordinates : [];
}

/** In degrees of latitude, as flat-earth distance; infinite for lines that are farther away than `reach` anyway. */
function distanceToLine(
  [lon = 0, lat = 0]: readonly number[],
  line: readonly Position[],
  reach: number,
): number {
  const width = Math.cos((lat * Math.PI) / 180);
  let least = Number.POSITIVE_INFINITY;
  for (let i = 1; i < line.length; i += 1) {
    const [[lonA = 0, latA = 0] = [], [lonB = 0, latB = 0] = []] = [line[i - 1], line[i]];
    if (Math.min(latA, latB) > lat + reach || Math.max(latA, latB) < lat - reach) continue;
    const [x1, y1] = [(lonA - lon) * width, latA - lat];
    const [dx, dy] = [(lonB - lonA) * width, latB - latA];
    const squared = dx * dx + dy * dy;
    const share = squared === 0 ? 0 : Math.max(0, Math.min(1, -(x1 * dx + y1 * dy) / squared));
    least = Math.min(least, Math.hypot(x1 + share * dx, y1 + share * dy));
  }
  return least;
}
