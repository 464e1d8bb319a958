import type { Place } from '@wayfold/contract/places';
import { fnv1a } from '@wayfold/domain/scenes';
import { SCENES, sceneFor } from './scene-for';

/** Kinds of places that stand in a town, whatever their names say of nature. */
const IN_TOWN =
  /^(business-|.*museum|theater|stadium|library|square|shopping|market|food|nightlife|landmark|historic-district|bridge|tower|theme-park|aquarium|zoo)/;
/** Kinds of the open country, which has no woods in dry places. */
const OPEN = /park|reserve|trail|rock-formation|viewpoint|desert|monument|unit|drive/;
const DRY = new Set(['Utah', 'Arizona', 'Nevada', 'New Mexico']);

/**
 * Picks the drawn landscape of a listed place by its name, its first kind and how dry its region is.
 *
 * @returns address of an SVG, 1200 by 750
 */
export function placeScene({ id, name, localName, categories, region }: Place): string {
  const [kind = ''] = categories.split(',');
  const pick = (scenes: readonly string[]) => scenes[fnv1a(id) % scenes.length] ?? SCENES.village;
  // A name that says something decides; what a place of worship looks like is said by its name in the local script.
  for (const said of [name, localName ?? '']) {
    const named = sceneFor({ id, name: said });
    if (named !== sceneFor({ id })) return named;
  }
  if (IN_TOWN.test(kind)) return pick([SCENES.village, SCENES.mountainCity]);
  if (region !== null && DRY.has(region) && OPEN.test(kind)) {
    return pick([SCENES.canyon, SCENES.cliffs, SCENES.riverBend]);
  }
  return sceneFor({ id, name, category: kind.replaceAll('-', ' ') });
}
