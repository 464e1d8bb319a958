import type { TripPicture } from '@wayfold/contract/trip';
import type { House } from '../../house';
import { readPicture } from './read-picture';

/** Reads pictures of a trip, 1200 by 675 as JPEG, by the address they have in it; those that cannot be had are left out. */
export async function readPictures(
  house: House,
  pictures: readonly Pick<TripPicture, 'imageUrl'>[],
): Promise<Map<string, Buffer>> {
  const addresses = [...new Set(pictures.map(({ imageUrl }) => imageUrl))];
  const read = await Promise.all(
    addresses.map(async (imageUrl) => {
      const bytes = await readPicture(house, imageUrl, { size: '1200x675' });
      return bytes ? [[imageUrl, bytes] as const] : [];
    }),
  );
  return new Map(read.flat());
}
