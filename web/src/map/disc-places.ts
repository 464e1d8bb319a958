import type { Size } from '@wayfold/domain/map/mercator';
import { overlap, type Rect } from '@wayfold/domain/map/place-names';

/** A point on the screen, in pixels. */
export type Point = readonly [number, number];

/** A disc, pill or cluster that needs a position on the screen. */
export interface DiscWish {
  /** Where its place is on the screen. */
  at: Point;
  /** What it covers, in pixels. */
  size: Size;
  /** What can be pressed, in pixels; at least as large. */
  target: Size;
  /** How far it may be from its place, in pixels. */
  reach: number;
  /** Whether it keeps clear of others that do, if there is room. */
  isApart: boolean;
  /** Its name may cover other names and discs, but never a pin. */
  isChosen: boolean;
  /** It lies under the pin of the suggestion and has no name. */
  isSuggested: boolean;
  /** Width of the name and the sides to try, best first; null for no name. */
  name: { width: number; sides: readonly NameSide[] } | null;
}

/** Which side of its disc or pill a name is on. */
export type NameSide = 'left' | 'right' | 'below';

/** What already covers the map. */
export interface Taken {
  /** Size of the map, in pixels. */
  map: Size;
  pins: readonly Rect[];
  /** The names beside the pins. */
  pinNames: readonly Rect[];
  /** The pin of the suggestion; null without one. */
  suggested: Rect | null;
}

/** Where a disc is and which side its name is on; null if there is no room. */
export interface DiscLayout {
  place: Point | null;
  side: NameSide | null;
}

/** Pixels from a disc's middle to the name beside it, and from a pill's middle to the middle of the name below it. */
const BESIDE_DISC = 16;
const BELOW_PILL = 25;
const NAME_HEIGHT = 18;
/** Discs more than this many pixels outside the map are left out: so far, it can be panned before it lacks any. */
export const OUTSIDE = 160;
/** Pixels between a disc and the pin that it makes room for. */
const GAP = 2;

/**
 * Lays discs and their names out so that none of them covers a pin, and discs cover the names of pins only if there is no
 * other room.
 *
 * @param wishes best first; earlier ones choose their places first
 * @returns one layout per wish, in the same order
 */
export function layOutDiscs(wishes: readonly DiscWish[], taken: Taken): DiscLayout[] {
  const { pins, pinNames, suggested } = taken;
  const allPins = suggested ? [...pins, suggested] : pins;
  const apartFrom: Rect[] = [];
  const places = wishes.map((wish) => {
    if (isOutside(wish.at, taken.map)) return null;
    const around = wish.isSuggested ? pins : allPins;
    const apart = { ...wish, size: wish.target };
    const place =
      (wish.isApart &&
        (discPlace(apart, [...around, ...apartFrom, ...pinNames]) ??
          discPlace(apart, [...around, ...apartFrom]))) ||
      (discPlace(wish, [...around, ...pinNames]) ?? discPlace(wish, around));
    if (place && wish.isApart) apartFrom.push(rectAround(place, wish.target));
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
 * Finds where a disc covers no pin: at its place, or else beside the pins there, as close as possible.
 *
 * @returns the middle of the disc; null if there is no room within its reach
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

/** The rectangle of this size around a point. */
export function rectAround([x, y]: Point, { width, height }: Size): Rect {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

/** The rectangle that a name covers. */
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
