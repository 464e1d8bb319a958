import type { TripPicture } from '@wayfold/contract/trip';
import type { House } from '../../house';
import type { DrawnSize } from './draw-picture';
import { readPicture } from './read-picture';

/** Reads pictures of a trip in a size, as JPEG, by the address they have in it; those that cannot be had are left out. */
export async function readPictures(
  house: House,
  pictures: readonly Pick<TripPicture, 'imageUrl'>[],
  size: DrawnSize,
): Promise<Map<string, Buffer>> {
  const addresses = [...new Set(pictures.map(({ imageUrl }) => imageUrl))];
  const read = await Promise.all(
    addresses.map(async (imageUrl) => {
      const bytes = await readPicture(house, imageUrl, { size });
      return bytes ? [[imageUrl, bytes] as const] : [];
    }),
  );
  return new Map(read.flat());
}
