import type { Camera, Size } from '@wayfold/domain/map/mercator';
import type { Map as MapLibre } from 'maplibre-gl';
import type { MapView } from '../following';

/** What the map shows now. */
export function viewOf(map: MapLibre): MapView {
  return { camera: cameraOf(map), size: sizeOf(map.getContainer()) };
}

/** Where the map looks now. */
export function cameraOf(map: MapLibre): Camera {
  return { center: map.getCenter().wrap().toArray(), zoom: map.getZoom() };
}

/** How large an element is, without its borders. */
export function sizeOf({ clientWidth, clientHeight }: Element): Size {
  return { width: clientWidth, height: clientHeight };
}
