import { expect, test } from 'vitest';
import { foldWidths } from './fold-widths';

const PANEL = { label: 80, sublabel: 110, short: 60 };

test('every line is shown in full while the strip has room for all of them', () => {
  const { least, hasLongLines } = foldWidths([PANEL, { ...PANEL, label: 155 }, PANEL], 400);

  expect(hasLongLines).toBe(true);
  expect(least).toEqual([110, 155, 110]);
});

test('with less room, the names stay whole and the lines below them become short', () => {
  const { least, hasLongLines } = foldWidths([PANEL, { ...PANEL, label: 155 }, PANEL], 360);

  expect(hasLongLines).toBe(false);
  expect(least).toEqual([100, 155, 100]);
});

test('only the longest names are shortened, all to the same width', () => {
  const { least } = foldWidths(
    [PANEL, { ...PANEL, label: 155 }, { ...PANEL, label: 400 }, { ...PANEL, label: 500 }],
    800,
  );

  expect(least).toEqual([100, 155, 272.5, 272.5]);
});

test('a strip with many panels keeps each one wide enough to read, even if that needs more room', () => {
  const { least } = foldWidths(
    Array.from({ length: 12 }, () => ({ ...PANEL, label: 200 })),
    800,
  );

  expect(least).toEqual(Array.from({ length: 12 }, () => 100));
});
