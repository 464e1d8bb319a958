/** The heights that a sheet rests at, from low to high. */
export const SHEET_STOPS = ['summary', 'half', 'full'] as const;

/** One resting height of a sheet. */
export type SheetStop = (typeof SHEET_STOPS)[number];

const SUMMARY = 132;

/** Half open, a sheet shows at least a trip's summary, its destinations, the way onward and the buttons below. */
const LEAST_HALF = 316;

/** What a sheet has to share its screen with, in CSS pixels. */
export interface SheetRoom {
  /** The available height, above the tabs. */
  height: number;
  /** What the header over the map takes of it: only a full sheet covers that. */
  head: number;
}

/** Height of a sheet at a stop, in CSS pixels. */
export function sheetHeight(stop: SheetStop, { height: room, head }: SheetRoom): number {
  const full = Math.max(SUMMARY, room - 60);
  const least = Math.max(Math.round(room * 0.46), LEAST_HALF);
  const half = Math.min(full, least, Math.max(SUMMARY, room - head));
  const heights = { summary: SUMMARY, half, full };
  return Math.min(heights[stop], room);
}

/** The next stop up or down; the same one at the ends. */
export function neighborStop(stop: SheetStop, direction: 'up' | 'down'): SheetStop {
  const at = SHEET_STOPS.indexOf(stop) + (direction === 'up' ? 1 : -1);
  return SHEET_STOPS[Math.min(Math.max(at, 0), SHEET_STOPS.length - 1)] ?? stop;
}

/**
 * Returns where a sheet comes to rest when it is released.
 *
 * @param height where it is now, in CSS pixels
 * @param velocity how fast it was moving, in CSS pixels per millisecond, positive upward; a flick continues to the next stop
 */
export function restingStop(height: number, velocity: number, room: SheetRoom): SheetStop {
  const byDistance = SHEET_STOPS.map((stop) => ({
    stop,
    distance: Math.abs(sheetHeight(stop, room) - height),
  }));
  const nearest = byDistance.reduce((best, next) => (next.distance < best.distance ? next : best)).stop;
  if (Math.abs(velocity) < 0.5) return nearest;
  const isBelowNearest = height < sheetHeight(nearest, room);
  if (velocity > 0) return isBelowNearest ? nearest : neighborStop(nearest, 'up');
  return isBelowNearest ? neighborStop(nearest, 'down') : nearest;
}
