import { DASHES, type DashName, dashOf } from '@wayfold/domain/map/leg-dashes';
import type { LonLat } from '@wayfold/domain/map/mercator';
import { geodesicLine } from '@wayfold/domain/travel/legs';
import type { MapLeg, MapStop } from './trip-map-props';

/** Line width of the selected leg. */
export const SELECTED_WIDTH = 6;

/** Opacity of a leg while another one is selected, and of a line that stands in for an unknown route. */
export const STEPPED_BACK = 0.6;

/** From this zoom, there is room on the water for the names of ferries. */
export const FERRY_ZOOM = 5;

const MUTED = { width: 3.9, opacity: 0.55 };

/** A leg ready to be drawn. */
export type LegLine = {
  id: string;
  coordinates: LonLat[];
  /** Position in the palette, from 0; null is the gray of the current route during a preview. */
  colorIndex: number | null;
  dash: DashName;
  /** Pixels, without the casing. */
  width: number;
  opacity: number;
  /** Lines with higher numbers lie on top. */
  order: number;
};

/** What is selected in a trip; null or missing means nothing. */
interface Selected {
  selectedLegId?: string | null;
  selectedId?: string | null;
}

/**
 * Turns the legs of a trip into lines, in the order given.
 *
 * Leaves out hidden legs and legs without two ends. Flights follow the great circle.
 *
 * The selected leg stands out and the others step back. If no leg is selected, the legs that don't touch the selected
 * stop step back. If no stop is selected either, all legs look alike.
 */
export function legLines(
  legs: readonly MapLeg[],
  stops: readonly MapStop[],
  { selectedLegId = null, selectedId = null }: Selected = {},
): LegLine[] {
  const stopAt = new Map(stops.map((stop) => [stop.id, stop.coords]));
  const selected = legs.some((leg) => leg.id === selectedLegId && leg.transport !== 'Hidden')
    ? selectedLegId
    : null;
  const isStopSelected = selectedId !== null && stopAt.has(selectedId);
  const stepsBack = (leg: MapLeg) =>
    selected !== null
      ? selected !== leg.id
      : isStopSelected && leg.fromId !== selectedId && leg.toId !== selectedId;
  const lines: LegLine[] = [];
  for (const leg of legs) {
    const coordinates = leg.transport === 'Hidden' ? null : wayOf(leg, stopAt);
    if (coordinates)
      lines.push({ id: leg.id, coordinates, ...lookOf(leg, selected === leg.id, stepsBack(leg)) });
  }
  return lines;
}

function lookOf(leg: MapLeg, isSelected: boolean, stepsBack: boolean): Omit<LegLine, 'id' | 'coordinates'> {
  if (leg.muted) return { ...MUTED, colorIndex: null, dash: 'solid', order: 0 };
  const dash = dashOf(leg);
  return {
    colorIndex: leg.colorIndex,
    dash,
    width: isSelected ? SELECTED_WIDTH : DASHES[dash].width,
    opacity: leg.failed || stepsBack ? STEPPED_BACK : 1,
    order: isSelected ? 2 : 1,
  };
}

function wayOf(leg: MapLeg, stopAt: ReadonlyMap<string, LonLat>): LonLat[] | null {
  const known = leg.coordinates.length > 1;
  const from = known ? leg.coordinates[0] : stopAt.get(leg.fromId);
  const to = known ? leg.coordinates[leg.coordinates.length - 1] : stopAt.get(leg.toId);
  if (!from || !to) return null;
  if (known && (leg.transport !== 'Flight' || leg.coordinates.length > 2)) return leg.coordinates;
  return geodesicLine(from, to, leg.transport === 'Flight' && !leg.failed ? 64 : 1);
}

/**
 * The first part of a line, as a pen would have drawn it so far.
 *
 * @param share from 0 to 1; measured in degrees, which is accurate enough for half a second
 * @returns at least two points
 */
export function startOfLine(line: readonly LonLat[], share: number): LonLat[] {
  const steps = line.slice(1).map((to, index) => {
    const from = line[index] ?? to;
    return Math.hypot(to[0] - from[0], to[1] - from[1]);
  });
  let left = steps.reduce((sum, step) => sum + step, 0) * share;
  const [first = [0, 0]] = line;
  const drawn: LonLat[] = [first];
  for (const [index, step] of steps.entries()) {
    const from = line[index] ?? first;
    const to = line[index + 1] ?? from;
    if (left < step || step === 0) {
      const part = step === 0 ? 1 : left / step;
      drawn.push([from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]);
      if (step > 0) return drawn;
      continue;
    }
    drawn.push(to);
    left -= step;
  }
  return drawn.length > 1 ? drawn : [first, first];
}
