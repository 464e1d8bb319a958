import type { Size } from './mercator';

/** A rectangle on the screen, in pixels. */
export type Rect = { left: number; top: number; right: number; bottom: number };

/** A name that looks for a place beside its pin. */
export type NameWish = {
  id: string;
  /** Tip of the pin on the screen. */
  at: [number, number];
  /** How much larger than usual the pin is drawn. */
  scale: number;
  /** Pixels the name takes. */
  size: Size;
  /** On which sides of the pin the name stays inside the map. */
  sides: NameSides;
};

/** Where a name was put: the middle of its left edge. */
export type PlacedName = { id: string; x: number; y: number };

/** A pin with its ring: half its width, and its height above the tip. */
const PIN = { halfWidth: 17, height: 41 };
const GAP = 4;

/**
 * Puts names beside their pins: right, left, below or above, wherever neither a pin nor another name is and the map
 * does not end.
 *
 * Names that come first choose first; those that find no free side are left out.
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

/** The screen a pin covers. */
export function pinRect({ at: [x, y], scale }: Pick<NameWish, 'at' | 'scale'>): Rect {
  const half = PIN.halfWidth * scale;
  return { left: x - half, right: x + half, top: y - PIN.height * scale, bottom: y + 3 };
}

/** Whether two rectangles share any of the screen. */
export function overlap(a: Rect, b: Rect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function placesFor({ at: [x, y], scale, size, sides }: NameWish): Rect[] {
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
