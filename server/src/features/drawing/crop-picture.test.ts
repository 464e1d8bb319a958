import sharp from 'sharp';
import { expect, test } from 'vitest';
import { jpeg } from '../../testing/pictures';
import { cropPicture } from './crop-picture';

/** How much of a crop is red, from a picture that is red on the left and blue on the right. */
async function redShare(focus: [number, number] | null): Promise<number> {
  const cut = await cropPicture(await jpeg({ width: 1_200, height: 600 }), focus, {
    width: 300,
    height: 300,
  });
  const { data, info } = await sharp(cut).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([300, 300]);
  const columns = Array.from(
    { length: info.width },
    (_, column) => (150 * info.width + column) * info.channels,
  );
  return columns.filter((at) => (data[at] ?? 0) > (data[at + 2] ?? 0)).length / info.width;
}

test('the focus decides which part of a picture stays when it is cropped', async () => {
  expect(await redShare(null)).toBeCloseTo(0.5, 1);
  expect(await redShare([0, 0.5])).toBe(1);
  expect(await redShare([0.75, 0.5])).toBeCloseTo(0.25, 1);
  expect(await redShare([0.4, 0.5])).toBeCloseTo(0.6, 1);
});

test('a picture that is smaller than the size fills it', async () => {
  const cut = await cropPicture(await jpeg({ width: 40, height: 30 }), null, { width: 300, height: 200 });

  expect(await sharp(cut).metadata()).toMatchObject({ width: 300, height: 200 });
});
