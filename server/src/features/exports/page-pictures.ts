import { allPictures, type TripDocument } from '@wayfold/domain/document/trip-document';
import { PAGE_PICTURE_BYTES } from '@wayfold/domain/files/write/write-html';
import type { Services } from '../../services';
import { readPictures } from '../pictures/serve/read-pictures';

/**
 * Reads the pictures of a trip for a page that works offline: as `data:` URLs, keyed by the URL they have in the trip.
 *
 * They are added in the order they are viewed. The first one that would exceed the limit and all after it are left out, and so is
 * what can't be read.
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
