/** `[lon, lat]` in degrees. */
export type LonLat = [number, number];

/** Width and height in CSS pixels. */
export type Size = { width: number; height: number };

/** Where a map looks. At zoom 0 the whole world is `WORLD_PIXELS` wide, and each level doubles that. */
export type Camera = { center: LonLat; zoom: number };

/** The width of the world at zoom 0; the map library uses the same. */
export const WORLD_PIXELS = 512;

/** Web Mercator ends here, so that the world is a square. */
const MAX_LATITUDE = 85.0511;

/** Projects to a world one unit wide, from the northwest corner; longitudes past 180 continue past 1. */
export function toWorld([lon, lat]: LonLat): [number, number] {
  const sine = Math.sin((clamp(lat, -MAX_LATITUDE, MAX_LATITUDE) * Math.PI) / 180);
  return [lon / 360 + 0.5, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
}

/** Converts a point of the world one unit wide back to degrees. */
export function fromWorld([x, y]: [number, number]): LonLat {
  return [(x - 0.5) * 360, (Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) * 360) / Math.PI - 90];
}

/** Where a place is on the screen, in pixels from the top left corner of a map of this size. */
export function toScreen(at: LonLat, camera: Camera, size: Size): [number, number] {
  const scale = WORLD_PIXELS * 2 ** camera.zoom;
  const [x, y] = toWorld(at);
  const [centerX, centerY] = toWorld(camera.center);
  return [size.width / 2 + (x - centerX) * scale, size.height / 2 + (y - centerY) * scale];
}

/** Which place is at a point on the screen; longitudes continue past 180. */
export function fromScreen([x, y]: [number, number], camera: Camera, size: Size): LonLat {
  const scale = WORLD_PIXELS * 2 ** camera.zoom;
  const [centerX, centerY] = toWorld(camera.center);
  return fromWorld([centerX + (x - size.width / 2) / scale, centerY + (y - size.height / 2) / scale]);
}

/** The same longitude, plus or minus full turns, as close as possible to another one. */
export function nearestLon(lon: number, to: number): number {
  return lon + 360 * Math.round((to - lon) / 360);
}

/** Limits a number to a range. */
export function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
