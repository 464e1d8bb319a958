import { GeoJSONVT, type GeoJSONVTFeature, type GeoJSONVTOptions } from '@maplibre/geojson-vt';
import type { FeatureCollection } from 'geojson';
import { fromGeojsonVt } from 'vt-pbf';
import { cutLines } from './cut-lines';
import type { Label } from './label';
import { toWorldSquare } from './mercator';
import type { MapShapes } from './shapes';

/** Units across a tile. */
export const EXTENT = 4096;
/** Units that a tile's shapes extend beyond its edge, so wide lines don't end there. */
const BUFFER = 64;

/** The deepest zoom that has tiles; the map enlarges them beyond that. */
export const MAX_ZOOM = 8;

/** The features of a tile, by layer; layers without features are left out. */
export type TileLayers = Map<string, GeoJSONVTFeature[]>;

/** The index that each layer's shapes are cut from. */
export type ShapeIndex = Map<string, GeoJSONVT>;

/** First zoom of layers that would only be noise before it. */
const FIRST_ZOOM: Partial<Record<string, number>> = { river: 3, region_border: 3 };

/** Layers whose shapes each have a first zoom of their own, `minZoom`. */
const BY_SHAPE: ReadonlySet<string> = new Set(['minor_road', 'ferry']);

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

/** Cuts one tile of shapes; `zoom` is the zoom on the map if it differs from the index's own `z`. */
export function cutShapes(index: ShapeIndex, z: number, x: number, y: number, zoom = z): TileLayers {
  const layers: TileLayers = new Map();
  for (const [layer, shapes] of index) {
    if (zoom < (FIRST_ZOOM[layer] ?? 0)) continue;
    const all: GeoJSONVTFeature[] = shapes.getTile(z, x, y)?.features ?? [];
    const features = BY_SHAPE.has(layer) ? all.filter(({ tags }) => Number(tags?.minZoom) <= zoom) : all;
    if (features.length > 0) layers.set(layer, features);
  }
  return layers;
}

/**
 * Adds the labels that are in a tile and shown at its zoom. A label on an edge belongs to one tile only.
 *
 * The deepest tiles, which the map enlarges, have all labels; those that show later say so with their `minZoom`.
 */
export function addLabels(
  layers: TileLayers,
  labels: readonly Label[],
  z: number,
  x: number,
  y: number,
): void {
  const tiles = 2 ** z;
  for (const { layer, lon, lat, minZoom, properties } of labels) {
    if (minZoom > z && z < MAX_ZOOM) continue;
    const [worldX, worldY] = toWorldSquare([lon, lat]);
    const [column, line] = [worldX * tiles, worldY * tiles];
    if (Math.floor(column) !== x || Math.floor(line) !== y) continue;
    const point: GeoJSONVTFeature = {
      type: 1,
      tags: minZoom > z ? { ...properties, minZoom } : properties,
      geometry: [[Math.round((column - x) * EXTENT), Math.round((line - y) * EXTENT)]],
    };
    const points = layers.get(layer);
    if (points) points.push(point);
    else layers.set(layer, [point]);
  }
}

/** Covers a whole tile, under its land. Without it, a map couldn't tell the sea from a tile that is still loading. */
const SEA: GeoJSONVTFeature = {
  type: 3,
  tags: null,
  geometry: [
    [
      [-BUFFER, -BUFFER],
      [EXTENT + BUFFER, -BUFFER],
      [EXTENT + BUFFER, EXTENT + BUFFER],
      [-BUFFER, EXTENT + BUFFER],
      [-BUFFER, -BUFFER],
    ],
  ],
};

/** Lines of the deepest tiles are cut to pieces as large as tiles four zoom levels deeper. */
const PIECES = 16;

/**
 * Encodes a tile, with the sea under its layers, in the Mapbox vector tile format, version 2.
 *
 * The deepest tiles have their lines in pieces, so that a map with streets can leave out some of them. Names are written along
 * whole rivers, which are a layer of their own.
 */
export function encodeTile(layers: TileLayers, z: number): Uint8Array {
  const named = layers.get('river')?.filter(({ tags }) => tags?.name) ?? [];
  const whole: TileLayers = new Map([['sea', [SEA]]]);
  for (const [layer, features] of layers) {
    whole.set(layer, z < MAX_ZOOM ? features : cutLines(features, EXTENT / PIECES));
  }
  if (named.length > 0) whole.set('river_label', named);
  const tiles = Object.fromEntries(Array.from(whole, ([layer, features]) => [layer, { features }]));
  // The types of vt-pbf describe another package's tiles; it only reads their `features`.
  return fromGeojsonVt(tiles as unknown as Parameters<typeof fromGeojsonVt>[0], {
    version: 2,
    extent: EXTENT,
  });
}
