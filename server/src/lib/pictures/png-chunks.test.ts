import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pngWith } from '../../testing/pictures';
import { withoutTexts } from './png-chunks';

const packed = Buffer.concat([Buffer.from('key\0\0', 'latin1'), deflateSync(Buffer.alloc(5_000_000))]);

test('text in a PNG is removed before anything decompresses it, and the picture stays', async () => {
  const bytes = await pngWith([
    ['zTXt', packed],
    ['tEXt', Buffer.from('Author\0Mei', 'latin1')],
    ['iTXt', Buffer.from('note\0\0\0\0\0Mei', 'latin1')],
  ]);

  const bare = withoutTexts(bytes);

  expect(bare).toEqual(await pngWith([]));
  expect(await sharp(bare).metadata()).toMatchObject({ width: 40, height: 30 });
});

test('other chunks stay as they are, even a truncated one', async () => {
  const bytes = await pngWith([['gAMA', Buffer.of(0, 0, 0xb1, 0x8f)]]);
  const cut = (await pngWith([['zTXt', packed]])).subarray(0, 60);

  expect(withoutTexts(bytes)).toBe(bytes);
  expect(withoutTexts(cut)).toEqual(cut.subarray(0, 33));
  expect(withoutTexts(Buffer.from('RIFF0000WEBP'))).toEqual(Buffer.from('RIFF0000WEBP'));
});

test('only the picture is left of a file that is almost all text', async () => {
  const words = Array.from({ length: 2_000 }, () => ['tEXt', Buffer.from('a\0b', 'latin1')] as const);

  expect(withoutTexts(await pngWith(words))).toEqual(await pngWith([]));
});
