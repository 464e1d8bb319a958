import type { Size } from './mercator';

/** A rectangle on the screen, in pixels. */
export type Rect = { left: number; top: number; right: number; bottom: number };

/** A name to be placed next to its pin. */
export type NameWish = {
  id: string;
  /** The tip of the pin on the screen. */
  at: [number, number];
  /** How much larger than normal the pin is drawn. */
  scale: number;
  /** The size of the name in pixels. */
  size: Size;
  /** On which sides of the pin the name fits inside the map. */
  sides: NameSides;
};

/** Where a name was placed: the middle of its left edge. */
export type PlacedName = { id: string; x: number; y: number };

/** A pin with its ring: half its width, and its height above the tip. */
const PIN = { halfWidth: 17, height: 41 };
const GAP = 4;

/**
 * Places names next to their pins: right, left, below or above, wherever they cover neither a pin nor another name and
 * stay inside the map.
 *
 * Earlier names choose first; a name that fits nowhere is left out.
 */
export function placeNames(wishes: readonly NameWish[]): PlacedName[] {
  const taken = wishes.map(pinRect);
  const placed: PlacedName[] = [];
  for (const wish of wishes) {
    const free = placesFor(wish).find((rect) => taken.every((other) => !overlap(rect, other)));
    if (!free) continue;
    taken.push(free);
    placed.push({ id: wish.id, x: free.left, y: (free.top + free.bottom) / 2 });
  }
  return placed;
}

/** The area of the screen that a pin covers. */
export function pinRect({ at: [x, y], scale }: Pick<NameWish, 'at' | 'scale'>): Rect {
  const half = PIN.halfWidth * scale;
  return { left: x - half, right: x + half, top: y - PIN.height * scale, bottom: y + 3 };
}

/** Whether two rectangles overlap. */
export function overlap(a: Rect, b: Rect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** The area that a name covers if nothing is in its way. */
export function usualNameRect(wish: Omit<NameWish, 'id'>): Rect {
  const [rect = pinRect(wish)] = placesFor(wish);
  return rect;
}

function placesFor({ at: [x, y], scale, size, sides }: Omit<NameWish, 'id'>): Rect[] {
  const half = PIN.halfWidth * scale + GAP;
  const headY = y - 22 * scale;
  return [
    ...(sides === 'left' || sides === 'none' ? [] : [around(x + half + size.width / 2, headY, size)]),
    ...(sides === 'right' || sides === 'none' ? [] : [around(x - half - size.width / 2, headY, size)]),
    around(x, y + GAP + size.height / 2, size),
    around(x, y - PIN.height * scale - GAP - size.height / 2, size),
  ];
}

function around(x: number, y: number, { width, height }: Size): Rect {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

/** The width of a letter of a stop's name in pixels, and that of a letter as wide as it is high. */
const LETTER = { narrow: 7.6, wide: 15.5 };

/** The approximate size of a stop's name on one line. */
export function nameSize(name: string): Size {
  const width = [...name].reduce((sum, letter) => sum + (letter > '⺀' ? LETTER.wide : LETTER.narrow), 0);
  return { width, height: 20 };
}

/** The sides of its pin where a name fits inside the map. */
export type NameSides = 'both' | 'left' | 'right' | 'none';

/** Pixels from the center of a pin to the name next to it. */
const BESIDE = 20;

/** The sides of a pin at `x` where a name fits, in a map of this width in pixels. */
export function sidesWithRoom(name: string, x: number, mapWidth: number): NameSides {
  // Longer names wrap to two lines.
  const reach = Math.min(nameSize(name).width, 180) + BESIDE;
  const isLeft = x >= reach;
  const isRight = x + reach <= mapWidth;
  if (isLeft && isRight) return 'both';
  return isRight ? 'right' : isLeft ? 'left' : 'none';
}
