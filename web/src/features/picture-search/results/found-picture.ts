import type { Picture } from '@wayfold/contract/pictures/pictures';
import { variantAddress } from '@wayfold/domain/pictures/picture-address';
import { type FoundPicture, takePicture } from '../../../api/pictures/picture-search';
import type { PickedPicture } from '../../../planner-state/picture-picking';

/** What tells found pictures apart, whichever list they stand in. */
export function keyOf(found: FoundPicture): string {
  return found.from === 'stock' ? `${found.picture.service}:${found.picture.id}` : found.picture.imageUrl;
}

/** Where its small picture is loaded from; null where it cannot be. */
export function thumbOf(found: FoundPicture): string | null {
  if (found.from === 'stock') return found.picture.thumbUrl;
  const { imageUrl } = found.picture;
  const signatures = new Map<string, string>();
  if (found.from === 'own' && found.picture.signature !== null)
    signatures.set(found.picture.id, found.picture.signature);
  return variantAddress(imageUrl, 'whole-420', { signatures });
}

/** Whose picture it is, for one of a stock service. */
export function creditOf(found: FoundPicture): string | null {
  return found.from === 'library' ? null : found.picture.credit;
}

/** Whether it is among the person's favorites. */
export function isFavorite(found: FoundPicture): boolean {
  return found.from === 'own' ? found.picture.favorite : found.picture.favoriteId !== null;
}

/** Makes it one that a trip can show; a stock photo becomes the person's first. */
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

/** A person's own picture as a trip takes it in. */
function pickedOf(picture: Picture): PickedPicture {
  const { source, imageUrl, imageName, width, height, thumbhash, credit, creditUrl } = picture;
  const picked = { source, imageUrl, imageName, width, height, thumbhash, credit, creditUrl };
  // A scene and a stock photo are called what they show; an upload is called as its file is.
  return source === 'user-upload' ? picked : { ...picked, description: imageName };
}
