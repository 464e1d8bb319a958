import type { PlaceCategory } from '@wayfold/atlas/atlas';

const GROUP = { id: 'group-business', name: 'Local businesses', parent: null, icon: 'maki/commercial' };

/** The kinds of businesses people can choose in their preferences, with an icon each. */
const KINDS = [
  ['Active Life', 'maki/pitch'],
  ['Arts & Entertainment', 'maki/theatre'],
  ['Automotive', 'maki/car-repair'],
  ['Beauty & Spas', 'maki/hairdresser'],
  ['Bicycles', 'maki/bicycle'],
  ['Coffee & Tea', 'maki/cafe'],
  ['Education', 'maki/school'],
  ['Event Planning & Services', 'maki/gift'],
  ['Family Fun', 'maki/playground'],
  ['Food', 'maki/fast-food'],
  ['Health & Medical', 'maki/hospital'],
  ['Hotel & Travel', 'maki/suitcase'],
  ['Local Flavor', 'maki/star'],
  ['Local Services', 'maki/town-hall'],
  ['Nightlife', 'maki/bar'],
  ['Parks', 'maki/park'],
  ['Pets', 'maki/dog-park'],
  ['Religious Organizations', 'maki/place-of-worship'],
  ['Restaurants', 'maki/restaurant'],
  ['Shopping', 'maki/shop'],
  ['Tours', 'maki/information'],
] as const;

/** The id of a kind of business: `business-coffee-tea`. */
export function businessCategoryId(name: string): string {
  return `business-${name.toLowerCase().replace(/[^a-z]+/g, '-')}`;
}

/** The group of businesses, followed by its kinds in order. */
export const BUSINESS_CATEGORIES: readonly PlaceCategory[] = [
  GROUP,
  ...KINDS.map(([name, icon]) => ({ id: businessCategoryId(name), name, parent: GROUP.id, icon })),
];
