import type { Wishes } from './wishes';

/** Days on which something may happen, both counted; none if `lo` is after `hi`. */
export interface Days {
  readonly lo: number;
  readonly hi: number;
}

/** Whether there is a day at all. */
export const isSome = ({ lo, hi }: Days): boolean => lo <= hi;

const NEVER: Days = { lo: 1, hi: 0 };

/** One place's stay in numbers: nights, and the days on which it may begin and end. */
interface StayBounds {
  readonly nights: Days;
  readonly begin: Days;
  readonly end: Days;
}

/** The wishes as bounds that are quick to check, one place after another. */
export class Bounds {
  readonly count: number;
  readonly #stays: readonly StayBounds[];
  readonly #connects: readonly (readonly boolean[])[];
  readonly #leastWays: readonly number[];
  readonly #wishes: Wishes;

  constructor(wishes: Wishes) {
    const { stays, links, hours, maxHours, total } = wishes;
    this.#wishes = wishes;
    this.count = stays.length;
    const last = total ?? Number.POSITIVE_INFINITY;
    this.#stays = stays.map(({ min, max }, place) => {
      let [begin, end]: [Days, Days] = [
        { lo: 1, hi: last },
        { lo: 1, hi: last },
      ];
      for (const window of wishes.windows) {
        if (window.place !== place) continue;
        const { from, to } = window;
        if (window.rule === 'covers') [begin, end] = [atMost(begin, from), atLeast(end, to)];
        else if (window.rule === 'within') [begin, end] = [atLeast(begin, from), atMost(end, to)];
        else [begin, end] = [atMost(begin, to), atLeast(end, from)];
      }
      return { nights: { lo: min - 1, hi: max - 1 }, begin, end };
    });
    this.#connects = stays.map((_, from) =>
      stays.map(
        (_, to) =>
          (links === null || links[from]?.[to] === true) &&
          (maxHours === null || (hours[from]?.[to] ?? 0) <= maxHours),
      ),
    );
    this.#leastWays = stays.map((_, to) => {
      const ways = stays.map((_, from) =>
        from !== to && this.connects(from, to) ? this.cost(from, to) : null,
      );
      return Math.min(...ways.filter((way) => way !== null));
    });
  }

  connects(from: number, to: number): boolean {
    return this.#connects[from]?.[to] === true;
  }

  cost(from: number, to: number): number {
    return this.#wishes.costs[from]?.[to] ?? 0;
  }

  /** What the cheapest way to a place costs; infinite if none leads there. */
  leastWay(place: number): number {
    return this.#leastWays[place] ?? 0;
  }

  /** Whether it matters on which day a stay begins. */
  get hasDays(): boolean {
    return this.#wishes.total !== null || this.#wishes.windows.length > 0;
  }

  /** The places that may be first. Of round trips without dates, all of which can be turned, only one is considered. */
  starts(): number[] {
    const { start, end, windows } = this.#wishes;
    if (start !== null) return [start];
    if (this.isRound && windows.length === 0 && end === null) return [0];
    return Array.from({ length: this.count }, (_, place) => place);
  }

  mayEnd(place: number): boolean {
    return this.#wishes.end === null || this.#wishes.end === place;
  }

  get isRound(): boolean {
    return this.#wishes.isRound && this.count > 1;
  }

  /** Whether a whole order may end with `last`, and its days. */
  isWhole(first: number, last: number, days: Days): boolean {
    if (!this.mayEnd(last) || this.lastDay(days) === null) return false;
    return !this.isRound || this.connects(last, first);
  }

  /** The days on which a stay may end that begins on one of `days`; none if it can't. */
  endOf(days: Days, place: number): Days {
    const { nights, begin, end } = this.#stay(place);
    const lo = Math.max(days.lo, begin.lo);
    const hi = Math.min(days.hi, begin.hi);
    if (lo > hi) return NEVER;
    return { lo: Math.max(lo + nights.lo, end.lo), hi: Math.min(hi + nights.hi, end.hi) };
  }

  /** The days of `days` on which a stay may begin that ends on `end`. */
  beginOf(days: Days, place: number, end: number): Days {
    const { nights, begin } = this.#stay(place);
    return {
      lo: Math.max(days.lo, begin.lo, end - nights.hi),
      hi: Math.min(days.hi, begin.hi, end - nights.lo),
    };
  }

  /** The nights that a stay may have. */
  nights(place: number): Days {
    return this.#stay(place).nights;
  }

  /** The last day on which a stay may begin. */
  latest(place: number): number {
    const { nights, begin, end } = this.#stay(place);
    return Math.min(begin.hi, end.hi - nights.lo);
  }

  /** The day on which the trip may end, of the days on which its last stay may. */
  lastDay({ lo, hi }: Days): number | null {
    const { total } = this.#wishes;
    const day = total ?? lo;
    return lo <= day && day <= hi ? day : null;
  }

  /** Whether a trip of `fewest` to `most` days can be as long as it is meant to be. */
  canLast(fewest: number, most: number): boolean {
    const { total } = this.#wishes;
    return total === null || (fewest <= total && total <= most);
  }

  #stay(place: number): StayBounds {
    const stay = this.#stays[place];
    if (!stay) throw new RangeError(`no place ${place}`);
    return stay;
  }
}

const atLeast = ({ lo, hi }: Days, day: number): Days => ({ lo: Math.max(lo, day), hi });
const atMost = ({ lo, hi }: Days, day: number): Days => ({ lo, hi: Math.min(hi, day) });
