import type { PictureVariant } from '@wayfold/contract/pictures/picture-rules';
import { PAGE_PICTURE_BYTES } from '@wayfold/domain/files/write/write-html';
import { base64Of } from '../../lib/base64';

/** Best size first: offline, only the sizes that were viewed before are cached. */
const SIZES: readonly PictureVariant[] = ['whole-1600', '1200x675', 'whole-420', '400x400'];
/** Limited because the user is waiting for the page; in milliseconds. */
const TIMEOUT_MS = 10_000;

/**
 * Reads the pictures of a trip that are available on this device, for a page that shows them offline: as `data:` URLs by their
 * URL in the trip.
 *
 * Leaves out pictures that aren't available, and the first one that exceeds the size limit along with all that follow it.
 *
 * @param imageUrls in display order
 * @param addressOf the URL of a picture in a given size; null if not known
 */
export async function readPagePictures(
  imageUrls: readonly string[],
  addressOf: (imageUrl: string, variant: PictureVariant) => string | null,
): Promise<Map<string, string>> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const read = await Promise.all(
    [...new Set(imageUrls)].map(async (imageUrl) => {
      for (const variant of SIZES) {
        // The device caches pictures by their plain URL.
        const picture = await readIfThere(addressOf(imageUrl, variant) ?? `${imageUrl}/${variant}`, signal);
        if (picture) return [imageUrl, picture] as const;
      }
      return null;
    }),
  );
  const taken = new Map<string, string>();
  let total = 0;
  for (const [imageUrl, picture] of read.flatMap((one) => (one ? [one] : []))) {
    total += picture.size;
    if (total > PAGE_PICTURE_BYTES) break;
    taken.set(imageUrl, `data:${picture.type};base64,${await base64Of(picture)}`);
  }
  return taken;
}

async function readIfThere(address: string, signal: AbortSignal): Promise<Blob | null> {
  try {
    const answer = await fetch(address, { signal });
    const isPicture = answer.ok && answer.headers.get('content-type')?.startsWith('image/');
    return isPicture ? await answer.blob() : null;
  } catch {
    // Offline and not cached: the page is made without this picture.
    return null;
  }
}
