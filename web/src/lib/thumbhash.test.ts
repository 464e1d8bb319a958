import { rgbaToThumbHash, thumbHashToAverageRGBA } from 'thumbhash';
import { expect, test } from 'vitest';
import { averageColor, blurredPicture } from './thumbhash';

/** The thumbhash of a picture of one color, and the same in base64. */
function hashOf(red: number, green: number, blue: number) {
  const pixels = new Uint8Array(16 * 9 * 4);
  for (let at = 0; at < pixels.length; at += 4) pixels.set([red, green, blue, 255], at);
  const bytes = rgbaToThumbHash(16, 9, pixels);
  return { bytes, text: btoa(String.fromCharCode(...bytes)) };
}

test('the average color is the same as the library’s', () => {
  const { bytes, text } = hashOf(183, 84, 61);
  const { r, g, b } = thumbHashToAverageRGBA(bytes);

  const color = averageColor(text);

  expect(color).toBe(`rgb(${[r, g, b].map((part) => Math.round(part * 255)).join(' ')})`);
});

test('a hash becomes a small picture; an invalid hash becomes nothing', async () => {
  expect(await blurredPicture(hashOf(20, 120, 140).text)).toMatch(/^data:image\/png;base64,/);
  expect(await blurredPicture('*')).toBeNull();
  expect([averageColor('*'), averageColor('AA==')]).toEqual([null, null]);
});
