import type { LonLat } from '@wayfold/atlas/atlas';

/** What travelers search for, typed letter by letter. */
const WISHES = [
  'San Francisco',
  'St Petersburg',
  'New York',
  'Springfield, IL',
  'Grand Canyon Village',
  'Santa Fe',
  'Moab',
  'Paris, Texas',
  'Paris',
  'London',
  'Los Angeles',
  'Rio de Janeiro',
  'São Paulo',
  'Zürich',
  'Kraków',
  'Reykjavík',
  'Saint-Tropez',
  'Washington DC',
  'Portland Maine',
  'Ho Chi Minh City',
  'Ulaanbaatar',
  'Queenstown',
  'New Zealand',
  'California',
  'Provence',
  'Bavaria',
  'United Arab Emirates',
  '東京',
  '京都',
  'Москва',
  'Αθήνα',
  'القاهرة',
  '서울',
  'กรุงเทพ',
];

/** Airport codes, and text people type that isn't the start of a name. */
const ODD_ONES = [
  ...['JFK', 'lax', 'CDG', 'ord airport', 'heathrow', 'tokyo narita'],
  ...['hotel near the beach', 'grand', 'san', 'saint', 'new', 'los', 'la', 'el', 'al', 'port', '%', '   '],
  ...['12 main street', 'xqzvkw', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'big bend national park'],
];

const MISTAKES: readonly ((name: string) => string)[] = [
  (name) => name.slice(0, 2) + name.slice(3),
  (name) => name.slice(0, 3) + name.slice(2),
  (name) => name.slice(0, 1) + (name[2] ?? '') + (name[1] ?? '') + name.slice(3),
  (name) => `${name.slice(0, -2)}x${name.slice(-1)}`,
];

/** A query as the planner sends it. */
export interface Query {
  q: string;
  near?: LonLat;
}

/**
 * Queries sent while travelers type: every prefix of every wish from one letter on, the same with one typo, and odd ones.
 * Every second query comes from a trip in Utah and prefers places near it.
 */
export function typedQueries(): Query[] {
  const beginnings = WISHES.flatMap((wish) => Array.from(wish, (_, i) => wish.slice(0, i + 1)));
  const mistyped = WISHES.filter((wish) => wish.length > 4).flatMap((wish) =>
    MISTAKES.flatMap((mistake) => {
      const wrong = mistake(wish);
      return [wrong.slice(0, 5), wrong];
    }),
  );
  const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
  const texts = new Set([...letters, ...beginnings, ...mistyped, ...ODD_ONES]);
  return [...texts].map((q, i) => (i % 2 === 0 ? { q } : { q, near: [-109.55, 38.57] }));
}
