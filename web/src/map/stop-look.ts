import type { Size } from './mercator';
import type { MapStop } from './trip-map-props';

/** How much larger the selected and the hovered pin are. */
export const PIN_SCALE = { selected: 1.28, hovered: 1.12 };

/** A stop's name as written: first in the local script, then in Latin. */
export function stopName({ name, localName }: Pick<MapStop, 'name' | 'localName'>): string {
  return localName && localName !== name ? `${localName} ${name}` : name;
}

/** Pixels a letter of a stop's name takes, and one that is as wide as high. */
const LETTER = { narrow: 7.6, wide: 15.5 };

/** About the room a stop's name takes on one line. */
export function nameSize(name: string): Size {
  const width = [...name].reduce((sum, letter) => sum + (letter > '⺀' ? LETTER.wide : LETTER.narrow), 0);
  return { width, height: 20 };
}

/** On which sides of its pin a name stays inside the map. */
export type NameSides = 'both' | 'left' | 'right' | 'none';

/** Pixels from the middle of a pin to the name beside it. */
const BESIDE = 20;

/** Says on which sides of a pin at `x` a name has room, in a map so many pixels wide. */
export function sidesWithRoom(name: string, x: number, mapWidth: number): NameSides {
  // Longer names break into two lines.
  const reach = Math.min(nameSize(name).width, 180) + BESIDE;
  const isLeft = x >= reach;
  const isRight = x + reach <= mapWidth;
  if (isLeft && isRight) return 'both';
  return isRight ? 'right' : isLeft ? 'left' : 'none';
}
