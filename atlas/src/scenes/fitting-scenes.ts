import { fnv1a } from '@wayfold/domain/pictures/scenes';
import { ANYWHERE, type SceneLine } from './library';
import { FAITHS, FAITHS_SHOWN, LIMITS, LOCAL, SUITED } from './scene-limits';
import { locationsLike, sceneLocationsOf } from './scene-regions';

/** What is known about a place that needs a scene. */
export interface PlaceToPicture {
  id: string;
  /** All its names. */
  names: string;
  blurb: string | null;
  /** Ids of kinds, the main one first. */
  categories: readonly string[];
  countryCode: string | null;
  /** The state or region, in English. */
  region: string | null;
}

/** A scene, and how well it fits a place. */
export type Fit = readonly [scene: SceneLine, score: number];

/** The library, prepared for {@link fittingScenes}. */
export interface SceneShelf {
  byKind: ReadonlyMap<string, readonly { scene: SceneLine; index: number }[]>;
  byFamily: ReadonlyMap<string, readonly SceneLine[]>;
  /** The portraits of a place, by its id without a prefix. */
  portraits: ReadonlyMap<string, readonly SceneLine[]>;
}

/** How much each reason counts; nights and winters are rare. */
const WEIGHTS = { kind: 4, here: 2, anywhere: 1, alike: 0.5, named: 3, told: 1.5, rare: -0.5, chance: 0.7 };
/** How much the kinds of a place count, in their order. */
const BY_ORDER = [1, 0.5, 0.35, 0.3];
/** How much less each further kind of a scene counts. */
const PER_KIND = 0.08;
/** How much a scene counts that only a name asks for. */
const ONLY_NAMED = 0.3;
/** Kinds that say why people come, but little about what they see, and how much they count. */
const VAGUE: ReadonlySet<string> = new Set(['landmark', 'historic-site', 'park-unit']);
const VAGUE_PART = 0.3;
/** Says nothing about what a place looks like. */
const UNSEEN = 'world-heritage';

/** Kinds in open country, where no street or town belongs. */
const OPEN: ReadonlySet<string> = new Set(
  'national-park state-park nature-reserve mountain canyon waterfall lake river cave volcano hot-spring rock-formation glacier island coast forest desert wildlife beach trail scenic-drive ski-area diving'.split(
    ' ',
  ),
);

/** A scene that is wrong nowhere. */
const NO_MATTER_WHERE = 'city-view-day';

/** Kinds of scenes that show where a place is, if nothing shows what it is. */
const LAND = ['countryside', 'nature-reserve', 'trail'];
const TOWN = ['town', 'city', 'village', 'historic-district'];

/** Kinds of places that a church or a temple can represent if their words say which. */
const SACRED: ReadonlySet<string> = new Set(['ruins', 'historic-site', 'monument', 'castle', 'palace']);

/** Prepares the library. */
export function shelve(library: readonly SceneLine[]): SceneShelf {
  const byKind = new Map<string, { scene: SceneLine; index: number }[]>();
  const byFamily = new Map<string, SceneLine[]>();
  const portraits = new Map<string, SceneLine[]>();
  for (const scene of library) {
    for (const id of scene.places ?? []) push(portraits, id, scene);
    if (scene.places) continue;
    push(byFamily, familyOf(scene.id), scene);
    for (const [index, kind] of scene.categories.entries()) push(byKind, kind, { scene, index });
  }
  return { byKind, byFamily, portraits };
}

function push<Item>(map: Map<string, Item[]>, key: string, item: Item): void {
  const items = map.get(key);
  if (items) items.push(item);
  else map.set(key, [item]);
}

/** Returns `alpine-town` for `alpine-town-dusk`. */
export const familyOf = (id: string) => id.replace(/-[^-]+$/, '');

/**
 * Finds the scenes that can represent a place, by its kinds, its part of the world and its words. Never one that would
 * be wrong there: a landmark of another place, a street of another country, the house of another faith.
 *
 * @returns in no order; if no scene shows such a place, those of its part of the world
 */
export function fittingScenes(place: PlaceToPicture, shelf: SceneShelf): readonly Fit[] {
  const own = shelf.portraits.get(place.id.replace(/^poi:/, ''));
  if (own) return own.map((scene) => [scene, 0]);
  const named = suitedBy(place.names);
  const told = suitedBy(place.blurb ?? '');
  const where = locationScore(place);
  const isRight = limitsOf(place);
  const fitsOf = (categories: readonly string[]) =>
    [...kindsOf(categories, shelf, named)].flatMap(([scene, kind]): Fit[] => {
      const score = where(scene);
      if (score === null || !isRight(scene)) return [];
      const words = suits(named, scene) ? WEIGHTS.named : suits(told, scene) ? WEIGHTS.told : 0;
      const rare = scene.time === 'night' || scene.season === 'winter' ? WEIGHTS.rare : 0;
      const chance = (fnv1a(place.id + scene.id) % 1000) / 1000;
      return [[scene, kind * WEIGHTS.kind + score + words + rare + chance * WEIGHTS.chance]];
    });
  const fits = fitsOf(place.categories);
  if (fits.length > 0) return fits;
  return fitsOf(OPEN.has(place.categories[0] ?? '') ? LAND : TOWN);
}

/** Returns the id of the scene that fits best. */
export function bestOf(fits: readonly Fit[]): string {
  const [best] = fits.toSorted(([a, one], [b, other]) => other - one || (a.id < b.id ? -1 : 1));
  return best?.[0].id ?? NO_MATTER_WHERE;
}

/** How much of what a place is each scene shows, from 0 to 1 or a little more. */
function kindsOf(
  categories: readonly string[],
  { byKind, byFamily }: SceneShelf,
  named: ReadonlySet<string>,
): ReadonlyMap<SceneLine, number> {
  const seen = categories.filter((category) => category !== UNSEEN);
  // Of a landmark that is nothing else, only its town is known.
  const isVague = seen.every((category) => VAGUE.has(category));
  const all = isVague ? [...seen, 'historic-district', 'city'] : seen;
  const kinds = new Map<SceneLine, number>();
  for (const [order, category] of all.entries())
    for (const { scene, index } of byKind.get(category) ?? []) {
      const isVagueHere = VAGUE.has(category) || (category === 'viewpoint' && order > 0);
      const part = isVagueHere ? VAGUE_PART : 1;
      const weight = (BY_ORDER[order] ?? 0.2) * part * (1 - PER_KIND * index);
      kinds.set(scene, (kinds.get(scene) ?? 0) + weight);
    }
  for (const word of named)
    for (const scene of byFamily.get(word) ?? byFamily.get(familyOf(word)) ?? [])
      if (suits(named, scene) && !kinds.has(scene)) kinds.set(scene, ONLY_NAMED);
  return kinds;
}

const suitedBy = (text: string): ReadonlySet<string> =>
  new Set(SUITED.find(([words]) => words.test(text))?.[1].split(' '));

const suits = (suited: ReadonlySet<string>, { id }: SceneLine) => suited.has(id) || suited.has(familyOf(id));

const isTown = ({ landscape }: SceneLine) => landscape === 'city' || landscape === 'town';

/** Tells how well the location of a scene fits; null if it would be wrong there. */
function locationScore({ countryCode, region }: PlaceToPicture): (scene: SceneLine) => number | null {
  const locations = sceneLocationsOf(countryCode ?? '', region);
  const alike: ReadonlySet<string> = locationsLike(locations);
  return (scene) => {
    if (scene.locations.includes(ANYWHERE)) return WEIGHTS.anywhere;
    if (locations.some((location) => scene.locations.includes(location))) return WEIGHTS.here;
    if (LOCAL.has(familyOf(scene.id))) return null;
    if (scene.locations.some((location) => alike.has(location))) return WEIGHTS.alike;
    // A lake looks much the same in any country, a street doesn't.
    return isTown(scene) ? null : -WEIGHTS.here;
  };
}

/** Tells whether a scene would be right for the place, as far as its family is limited. */
function limitsOf({ names, blurb, categories, countryCode }: PlaceToPicture): (scene: SceneLine) => boolean {
  const text = `${names}. ${blurb ?? ''}`;
  const faith = faithOf(names) ?? faithOf(blurb ?? '');
  const isWorship = categories.includes('place-of-worship');
  const [first = ''] = categories;
  const byFamily = new Map<string, boolean>();
  const isWithin = (family: string) => {
    const { words, countries } = LIMITS[family] ?? {};
    return (!words || words.test(text)) && (!countries || countries.split(' ').includes(countryCode ?? ''));
  };
  return (scene) => {
    if (OPEN.has(first) && isTown(scene)) return false;
    const family = familyOf(scene.id);
    const within = byFamily.get(family) ?? isWithin(family);
    byFamily.set(family, within);
    const shown = FAITHS_SHOWN[family];
    if (!within || !shown) return within;
    if (!isWorship && scene.categories[0] !== 'place-of-worship') return true;
    if (!isWorship && !SACRED.has(first)) return false;
    return faith === undefined ? isWorship : shown.split(' ').includes(faith);
  };
}

const faithOf = (text: string) => FAITHS.find(([words]) => words.test(text))?.[1];
