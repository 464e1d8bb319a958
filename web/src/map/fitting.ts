import { type Box, boxAround } from '@wayfold/domain/map/box-around';
import {
  type Camera,
  clamp,
  fromScreen,
  fromWorld,
  type LonLat,
  nearestLon,
  type Size,
  toScreen,
  toWorld,
  WORLD_PIXELS,
} from '@wayfold/domain/map/mercator';
import type { MapBox, MapPadding } from './trip-map-props';

/** The box around several destinations is made this much larger before it is fitted into the map. */
export const FIT_SCALE = 1.5;

/** How close a fit may go: beyond it our base map has nothing more to show. */
export const CLOSEST_FIT = 11;

/** An empty map looks at the continental US, never from farther away than this. */
export const HOME_ZOOM = 2;
export const HOME_CENTER: LonLat = [-98.35, 39.5];
const HOME_SPAN = { lon: 58, lat: 25 };

/** How much of each side what covers the map may take; beyond it pins have nowhere to go. */
const MOST_COVERED = 0.75;

/** What a fit needs to know of the trip and of the map. */
export type Fit = {
  /** Pins, a suggestion and the points of all legs. */
  points: readonly LonLat[];
  /** True when there is just one place to show, which has the setting's zoom. */
  single: boolean;
  singleZoom: number;
  home: LonLat;
  size: Size;
  padding: MapPadding;
};

/**
 * Says where the map looks to show a trip.
 *
 * Several places: their box, scaled 1.5 times, fits into the map, and the box itself into what is left inside the
 * padding, in whose middle it stands. One place: the setting's zoom. None: the continental US, from zoom 2 or, on
 * larger maps, as near as its width still fits; no pin needs room beside it.
 */
export function fitTrip({ points, single, singleZoom, home, size, padding }: Fit): Camera {
  const inner = innerSize(size, padding);
  const box = boxAround(points);
  if (!box) {
    const [lon, lat] = home;
    const homeBox: Box = [
      lon - HOME_SPAN.lon / 2,
      lat - HOME_SPAN.lat / 2,
      lon + HOME_SPAN.lon / 2,
      lat + HOME_SPAN.lat / 2,
    ];
    return lookAt(
      homeBox,
      Math.max(HOME_ZOOM, zoomFor(homeBox, { ...inner, width: size.width })),
      size,
      padding,
    );
  }
  if (single) return lookAt(box, singleZoom, size, padding);
  const loose = zoomFor(box, { width: size.width / FIT_SCALE, height: size.height / FIT_SCALE });
  return lookAt(box, clamp(Math.min(loose, zoomFor(box, inner)), 0, CLOSEST_FIT), size, padding);
}

/**
 * The part of the globe that a map shows.
 *
 * @param covered pixels that something covers from below
 */
export function boxInView(camera: Camera, size: Size, covered: number): MapBox {
  const height = Math.max(1, size.height - covered);
  const [west, north] = fromScreen([0, 0], camera, size);
  const [east, south] = fromScreen([size.width, height], camera, size);
  const lat = (degrees: number) => clamp(degrees, -90, 90);
  if (east - west >= 360) return [-180, lat(south), 180, lat(north)];
  return [nearestLon(west, 0), lat(south), nearestLon(east, 0), lat(north)];
}

/** Whether a place is on the screen inside the padding. */
export function isInView(at: LonLat, camera: Camera, size: Size, padding: MapPadding): boolean {
  const near: LonLat = [nearestLon(at[0], camera.center[0]), at[1]];
  const [x, y] = toScreen(near, camera, size);
  const kept = keptPadding(size, padding);
  // A pixel of tolerance: a fit puts the outermost pins right on this edge.
  return (
    x >= kept.left - 1 &&
    x <= size.width - kept.right + 1 &&
    y >= kept.top - 1 &&
    y <= size.height - kept.bottom + 1
  );
}

/** Centers a box between what covers the map, at the zoom given. */
export function lookAt(box: Box, zoom: number, size: Size, padding: MapPadding): Camera {
  const scale = WORLD_PIXELS * 2 ** zoom;
  const [left, bottom] = toWorld([box[0], box[1]]);
  const [right, top] = toWorld([box[2], box[3]]);
  const kept = keptPadding(size, padding);
  const x = (left + right) / 2 - (kept.left - kept.right) / 2 / scale;
  const y = (top + bottom) / 2 - (kept.top - kept.bottom) / 2 / scale;
  const [lon, lat] = fromWorld([x, y]);
  return { center: [nearestLon(lon, 0), lat], zoom };
}

function zoomFor(box: Box, room: Size): number {
  const [left, bottom] = toWorld([box[0], box[1]]);
  const [right, top] = toWorld([box[2], box[3]]);
  // Two pins on one spot have no extent; the closest fit ends the zoom then.
  const wide = Math.max(right - left, 1e-9) * WORLD_PIXELS;
  const high = Math.max(bottom - top, 1e-9) * WORLD_PIXELS;
  return Math.log2(Math.min(room.width / wide, room.height / high));
}

function innerSize(size: Size, padding: MapPadding): Size {
  const kept = keptPadding(size, padding);
  return {
    width: Math.max(1, size.width - kept.left - kept.right),
    height: Math.max(1, size.height - kept.top - kept.bottom),
  };
}

/** The padding, made smaller on maps that it would fill. */
function keptPadding(size: Size, { top, right, bottom, left }: MapPadding): MapPadding {
  const across = Math.min(1, (size.width * MOST_COVERED) / Math.max(1, left + right));
  const down = Math.min(1, (size.height * MOST_COVERED) / Math.max(1, top + bottom));
  return { top: top * down, right: right * across, bottom: bottom * down, left: left * across };
}
