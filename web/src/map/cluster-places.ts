import { type LonLat, nearestLon, toWorld, WORLD_PIXELS } from '@wayfold/domain/map/mercator';

/** Places so close together that one disc stands for them. */
export type PlaceCluster<Place> = { at: LonLat; places: readonly Place[] };

/** At least this many places within this many pixels become one disc. */
const LEAST = 8;
const REACH = 60;

/**
 * Clusters places that are close together at a zoom; all others stay alone.
 *
 * A cluster is at the middle of its places. Places come best first, and clusters form around the best ones.
 */
export function clusterPlaces<Place extends { coords: LonLat }>(
  places: readonly Place[],
  zoom: number,
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
      (other) => !other.isTaken && Math.hypot(other.x - point.x, other.y - point.y) <= REACH / 2,
    );
    if (near.length < LEAST) {
      alone.push(point.place);
      continue;
    }
    for (const other of near) other.isTaken = true;
    clusters.push({
      at: middleOf(
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
