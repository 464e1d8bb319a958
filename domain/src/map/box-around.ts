import { type LonLat, nearestLon } from './mercator';

/** West, south, east, north in degrees; east is greater than 180 if the box crosses the date line. */
export type Box = [number, number, number, number];

/** The smallest box around points, across the date line if that is smaller; null without points. */
export function boxAround(points: readonly LonLat[]): Box | null {
  if (points.length === 0) return null;
  const lons = points.map(([lon]) => nearestLon(lon, 0)).sort((a, b) => a - b);
  const lats = points.map(([, lat]) => lat);
  const first = lons[0] ?? 0;
  let west = first;
  let east = lons[lons.length - 1] ?? first;
  // The widest gap between neighbors stays outside the box.
  let widestGap = first + 360 - east;
  for (let index = 1; index < lons.length; index++) {
    const [before = 0, after = 0] = [lons[index - 1], lons[index]];
    if (after - before <= widestGap) continue;
    widestGap = after - before;
    west = after;
    east = before + 360;
  }
  return [west, Math.min(...lats), east, Math.max(...lats)];
}
