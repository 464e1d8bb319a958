import type { LonLat } from '@wayfold/atlas/atlas';
import { boxAround } from '@wayfold/domain/map/box-around';
import { clamp, fromWorld, type Size, toWorld, WORLD_PIXELS } from '@wayfold/domain/map/mercator';

/** What a drawn map shows: its center in a world one unit wide, and how many pixels wide the whole world is. */
export type MapView = Size & {
  readonly middle: readonly [x: number, y: number];
  readonly worldPixels: number;
  readonly zoom: number;
};

/** Room for pins and the names beside them, in pixels; less on small maps. */
const PADDING = { top: 62, right: 64, bottom: 40, left: 64 };
/** The largest fraction of a side that padding may take. */
const MOST_PADDED = 0.4;

/** The base map shows no more detail beyond this zoom. */
const CLOSEST = 10;
/** The zoom for a single stop. */
const SINGLE_ZOOM = 6;
/** The view of a trip without stops: the continental US. */
const HOME: readonly LonLat[] = [
  [-125, 25],
  [-67, 49],
];

/** Calculates a view of this size that fits all points, across the date line if that is shorter. */
export function viewOf(points: readonly LonLat[], size: Size): MapView {
  const box = boxAround(points.length > 0 ? points : HOME) ?? [0, 0, 0, 0];
  const [left, bottom] = toWorld([box[0], box[1]]);
  const [right, top] = toWorld([box[2], box[3]]);
  const padding = paddingIn(size);
  const wide = (size.width - padding.left - padding.right) / Math.max(right - left, 1e-9);
  const high = (size.height - padding.top - padding.bottom) / Math.max(bottom - top, 1e-9);
  const closest = right - left + bottom - top < 1e-6 ? SINGLE_ZOOM : CLOSEST;
  // Limits zooming out to the height of the world: there is nothing beyond the poles.
  const farthest = Math.log2(size.height / WORLD_PIXELS);
  const zoom = Math.max(farthest, Math.min(closest, Math.log2(Math.min(wide, high) / WORLD_PIXELS)));
  const worldPixels = WORLD_PIXELS * 2 ** zoom;
  const half = size.height / 2 / worldPixels;
  const y = (top + bottom) / 2 - (padding.top - padding.bottom) / 2 / worldPixels;
  const x = (left + right) / 2 - (padding.left - padding.right) / 2 / worldPixels;
  return { ...size, middle: [x, clamp(y, half, Math.max(half, 1 - half))], worldPixels, zoom };
}

function paddingIn({ width, height }: Size): typeof PADDING {
  const across = Math.min(1, (width * MOST_PADDED) / (PADDING.left + PADDING.right));
  const down = Math.min(1, (height * MOST_PADDED) / (PADDING.top + PADDING.bottom));
  return {
    top: PADDING.top * down,
    right: PADDING.right * across,
    bottom: PADDING.bottom * down,
    left: PADDING.left * across,
  };
}

/** The position of a place on the map in pixels, in the copy of the world nearest to the map's center. */
export function pointOn(view: MapView, at: LonLat): [x: number, y: number] {
  const [x, y] = toWorld([at[0], at[1]]);
  const turn = Math.round(view.middle[0] - x);
  return onScreen(view, x + turn, y);
}

/** The position on the map, in pixels, of a point in a world one unit wide. */
export function onScreen(view: MapView, x: number, y: number): [x: number, y: number] {
  return [
    view.width / 2 + (x - view.middle[0]) * view.worldPixels,
    view.height / 2 + (y - view.middle[1]) * view.worldPixels,
  ];
}

/** The center of the map in degrees. */
export function middleOf({ middle: [x, y] }: MapView): LonLat {
  return fromWorld([x, y]);
}
