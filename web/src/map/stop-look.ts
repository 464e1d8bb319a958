import type { MapStop } from './trip-map-props';

/** How much larger the selected pin is. */
export const SELECTED_SCALE = 1.28;

/**
 * How a stop's pin is drawn: `selected` is larger and on top, `hovered` has a dark ring, `back` is hollow because
 * another pin is selected or a day is shown.
 */
export type StopLook = 'plain' | 'selected' | 'hovered' | 'back';

/**
 * Decides how each stop is drawn; at most one is selected.
 *
 * @param shown.isAside all stops step back, because a day is shown instead
 */
export function stopLooks(
  stops: readonly Pick<MapStop, 'id'>[],
  shown: { selectedId: string | null; hoveredId: string | null; isAside?: boolean | undefined },
): ReadonlyMap<string, StopLook> {
  const { selectedId, hoveredId, isAside = false } = shown;
  const rest: StopLook = isAside || stops.some(({ id }) => id === selectedId) ? 'back' : 'plain';
  return new Map(
    stops.map(({ id }) => [id, id === selectedId ? 'selected' : id === hoveredId ? 'hovered' : rest]),
  );
}

/** The scale of a pin, relative to its usual size. */
export function pinScale(look: StopLook): number {
  return look === 'selected' ? SELECTED_SCALE : 1;
}

/** Pins and names of higher rank are on top and are placed first. */
export function rankOf(look: StopLook): number {
  return look === 'selected' ? 2 : look === 'hovered' ? 1 : 0;
}

/** A stop's name as written: first in the local script, then in Latin. */
export function stopName({ name, localName }: Pick<MapStop, 'name' | 'localName'>): string {
  return localName && localName !== name ? `${localName} ${name}` : name;
}
