import type { Picture } from '@wayfold/contract/pictures/pictures';
import { variantAddress } from '@wayfold/domain/pictures/picture-address';
import { type FoundPicture, takePicture } from '../../../api/pictures/picture-search';
import type { PickedPicture } from '../../../planner-state/picture-picking';

/** The key that identifies a found picture in every list. */
export function keyOf(found: FoundPicture): string {
  return found.from === 'stock' ? `${found.picture.service}:${found.picture.id}` : found.picture.imageUrl;
}

/** The URL of its thumbnail; null if there is none. */
export function thumbOf(found: FoundPicture): string | null {
  if (found.from === 'stock') return found.picture.thumbUrl;
  const { imageUrl } = found.picture;
  const signatures = new Map<string, string>();
  if (found.from === 'own' && found.picture.signature !== null)
    signatures.set(found.picture.id, found.picture.signature);
  return variantAddress(imageUrl, 'whole-420', { signatures });
}

/** The credit of a picture from a stock service. */
export function creditOf(found: FoundPicture): string | null {
  return found.from === 'library' ? null : found.picture.credit;
}

/** Whether it is one of the user's favorites. */
export function isFavorite(found: FoundPicture): boolean {
  return found.from === 'own' ? found.picture.favorite : found.picture.favoriteId !== null;
}

/** Turns it into a picture that a trip can show; a stock photo is first added to the user's own pictures. */
export async function pick(found: FoundPicture): Promise<PickedPicture> {
  if (found.from === 'library') {
    const { imageUrl, imageName, width, height } = found.picture;
    return {
      source: 'wayfold',
      imageUrl,
      imageName,
      width,
      height,
      thumbhash: null,
      credit: null,
      creditUrl: null,
      description: imageName,
    };
  }
  const picked = pickedOf(await takePicture(found, { favorite: false }));
  return found.from === 'own' ? { ...picked, ...found.told } : picked;
}

/** The fields of a user's own picture that a trip stores. */
function pickedOf(picture: Picture): PickedPicture {
  const { source, imageUrl, imageName, width, height, thumbhash, credit, creditUrl } = picture;
  const picked = { source, imageUrl, imageName, width, height, thumbhash, credit, creditUrl };
  // The name of a scene or a stock photo says what it shows; the name of an upload is its file name.
  return source === 'user-upload' ? picked : { ...picked, description: imageName };
}
