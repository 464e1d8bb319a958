import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from 'vt-pbf';
import type { TileAddress } from '../areas/boxes';
import type { Polygon } from './sea';

/** The sea as a layer of vector tiles, to the deepest zoom level of imported extracts. */
export function seaTiles(sea: readonly Polygon[], maxZoom: number): (at: TileAddress) => Uint8Array | null {
  if (sea.length === 0) return () => null;
  const index = new GeoJSONVT(
    {
      type: 'Feature',
      properties: { class: 'ocean' },
      geometry: {
        type: 'MultiPolygon',
        coordinates: sea.map((rings) => rings.map((ring) => ring.map(([lon, lat]) => [lon, lat]))),
      },
    },
    { maxZoom, indexMaxZoom: 5, tolerance: 2 },
  );
  return ({ z, x, y }) => {
    const tile = index.getTile(z, x, y);
    if (!tile || tile.features.length === 0) return null;
    return fromGeojsonVt({ water: tile } as never, { version: 2 }); // the tiles of both libraries are alike
  };
}
