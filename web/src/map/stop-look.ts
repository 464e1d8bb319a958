import type { MapStop } from './trip-map-props';

/** How much larger the selected and the hovered pin are. */
export const PIN_SCALE = { selected: 1.28, hovered: 1.12 };

/** A stop's name as written: first in the local script, then in Latin. */
export function stopName({ name, localName }: Pick<MapStop, 'name' | 'localName'>): string {
  return localName && localName !== name ? `${localName} ${name}` : name;
}
