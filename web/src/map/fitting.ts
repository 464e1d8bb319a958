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

/** The box around several destinations is scaled by this before it is fitted into the map. */
export const FIT_SCALE = 1.5;

/** The highest zoom of a fit: beyond it, our base map has no more detail. */
export const CLOSEST_FIT = 11;

/** An empty map shows the continental US, never zoomed out farther than this. */
export const HOME_ZOOM = 2;
export const HOME_CENTER: LonLat = [-98.35, 39.5];
const HOME_SPAN = { lon: 58, lat: 25 };

/** The share of width or height that padding usually may take; beyond it, pins have nowhere to go. */
const MOST_COVERED = 0.75;

/** Half the width of what can be pressed of a pin, in pixels. */
const PIN_HALF_WIDTH = 22;

/** What a fit needs to know about the trip and the map. */
export type Fit = {
  /** Pins, the suggestion and the points of all legs. */
  points: readonly LonLat[];
  /** Those that no pin may hide under the corner. */
  pins?: readonly LonLat[];
  /** What is covered in the bottom left corner of the map, beyond the padding. */
  corner?: Size | undefined;
  /** True if there is only one place to show, which gets the zoom from the setting. */
  single: boolean;
  singleZoom: number;
  home: LonLat;
  size: Size;
  padding: MapPadding;
  /** The largest zoom for several places; a region around a trip by default. */
  closest?: number;
};

/**
 * Finds the camera that shows a trip.
 *
 * Several places: their box, scaled 1.5 times, fits into the map, and the box itself fits into the area inside the
 * padding, centered there. One place: the zoom from the setting. None: the continental US, at zoom 2 or, on larger
 * maps, as close as the map's full width allows, since no pin needs room at the sides. If a pin would be under the
 * corner, the places are fitted above it or beside it, whichever shows them larger.
 */
export function fitTrip({ pins = [], corner, ...fit }: Fit): Camera {
  const camera = fitInside(fit);
  if (!corner || !pins.some((at) => isInCorner(at, camera, fit.size, corner))) return camera;
  const { padding } = fit;
  const left = corner.width + PIN_HALF_WIDTH;
  const beside = fitInside({ ...fit, padding: { ...padding, left: Math.max(padding.left, left) } });
  const above = fitInside({
    ...fit,
    padding: { ...padding, bottom: Math.max(padding.bottom, corner.height) },
  });
  return beside.zoom > above.zoom ? beside : above;
}

function isInCorner(at: LonLat, camera: Camera, size: Size, corner: Size): boolean {
  const [x, y] = toScreen([nearestLon(at[0], camera.center[0]), at[1]], camera, size);
  return x - PIN_HALF_WIDTH < corner.width && y > size.height - corner.height;
}

function fitInside({
  points,
  single,
  singleZoom,
  home,
  size,
  padding,
  closest = CLOSEST_FIT,
}: Omit<Fit, 'pins' | 'corner'>): Camera {
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
  return lookAt(box, clamp(Math.min(loose, zoomFor(box, inner)), 0, closest), size, padding);
}

/**
 * The part of the globe that a map shows.
 *
 * @param covered pixels at the bottom that are covered
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

/** The place in the middle of what the padding leaves free. */
export function middleInView(camera: Camera, size: Size, padding: MapPadding): LonLat {
  const { top, right, bottom, left } = keptPadding(size, padding);
  return fromScreen([(left + size.width - right) / 2, (top + size.height - bottom) / 2], camera, size);
}

/** Centers a box inside the padding, at the zoom given. */
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
  // Two pins on one spot have no extent; then the closest fit limits the zoom.
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

/** The padding, reduced on maps that it would fill. */
function keptPadding(size: Size, padding: MapPadding): Omit<MapPadding, 'most'> {
  const { top, right, bottom, left, most = MOST_COVERED } = padding;
  const across = Math.min(1, (size.width * most) / Math.max(1, left + right));
  const down = Math.min(1, (size.height * most) / Math.max(1, top + bottom));
  return { top: top * down, right: right * across, bottom: bottom * down, left: left * across };
}
