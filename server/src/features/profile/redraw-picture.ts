import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import type { Hold } from '../../lib/pictures/picture-queue';
import { openSentPicture } from '../../lib/pictures/sent-picture';

const SIDE = 800;

const unsupported = () => new RequestRefused('invalid', 'companyImageTypeUnsupported');

/**
 * Re-encodes a picture: upright, at most 800 pixels wide and high, as WebP without metadata about where, when or by whom it was
 * taken. Nothing of the file itself is kept.
 *
 * @throws ProblemError `invalid` if it isn't a complete JPEG, PNG or WebP, or takes more memory than any photo
 */
export async function redrawPicture(bytes: Buffer, hold: Hold): Promise<Buffer> {
  const picture = await openSentPicture(bytes);
  if (!picture) throw unsupported();
  return hold(picture.heldBytes, () =>
    picture
      .open()
      .autoOrient()
      .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 86 })
      .toBuffer()
      // The library throws plain errors, all about the file: damaged, truncated, or made to take long.
      .catch(() => {
        throw unsupported();
      }),
  );
}
