import type { ListedRow } from '../../listed/listed-store';

/** Groups of categories that sources confuse, and how far apart two of them may have the same place, in meters. */
const GROUPS: readonly { readonly reach: number; readonly categories: readonly string[] }[] = [
  { reach: 250, categories: ['hotel'] },
  { reach: 120, categories: ['food', 'nightlife', 'winery'] },
  { reach: 150, categories: ['shopping', 'market'] },
  { reach: 150, categories: ['spa', 'hot-spring'] },
  { reach: 400, categories: ['museum', 'art-museum', 'science-museum', 'library'] },
  { reach: 300, categories: ['theater', 'nightlife', 'stadium'] },
  { reach: 400, categories: ['place-of-worship', 'historic-site', 'monument'] },
  { reach: 600, categories: ['castle', 'palace', 'ruins', 'historic-site', 'park-unit'] },
  { reach: 500, categories: ['bridge', 'tower', 'square', 'monument', 'historic-district', 'historic-site'] },
  { reach: 800, categories: ['theme-park', 'water-park', 'zoo', 'aquarium', 'wildlife'] },
  { reach: 1_000, categories: ['city-park', 'garden', 'forest'] },
  {
    reach: 5_000,
    categories: [
      'national-park',
      'state-park',
      'nature-reserve',
      'park-unit',
      'forest',
      'desert',
      'wildlife',
    ],
  },
  {
    reach: 2_000,
    categories: [
      'mountain',
      'volcano',
      'canyon',
      'rock-formation',
      'glacier',
      'cave',
      'viewpoint',
      'ski-area',
    ],
  },
  {
    reach: 2_000,
    categories: ['waterfall', 'lake', 'river', 'hot-spring', 'beach', 'coast', 'island', 'diving'],
  },
  { reach: 1_000, categories: ['trail', 'scenic-drive', 'scenic-train', 'ski-area'] },
];
/** What a source calls any sight; it says nothing against another kind, except one that nobody sees as a sight. */
const ANY_SIGHT: readonly string[] = ['landmark', 'world-heritage'];
const NO_SIGHTS: readonly string[] = ['hotel', 'food', 'nightlife', 'winery', 'shopping', 'market', 'spa'];
const USUAL_REACH = 400;

/**
 * How far apart two places with the same name may be and still be the same one, in meters; null if their kinds differ.
 *
 * @param one the categories of a place, the main one first
 */
export function reachOf(one: readonly string[], other: readonly string[]): number | null {
  const shared = GROUPS.filter(({ categories }) => hasOne(categories, one) && hasOne(categories, other)).map(
    ({ reach }) => reach,
  );
  if (shared.length > 0) return Math.max(...shared);
  const isVague = hasOne(ANY_SIGHT, one) || hasOne(ANY_SIGHT, other);
  if (!isVague || NO_SIGHTS.includes(one[0] ?? '') || NO_SIGHTS.includes(other[0] ?? '')) return null;
  return USUAL_REACH;
}

/** How far from a place of these categories another one may be the same, in meters. */
export function longestReachOf(categories: readonly string[]): number {
  const reaches = GROUPS.filter((group) => hasOne(group.categories, categories)).map(({ reach }) => reach);
  return Math.max(USUAL_REACH, ...reaches);
}

/** The categories of a row, the main one first. */
export function categoriesOf({
  category,
  further_categories: further,
}: Pick<ListedRow, 'category'> & Partial<Pick<ListedRow, 'further_categories'>>): string[] {
  return [category, ...(further ? further.split(',') : [])];
}

function hasOne(categories: readonly string[], wanted: readonly string[]): boolean {
  return wanted.some((category) => categories.includes(category));
}
