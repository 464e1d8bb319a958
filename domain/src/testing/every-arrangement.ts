import type { StayWindow, Wishes } from '../arrange/wishes';

/** How often the longest stay is tried where nothing limits it. */
const MOST_DAYS = 14;

/** What trying everything found. */
export interface EveryArrangement {
  /** The cost of the cheapest; infinite if none keeps all wishes. */
  readonly least: number;
  readonly isPossible: boolean;
}

/**
 * Tries every order with every length of every stay, one after another, and nothing cleverer: what `arrange` is compared with.
 * Only for few places.
 *
 * @param isAnyEnough stops at the first that keeps all wishes
 */
export function everyArrangement(wishes: Wishes, isAnyEnough = false): EveryArrangement {
  const count = wishes.stays.length;
  const longest = wishes.total ?? 3 * count + MOST_DAYS;
  let [least, isPossible] = [Number.POSITIVE_INFINITY, false];

  function finish([first = 0, ...others]: readonly number[], days: ReadonlySet<number>, cost: number): void {
    const last = others.at(-1) ?? first;
    if (wishes.end !== null && wishes.end !== last) return;
    if (wishes.total !== null && !days.has(wishes.total)) return;
    const isBack = wishes.isRound && count > 1;
    if (isBack && !connects(wishes, last, first)) return;
    isPossible = true;
    least = Math.min(least, cost + (isBack ? (wishes.costs[last]?.[first] ?? 0) : 0));
  }

  function go(order: readonly number[], days: ReadonlySet<number>, cost: number): void {
    if (days.size === 0 || (isPossible && isAnyEnough)) return;
    if (order.length === count) {
      finish(order, days, cost);
      return;
    }
    const last = order.at(-1);
    for (let place = 0; place < count; place += 1) {
      if (order.includes(place)) continue;
      if (last === undefined && wishes.start !== null && wishes.start !== place) continue;
      if (last !== undefined && !connects(wishes, last, place)) continue;
      const way = last === undefined ? 0 : (wishes.costs[last]?.[place] ?? 0);
      go([...order, place], endsOf(wishes, place, days, longest), cost + way);
    }
  }

  go([], new Set([1]), 0);
  return { least, isPossible };
}

function endsOf(wishes: Wishes, place: number, days: ReadonlySet<number>, longest: number): Set<number> {
  const { min, max } = wishes.stays[place] ?? { min: 1, max: 1 };
  const windows = wishes.windows.filter((window) => window.place === place);
  const ends = new Set<number>();
  for (const from of days) {
    for (let length = min; length <= max && from + length - 1 <= longest; length += 1) {
      const to = from + length - 1;
      if (windows.every((window) => keeps(window, from, to))) ends.add(to);
    }
  }
  return ends;
}

function connects({ links, hours, maxHours }: Wishes, from: number, to: number): boolean {
  if (links && !links[from]?.[to]) return false;
  return maxHours === null || (hours[from]?.[to] ?? 0) <= maxHours;
}

/** Whether a stay from one day to another keeps a window. */
export function keeps({ rule, ...window }: StayWindow, from: number, to: number): boolean {
  if (rule === 'covers') return from <= window.from && to >= window.to;
  if (rule === 'within') return from >= window.from && to <= window.to;
  return from <= window.to && to >= window.from;
}
