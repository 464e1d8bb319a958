import type { GeoJSONVTFeature } from '@maplibre/geojson-vt';
import type { Feature, FeatureCollection, Geometry, Position } from 'geojson';
import type { Label } from './label';
import type { TileLayers } from './tile-layers';

/** Tiles from this zoom on are cut from the block covered by the tile of this zoom. */
export const BLOCK_ZOOM = 5;
/** Units across a block: those of the deepest tiles, so no precision is lost. */
export const BLOCK_EXTENT = 4096 * 8;

/** Columns of the tile directory: zoom, x, y, and the start and end of the tile or block in the content. */
export const DIRECTORY_COLUMNS = 5;

/** The name of a river and the first zoom that shows it, or the first zoom of a road or ferry. */
type ShapeTags = { name?: string; minZoom?: number };

/** A shape of one layer in a block: its type, and rings or lines of alternating x and y, as steps from the previous point. */
type StoredShape = [type: 2 | 3, paths: number[][], tags?: ShapeTags];

/** A block as stored. */
type StoredBlock = { shapes: Record<string, StoredShape[]>; labels: readonly Label[] };

/** A block ready for cutting: shapes on the unit square, and labels. */
export type Block = { shapes: Record<string, FeatureCollection>; labels: readonly Label[] };

/** Serializes a block to text; compresses well, because neighboring points are close. */
export function storeBlock(layers: TileLayers, labels: readonly Label[]): string {
  const shapes: StoredBlock['shapes'] = {};
  for (const [layer, features] of layers) shapes[layer] = joinLines(features.flatMap(storeShape));
  return JSON.stringify({ shapes, labels } satisfies StoredBlock);
}

/** Reads what `storeBlock` wrote. */
export function restoreBlock(text: string): Block {
  const stored = JSON.parse(text) as StoredBlock; // written by storeBlock, covered by the checksum of the cache file
  const shapes: Block['shapes'] = {};
  for (const [layer, features] of Object.entries(stored.shapes)) {
    shapes[layer] = { type: 'FeatureCollection', features: features.map(restoreShape) };
  }
  return { shapes, labels: stored.labels };
}

function storeShape(feature: GeoJSONVTFeature): StoredShape[] {
  if (feature.type === 1) return [];
  const paths = feature.geometry.map(toSteps);
  const tags = feature.tags ?? {};
  return [Object.keys(tags).length > 0 ? [feature.type, paths, tags] : [feature.type, paths]];
}

/** Joins lines that say the same to one shape: thousands of roads are much smaller that way, on disk and in memory. */
function joinLines(shapes: readonly StoredShape[]): StoredShape[] {
  const joined = new Map<string, StoredShape>();
  for (const shape of shapes) {
    const [type, paths, tags] = shape;
    const key = type === 2 ? JSON.stringify(tags) : `area ${joined.size}`;
    const same = joined.get(key);
    if (same) same[1].push(...paths);
    else joined.set(key, shape);
  }
  return [...joined.values()];
}

function toSteps(path: readonly (readonly [number, number])[]): number[] {
  const steps: number[] = [];
  let [lastX, lastY] = [0, 0];
  for (const [x, y] of path) {
    steps.push(x - lastX, y - lastY);
    [lastX, lastY] = [x, y];
  }
  return steps;
}

function restoreShape([type, paths, tags = {}]: StoredShape): Feature {
  const lines = paths.map(fromSteps);
  const geometry: Geometry =
    type === 2
      ? { type: 'MultiLineString', coordinates: lines }
      : { type: 'MultiPolygon', coordinates: groupRings(lines) };
  return { type: 'Feature', properties: tags, geometry };
}

function fromSteps(steps: readonly number[]): Position[] {
  const path: Position[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i < steps.length; i += 2) {
    x += steps[i] ?? 0;
    y += steps[i + 1] ?? 0;
    path.push([x / BLOCK_EXTENT, y / BLOCK_EXTENT]);
  }
  return path;
}

/**
 * A tile lists its rings in sequence: each that turns one way starts a polygon, those turning the other way are its
 * holes.
 */
function groupRings(rings: readonly Position[][]): Position[][][] {
  const polygons: Position[][][] = [];
  for (const ring of rings) {
    const last = polygons.at(-1);
    if (last && turns(ring) < 0) last.push(ring);
    else polygons.push([ring]);
  }
  return polygons;
}

/** Positive for the outer rings of vector tiles, negative for holes. */
function turns(ring: readonly Position[]): number {
  let sum = 0;
  for (let i = 1; i < ring.length; i += 1) {
    const [x1 = 0, y1 = 0] = ring[i - 1] ?? [];
    const [x2 = 0, y2 = 0] = ring[i] ?? [];
    sum += x1 * y2 - x2 * y1;
  }
  return sum;
}
