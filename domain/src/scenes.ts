/** The drawn landscapes, 1200 by 750, by the names of their files. */
export const SCENE_NAMES = [
  'adobe-town',
  'arch',
  'canyon',
  'castle',
  'city',
  'cliffs',
  'coast',
  'dunes',
  'forest',
  'mountain-city',
  'pagoda',
  'peak',
  'river-bend',
  'village',
] as const;
export type SceneName = (typeof SCENE_NAMES)[number];

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
const HINTS: readonly [RegExp, SceneName][] = [
  [/\b(moab|arch(es)?|delicate arch|canyonlands|monument valley)\b/, 'arch'],
  [/\b(horseshoe|lake powell|river bend)\b|^page\b|\bpage, arizona\b/, 'river-bend'],
  [/\b(zion|springdale|bryce|yosemite|cliffs?|gorge|capitol reef)\b/, 'cliffs'],
  [/\b(canyon|mesa|badlands|gorges|sedona)\b/, 'canyon'],
  [/\b(santa fe|taos|albuquerque|pueblo|adobe|marrakesh|marrakech)\b/, 'adobe-town'],
  [/\b(kyoto|nara|nikko|temple|shrine|pagoda|takayama)\b|京都|奈良|日光|[寺社]$/, 'pagoda'],
  [/\b(himeji|osaka|matsumoto|castle|palace|fortress)\b|城|大阪/, 'castle'],
  [/\b(fuji|hakone|kawaguchiko|mount|peak|volcano|summit)\b|富士|箱根|[山岳]$/, 'peak'],
  [
    /\b(beach|coast|bay|island|isle|ocean|sea|harbou?r|lisboa?|lisbon|big sur|monterey|nazare|cascais)\b/,
    'coast',
  ],
  [/\b(desert|dunes?|sahara|sand)\b/, 'dunes'],
  [/\b(denver|boulder|salt lake city|banff|innsbruck|grenoble|bozeman|reykjav[ií]k)\b/, 'mountain-city'],
  [/\b(forest|woods?|redwood|park|garden|hike|trail|lake)\b/, 'forest'],
  [OLD_CITIES, 'village'],
  // The skyline has the tower of Tokyo in it, so it stands for few other cities and for no city in general.
  [/\b(tokyo|new york|chicago|seoul|shanghai|hong kong|singapore|los angeles)\b|東京|上海/, 'city'],
  [/\b(village|hamlet|farm)\b/, 'village'],
  [/\b(cit(y|ies)|airport|capital)\b/, 'mountain-city'],
];

// For a place nothing is known of: scenes that are nowhere wrong.
const NEUTRAL = ['village', 'mountain-city', 'forest'] as const;

/**
 * Picks the drawn landscape for a place without a picture, by what is known of it; the same place always gets the same one.
 */
export function sceneNameOf({ id, category, name }: PicturedPlace): SceneName {
  const words = [name, category].filter(Boolean).map((text) => (text ?? '').toLowerCase());
  for (const text of words) {
    const hint = HINTS.find(([pattern]) => pattern.test(text));
    if (hint) return hint[1];
  }
  return NEUTRAL[fnv1a(id) % NEUTRAL.length] ?? 'village';
}

/** FNV-1a, 32 bits: spreads similar ids well and needs no library. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}
