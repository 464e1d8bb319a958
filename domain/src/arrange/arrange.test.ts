import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arrange } from './arrange';
import { holdOnly, listWishes, type StayWindow, type Wish, type Wishes } from './wishes';

/** Every order with every length of stay, one after another. */
function everyArrangement(wishes: Wishes): { least: number; isPossible: boolean } {
  const count = wishes.stays.length;
  const longest = wishes.total ?? 3 * count + 14;
  const found = { least: Number.POSITIVE_INFINITY, isPossible: false };
  const go = (order: number[], days: Set<number>, cost: number) => {
    if (days.size === 0) return;
    const [first = 0] = order;
    const last = order.at(-1) ?? 0;
    if (order.length === count) {
      if (wishes.end !== null && wishes.end !== last) return;
      if (wishes.total !== null && !days.has(wishes.total)) return;
      const isBack = wishes.isRound && count > 1;
      if (isBack && !connects(wishes, last, first)) return;
      const whole = cost + (isBack ? (wishes.costs[last]?.[first] ?? 0) : 0);
      found.isPossible = true;
      found.least = Math.min(found.least, whole);
      return;
    }
    for (let place = 0; place < count; place += 1) {
      if (order.includes(place)) continue;
      if (order.length === 0 && wishes.start !== null && wishes.start !== place) continue;
      if (order.length > 0 && !connects(wishes, last, place)) continue;
      const ends = new Set<number>();
      for (const from of days) {
        const { min, max } = wishes.stays[place] ?? { min: 1, max: 1 };
        for (let length = min; length <= max && from + length - 1 <= longest; length += 1) {
          const to = from + length - 1;
          if (wishes.windows.every((window) => window.place !== place || keeps(window, from, to)))
            ends.add(to);
        }
      }
      go([...order, place], ends, cost + (order.length > 0 ? (wishes.costs[last]?.[place] ?? 0) : 0));
    }
  };
  go([], new Set([1]), 0);
  return found;
}

function connects({ links, hours, maxHours }: Wishes, from: number, to: number): boolean {
  if (links && !links[from]?.[to]) return false;
  return maxHours === null || (hours[from]?.[to] ?? 0) <= maxHours;
}

function keeps({ rule, ...window }: StayWindow, from: number, to: number): boolean {
  if (rule === 'covers') return from <= window.from && to >= window.to;
  if (rule === 'within') return from >= window.from && to <= window.to;
  return from <= window.to && to >= window.from;
}

const matrix = <Value>(count: number, value: fc.Arbitrary<Value>) =>
  fc.array(fc.array(value, { minLength: count, maxLength: count }), { minLength: count, maxLength: count });

/** Wishes of 1 to `most` places, about half of which can't hold together. */
const wishesOf = (most: number): fc.Arbitrary<Wishes> =>
  fc.integer({ min: 1, max: most }).chain((count) => {
    const place = fc.nat(count - 1);
    const day = fc.integer({ min: 1, max: 3 });
    const from = fc.integer({ min: 1, max: 10 });
    return fc.record({
      stays: fc.array(
        fc.tuple(day, fc.nat(2)).map(([min, more]) => ({ min, max: min + more })),
        { minLength: count, maxLength: count },
      ),
      windows: fc.array(
        fc
          .record({ place, from, more: fc.nat(3), rule: fc.constantFrom('covers', 'within', 'meets') })
          .map(({ more, ...window }): StayWindow => ({ ...window, to: window.from + more })),
        { maxLength: 3 },
      ),
      total: fc.option(fc.integer({ min: 1, max: 2 * count + 4 })),
      links: fc.option(matrix(count, fc.boolean())),
      start: fc.option(place),
      end: fc.option(place),
      isRound: fc.boolean(),
      costs: matrix(count, fc.integer({ min: 1, max: 99 })),
      hours: matrix(count, fc.integer({ min: 1, max: 9 })),
      maxHours: fc.option(fc.integer({ min: 4, max: 9 })),
    });
  });

test('no order is cheaper than the one found, and the one found keeps every wish', () => {
  fc.assert(
    fc.property(wishesOf(6), (wishes) => {
      const result = arrange(wishes);
      const { least, isPossible } = everyArrangement(wishes);
      expect(result.kind).toBe(isPossible ? 'arranged' : 'clash');
      if (result.kind !== 'arranged') return;
      expect(result).toMatchObject({ cost: least, isExact: true });
      const { stays } = result;
      expect(stays.map(({ place }) => place).toSorted()).toEqual(wishes.stays.map((_, place) => place));
      expect(stays[0]?.from).toBe(1);
      for (const [at, { place, from, to }] of stays.entries()) {
        if (at > 0) expect(from).toBe(stays[at - 1]?.to);
        expect(to - from + 1).toBeGreaterThanOrEqual(wishes.stays[place]?.min ?? 0);
        expect(to - from + 1).toBeLessThanOrEqual(wishes.stays[place]?.max ?? 0);
        for (const window of wishes.windows)
          if (window.place === place) expect(keeps(window, from, to)).toBe(true);
      }
      if (wishes.total !== null) expect(stays.at(-1)?.to).toBe(wishes.total);
    }),
    { numRuns: 1_000 },
  );
});

/** Sets of wishes with `size` members. */
function sets(all: readonly Wish[], size: number): Wish[][] {
  if (size === 0) return [[]];
  return all.flatMap((wish, at) => sets(all.slice(at + 1), size - 1).map((others) => [wish, ...others]));
}

test('a clash names the fewest wishes that can’t hold together', () => {
  fc.assert(
    fc.property(wishesOf(4), (wishes) => {
      const result = arrange(wishes);
      if (result.kind !== 'clash') return;
      const clash = result.wishes;
      const isPossible = (held: readonly Wish[]) => everyArrangement(holdOnly(wishes, held)).isPossible;
      expect(isPossible(clash)).toBe(false);
      for (let size = 0; size < clash.length; size += 1)
        for (const held of sets(listWishes(wishes), size)) expect(isPossible(held)).toBe(true);
    }),
    { numRuns: 400 },
  );
});
