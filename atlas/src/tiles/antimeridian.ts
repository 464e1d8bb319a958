import type { MultiPolygon, Polygon, Position } from 'geojson';

type Ring = Position[];

const POLE_LATITUDE = 90;
/** Closer to a pole than this, a Mercator map has nothing to show. */
const SHOWN_LATITUDE = 86;

/**
 * Flattens polygons that cross the date line, or go around a pole, for a map.
 *
 * The sources join shapes across the line, so a ring jumps from 180 to -180 in its middle. Here its longitudes continue
 * past ±180, and a ring around the pole is closed along it. The code that cuts tiles wraps what sticks out.
 */
export function flattenPolygons(geometry: Polygon | MultiPolygon): MultiPolygon {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return {
    type: 'MultiPolygon',
    coordinates: polygons.map(flattenPolygon).filter((rings) => rings.length > 0),
  };
}

function flattenPolygon(rings: Ring[]): Ring[] {
  // Antarctica comes as a ring around the pole itself, with the coast as its hole; dropping that ring leaves the coast.
  const [outer, ...holes] = rings.map(flattenRing).filter((ring) => ring !== null);
  if (!outer) return [];
  const middle = middleLongitude(outer);
  return [
    outer,
    ...holes.map((hole) => shifted(hole, 360 * Math.round((middle - middleLongitude(hole)) / 360))),
  ];
}

function flattenRing(ring: Ring): Ring | null {
  if (ring.every(([, lat]) => Math.abs(lat ?? 0) > SHOWN_LATITUDE)) return null;
  const flat: Ring = [];
  let turns = 0;
  let previousLon = ring[0]?.[0] ?? 0;
  for (const [lon = 0, lat = 0] of ring) {
    const step = lon - previousLon;
    if (Math.abs(step) > 180) turns -= Math.sign(step);
    previousLon = lon;
    flat.push([lon + 360 * turns, lat]);
  }
  if (turns !== 0) closeAlongPole(flat);
  return shifted(flat, -360 * Math.round(middleLongitude(flat) / 360));
}

/** The ring has gone once around the globe; it ends above or below its start. */
function closeAlongPole(flat: Ring): void {
  const [first, last] = [flat[0], flat.at(-1)];
  if (!first || !last) return;
  const pole = Math.sign(last[1] ?? 0) * POLE_LATITUDE;
  flat.push([last[0] ?? 0, pole], [first[0] ?? 0, pole], [first[0] ?? 0, first[1] ?? 0]);
}

/** Flattens lines that cross the date line for a map, as `flattenPolygons` does for polygons. */
export function flattenLine(line: Position[]): Position[] {
  let turns = 0;
  let previousLon = line[0]?.[0] ?? 0;
  return line.map(([lon = 0, lat = 0]) => {
    const step = lon - previousLon;
    if (Math.abs(step) > 180) turns -= Math.sign(step);
    previousLon = lon;
    return [lon + 360 * turns, lat];
  });
}

function middleLongitude(ring: Ring): number {
  let west = Number.POSITIVE_INFINITY;
  let east = Number.NEGATIVE_INFINITY;
  for (const [lon = 0] of ring) {
    west = Math.min(west, lon);
    east = Math.max(east, lon);
  }
  return (west + east) / 2;
}

function shifted(ring: Ring, degrees: number): Ring {
  return degrees === 0 ? ring : ring.map(([lon = 0, lat = 0]) => [lon + degrees, lat]);
}
