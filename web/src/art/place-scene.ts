import type { Place } from '@wayfold/contract/places/places';
import { sceneAddress } from '@wayfold/domain/pictures/scenes';
import { sceneFor } from './scene-for';

/**
 * Picks the drawn landscape of a listed place: the one the server chose, or else one for its names, its kinds and where
 * it is.
 *
 * @returns address of an SVG, 1200 by 750
 */
export function placeScene({ id, name, localName, categories, region, country, scene }: Place): string {
  if (scene) return sceneAddress(scene);
  // The local name stands last: what a place of worship looks like is said by its last letter.
  return sceneFor({
    id,
    name: [name, localName].filter(Boolean).join(' '),
    category: categories,
    region,
    country,
  });
}
