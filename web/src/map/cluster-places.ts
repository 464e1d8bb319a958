import { type LonLat, nearestLon, toWorld, WORLD_PIXELS } from '@wayfold/domain/map/mercator';

/** Places so close together that one disc stands for them. */
export type PlaceCluster<Place> = { at: LonLat; places: readonly Place[] };

/** When places become one disc: at least `least` of them within `reach` pixels of the best one. */
export interface Clustering {
  least: number;
  reach: number;
  /** Whether the disc is at the best place instead of the middle of all: then all discs are `reach` apart. */
  isAtBest: boolean;
}

/** With a mouse, places only become one disc where a crowd of them can't be told apart. */
export const FOR_MOUSE: Clustering = { least: 8, reach: 30, isAtBest: false };

/** Fingers need targets of 44 pixels; the rest is for zooming, because places are clustered in steps of half a level. */
export const FOR_TOUCH: Clustering = { least: 2, reach: 53, isAtBest: true };

/** Plans are what the map is about, so they become one disc only where their numbers would cover each other. */
export const FOR_PLANS: Clustering = { least: 4, reach: 40, isAtBest: true };

/**
 * Clusters places that are close together at a zoom; all others stay alone.
 *
 * Places come best first, and clusters form around the best ones.
 */
export function clusterPlaces<Place extends { coords: LonLat }>(
  places: readonly Place[],
  zoom: number,
  { least, reach, isAtBest }: Clustering,
): { alone: readonly Place[]; clusters: readonly PlaceCluster<Place>[] } {
  const scale = WORLD_PIXELS * 2 ** zoom;
  const first = places[0]?.coords[0] ?? 0;
  const points = places.map((place) => {
    const [x, y] = toWorld([nearestLon(place.coords[0], first), place.coords[1]]);
    return { place, x: x * scale, y: y * scale, isTaken: false };
  });
  const alone: Place[] = [];
  const clusters: PlaceCluster<Place>[] = [];
  for (const point of points) {
    if (point.isTaken) continue;
    const near = points.filter(
      (other) => !other.isTaken && Math.hypot(other.x - point.x, other.y - point.y) <= reach,
    );
    if (near.length < least) {
      alone.push(point.place);
      continue;
    }
    for (const other of near) other.isTaken = true;
    clusters.push({
      at: isAtBest
        ? point.place.coords
        : middleOf(
            near.map(({ place }) => place.coords),
            first,
          ),
      places: near.map(({ place }) => place),
    });
  }
  const clustered = new Set(clusters.flatMap((cluster) => cluster.places));
  // A place that stayed alone may have joined the cluster of a later one.
  return { alone: alone.filter((place) => !clustered.has(place)), clusters };
}

function middleOf(points: readonly LonLat[], near: number): LonLat {
  const lon = points.reduce((sum, [degrees]) => sum + nearestLon(degrees, near), 0) / points.length;
  const lat = points.reduce((sum, [, degrees]) => sum + degrees, 0) / points.length;
  return [nearestLon(lon, 0), lat];
}
