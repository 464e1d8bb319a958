import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roughHop } from '../travel/hops';
import { bestOrder, type DayToOrder, type Ordered, type Visit } from './best-order';

const travel: DayToOrder['travel'] = (from, to) => roughHop(from, to).seconds / 60;

/** Tries every order, one visit after the other, exactly as someone would walk it. */
function byBruteForce({
  visits,
  base,
  start,
  step,
  travel: way,
}: DayToOrder): Pick<Ordered, 'moving'> | null {
  let best: { moving: number } | null = null;
  const go = (left: readonly Visit[], at: Visit['coords'] | null, time: number, moving: number) => {
    if (left.length === 0) {
      const whole = moving + (at && base ? way(at, base) : 0);
      if (!best || whole < best.moving) best = { moving: whole };
      return;
    }
    for (const visit of left) {
      const minutes = at ? way(at, visit.coords) : 0;
      const there = time + minutes;
      const soon = Math.ceil(there / step) * step;
      const begins =
        visit.fixedAt !== null
          ? [visit.fixedAt].filter((fixed) => there <= fixed)
          : visit.open === null
            ? [soon]
            : visit.open
                .map(({ from, to }) =>
                  Math.max(from, soon) + visit.minutes <= to ? Math.max(from, soon) : null,
                )
                .filter((begin) => begin !== null);
      const [begin] = begins;
      if (begin === undefined) continue;
      // The others that are kept as they are come in their order of time.
      if (
        visit.fixedAt !== null &&
        left.some(({ fixedAt }) => fixedAt !== null && fixedAt < (visit.fixedAt ?? 0))
      )
        continue;
      go(
        left.filter((other) => other !== visit),
        visit.coords,
        begin + visit.minutes,
        moving + minutes,
      );
    }
  };
  go(visits, base, start, 0);
  return best;
}

const point = fc
  .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 60 }))
  .map(([x, y]): [number, number] => [135.7 + x / 1_000, 35 + y / 1_000]);
const visit = fc.record({
  coords: point,
  minutes: fc.integer({ min: 10, max: 120 }),
  fixedAt: fc.option(fc.integer({ min: 540, max: 1_200 }), { nil: null, freq: 4 }),
  open: fc.option(
    fc.integer({ min: 500, max: 900 }).map((from) => [{ from, to: from + 300 }]),
    { nil: null, freq: 3 },
  ),
});
const days = (most: number) =>
  fc.record({
    visits: fc.array(visit, { minLength: 1, maxLength: most }).map((all) =>
      // Kept visits at the same minute would have no order.
      all
        .map((one, index) => ({
          ...one,
          id: String(index),
          fixedAt: one.fixedAt === null ? null : one.fixedAt + index / 10,
        }))
        .map((one) => (one.fixedAt === null ? one : { ...one, open: null })),
    ),
    base: fc.option(point, { nil: null }),
    start: fc.constantFrom(480, 540),
    step: fc.constantFrom(1, 5),
  });

test('moves as little as the best of all orders', () => {
  fc.assert(
    fc.property(days(6), (day) => {
      const expected = byBruteForce({ ...day, travel });
      const found = bestOrder({ ...day, travel });
      if (expected === null) expect(found).toBeNull();
      else expect(found?.moving).toBeCloseTo(expected.moving, 6);
    }),
    { numRuns: 150 },
  );
});

test('moves as little as the best of all orders of nine visits', () => {
  fc.assert(
    fc.property(
      fc.array(point, { minLength: 9, maxLength: 9 }),
      fc.option(point, { nil: null }),
      (points, base) => {
        const visits = points.map((coords, index) => ({
          ...{ id: String(index), coords, minutes: 30, fixedAt: null, open: null },
        }));
        const day = { visits, base, start: 540, step: 5, travel };
        expect(bestOrder(day)?.moving).toBeCloseTo(byBruteForce(day)?.moving ?? -1, 6);
      },
    ),
    { numRuns: 3 },
  );
});

test('every time it gives can be kept', () => {
  fc.assert(
    fc.property(days(14), (day) => {
      const found = bestOrder({ ...day, travel });
      if (!found) return;
      let time: number = day.start;
      let place = day.base;
      for (const { id, at } of found.placed) {
        const { coords, minutes, fixedAt, open } = day.visits[Number(id)] as Visit;
        expect(at).toBeGreaterThanOrEqual(time + (place ? travel(place, coords) : 0) - 1e-9);
        if (fixedAt !== null) expect(at).toBe(fixedAt);
        else if (open) expect(open.some(({ from, to }) => from <= at && at + minutes <= to)).toBe(true);
        time = at + minutes;
        place = coords;
      }
      expect(new Set(found.placed.map(({ id }) => id)).size).toBe(day.visits.length);
    }),
    { numRuns: 60 },
  );
});

test('a day that can’t be kept has no order', () => {
  const visits = [
    { id: 'a', coords: [135.7, 35] as [number, number], minutes: 60, fixedAt: 600, open: null },
    { id: 'b', coords: [135.8, 35] as [number, number], minutes: 60, fixedAt: 630, open: null },
  ];

  expect(bestOrder({ visits, base: null, start: 480, step: 5, travel })).toBeNull();
});
