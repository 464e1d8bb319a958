import { normalizeText } from '@wayfold/contract/kernel/combining-marks';

/** What people type for a kind of place besides its name, singular and folded; by the id of the kind. */
const OTHER_WORDS: Readonly<Record<string, readonly string[]>> = {
  food: [
    ...[
      'restaurant',
      'cafe',
      'coffee',
      'coffee shop',
      'bakery',
      'breakfast',
      'brunch',
      'lunch',
      'dinner',
      'street food',
    ],
    ...[
      'ramen',
      'sushi',
      'noodle',
      'pizza',
      'burger',
      'barbecue',
      'bbq',
      'tapas',
      'taco',
      'seafood',
      'steak',
      'ice cream',
    ],
    ...['gelato', 'vegan', 'vegetarian'],
  ],
  winery: ['wine', 'wine tasting', 'vineyard'],
  'city-park': ['playground', 'picnic'],
  nightlife: ['cocktail', 'nightclub', 'live music', 'jazz'],
  hotel: ['hostel', 'lodging', 'place to stay'],
  shopping: ['souvenir'],
  trail: ['hike', 'hiking'],
  diving: ['snorkeling', 'scuba'],
  spa: ['sauna', 'onsen', 'massage'],
  'hot-spring': ['onsen'],
  'ski-area': ['skiing', 'snowboarding'],
  'place-of-worship': ['cathedral', 'mosque', 'synagogue', 'shrine', 'monastery'],
  'art-museum': ['gallery'],
  viewpoint: ['lookout'],
};

type Kind = { readonly id: string; readonly name: string };

/** The words of each kind, singular and folded, so that a search doesn't fold a few hundred words at every letter typed. */
const SAID = new WeakMap<readonly Kind[], readonly { id: string; words: readonly string[] }[]>();

/**
 * Finds the kinds of places that a word stands for: "museums" is every kind of museum, "ramen" is food.
 *
 * @param kinds all kinds, with their English names
 * @returns their ids, in the given order; empty if the word isn't a kind
 */
export function kindsCalled(word: string, kinds: readonly Kind[]): string[] {
  const wanted = singular(folded(word));
  if (wanted === '') return [];
  const said = SAID.get(kinds) ?? kinds.map(({ id, name }) => ({ id, words: wordsOf(id, name) }));
  SAID.set(kinds, said);
  // Art museums are museums.
  const isCalled = (known: string) => known === wanted || known.endsWith(` ${wanted}`);
  return said.filter(({ words }) => words.some(isCalled)).map(({ id }) => id);
}

function wordsOf(id: string, name: string): string[] {
  const words = [id.replace('group-', ''), ...name.split(' and '), ...(OTHER_WORDS[id] ?? [])];
  return words.map((known) => singular(folded(known)));
}

function folded(text: string): string {
  return normalizeText(text.toLowerCase(), 'NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function singular(words: string): string {
  if (words.endsWith('ches') || words.endsWith('oes')) return words.slice(0, -2);
  if (words.endsWith('ies')) return `${words.slice(0, -3)}y`;
  return words.endsWith('s') ? words.slice(0, -1) : words;
}
