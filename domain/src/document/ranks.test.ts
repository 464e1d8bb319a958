import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idOf } from '../testing/trips';
import { type Ranked, rankAt } from './ranks';
import { compareRank } from './trip-document';

/** Inserts a row at a position and returns the ids in order. */
function insert(others: Ranked[], index: number, id: string): Ranked[] {
  const { rank, moved } = rankAt(others, index);
  const fresh = new Map(moved.map((row) => [row.id, row.rank]));
  return [...others.map((row) => ({ ...row, rank: fresh.get(row.id) ?? row.rank })), { id, rank }].sort(
    compareRank,
  );
}

test('a row ends up where it was put, whatever ranks the others have', () => {
  const ranks = fc.oneof(
    fc.constantFrom('a0', 'a1', 'a1V', 'a10', 'Zz', '1', 'x', 'zz'),
    fc.string({ minLength: 1, maxLength: 4 }),
  );
  fc.assert(
    fc.property(fc.array(ranks, { maxLength: 8 }), fc.nat(8), (given, at) => {
      const others = given.map((rank, index) => ({ id: idOf(index + 1), rank })).sort(compareRank);
      const index = Math.min(at, others.length);
      const after = insert(others, index, idOf(99));

      expect(after.findIndex(({ id }) => id === idOf(99))).toBe(index);
      expect(after.filter(({ id }) => id !== idOf(99)).map(({ id }) => id)).toEqual(
        others.map(({ id }) => id),
      );
    }),
  );
});

test('ranks stay short however often rows are put in the same position', () => {
  let rows: Ranked[] = [];
  for (let number = 1; number <= 400; number += 1) rows = insert(rows, 1, idOf(number)).slice(0, 200);

  expect(Math.max(...rows.map(({ rank }) => rank.length))).toBeLessThanOrEqual(60);
});
