import type { Coords } from '@wayfold/contract/kernel/values';
import { decodeLine } from '@wayfold/contract/places/polyline';
import type { TripTrack } from '@wayfold/contract/trip/trip';
import { nearestLon } from '../map/mercator';
import { greatCircleMeters } from './legs';

const lines = new WeakMap<TripTrack, readonly Coords[]>();

/** The points of a track, `[lon, lat]` in degrees; longitudes continue past 180 where it crosses the date line. */
export function trackLine(track: TripTrack): readonly Coords[] {
  const known = lines.get(track);
  if (known) return known;
  const line = unbroken(decodeLine(track.points) ?? []);
  lines.set(track, line);
  return line;
}

/** The same points with longitudes that never jump around the globe. */
export function unbroken(points: readonly Coords[]): Coords[] {
  let last = points[0]?.[0] ?? 0;
  return points.map(([lon, lat]) => {
    last = nearestLon(lon, last);
    return [last, lat];
  });
}

/** The length of a track along its line, in meters. */
export function trackMeters(track: TripTrack): number {
  const line = trackLine(track);
  return line.slice(1).reduce((sum, at, index) => sum + greatCircleMeters(line[index] ?? at, at), 0);
}
