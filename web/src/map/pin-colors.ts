import { LEG_NUMERAL, legColor, type Theme } from '@wayfold/domain/format/palette';
import { MAP_COLORS } from '@wayfold/domain/map/map-colors';

/** The colors of a numbered pin, as CSS values. */
export interface PinColors {
  fill: string;
  ring: string;
  numeral: string;
}

/**
 * A pin has the color of its leg, and a ring in the ink color while hovered. A pin that steps back is hollow, not
 * faded, so that its numeral stays as readable as the others.
 *
 * @param look a `StopLook`
 */
export function pinColors(colorIndex: number, look: string | undefined, theme: Theme): PinColors {
  const color = legColor(colorIndex, theme);
  const { casing, ink } = MAP_COLORS[theme];
  if (look === 'back') return { fill: casing, ring: color, numeral: color };
  return { fill: color, ring: look === 'hovered' ? ink : casing, numeral: LEG_NUMERAL[theme] };
}
