import type { LonLat } from '@wayfold/domain/travel/legs';
import Delaunator from 'delaunator';

const RADIANS = Math.PI / 180;

/** The emptiest point on the globe, in the South Pacific: no road crosses where the projection tears. */
const EMPTY: LonLat = [-123.4, -48.9];

/** Neighboring points, as `from, to, from, to ...`; each pair once. */
export type Neighbors = {
  /** All pairs of the Delaunay triangulation of the globe. */
  all: Uint32Array;
  /** 1 if no other point is in the circle over the pair: roads follow these (the Gabriel graph). */
  isClose: Uint8Array;
  /** For each pair, the two points next to it, for detours; the same one twice at the rim. */
  beside: Uint32Array;
};

/** Unit vectors `x, y, z, x, y, z ...` of points given as `lon, lat, lon, lat ...` in degrees. */
export function unitVectors(degrees: Float64Array): Float64Array {
  const vectors = new Float64Array((degrees.length / 2) * 3);
  for (let i = 0; i < degrees.length / 2; i += 1) {
    const lon = (degrees[2 * i] ?? 0) * RADIANS;
    const lat = (degrees[2 * i + 1] ?? 0) * RADIANS;
    vectors[3 * i] = Math.cos(lat) * Math.cos(lon);
    vectors[3 * i + 1] = Math.cos(lat) * Math.sin(lon);
    vectors[3 * i + 2] = Math.sin(lat);
  }
  return vectors;
}

/**
 * Finds which points on the globe are neighbors. Circles stay circles in a stereographic projection, so the flat
 * triangulation is the same as on the sphere.
 *
 * @param vectors three numbers per point; points must differ from each other
 */
export function findNeighbors(vectors: Float64Array): Neighbors {
  const { triangles, halfedges } = new Delaunator(project(vectors));
  const all = new Uint32Array(triangles.length * 2);
  const isClose = new Uint8Array(triangles.length);
  const beside = new Uint32Array(triangles.length * 2);
  let count = 0;
  for (let edge = 0; edge < triangles.length; edge += 1) {
    const twin = halfedges[edge] ?? -1;
    if (twin !== -1 && twin < edge) continue;
    const from = triangles[edge] ?? 0;
    const to = triangles[nextOf(edge)] ?? 0;
    const left = triangles[nextOf(nextOf(edge))] ?? 0;
    const right = twin === -1 ? left : (triangles[nextOf(nextOf(twin))] ?? 0);
    all[2 * count] = from;
    all[2 * count + 1] = to;
    beside[2 * count] = left;
    beside[2 * count + 1] = right;
    isClose[count] = isInCircle(vectors, from, to, left) || isInCircle(vectors, from, to, right) ? 0 : 1;
    count += 1;
  }
  return {
    all: all.slice(0, 2 * count),
    isClose: isClose.slice(0, count),
    beside: beside.slice(0, 2 * count),
  };
}

function nextOf(edge: number): number {
  return edge % 3 === 2 ? edge - 2 : edge + 1;
}

/** Whether the angle at `c` over the pair is obtuse. */
function isInCircle(v: Float64Array, a: number, b: number, c: number): boolean {
  let dot = 0;
  for (let k = 0; k < 3; k += 1) {
    const at = v[3 * c + k] ?? 0;
    dot += ((v[3 * a + k] ?? 0) - at) * ((v[3 * b + k] ?? 0) - at);
  }
  return dot < 0;
}

/** Projects from `EMPTY` onto the plane that touches the globe on the opposite side. */
function project(vectors: Float64Array): Float64Array {
  const [lon, lat] = [EMPTY[0] * RADIANS, EMPTY[1] * RADIANS];
  const pole = [Math.cos(lat) * Math.cos(lon), Math.cos(lat) * Math.sin(lon), Math.sin(lat)];
  const east = [-Math.sin(lon), Math.cos(lon), 0];
  const north = [-Math.sin(lat) * Math.cos(lon), -Math.sin(lat) * Math.sin(lon), Math.cos(lat)];
  const flat = new Float64Array((vectors.length / 3) * 2);
  const along = (i: number, axis: readonly number[]) =>
    (vectors[3 * i] ?? 0) * (axis[0] ?? 0) +
    (vectors[3 * i + 1] ?? 0) * (axis[1] ?? 0) +
    (vectors[3 * i + 2] ?? 0) * (axis[2] ?? 0);
  for (let i = 0; i < flat.length / 2; i += 1) {
    const scale = 1 / (1 - along(i, pole));
    flat[2 * i] = along(i, east) * scale;
    flat[2 * i + 1] = along(i, north) * scale;
  }
  return flat;
}
