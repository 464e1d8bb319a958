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

/** What is known of a place that needs a picture. */
export interface PicturedPlace {
  /** Any stable id; the same id always gets the same scene. */
  id: string;
  /** Kind or category of the place, in any wording: "beach", "town", "National Park". */
  category?: string | undefined;
  name?: string | undefined;
}

/** Cities of old roofs and low houses, in English and as the people there write them. */
const OLD_CITIES =
  /\b(amsterdam|athens|berlin|bologna|bratislava|bruges|brussels|budapest|cologne|copenhagen|dublin|edinburgh|florence|frankfurt|ghent|hamburg|krak[oó]w|ljubljana|london|lyon|madrid|milan|munich|oslo|paris|prague|praha|rome|rotterdam|salzburg|sevill[ea]|stockholm|toledo|turin|utrecht|vienna|warsaw|wien|zagreb|zurich)\b/;

// The first word that fits decides, so the narrow ones stand before the wide ones.
const HINTS: readonly [RegExp, string][] = [
  [/\b(moab|arch(es)?|delicate arch|canyonlands|monument valley)\b/, arch],
  [/\b(horseshoe|lake powell|river bend)\b|^page\b|\bpage, arizona\b/, riverBend],
  [/\b(zion|springdale|bryce|yosemite|cliffs?|gorge|capitol reef)\b/, cliffs],
  [/\b(canyon|mesa|badlands|gorges|sedona)\b/, canyon],
  [/\b(santa fe|taos|albuquerque|pueblo|adobe|marrakesh|marrakech)\b/, adobeTown],
  [/\b(kyoto|nara|nikko|temple|shrine|pagoda|takayama)\b|京都|奈良|日光|[寺社]$/, pagoda],
  [/\b(himeji|osaka|matsumoto|castle|palace|fortress)\b|城|大阪/, castle],
  [/\b(fuji|hakone|kawaguchiko|mount|peak|volcano|summit)\b|富士|箱根|[山岳]$/, peak],
  [
    /\b(beach|coast|bay|island|isle|ocean|sea|harbou?r|lisboa?|lisbon|big sur|monterey|nazare|cascais)\b/,
    coast,
  ],
  [/\b(desert|dunes?|sahara|sand)\b/, dunes],
  [/\b(denver|boulder|salt lake city|banff|innsbruck|grenoble|bozeman|reykjav[ií]k)\b/, mountainCity],
  [/\b(forest|woods?|redwood|park|garden|hike|trail|lake)\b/, forest],
  [OLD_CITIES, village],
  // The skyline has the tower of Tokyo in it, so it stands for few other cities and for no city in general.
  [/\b(tokyo|new york|chicago|seoul|shanghai|hong kong|singapore|los angeles)\b|東京|上海/, city],
  [/\b(village|hamlet|farm)\b/, village],
  [/\b(cit(y|ies)|airport|capital)\b/, mountainCity],
];

/** Addresses of scenes that are chosen by what a place is. */
export const SCENES = { canyon, cliffs, mountainCity, riverBend, village };

// For a place nothing is known of: scenes that are nowhere wrong.
const NEUTRAL = [village, mountainCity, forest];

/**
 * Picks the drawn landscape for a place without a picture; decorative, so give it an empty alternative text.
 *
 * @returns address of an SVG, 1200 by 750
 */
export function sceneFor({ id, category, name }: PicturedPlace): string {
  const words = [name, category].filter(Boolean).map((text) => (text ?? '').toLowerCase());
  for (const text of words) {
    const hint = HINTS.find(([pattern]) => pattern.test(text));
    if (hint) return hint[1];
  }
  return NEUTRAL[fnv1a(id) % NEUTRAL.length] ?? village;
}

/** FNV-1a, 32 bits: spreads similar ids well and needs no library. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}
