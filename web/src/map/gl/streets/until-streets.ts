import type { Streets } from '@wayfold/contract/places/atlas-endpoints';
import { fromWorld, toWorld } from '@wayfold/domain/map/mercator';
import type { ExpressionSpecification, FilterSpecification, LayerSpecification } from 'maplibre-gl';
import { ROAD_LAYERS } from '../base-style';
import { STREET_ROADS_ZOOM, STREETS_ZOOM } from './zooms';

type Box = NonNullable<Streets['covers']>[number];

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

/** True below the zoom of streets, and for what is outside of the tiles that cover these boxes; lines if all of them is. */
function beyondTiles(
  covers: readonly Box[],
  { first, last }: { first: number; last: number },
  isLine: boolean,
): ExpressionSpecification {
  const zooms = Array.from({ length: Math.max(1, last - first + 1) }, (_, index) => first + index);
  const steps = zooms.flatMap((z) => {
    const tiles = { type: 'MultiPolygon' as const, coordinates: covers.map((box) => [ringAround(box, z)]) };
    const isOutside = isLine ? ['>', ['distance', tiles], 0] : ['!', ['within', tiles]];
    return [z, isOutside];
  });
  return ['step', ['zoom'], true, ...steps] as unknown as ExpressionSpecification; // its type can't express pairs
}

/** The tiles of a zoom level that touch a box, as a ring. */
function ringAround([west, south, east, north]: Box, z: number): [number, number][] {
  const across = 2 ** z;
  const [left, top] = toWorld([west, north]).map((part) => Math.floor(part * across) / across);
  const [right, bottom] = toWorld([east, south]).map((part) => Math.ceil(part * across) / across);
  const corner = (x = 0, y = 0) => fromWorld([x, y]);
  return [
    corner(left, top),
    corner(left, bottom),
    corner(right, bottom),
    corner(right, top),
    corner(left, top),
  ];
}
