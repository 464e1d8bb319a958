import type { Position } from 'geojson';

/** The latitude where the square world map ends. */
const MAX_LATITUDE = 85.0511;

/** Projects degrees onto the square world map: x grows east, y grows south, both 0 to 1. */
export function toWorldSquare([lon = 0, lat = 0]: Position): [x: number, y: number] {
  const sine = Math.sin((Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, lat)) * Math.PI) / 180);
  return [lon / 360 + 0.5, 0.5 - (0.25 * Math.log((1 + sine) / (1 - sine))) / Math.PI];
}

/** The inverse of `toWorldSquare`. */
export function fromWorldSquare([x = 0, y = 0]: Position): [lon: number, lat: number] {
  const lat = (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
  return [(x - 0.5) * 360, lat];
}
