import type { Bounds, Days } from './bounds';
import { firstPlaces, mayFit, type PartialOrder, stateOf, withNext } from './partial-order';

/** An order, or that there is none, or that the steps did not suffice to know. */
export type Possible = PartialOrder | 'none' | 'unknown';

/**
 * Looks for any order that the wishes allow: place by place, those first that must come soon and have few ways out.
 *
 * @param steps how many partial orders are tried at most
 */
export function possibleOrder(bounds: Bounds, steps: number): Possible {
  const search = new Search(bounds, steps);
  for (const order of firstPlaces(bounds).sort((a, b) => search.byHaste(a.last, b.last))) {
    if (!mayFit(bounds, order)) continue;
    const found = search.complete(order);
    if (found) return found;
  }
  return search.isSpent ? 'unknown' : 'none';
}

class Search {
  readonly #bounds: Bounds;
  readonly #haste: readonly number[];
  /** The days of orders that can't be completed, by their state. */
  readonly #dead = new Map<number, Days[]>();
  #left: number;

  constructor(bounds: Bounds, steps: number) {
    this.#bounds = bounds;
    this.#left = steps;
    const places = Array.from({ length: bounds.count }, (_, place) => place);
    const haste = places.map((place) => ({
      place,
      latest: bounds.latest(place),
      ways: places.filter((other) => bounds.connects(place, other)).length,
    }));
    haste.sort((a, b) => (a.latest === b.latest ? a.ways - b.ways : a.latest - b.latest));
    this.#haste = haste.map(({ place }) => place);
  }

  get isSpent(): boolean {
    return this.#left <= 0;
  }

  byHaste(one: number, other: number): number {
    return this.#haste.indexOf(one) - this.#haste.indexOf(other);
  }

  complete(order: PartialOrder): PartialOrder | null {
    const bounds = this.#bounds;
    if (order.taken === 2 ** bounds.count - 1)
      return bounds.isWhole(order.first, order.last, order.days) ? order : null;
    this.#left -= 1;
    if (this.#left <= 0) return null;
    const state = stateOf(bounds, order);
    const dead = this.#dead.get(state) ?? [];
    if (dead.some(({ lo, hi }) => lo <= order.days.lo && order.days.hi <= hi)) return null;
    for (const place of this.#haste) {
      const next = withNext(bounds, order, place);
      const found = next && mayFit(bounds, next) && this.complete(next);
      if (found) return found;
    }
    if (this.#left > 0) this.#dead.set(state, [...dead, order.days]);
    return null;
  }
}
