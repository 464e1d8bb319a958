import { type LonLat, WORLD_PIXELS } from '@wayfold/domain/map/mercator';
import { type NameSides, sidesWithRoom } from '@wayfold/domain/map/place-names';
import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { stopName } from '../stop-look';
import type { MapStop } from '../trip-map-props';

/**
 * Finds, each time the map comes to rest, the sides of its pin on which each stop's name fits inside the map.
 *
 * Returns the same object until a side changes.
 */
export function useNameSides(map: MapLibre | null, stops: MapStop[]): ReadonlyMap<string, NameSides> {
  const [sides, setSides] = useState<ReadonlyMap<string, NameSides>>(() => new Map());
  useEffect(() => {
    if (!map) return;
    const measure = () => {
      const width = map.getContainer().clientWidth;
      const measured = new Map(
        stops.map((stop) => [stop.id, sidesWithRoom(stopName(stop), screenOn(map, stop.coords)[0], width)]),
      );
      setSides((before) => (isSame(before, measured) ? before : measured));
    };
    measure();
    map.on('moveend', measure);
    return () => {
      map.off('moveend', measure);
    };
  }, [map, stops]);
  return sides;
}

/** Where a place is on the screen, in the copy of the world that is in view. */
export function screenOn(map: MapLibre, at: LonLat): [number, number] {
  const { x, y } = map.project(at);
  const world = WORLD_PIXELS * 2 ** map.getZoom();
  return [x + world * Math.round((map.getContainer().clientWidth / 2 - x) / world), y];
}

function isSame(a: ReadonlyMap<string, NameSides>, b: ReadonlyMap<string, NameSides>): boolean {
  return a.size === b.size && [...a].every(([id, side]) => b.get(id) === side);
}
