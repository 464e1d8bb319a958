import { type NameSides, sidesWithRoom } from '@wayfold/domain/map/place-names';
import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { screenOf } from '../following';
import { stopName } from '../stop-look';
import type { MapStop } from '../trip-map-props';
import { viewOf } from './view-of';

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
      const view = viewOf(map);
      const measured = new Map(
        stops.map((stop) => {
          const [x] = screenOf(stop.coords, view);
          return [stop.id, sidesWithRoom(stopName(stop), x, view.size.width)];
        }),
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

function isSame(a: ReadonlyMap<string, NameSides>, b: ReadonlyMap<string, NameSides>): boolean {
  return a.size === b.size && [...a].every(([id, side]) => b.get(id) === side);
}
