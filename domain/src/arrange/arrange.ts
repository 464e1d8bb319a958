import { Bounds, type Days } from './bounds';
import { cheapestOrder } from './cheapest-order';
import { placesOf } from './partial-order';
import { possibleOrder } from './possible-order';
import { orderCost, shorterOrder } from './shorter-order';
import { smallestClash } from './smallest-clash';
import type { Wish, Wishes } from './wishes';

/** Up to this many places, no order is better than the one that is found. */
export const EXACT_PLACES = 12;
/** A place is a bit of a 32-bit number. */
export const MOST_PLACES = 30;

/** Orders of one length that are continued for a first guess, which later ones have to beat. */
const GUESS_WIDTH = 60;
/** The same for trips with more than `EXACT_PLACES` places. */
const LONG_WIDTH = 400;
/** How often an order is shaken: for a guess, and for the result. */
const FEW_SHAKES = 10;
const SHAKES = 300;
/** Partial orders tried when it isn't clear whether anything is possible. */
const STEPS = 400_000;

/** A stay with its days of the trip, both counted; 1 is the first. */
export interface ArrangedStay {
  readonly place: number;
  readonly from: number;
  readonly to: number;
}

/** What was found. */
export type Arrangement =
  | {
      readonly kind: 'arranged';
      readonly stays: readonly ArrangedStay[];
      readonly cost: number;
      /** Whether it is known that nothing is better. */
      readonly isExact: boolean;
    }
  /** The fewest wishes that can't hold together. */
  | { readonly kind: 'clash'; readonly wishes: readonly Wish[] }
  /** Neither an order nor a clash was found in the time there is. */
  | { readonly kind: 'unknown' };

/**
 * Finds the order and the days that cost least. The same wishes always give the same result.
 *
 * @param wishes 1 to `MOST_PLACES` places
 */
export function arrange(wishes: Wishes): Arrangement {
  const bounds = new Bounds(wishes);
  if (bounds.count < 1 || bounds.count > MOST_PLACES) throw new RangeError(`${bounds.count} places`);
  const found = bounds.count <= EXACT_PLACES ? exactOrder(bounds) : longOrder(bounds);
  if (found === 'unknown') return { kind: 'unknown' };
  if (found === 'none') {
    const clash = smallestClash(wishes);
    return clash ? { kind: 'clash', wishes: clash } : { kind: 'unknown' };
  }
  return {
    kind: 'arranged',
    stays: withDays(bounds, found.order),
    cost: orderCost(bounds, found.order),
    isExact: found.isExact,
  };
}

type Found = { order: readonly number[]; isExact: boolean } | 'none' | 'unknown';

function exactOrder(bounds: Bounds): Found {
  const guess = cheapestOrder(bounds, GUESS_WIDTH);
  if (guess.isExact) return guess.order ? { order: placesOf(guess.order), isExact: true } : 'none';
  const guessed = guess.order && shorterOrder(bounds, placesOf(guess.order), FEW_SHAKES);
  const below = guessed ? orderCost(bounds, guessed) : Number.POSITIVE_INFINITY;
  const cheaper = cheapestOrder(bounds, Number.POSITIVE_INFINITY, below).order;
  const order = cheaper ? placesOf(cheaper) : guessed;
  return order ? { order, isExact: true } : 'none';
}

function longOrder(bounds: Bounds): Found {
  const guess = cheapestOrder(bounds, LONG_WIDTH);
  const first = guess.order ?? (guess.isExact ? 'none' : possibleOrder(bounds, STEPS));
  if (first === 'none' || first === 'unknown') return first;
  if (guess.order && guess.isExact) return { order: placesOf(guess.order), isExact: true };
  return { order: shorterOrder(bounds, placesOf(first), SHAKES), isExact: false };
}

/** Gives the stays of an order their days: as few as the wishes allow, or what the trip has, spread over all. */
function withDays(bounds: Bounds, order: readonly number[]): ArrangedStay[] {
  const begins: Days[] = [];
  let days: Days = { lo: 1, hi: 1 };
  for (const place of order) {
    begins.push(days);
    days = bounds.endOf(days, place);
  }
  const stays: ArrangedStay[] = [];
  let to = bounds.lastDay(days) ?? days.lo;
  for (let at = order.length - 1; at >= 0; at -= 1) {
    const place = order[at] ?? 0;
    const may = bounds.beginOf(begins[at] ?? days, place, to);
    const from = Math.min(Math.max(to - fairNights(bounds, order, at, to), may.lo), may.hi);
    stays.push({ place, from, to });
    to = from;
  }
  return stays.reverse();
}

/** The nights of a stay if those beyond the fewest are spread evenly over it and all before it. */
function fairNights(bounds: Bounds, order: readonly number[], at: number, to: number): number {
  const fewest = order.slice(0, at + 1).reduce((sum, place) => sum + bounds.nights(place).lo, 0);
  const spare = Math.max(0, to - 1 - fewest);
  return bounds.nights(order[at] ?? 0).lo + Math.ceil(spare / (at + 1));
}
