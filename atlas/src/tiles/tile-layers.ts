import { GeoJSONVT, type GeoJSONVTFeature, type GeoJSONVTOptions } from '@maplibre/geojson-vt';
import type { FeatureCollection } from 'geojson';
import { fromGeojsonVt } from 'vt-pbf';
import type { Label } from './label';
import { toWorldSquare } from './mercator';
import type { MapShapes } from './shapes';

/** Units across a tile. */
export const EXTENT = 4096;
/** Units a tile's shapes reach beyond its edge, so that lines drawn wide do not end there. */
const BUFFER = 64;

/** The deepest tiles there are; a map enlarges them beyond. */
export const MAX_ZOOM = 8;

/** The features of a tile, by layer; layers without any are left out. */
export type TileLayers = Map<string, GeoJSONVTFeature[]>;

/** What the shapes of one layer are cut from. */
export type ShapeIndex = Map<string, GeoJSONVT>;

/** First zoom of the layers that would only be noise before. */
const FIRST_ZOOM: Partial<Record<string, number>> = { river: 3, region_border: 3 };

/** Prepares shapes for cutting. */
export function indexShapes(
  shapes: MapShapes | Record<string, FeatureCollection>,
  options: GeoJSONVTOptions,
): ShapeIndex {
  const index: ShapeIndex = new Map();
  for (const [layer, features] of Object.entries(shapes)) {
    index.set(
      layer,
      new GeoJSONVT(features, { extent: EXTENT, buffer: BUFFER, indexMaxPoints: 0, ...options }),
    );
  }
  return index;
}

/** Cuts one tile of shapes; `zoom` is the one on the map where that differs from the index's own `z`. */
export function cutShapes(index: ShapeIndex, z: number, x: number, y: number, zoom = z): TileLayers {
  const layers: TileLayers = new Map();
  for (const [layer, shapes] of index) {
    if (zoom < (FIRST_ZOOM[layer] ?? 0)) continue;
    const features = shapes.getTile(z, x, y)?.features ?? [];
    if (features.length > 0) layers.set(layer, features);
  }
  return layers;
}

/** Adds the labels that lie in a tile and are shown at its zoom. Labels on an edge belong to one tile only. */
export function addLabels(
  layers: TileLayers,
  labels: readonly Label[],
  z: number,
  x: number,
  y: number,
): void {
  const tiles = 2 ** z;
  for (const { layer, lon, lat, minZoom, properties } of labels) {
    if (minZoom > z) continue;
    const [worldX, worldY] = toWorldSquare([lon, lat]);
    const [column, line] = [worldX * tiles, worldY * tiles];
    if (Math.floor(column) !== x || Math.floor(line) !== y) continue;
    const point: GeoJSONVTFeature = {
      type: 1,
      tags: properties,
      geometry: [[Math.round((column - x) * EXTENT), Math.round((line - y) * EXTENT)]],
    };
    const points = layers.get(layer);
    if (points) points.push(point);
    else layers.set(layer, [point]);
  }
}

/** Writes a tile in the Mapbox vector tile format, version 2; null for a tile without features. */
export function encodeTile(layers: TileLayers): Uint8Array | null {
  if (layers.size === 0) return null;
  const tiles = Object.fromEntries(Array.from(layers, ([layer, features]) => [layer, { features }]));
  // The types of vt-pbf describe another package's tiles; of those it only reads `features`.
  return fromGeojsonVt(tiles as unknown as Parameters<typeof fromGeojsonVt>[0], {
    version: 2,
    extent: EXTENT,
  });
}
