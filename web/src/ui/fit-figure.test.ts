import { expect, test } from 'vitest';
import { fitFigure } from './fit-figure';

const place = { room: 108, largest: 25 };
const fit = (full: string, short: string) => fitFigure({ full, short }, place);

test('a figure that fits has the largest allowed size', () => {
  expect(fit('$4,286', '$4.3K')).toEqual({ size: 25, isShort: false });
});

test('a longer figure is smaller, but always readable', () => {
  const { size, isShort } = fit('$1,234,567.89', '$1.2M');

  expect(isShort).toBe(false);
  expect(size).toBeLessThan(25);
  expect(size).toBeGreaterThanOrEqual(12);
});

test('a figure that is too long for the smallest size uses its short form', () => {
  expect(fit('$123,456,789,012.25', '$123.5B')).toEqual({ size: 25, isShort: true });
});
