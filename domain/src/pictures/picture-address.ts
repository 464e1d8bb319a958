import {
  libraryPictureId,
  ownPictureId,
  type PictureVariant,
} from '@wayfold/contract/pictures/picture-rules';
import { sceneAddress, scenePicture } from './scenes';

/**
 * What an image element needs to load people's pictures: their signatures by id, or the shared page that shows them.
 */
export type PictureAccess =
  | { readonly signatures: ReadonlyMap<string, string> }
  /** `/trip/k3f9-…` */
  | { readonly sharedAt: string };

/**
 * The address of a picture in one size.
 *
 * @param imageUrl as stored in trips
 * @returns null if it can't be loaded: its signature isn't known (yet), or it isn't a picture on this server
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

/** Scenes are rendered in two cropped sizes; the whole scene is the drawing itself, which looks good at any size. */
function sceneVariant(scene: string, variant: PictureVariant): string {
  const isDrawn = variant === '400x400' || variant === '1200x675';
  return isDrawn ? scenePicture(scene, variant) : sceneAddress(scene);
}
