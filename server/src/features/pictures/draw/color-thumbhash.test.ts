import { Thumbhash } from '@wayfold/contract/pictures/pictures';
import { thumbHashToApproximateAspectRatio, thumbHashToAverageRGBA } from 'thumbhash';
import { expect, test } from 'vitest';
import { colorThumbhash } from './color-thumbhash';

test.each([
  ['#A7A2A1', { width: 4_000, height: 3_000 }],
  ['#0c1f3d', { width: 3_000, height: 2_000 }],
  ['#ffffff', { width: 100_000, height: 1 }],
  ['#c2410c', { width: 1, height: 100_000 }],
])('a picture of color %s becomes a solid color with its proportions', (color, size) => {
  const hash = Thumbhash.parse(colorThumbhash(color, size));

  const bytes = Buffer.from(hash, 'base64');
  const { r, g, b } = thumbHashToAverageRGBA(bytes);
  const wanted = [...Buffer.from(color.slice(1), 'hex')];
  for (const [index, part] of [r, g, b].entries()) {
    // Six bits of lightness and of each hue.
    expect(Math.abs(part * 255 - (wanted[index] ?? 0))).toBeLessThan(8);
  }
  expect(thumbHashToApproximateAspectRatio(bytes) > 1).toBe(size.width > size.height);
});
