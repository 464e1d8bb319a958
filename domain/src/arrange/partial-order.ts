import { type Bounds, type Days, isSome } from './bounds';

/** The first places of an order. */
export interface PartialOrder {
  /** A bit for each place in it. */
  readonly taken: number;
  readonly first: number;
  readonly last: number;
  /** The days on which its last stay may end. */
  readonly days: Days;
  readonly cost: number;
  /** What the ways to the other places, and back if it is round, cost at least. */
  readonly rest: number;
  readonly before: PartialOrder | null;
}

/** The orders of one place that wishes allow. */
export function firstPlaces(bounds: Bounds): PartialOrder[] {
  return bounds.starts().flatMap((place) => {
    const days = bounds.endOf({ lo: 1, hi: 1 }, place);
    if (!isSome(days)) return [];
    const taken = 1 << place;
    const rest = restOf(bounds, taken) + (bounds.isRound ? bounds.leastWay(place) : 0);
    return [{ taken, first: place, last: place, days, cost: 0, rest, before: null }];
  });
}

/** An order with one more place; null if the wishes don't allow it. */
export function withNext(bounds: Bounds, order: PartialOrder, place: number): PartialOrder | null {
  if (order.taken & (1 << place) || !bounds.connects(order.last, place)) return null;
  const days = bounds.endOf(order.days, place);
  if (!isSome(days)) return null;
  return {
    taken: order.taken | (1 << place),
    first: order.first,
    last: place,
    days,
    cost: order.cost + bounds.cost(order.last, place),
    rest: order.rest - bounds.leastWay(place),
    before: order,
  };
}

function restOf(bounds: Bounds, taken: number): number {
  let rest = 0;
  for (let place = 0; place < bounds.count; place += 1)
    if (!(taken & (1 << place))) rest += bounds.leastWay(place);
  return rest;
}

/** What tells partial orders apart that can be continued in the same ways, their days aside. */
export function stateOf(bounds: Bounds, { taken, first, last }: PartialOrder): number {
  return (taken * 32 + last) * 32 + (bounds.isRound ? first : 0);
}

/** The cost of a whole order, with the way back if it is round. */
export function wholeCost(bounds: Bounds, { cost, first, last }: PartialOrder): number {
  return cost + (bounds.isRound ? bounds.cost(last, first) : 0);
}

/** The places of an order, from the first to the last. */
export function placesOf(order: PartialOrder): number[] {
  const places: number[] = [];
  for (let at: PartialOrder | null = order; at; at = at.before) places.push(at.last);
  return places.reverse();
}

/** Whether the places that an order lacks may still fit: none is too late, and the trip can get its length. */
export function mayFit(bounds: Bounds, { taken, days }: PartialOrder): boolean {
  if (!bounds.hasDays) return true;
  let [fewest, most] = [days.lo, days.hi];
  for (let place = 0; place < bounds.count; place += 1) {
    if (taken & (1 << place)) continue;
    if (days.lo > bounds.latest(place)) return false;
    const { lo, hi } = bounds.nights(place);
    fewest += lo;
    most += hi;
  }
  return bounds.canLast(fewest, most);
}
