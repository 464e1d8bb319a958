import type { Size } from '@wayfold/domain/map/mercator';
import { overlap, type Rect } from '@wayfold/domain/map/place-names';

/** A point of the screen, in pixels. */
export type Point = readonly [number, number];

/** A disc, a pill or a cluster that looks for its place on the screen. */
export interface DiscWish {
  /** Where its place is. */
  at: Point;
  /** Pixels it takes. */
  size: Size;
  /** So many pixels it may stand beside its place. */
  reach: number;
  /** What is large keeps clear of other large ones where there is room. */
  isLarge: boolean;
  /** Its name may lie over other names and discs, though over no pin. */
  isChosen: boolean;
  /** It stands below the pin of what is suggested, and has no name. */
  isSuggested: boolean;
  /** What is written beside it, and the sides to try, best first; null for nothing. */
  name: { width: number; sides: readonly NameSide[] } | null;
}

/** Where the name of a place stands beside its disc, or below its pill. */
export type NameSide = 'left' | 'right' | 'below';

/** What lies over the map already. */
export interface Taken {
  /** The map, in pixels. */
  map: Size;
  pins: readonly Rect[];
  /** The names beside the pins. */
  pinNames: readonly Rect[];
  /** The pin of what is suggested; null without one. */
  suggested: Rect | null;
}

/** Where a disc stands and on which side it has its name; null where there is no room. */
export interface DiscLayout {
  place: Point | null;
  side: NameSide | null;
}

/** From the middle of a disc to the name beside it, and from that of a pill to the middle of the name below it. */
const BESIDE_DISC = 16;
const BELOW_PILL = 25;
const NAME_HEIGHT = 18;
/** Discs so far outside the map are left out. */
const OUTSIDE = 20;
/** Between a disc and the pin that it makes room for. */
const GAP = 2;

/**
 * Lays discs and their names out so that none of them covers a pin.
 *
 * @param wishes best first: they choose their places first
 * @returns one layout for each wish, in their order
 */
export function layOutDiscs(wishes: readonly DiscWish[], taken: Taken): DiscLayout[] {
  const { pins, pinNames, suggested } = taken;
  const allPins = suggested ? [...pins, suggested] : pins;
  const large: Rect[] = [];
  const places = wishes.map((wish) => {
    if (isOutside(wish.at, taken.map)) return null;
    const around = wish.isSuggested ? pins : allPins;
    const apart = wish.isLarge ? discPlace(wish, [...around, ...large]) : null;
    const place = apart ?? discPlace(wish, around);
    if (place && wish.isLarge) large.push(rectAround(place, wish.size));
    return place;
  });
  const discs = places.flatMap((place, index) => {
    const size = wishes[index]?.size;
    return place && size ? [rectAround(place, size)] : [];
  });
  const written = [...pinNames];
  return wishes.map((wish, index) => {
    const place = places[index] ?? null;
    if (!place || !wish.name || wish.isSuggested) return { place, side: null };
    const { width, sides } = wish.name;
    const avoided = wish.isChosen ? allPins : [...allPins, ...discs, ...written];
    const side = sides.find((one) => isFree(nameRect(place, width, one), avoided)) ?? null;
    if (side) written.push(nameRect(place, width, side));
    return { place, side };
  });
}

/**
 * Where a disc covers no pin: at its place, else beside the pins there, as near as there is room.
 *
 * @returns the middle of the disc; null where there is no room within its reach
 */
export function discPlace(
  { at, size, reach }: Pick<DiscWish, 'at' | 'size' | 'reach'>,
  pins: readonly Rect[],
): Point | null {
  if (isFree(rectAround(at, size), pins)) return at;
  const [right, down] = [size.width / 2 + GAP, size.height / 2 + GAP];
  // The nearest free point touches one pin beside the place, or two of them in a corner.
  const near = pins.filter((pin) => distance(at, nearestIn(pin, at)) <= reach + Math.max(right, down));
  const across = [at[0], ...near.flatMap((pin) => [pin.left - right, pin.right + right])];
  const along = [at[1], ...near.flatMap((pin) => [pin.top - down, pin.bottom + down])];
  const points = across.flatMap((x) => along.map((y): Point => [x, y]));
  const within = points.filter((point) => distance(at, point) <= reach);
  return (
    within
      .sort((a, b) => distance(at, a) - distance(at, b))
      .find((point) => isFree(rectAround(point, size), pins)) ?? null
  );
}

/** The screen that something of this size covers around a point. */
export function rectAround([x, y]: Point, { width, height }: Size): Rect {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

/** The screen that a name covers. */
export function nameRect([x, y]: Point, width: number, side: NameSide): Rect {
  const size = { width, height: NAME_HEIGHT };
  if (side === 'below') return rectAround([x, y + BELOW_PILL], size);
  const middle = BESIDE_DISC + width / 2;
  return rectAround([side === 'right' ? x + middle : x - middle, y], size);
}

function isFree(rect: Rect, others: readonly Rect[]): boolean {
  return others.every((other) => !overlap(rect, other));
}

function isOutside([x, y]: Point, { width, height }: Size): boolean {
  return x < -OUTSIDE || y < -OUTSIDE || x > width + OUTSIDE || y > height + OUTSIDE;
}

function nearestIn({ left, right, top, bottom }: Rect, [x, y]: Point): Point {
  return [Math.min(right, Math.max(left, x)), Math.min(bottom, Math.max(top, y))];
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}
