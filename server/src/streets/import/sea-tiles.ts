import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from 'vt-pbf';
import type { Box, TileAddress } from '../areas/boxes';
import { coastOf, type Point, type Polygon } from './sea';

/**
 * The sea as a layer of vector tiles, to the deepest zoom level of imported extracts.
 *
 * Its coast is a line of its own: where the box ends, the sea goes on, and the outline of the polygon is no coast.
 */
export function seaTiles(
  sea: readonly Polygon[],
  { box, maxZoom }: { box: Box; maxZoom: number },
): (at: TileAddress) => Uint8Array | null {
  if (sea.length === 0) return () => null;
  const index = new GeoJSONVT(
    {
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          properties: { class: 'ocean', outline: 'none' },
          geometry: { type: 'MultiPolygon', coordinates: sea.map((rings) => rings.map(positionsOf)) },
        },
        {
          type: 'Feature',
          properties: { class: 'coast' },
          geometry: { type: 'MultiLineString', coordinates: coastOf(sea, box).map(positionsOf) },
        },
      ],
    },
    { maxZoom, indexMaxZoom: 5, tolerance: 2 },
  );
  return ({ z, x, y }) => {
    const tile = index.getTile(z, x, y);
    if (!tile || tile.features.length === 0) return null;
    return fromGeojsonVt({ water: tile } as never, { version: 2 }); // the tiles of both libraries are alike
  };
}

function positionsOf(points: readonly Point[]): number[][] {
  return points.map(([lon, lat]) => [lon, lat]);
}
