import type { Coords } from '@wayfold/contract/kernel/values';

/** Minutes after midnight of the day, from and to; past 1,440 is the next day. */
export interface Window {
  readonly from: number;
  readonly to: number;
}

/** A visit to put in order. */
export interface Visit {
  readonly id: string;
  readonly coords: Coords;
  /** How long it takes, in minutes. */
  readonly minutes: number;
  /** When it starts, for one that is kept as it is; null for one that may move. */
  readonly fixedAt: number | null;
  /** When it can take place; null for any time. A visit has to begin and end within one of them. */
  readonly open: readonly Window[] | null;
}

/** A day to put in order. */
export interface DayToOrder {
  /** In their present order. */
  readonly visits: readonly Visit[];
  /** Where the day begins and ends, such as the hotel; null if it begins at the first visit and ends at the last. */
  readonly base: Coords | null;
  /** When one may set out, in minutes after midnight. */
  readonly start: number;
  /** Visits that may move begin at a multiple of this many minutes, or as soon as possible within their window. */
  readonly step: number;
  /** The way from one place to another, in minutes. */
  readonly travel: (from: Coords, to: Coords) => number;
}

/** A visit with the time it gets. */
export interface Placed {
  readonly id: string;
  readonly at: number;
}

/** An order of the visits of a day. */
export interface Ordered {
  readonly placed: readonly Placed[];
  /** The sum of all ways, in minutes. */
  readonly moving: number;
}

/** Up to this many visits that may move, every order is considered. */
export const EXACT_VISITS = 9;
/** How many partial orders of the same length are kept for longer days. */
const WIDTH = 1_500;
/** A visit number is a bit of a whole number, of which JavaScript keeps 53. */
export const MOST_VISITS = 50;

/** A partial order. */
interface Label {
  /** The sum of 2^index over its visits. */
  readonly taken: number;
  readonly last: number;
  /** When the last visit ends. */
  readonly time: number;
  readonly moving: number;
  readonly at: number;
  readonly before: Label | null;
}

/**
 * Finds the order of visits that moves least: the smallest sum of ways, then the earliest end.
 *
 * Visits that are kept as they are stay in their order of time; the others take place around them, within their windows. Exact
 * for up to `EXACT_VISITS` visits that may move, by extending partial orders and dropping those that another one with the same
 * visits and the same last one beats in both time and way; for more, only the most promising are extended.
 *
 * @returns null if no order keeps all times, or if there are more than `MOST_VISITS`
 */
export function bestOrder(day: DayToOrder): Ordered | null {
  const { visits, base, travel } = day;
  if (visits.length > MOST_VISITS) return null;
  const free = visits.filter(({ fixedAt }) => fixedAt === null).length;
  const width = free <= EXACT_VISITS ? Number.POSITIVE_INFINITY : WIDTH;
  const ways = new Ways(visits, base, travel);
  const fixed = visits
    .flatMap(({ fixedAt }, index) => (fixedAt === null ? [] : [{ index, fixedAt }]))
    .sort((a, b) => a.fixedAt - b.fixedAt || a.index - b.index)
    .map(({ index }) => index);
  let labels: Label[] = [{ taken: 0, last: -1, time: day.start, moving: 0, at: day.start, before: null }];
  for (let length = 0; length < visits.length; length += 1) {
    const next = new Map<number, Label[]>();
    for (const label of labels) {
      for (const index of candidates(visits, fixed, label)) {
        const extended = extend(day, ways, label, index);
        if (extended) keep(next, extended, visits.length);
      }
    }
    labels = narrowed([...next.values()].flat(), width);
  }
  let best: Label | null = null;
  for (const label of labels) {
    const whole = { ...label, moving: label.moving + ways.back(label.last) };
    if (!best || whole.moving < best.moving || (whole.moving === best.moving && whole.time < best.time))
      best = whole;
  }
  return best && { placed: placedBy(visits, best), moving: best.moving };
}

const has = (taken: number, index: number) => Math.floor(taken / 2 ** index) % 2 === 1;

/** Any visit that may move, and the first of the others. */
function candidates(visits: readonly Visit[], fixed: readonly number[], { taken }: Label): number[] {
  const next = fixed.find((index) => !has(taken, index));
  return visits.flatMap(({ fixedAt }, index) =>
    has(taken, index) || (fixedAt !== null && index !== next) ? [] : [index],
  );
}

function extend({ visits, step }: DayToOrder, ways: Ways, label: Label, index: number): Label | null {
  const visit = visits[index];
  if (!visit) return null;
  const way = ways.between(label.last, index);
  const at = beginning(visit, label.time + way, step);
  if (at === null) return null;
  return {
    taken: label.taken + 2 ** index,
    last: index,
    time: at + visit.minutes,
    moving: label.moving + way,
    at,
    before: label,
  };
}

/** When a visit begins if one is there at `time`; null if that is too late. */
function beginning({ fixedAt, open, minutes }: Visit, time: number, step: number): number | null {
  if (fixedAt !== null) return time <= fixedAt ? fixedAt : null;
  const soon = Math.ceil(time / step) * step;
  if (open === null) return soon;
  for (const { from, to } of open) {
    const at = Math.max(from, soon);
    if (at + minutes <= to) return at;
  }
  return null;
}

/** Keeps a label unless one with the same visits and the same last one is at least as good in both respects. */
function keep(labels: Map<number, Label[]>, label: Label, count: number): void {
  const key = label.taken * count + label.last;
  const same = labels.get(key);
  if (!same) {
    labels.set(key, [label]);
    return;
  }
  if (same.some(({ time, moving }) => time <= label.time && moving <= label.moving)) return;
  labels.set(key, [...same.filter(({ time, moving }) => time < label.time || moving < label.moving), label]);
}

function narrowed(labels: Label[], width: number): Label[] {
  if (labels.length <= width) return labels;
  return labels.sort((a, b) => a.moving - b.moving || a.time - b.time).slice(0, width);
}

function placedBy(visits: readonly Visit[], last: Label): Placed[] {
  const placed: Placed[] = [];
  for (let label: Label | null = last; label && label.last >= 0; label = label.before) {
    placed.push({ id: visits[label.last]?.id ?? '', at: label.at });
  }
  return placed.reverse();
}

/** The ways between all visits and the base, each calculated once. */
class Ways {
  readonly #between: readonly (readonly number[])[];
  readonly #fromBase: readonly number[];
  readonly #toBase: readonly number[];

  constructor(visits: readonly Visit[], base: Coords | null, travel: DayToOrder['travel']) {
    this.#between = visits.map((from) => visits.map((to) => travel(from.coords, to.coords)));
    this.#fromBase = visits.map(({ coords }) => (base ? travel(base, coords) : 0));
    this.#toBase = visits.map(({ coords }) => (base ? travel(coords, base) : 0));
  }

  /** @param from -1 for the base */
  between(from: number, to: number): number {
    return (from < 0 ? this.#fromBase[to] : this.#between[from]?.[to]) ?? 0;
  }

  back(from: number): number {
    return this.#toBase[from] ?? 0;
  }
}
