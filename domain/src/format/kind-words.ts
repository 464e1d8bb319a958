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

/**
 * Finds the kinds of places that a word stands for: "museums" is every kind of museum, "ramen" is food.
 *
 * @param kinds all kinds, with their English names
 * @returns their ids, in the given order; empty if the word isn't a kind
 */
export function kindsCalled(
  word: string,
  kinds: readonly { readonly id: string; readonly name: string }[],
): string[] {
  const wanted = singular(folded(word));
  const known = kinds.filter(({ id, name }) =>
    [id.replace('group-', ''), ...name.split(' and '), ...(OTHER_WORDS[id] ?? [])].some((said) =>
      ends(said, wanted),
    ),
  );
  return wanted === '' ? [] : known.map(({ id }) => id);
}

/** Whether a name equals or ends with the wanted words: art museums are museums. */
function ends(name: string, wanted: string): boolean {
  const said = singular(folded(name));
  return said === wanted || said.endsWith(` ${wanted}`);
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
