import { allPictures, type TripDocument } from '@wayfold/domain/document/trip-document';
import { PAGE_PICTURE_BYTES } from '@wayfold/domain/files/write/write-html';
import type { Services } from '../../services';
import { readPictures } from '../pictures/serve/read-pictures';

/**
 * Reads the pictures of a trip for a page that shows them without a network: as `data:` addresses by the address they have in
 * the trip.
 *
 * They come in the order they are looked at; the first that would be too much, and all after it, are left out, as is what cannot
 * be read.
 */
export async function readPagePictures(
  services: Services,
  document: TripDocument,
  mostBytes = PAGE_PICTURE_BYTES,
): Promise<Map<string, string>> {
  const askers = [`trip ${document.trip.id}`] as const;
  const read = await readPictures(services, allPictures(document), { size: '1200x675', mostBytes, askers });
  return new Map(
    [...read].map(([imageUrl, bytes]) => [imageUrl, `data:image/jpeg;base64,${bytes.toString('base64')}`]),
  );
}
