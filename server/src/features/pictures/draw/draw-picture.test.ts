import sharp from 'sharp';
import { expect, test } from 'vitest';
import { hold } from '../../../testing/pictures';
import { drawUpload, drawVariants } from './draw-picture';

const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 20, g: 90, b: 160, alpha: 0.5 } } });
const UNSUPPORTED = { problem: { code: 'unsupported-type', message: 'File type not supported' } };

test('a picture with more pixels than any screen shows is halved, even if it lies on its side', async () => {
  const upright = await drawUpload(await plain(7_000, 5_000).jpeg().toBuffer(), hold);
  const turned = await drawUpload(
    await plain(7_000, 5_000).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    hold,
  );
  const large = await drawUpload(await plain(5_000, 5_000).jpeg().toBuffer(), hold);

  expect([upright.width, upright.height]).toEqual([3_500, 2_500]);
  expect([turned.width, turned.height]).toEqual([2_500, 3_500]);
  expect([large.width, large.height]).toEqual([5_000, 5_000]);
});

test.each([
  ['a WebP of 27 million pixels', () => plain(5_200, 5_200).webp({ effort: 0 }).toBuffer()],
  [
    'a PNG of 42 million pixels that comes in passes',
    () => plain(6_500, 6_500, 4).png({ progressive: true }).toBuffer(),
  ],
  [
    'a JPEG of 64 million pixels that comes in passes',
    () => plain(8_000, 8_000).jpeg({ progressive: true }).toBuffer(),
  ],
  ['a picture of 101 million pixels', () => plain(10_100, 10_000).jpeg().toBuffer()],
])('%s takes more memory than one picture may', async (_what, make) => {
  await expect(drawUpload(await make(), hold)).rejects.toMatchObject(UNSUPPORTED);
});

test('a WebP is decoded as a whole, so fewer pixels are kept if each takes more memory', async () => {
  const photo = await drawUpload(await plain(4_032, 3_024).webp({ effort: 0 }).toBuffer(), hold);
  const large = await drawUpload(await plain(5_000, 4_000).webp({ effort: 0 }).toBuffer(), hold);
  const clear = await drawUpload(await plain(4_000, 3_000, 4).webp({ effort: 0 }).toBuffer(), hold);

  expect([photo.width, large.width, clear.width]).toEqual([4_032, 2_500, 2_000]);
});

test.each([
  ['a JPEG', () => plain(4_000, 3_000).jpeg().toBuffer(), 36],
  ['a JPEG that comes in passes', () => plain(4_000, 3_000).jpeg({ progressive: true }).toBuffer(), 72],
  ['a PNG', () => plain(4_000, 3_000, 4).png().toBuffer(), 48],
  ['a PNG of two bytes a color', () => plain(4_000, 3_000).toColourspace('rgb16').png().toBuffer(), 72],
  ['a WebP', () => plain(4_000, 3_000).webp({ effort: 0 }).toBuffer(), 150],
  ['a WebP that is seen through', () => plain(2_000, 3_000, 4).webp({ effort: 0 }).toBuffer(), 135],
])('the memory for %s is reserved before it is decoded', async (_what, make, megabytes) => {
  const asked: number[] = [];

  await drawUpload(await make(), (bytes, work) => {
    asked.push(Math.floor(bytes / 1_000_000));
    return work();
  });

  expect(asked).toEqual([megabytes]);
});

test('a picture of 100 million pixels that is decoded row by row is drawn', async () => {
  const { width, height } = await drawUpload(await plain(10_000, 10_000).jpeg().toBuffer(), hold);

  expect([width, height]).toEqual([5_000, 5_000]);
});

test('colors in another color space are converted to sRGB', async () => {
  const print = await plain(30, 20).toColourspace('cmyk').jpeg().toBuffer();
  const fine = await plain(30, 20).toColourspace('rgb16').png().toBuffer();

  for (const bytes of [print, fine]) {
    const { space, depth, icc } = await sharp((await drawUpload(bytes, hold)).bytes).metadata();
    expect([space, depth, icc]).toEqual(['srgb', 'uchar', undefined]);
  }
});

test('a cropped size shows the middle of the picture', async () => {
  const band = (left: number, background: string) => ({
    input: { create: { width: 100, height: 100, channels: 3 as const, background } },
    left,
    top: 0,
  });
  const bytes = await sharp({ create: { width: 300, height: 100, channels: 3, background: '#00f' } })
    .composite([band(0, '#f00'), band(100, '#0f0')])
    .png()
    .toBuffer();

  const [square] = await drawVariants(bytes, { size: '400x400', types: ['image/webp'] }, hold);

  const { dominant } = await sharp(square?.bytes).stats();
  expect(dominant.g).toBeGreaterThan(200);
  expect(dominant.r + dominant.b).toBeLessThan(60);
});
