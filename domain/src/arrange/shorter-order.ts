import { type Bounds, type Days, isSome } from './bounds';
import { randomFrom } from './random-from';

/** The longest part of an order that is moved at once. */
const MOST_MOVED = 3;
/** The first number of the sequence that shakes; the same wishes give the same order. */
const SEED = 0x2f6e2b1;

/**
 * Makes an order cheaper: parts of it are moved or turned as long as that saves something, then the best order is shaken and
 * improved again (iterated local search). Every order it considers keeps all wishes.
 *
 * @param order one that keeps all wishes
 * @param shakes how often it is shaken
 */
export function shorterOrder(bounds: Bounds, order: readonly number[], shakes: number): readonly number[] {
  const random = randomFrom(SEED);
  let best = improved(bounds, order);
  let least = orderCost(bounds, best);
  for (let shake = 0; shake < shakes; shake += 1) {
    const shaken = exchanged(best, random);
    if (!isPossible(bounds, shaken)) continue;
    const next = improved(bounds, shaken);
    const cost = orderCost(bounds, next);
    if (cost < least) [best, least] = [next, cost];
  }
  return best;
}

/** What all ways of an order cost, with the way back if it is round. */
export function orderCost(bounds: Bounds, order: readonly number[]): number {
  let cost = backCost(bounds, order[0], order.at(-1));
  for (let at = 1; at < order.length; at += 1) cost += way(bounds, order[at - 1], order[at]);
  return cost;
}

function isPossible(bounds: Bounds, order: readonly number[]): boolean {
  const [first = 0] = order;
  if (!bounds.starts().includes(first)) return false;
  let days: Days = { lo: 1, hi: 1 };
  let last: number | null = null;
  for (const place of order) {
    if (last !== null && !bounds.connects(last, place)) return false;
    days = bounds.endOf(days, place);
    if (!isSome(days)) return false;
    last = place;
  }
  return bounds.isWhole(first, last ?? first, days);
}

/** Applies changes that save something until there are none. */
function improved(bounds: Bounds, order: readonly number[]): readonly number[] {
  let best = order;
  for (let better: readonly number[] | null = best; better; better = oneBetter(bounds, best)) best = better;
  return best;
}

function oneBetter(bounds: Bounds, order: readonly number[]): readonly number[] | null {
  return oneMoved(bounds, order) ?? oneTurned(bounds, order);
}

/** The order with a part of it elsewhere, either way around, if that saves something. */
function oneMoved(bounds: Bounds, order: readonly number[]): readonly number[] | null {
  const cost = (from: number | undefined, to: number | undefined) => way(bounds, from, to);
  for (let size = 1; size <= MOST_MOVED; size += 1) {
    for (let from = 0; from + size <= order.length; from += 1) {
      const part = order.slice(from, from + size);
      const turned = part.toReversed();
      const rest = [...order.slice(0, from), ...order.slice(from + size)];
      const [before, after] = [order[from - 1], order[from + size]];
      const inside = insideCost(bounds, part);
      const saved = cost(before, part[0]) + inside + cost(part.at(-1), after) - cost(before, after);
      const back = backCost(bounds, order[0], order.at(-1));
      for (const moved of size > 1 ? [part, turned] : [part]) {
        const own = moved === part ? inside : insideCost(bounds, moved);
        for (let to = 0; to <= rest.length; to += 1) {
          if (to === from) continue;
          const [left, right] = [rest[to - 1], rest[to]];
          const added = cost(left, moved[0]) + own + cost(moved.at(-1), right) - cost(left, right);
          const first = to === 0 ? moved[0] : rest[0];
          const last = to === rest.length ? moved.at(-1) : rest.at(-1);
          if (added - saved + backCost(bounds, first, last) - back >= 0) continue;
          const next = [...rest.slice(0, to), ...moved, ...rest.slice(to)];
          if (isPossible(bounds, next)) return next;
        }
      }
    }
  }
  return null;
}

/** The order with a part of it turned around, if that saves something. */
function oneTurned(bounds: Bounds, order: readonly number[]): readonly number[] | null {
  const back = backCost(bounds, order[0], order.at(-1));
  for (let from = 0; from < order.length - 1; from += 1) {
    // The ways inside the part, as they are and turned around; the part grows by one place at a time.
    let [there, turned] = [0, 0];
    for (let to = from + 1; to < order.length; to += 1) {
      there += way(bounds, order[to - 1], order[to]);
      turned += way(bounds, order[to], order[to - 1]);
      const [left, right] = [order[from - 1], order[to + 1]];
      const before = way(bounds, left, order[from]) + there + way(bounds, order[to], right);
      const after = way(bounds, left, order[to]) + turned + way(bounds, order[from], right);
      const first = from === 0 ? order[to] : order[0];
      const last = to === order.length - 1 ? order[from] : order.at(-1);
      if (after - before + backCost(bounds, first, last) - back >= 0) continue;
      const next = [...order.slice(0, from), ...order.slice(from, to + 1).reverse(), ...order.slice(to + 1)];
      if (isPossible(bounds, next)) return next;
    }
  }
  return null;
}

/** The cost of a way; nothing before the first place and after the last one. */
function way(bounds: Bounds, from: number | undefined, to: number | undefined): number {
  return from === undefined || to === undefined ? 0 : bounds.cost(from, to);
}

function backCost(bounds: Bounds, first: number | undefined, last: number | undefined): number {
  return bounds.isRound ? way(bounds, last, first) : 0;
}

function insideCost(bounds: Bounds, part: readonly number[]): number {
  let cost = 0;
  for (let at = 1; at < part.length; at += 1) cost += way(bounds, part[at - 1], part[at]);
  return cost;
}

/** The order with two neighboring parts of it exchanged, which small changes rarely undo. */
function exchanged(order: readonly number[], random: () => number): number[] {
  const cuts = [0, 0, 0].map(() => 1 + Math.floor(random() * (order.length - 1))).sort((a, b) => a - b);
  const [a = 0, b = 0, c = 0] = cuts;
  return [...order.slice(0, a), ...order.slice(b, c), ...order.slice(a, b), ...order.slice(c)];
}
