import {
  libraryPictureId,
  ownPictureId,
  type PictureVariant,
} from '@wayfold/contract/pictures/picture-rules';
import { sceneAddress, scenePicture } from './scenes';

/** What lets an image element load the pictures of people: their signatures by id, or the page of a share that shows them. */
export type PictureAccess =
  | { readonly signatures: ReadonlyMap<string, string> }
  /** `/trip/k3f9-…` */
  | { readonly sharedAt: string };

/**
 * Where an image element finds a picture in a size.
 *
 * @param imageUrl as it stands in trips
 * @returns null where it cannot be loaded: its signature is not known (yet), or it is no picture of this server
 */
export function variantAddress(
  imageUrl: string,
  variant: PictureVariant,
  access: PictureAccess,
): string | null {
  const scene = libraryPictureId(imageUrl);
  if (scene !== null) return sceneVariant(scene, variant);
  const id = ownPictureId(imageUrl);
  if (id === null) return null;
  if ('sharedAt' in access) return `${access.sharedAt}${imageUrl}/${variant}`;
  const signature = access.signatures.get(id);
  return signature === undefined ? null : `${imageUrl}/${variant}?${signature}`;
}

/** Scenes are rendered in two sizes that are cropped; whole, they are the drawing itself, which is fine at any size. */
function sceneVariant(scene: string, variant: PictureVariant): string {
  const isDrawn = variant === '400x400' || variant === '1200x675';
  return isDrawn ? scenePicture(scene, variant) : sceneAddress(scene);
}
