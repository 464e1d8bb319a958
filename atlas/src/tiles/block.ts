import type { GeoJSONVTFeature } from '@maplibre/geojson-vt';
import type { Feature, FeatureCollection, Geometry, Position } from 'geojson';
import type { Label } from './label';
import type { TileLayers } from './tile-layers';

/** Tiles from this zoom on are cut from the block of the world that the tile of this zoom covers. */
export const BLOCK_ZOOM = 5;
/** Units across a block: those of the deepest tiles, so that nothing is lost. */
export const BLOCK_EXTENT = 4096 * 8;

/** Columns of the tile directory: zoom, x, y, and where in the content the tile or block begins and ends. */
export const DIRECTORY_COLUMNS = 5;

/** What a shape is called, if anything; only rivers are named. */
type ShapeName = { name?: string; minZoom?: number };

/** One layer's shapes in a block: their kind, and rings or lines of alternating x and y, as steps from the point before. */
type StoredShape = [type: 2 | 3, paths: number[][], named?: ShapeName];

/** A block as it is stored. */
type StoredBlock = { shapes: Record<string, StoredShape[]>; labels: readonly Label[] };

/** A block as it is cut: shapes on the unit square, and labels. */
export type Block = { shapes: Record<string, FeatureCollection>; labels: readonly Label[] };

/** Writes a block as text; compresses well, because neighbors are close. */
export function storeBlock(layers: TileLayers, labels: readonly Label[]): string {
  const shapes: StoredBlock['shapes'] = {};
  for (const [layer, features] of layers) shapes[layer] = features.flatMap(storeShape);
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
  const { name, minZoom } = feature.tags ?? {};
  return [typeof name === 'string' ? [feature.type, paths, { name, minZoom }] : [feature.type, paths]];
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

function restoreShape([type, paths, named = {}]: StoredShape): Feature {
  const lines = paths.map(fromSteps);
  const geometry: Geometry =
    type === 2
      ? { type: 'MultiLineString', coordinates: lines }
      : { type: 'MultiPolygon', coordinates: groupRings(lines) };
  return { type: 'Feature', properties: named, geometry };
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

/** A tile lists rings one after the other: each that turns one way begins a polygon, those turning back are its holes. */
function groupRings(rings: readonly Position[][]): Position[][][] {
  const polygons: Position[][][] = [];
  for (const ring of rings) {
    const last = polygons.at(-1);
    if (last && turns(ring) < 0) last.push(ring);
    else polygons.push([ring]);
  }
  return polygons;
}

/** Above 0 for the outer rings of vector tiles, below 0 for holes. */
function turns(ring: readonly Position[]): number {
  let sum = 0;
  for (let i = 1; i < ring.length; i += 1) {
    const [x1 = 0, y1 = 0] = ring[i - 1] ?? [];
    const [x2 = 0, y2 = 0] = ring[i] ?? [];
    sum += x1 * y2 - x2 * y1;
  }
  return sum;
}
