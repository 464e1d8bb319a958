import type { Map as MapLibre, MapSourceDataEvent } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { STREETS } from './streets/draw-thing';
import { STREET_ROADS_ZOOM } from './streets/zooms';

/** The size of a tile at its own zoom level, in pixels. */
const TILE_SIZE = 512;
/** More tiles than any view has; the oldest are forgotten. */
const MOST_TILES = 1_000;

/**
 * Whether streets are missing where the map is, because their source is down, the device is offline, or there are none: no tile
 * in view has anything.
 *
 * @param maxZoom the highest zoom level that has tiles; undefined without streets
 */
export function useStreetsAway(map: MapLibre | null, maxZoom: number | undefined): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    if (!map || maxZoom === undefined) return;
    const full = new Set<string>();
    const note = ({ sourceId, tile }: MapSourceDataEvent) => {
      if (sourceId !== STREETS || !tile) return;
      full.delete(tile.tileID.canonical.key);
      if (tile.latestRawTileData?.byteLength > 0) full.add(tile.tileID.canonical.key);
      const [oldest] = full;
      if (oldest !== undefined && full.size > MOST_TILES) full.delete(oldest);
    };
    const look = () => {
      if (map.getZoom() < STREET_ROADS_ZOOM) return;
      const inView = map.coveringTiles({ tileSize: TILE_SIZE, maxzoom: maxZoom });
      setAway(!inView.some(({ canonical }) => full.has(canonical.key)));
    };
    map.on('sourcedata', note);
    map.on('idle', look);
    return () => {
      map.off('sourcedata', note);
      map.off('idle', look);
      setAway(false);
    };
  }, [map, maxZoom]);
  return isAway;
}
