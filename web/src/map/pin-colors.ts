import { LEG_NUMERAL, legColor, type Theme } from '@wayfold/domain/format/palette';
import { MAP_COLORS } from '@wayfold/domain/map/map-colors';

/** The colors of a numbered pin, as CSS writes them. */
export interface PinColors {
  fill: string;
  ring: string;
  numeral: string;
}

/**
 * A pin has the color of its leg; hovered it has a ring like ink. One that steps back is hollow, so that its numeral
 * stays as readable as the others, which it would not when it only faded.
 *
 * @param look a `StopLook`
 */
export function pinColors(colorIndex: number, look: string | undefined, theme: Theme): PinColors {
  const color = legColor(colorIndex, theme);
  const { casing, ink } = MAP_COLORS[theme];
  if (look === 'back') return { fill: casing, ring: color, numeral: color };
  return { fill: color, ring: look === 'hovered' ? ink : casing, numeral: LEG_NUMERAL[theme] };
}
