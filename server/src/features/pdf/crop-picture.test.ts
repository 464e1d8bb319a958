import sharp from 'sharp';
import { expect, test } from 'vitest';
import { jpeg } from '../../testing/pictures';
import { cropPicture } from './crop-picture';

/** How much of a cut is red, of a picture whose left half is red and whose right one is blue. */
async function redShare(focus: [number, number] | null, width = 1_200): Promise<number> {
  const cut = await cropPicture(
    await jpeg({ width: 1_200, height: 675 }),
    { width, height: 675, focus },
    { width: 300, height: 300 },
  );
  const { data, info } = await sharp(cut).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([300, 300]);
  const columns = Array.from(
    { length: info.width },
    (_, column) => (150 * info.width + column) * info.channels,
  );
  return columns.filter((at) => (data[at] ?? 0) > (data[at + 2] ?? 0)).length / info.width;
}

test('the point that stays in sight is in the cut', async () => {
  expect(await redShare(null)).toBeCloseTo(0.5, 1);
  expect(await redShare([0.2, 0.5])).toBeGreaterThan(0.8);
  expect(await redShare([0.9, 0.5])).toBeLessThan(0.2);
});

test('a point is counted in the whole picture, of which the sides are gone already', async () => {
  expect(await redShare([0.48, 0.5])).toBeCloseTo(0.54, 1);
  expect(await redShare([0.48, 0.5], 12_000)).toBeGreaterThan(0.8);
});
