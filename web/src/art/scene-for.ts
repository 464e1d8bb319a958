import { type PicturedPlace, sceneAddress, sceneOf } from '@wayfold/domain/pictures/scenes';

/**
 * Picks the drawn landscape for a place without a picture; decorative, so give it an empty alternative text.
 *
 * @returns address of an SVG, 1200 by 750
 */
export function sceneFor(place: PicturedPlace): string {
  return sceneAddress(sceneOf(place));
}
