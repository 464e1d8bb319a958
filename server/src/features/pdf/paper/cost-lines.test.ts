import type { LedgerLine } from '@wayfold/domain/document/costs';
import { expect, test } from 'vitest';
import { type Room, shownLines } from './cost-lines';

const line = (costEst: number) => ({ name: `For ${costEst}`, costEst }) as LedgerLine; // the only fields that are used
const amountsOf = (lines: readonly LedgerLine[]) => lines.map(({ costEst }) => costEst ?? 0);

/** What is shown of categories whose lines have these amounts: single lines, and lines that are merged. */
function shown(groups: number[][], room: Room) {
  return shownLines(
    groups.map((amounts) => amounts.map(line)),
    'costEst',
    room,
  ).map(({ single, merged }) => [amountsOf(single), amountsOf(merged)]);
}

test('a list that fits is shown in full, most expensive first', () => {
  expect(shown([[1, 5, 3, 2], [9]], { first: 6, further: 20 })).toEqual([
    [[5, 3, 2, 1], []],
    [[9], []],
  ]);
});

test('the cheapest costs of a long list share a line, so that the table stays on its page', () => {
  const lodging = [276, 567, 418, 159, 446, 168];
  const food = [102, 96, 38, 46, 84, 88, 62, 34, 118, 112];

  expect(shown([lodging, [220, 644], food, [130]], { first: 13, further: 28 })).toEqual([
    [
      [567, 446, 418],
      [276, 168, 159],
    ],
    [[644, 220], []],
    [
      [118, 112],
      [102, 96, 88, 84, 62, 46, 38, 34],
    ],
    [[130], []],
  ]);
});

test('a table that needs another page anyway fills it', () => {
  const many = Array.from({ length: 30 }, (_, index) => index + 1);

  const [[single, merged] = []] = shown([many, many], { first: 4, further: 20 });

  expect(single).toHaveLength(10);
  expect(merged).toHaveLength(20);
});

test('nothing is lost, and no merged line has only one cost', () => {
  for (let lines = 0; lines < 12; lines += 1) {
    const amounts = Array.from({ length: lines }, (_, index) => index - 3);
    for (let first = 1; first < 12; first += 1) {
      const [[single = [], merged = []] = []] = shown([amounts], { first, further: 3 });
      expect([...single, ...merged].sort((a, b) => a - b)).toEqual(amounts);
      expect(merged.length).not.toBe(1);
    }
  }
});
