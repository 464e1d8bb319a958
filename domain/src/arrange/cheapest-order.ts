import type { Bounds } from './bounds';
import { firstPlaces, mayFit, type PartialOrder, stateOf, wholeCost, withNext } from './partial-order';

/** The result of a search. */
export interface Cheapest {
  /** Null if none was found. */
  readonly order: PartialOrder | null;
  /** Whether every order was considered: nothing is cheaper, or nothing is possible. */
  readonly isExact: boolean;
}

/**
 * Extends orders place by place. Of orders with the same places and the same last one, those are dropped that another one beats
 * in cost and in the days it may end on; dynamic programming over sets, as Held and Karp described it for tours (1962), with days.
 *
 * @param width how many orders of the same length are continued, those that promise most
 * @param below only cheaper ones are looked for
 */
export function cheapestOrder(bounds: Bounds, width: number, below = Number.POSITIVE_INFINITY): Cheapest {
  let orders = firstPlaces(bounds);
  let isExact = true;
  for (let length = 1; length < bounds.count; length += 1) {
    const kept = new Map<number, PartialOrder[]>();
    for (const order of orders) {
      for (let place = 0; place < bounds.count; place += 1) {
        const next = withNext(bounds, order, place);
        if (next && next.cost + next.rest < below && mayFit(bounds, next))
          keep(kept, stateOf(bounds, next), next);
      }
    }
    orders = [...kept.values()].flat();
    if (orders.length > width) {
      isExact = false;
      orders = orders.sort((a, b) => a.cost + a.rest - (b.cost + b.rest)).slice(0, width);
    }
  }
  let best: PartialOrder | null = null;
  let least = below;
  for (const order of orders) {
    const cost = wholeCost(bounds, order);
    if (cost >= least || !bounds.isWhole(order.first, order.last, order.days)) continue;
    [best, least] = [order, cost];
  }
  return { order: best, isExact };
}

function keep(kept: Map<number, PartialOrder[]>, state: number, order: PartialOrder): void {
  const same = kept.get(state);
  if (!same) {
    kept.set(state, [order]);
    return;
  }
  if (same.some((other) => beats(other, order))) return;
  const left = same.filter((other) => !beats(order, other));
  left.push(order);
  kept.set(state, left);
}

function beats(one: PartialOrder, other: PartialOrder): boolean {
  return one.cost <= other.cost && one.days.lo <= other.days.lo && one.days.hi >= other.days.hi;
}
