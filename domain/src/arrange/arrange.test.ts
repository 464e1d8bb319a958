import fc from 'fast-check';
import { expect, test } from 'vitest';
import { everyArrangement, keeps } from '../testing/every-arrangement';
import { arrange } from './arrange';
import { holdOnly, listWishes, type StayWindow, type Wish, type Wishes } from './wishes';

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
      const isPossible = (held: readonly Wish[]) => everyArrangement(holdOnly(wishes, held), true).isPossible;
      expect(isPossible(clash)).toBe(false);
      for (let size = 0; size < clash.length; size += 1)
        for (const held of sets(listWishes(wishes), size)) expect(isPossible(held)).toBe(true);
    }),
    { numRuns: 400 },
  );
});
