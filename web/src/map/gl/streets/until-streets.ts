import type { StreetPart, Streets } from '@wayfold/contract/places/atlas-endpoints';
import { fromWorld, toWorld } from '@wayfold/domain/map/mercator';
import type { ExpressionSpecification, FilterSpecification, LayerSpecification } from 'maplibre-gl';
import { ROAD_LAYERS } from '../base-style';
import { STREET_ROADS_ZOOM, STREETS_ZOOM } from './zooms';

/** Lines of our own map that streets have as well, in slightly different spots. */
const LINES = ['river', 'border', 'region-border'];

/**
 * Draws a layer of our own map only where there are no streets; land and water stay below them.
 *
 * Without streets everywhere, names, roads, rivers and borders go on at deep zoom levels outside of the tiles that have streets.
 */
export function untilStreets(
  layer: LayerSpecification,
  { covers, maxZoom }: Pick<Streets, 'covers' | 'maxZoom'>,
): LayerSpecification {
  const isRoad = ROAD_LAYERS.includes(layer.id);
  if (layer.type !== 'symbol' && !LINES.includes(layer.id) && !isRoad) return layer;
  const first = isRoad ? STREET_ROADS_ZOOM : STREETS_ZOOM;
  if (covers === null) return { ...layer, maxzoom: Math.min(layer.maxzoom ?? first, first) };
  const own = 'filter' in layer ? layer.filter : undefined;
  const beyond = beyondTiles(covers, { first, last: maxZoom }, layer.type === 'line' || isAlongLine(layer));
  // Filters of our own layers are all expressions.
  return {
    ...layer,
    filter: (own ? ['all', own, beyond] : beyond) as FilterSpecification,
  } as LayerSpecification;
}

function isAlongLine(layer: LayerSpecification): boolean {
  return layer.type === 'symbol' && layer.layout?.['symbol-placement'] === 'line';
}

/** Pieces of lines that only touch the edge of a tile are outside of it; in degrees, about 10 m. */
const EDGE = 1e-4;

/** True below the zoom of streets, and for what is outside of their tiles; for lines, which come in pieces, if all of one is. */
function beyondTiles(
  covers: readonly StreetPart[],
  { first, last }: { first: number; last: number },
  isLine: boolean,
): ExpressionSpecification {
  const zooms = Array.from({ length: Math.max(1, last - first + 1) }, (_, index) => first + index);
  const steps = zooms.flatMap((z) => {
    const tiles = {
      type: 'MultiPolygon' as const,
      coordinates: covers.map((part) => [ringAround(part, z, isLine ? EDGE : 0)]),
    };
    const isOutside = isLine ? ['>', ['distance', tiles], 0] : ['!', ['within', tiles]];
    return [z, isOutside];
  });
  return ['step', ['zoom'], true, ...steps] as unknown as ExpressionSpecification; // its type can't express pairs
}

/** What the tiles of a zoom level have of a part, as a ring that is a little smaller. */
function ringAround({ box, bounds }: StreetPart, z: number, by: number): [number, number][] {
  const across = 2 ** z;
  const [left, top] = toWorld([box[0], box[3]]).map((at) => Math.floor(at * across) / across);
  const [right, bottom] = toWorld([box[2], box[1]]).map((at) => Math.ceil(at * across) / across);
  const [tilesWest, tilesNorth] = fromWorld([left ?? 0, top ?? 0]);
  const [tilesEast, tilesSouth] = fromWorld([right ?? 1, bottom ?? 1]);
  const [west, north] = [Math.max(bounds[0], tilesWest) + by, Math.min(bounds[3], tilesNorth) - by];
  const [east, south] = [Math.min(bounds[2], tilesEast) - by, Math.max(bounds[1], tilesSouth) + by];
  return [
    [west, north],
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
}
