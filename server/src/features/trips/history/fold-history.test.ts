import { HISTORY_KEPT } from '@wayfold/contract/trip/limits';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseFolded, type KeptChange } from './fold-history';

const MEGABYTE = 1024 * 1024;
const NOW = new Date('2027-05-08T12:00:00Z');

const kept = (version: number, more: Partial<KeptChange> = {}): KeptChange => ({
  version,
  actor: 'ana',
  kind: 'trip.set',
  at: NOW.getTime(),
  undoneIn: null,
  ...{ patchesBytes: 100, writesBytes: 100, otherBytes: 100 },
  ...more,
});

/** Changes of a trip, oldest first, by two people and the product; some of them are undone later. */
const histories: fc.Arbitrary<KeptChange[]> = fc
  .array(
    fc.record({
      actor: fc.constantFrom('ana', 'ben', null),
      kind: fc.constantFrom('trip.set', 'trip.set', 'events.clear', 'undo', 'redo'),
      days: fc.integer({ min: 0, max: 120 }),
      undoneAfter: fc.option(fc.integer({ min: 1, max: 40 })),
      patchesBytes: fc.integer({ min: 0, max: HISTORY_KEPT.partBytes }),
      writesBytes: fc.oneof(fc.integer({ min: 0, max: 1_000 }), fc.integer({ min: 0, max: 5 * MEGABYTE })),
      otherBytes: fc.integer({ min: 0, max: HISTORY_KEPT.partBytes }),
    }),
    { maxLength: 300, size: 'max' },
  )
  .map((rows) =>
    rows.map(({ days, undoneAfter, ...row }, index) => ({
      ...row,
      version: index + 1,
      at: NOW.getTime() - days * 86_400_000,
      undoneIn: undoneAfter === null ? null : index + 1 + undoneAfter,
    })),
  );

test('what is not needed fits the cap, and the newest 50 steps of each person can always be undone', () => {
  fc.assert(
    fc.property(histories, (changes) => {
      const { whole, butWrites } = chooseFolded(changes, NOW);

      const isStep = ({ kind, writesBytes }: KeptChange) => !/do$/.test(kind) && writesBytes > 0;
      const standing = ['ana', 'ben'].flatMap((person) =>
        changes
          .filter((change) => change.actor === person && isStep(change) && change.undoneIn === null)
          .slice(-HISTORY_KEPT.steps),
      );
      expect(standing.filter(({ version }) => whole.includes(version))).toEqual([]);
      const bytesLeft = changes
        .filter(({ version }) => !whole.includes(version) && !butWrites.includes(version))
        .map(({ patchesBytes, otherBytes }) => patchesBytes + otherBytes)
        .reduce((sum, bytes) => sum + bytes, 0);
      expect(bytesLeft).toBeLessThanOrEqual(HISTORY_KEPT.bytes);
      expect(whole.filter((version) => butWrites.includes(version))).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test('the oldest details are dropped first, and nothing is dropped while everything fits', () => {
  const many = Array.from({ length: 100 }, (_, index) => kept(index + 1, { otherBytes: 256 * 1024 }));

  const { whole, butWrites } = chooseFolded(many, NOW);

  const folded = [...whole, ...butWrites].sort((a, b) => a - b);
  expect(folded).toEqual(Array.from({ length: folded.length }, (_, index) => index + 1));
  expect(folded.length).toBeGreaterThan(0);
  expect(chooseFolded(many.slice(0, 20), NOW)).toEqual({ whole: [], butWrites: [] });
});

test('the details of a large undone step are kept while it can be redone, and no longer', () => {
  const cleared = (version: number, undoneIn: number) =>
    kept(version, { kind: 'events.clear', writesBytes: 5 * MEGABYTE, undoneIn });
  const thereAndBack = Array.from({ length: 10 }, (_, round) => cleared(round * 2 + 1, round * 2 + 2));

  const { whole, butWrites } = chooseFolded(thereAndBack, NOW);

  // Two more fit the cap; the newest one might be needed and comes on top of it.
  expect(whole).toEqual([13, 11, 9, 7, 5, 3, 1]);
  expect(butWrites).toEqual([]);
});

test('changes the product makes by itself are nobody’s steps', () => {
  const legs = kept(1, { actor: null, kind: 'legs.set', at: NOW.getTime() - 100 * 86_400_000 });

  expect(chooseFolded([legs, kept(2)], NOW)).toEqual({ whole: [1], butWrites: [] });
});
