import { type PicturedPlace, type SceneName, sceneNameOf } from '@wayfold/domain/scenes';
import adobeTown from './scenes/adobe-town.svg?no-inline';
import arch from './scenes/arch.svg?no-inline';
import canyon from './scenes/canyon.svg?no-inline';
import castle from './scenes/castle.svg?no-inline';
import city from './scenes/city.svg?no-inline';
import cliffs from './scenes/cliffs.svg?no-inline';
import coast from './scenes/coast.svg?no-inline';
import dunes from './scenes/dunes.svg?no-inline';
import forest from './scenes/forest.svg?no-inline';
import mountainCity from './scenes/mountain-city.svg?no-inline';
import pagoda from './scenes/pagoda.svg?no-inline';
import peak from './scenes/peak.svg?no-inline';
import riverBend from './scenes/river-bend.svg?no-inline';
import village from './scenes/village.svg?no-inline';

const ADDRESSES: Record<SceneName, string> = {
  'adobe-town': adobeTown,
  arch,
  canyon,
  castle,
  city,
  cliffs,
  coast,
  dunes,
  forest,
  'mountain-city': mountainCity,
  pagoda,
  peak,
  'river-bend': riverBend,
  village,
};

/** Addresses of scenes that are chosen by what a place is. */
export const SCENES = { canyon, cliffs, mountainCity, riverBend, village };

/**
 * Picks the drawn landscape for a place without a picture; decorative, so give it an empty alternative text.
 *
 * @returns address of an SVG, 1200 by 750
 */
export function sceneFor(place: PicturedPlace): string {
  return ADDRESSES[sceneNameOf(place)];
}
