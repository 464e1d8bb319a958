import type { PictureVariant } from '@wayfold/contract/pictures/picture-rules';
import { PAGE_PICTURE_BYTES } from '@wayfold/domain/files/write/write-html';
import { base64Of } from '../../lib/base64';

/** From what is best on a page to what is better than nothing: without a network there is what was looked at before. */
const SIZES: readonly PictureVariant[] = ['whole-1600', '1200x675', 'whole-420', '400x400'];
/** Somebody waits for the page meanwhile, in milliseconds. */
const TIMEOUT_MS = 10_000;

/**
 * Reads the pictures of a trip that this device can get at, for a page that shows them without a network: as `data:` addresses by
 * the address they have in the trip.
 *
 * The first that would be too much, and all after it, are left out, as is what cannot be had.
 *
 * @param imageUrls in the order they are looked at
 * @param addressOf where a picture is loaded from in a size; null where nobody knows
 */
export async function readPagePictures(
  imageUrls: readonly string[],
  addressOf: (imageUrl: string, variant: PictureVariant) => string | null,
): Promise<Map<string, string>> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const read = await Promise.all(
    [...new Set(imageUrls)].map(async (imageUrl) => {
      for (const variant of SIZES) {
        // By its plain address the device knows what it keeps.
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
    // There is no network, and it is not kept here: the page is made without it.
    return null;
  }
}
