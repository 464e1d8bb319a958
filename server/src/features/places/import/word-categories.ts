import { readCuratedPlaces } from '@wayfold/atlas/sources/curated';

/** Words that files use for kinds of places, besides the ids and names of our own categories. */
const WORDS: Readonly<Record<string, string>> = {
  amusement_park: 'theme-park',
  aqueduct: 'bridge',
  archaeological_site: 'ruins',
  art_gallery: 'art-museum',
  attraction: 'landmark',
  attractions_and_activities: 'landmark',
  bar: 'nightlife',
  bay: 'coast',
  bed_and_breakfast: 'hotel',
  botanical_garden: 'garden',
  cafe: 'food',
  cape: 'coast',
  casino: 'nightlife',
  cathedral: 'place-of-worship',
  church: 'place-of-worship',
  church_cathedral: 'place-of-worship',
  coffee_shop: 'food',
  concert_hall: 'theater',
  dive_shop: 'diving',
  farmers_market: 'market',
  fort: 'castle',
  fountain: 'square',
  gallery: 'art-museum',
  guest_house: 'hotel',
  hiking_trail: 'trail',
  historical_landmark: 'landmark',
  hostel: 'hotel',
  lighthouse: 'bridge',
  lodging: 'hotel',
  memorial: 'monument',
  memorial_park: 'monument',
  monastery: 'place-of-worship',
  mosque: 'place-of-worship',
  motel: 'hotel',
  music_venue: 'theater',
  night_club: 'nightlife',
  opera_house: 'theater',
  park: 'city-park',
  peak: 'mountain',
  performing_arts: 'theater',
  planetarium: 'science-museum',
  plaza: 'square',
  pub: 'nightlife',
  resort: 'hotel',
  restaurant: 'food',
  shopping_center: 'shopping',
  shopping_mall: 'shopping',
  shrine: 'place-of-worship',
  ski_resort: 'ski-area',
  stadium_arena: 'stadium',
  synagogue: 'place-of-worship',
  temple: 'place-of-worship',
  theatre: 'theater',
  topic_concert_venue: 'theater',
  tourist_attraction: 'landmark',
  vineyard: 'winery',
  scenic_lookout: 'viewpoint',
  lookout: 'viewpoint',
  wildlife_sanctuary: 'nature-reserve',
};

const BY_WORD: ReadonlyMap<string, string> = new Map([
  ...readCuratedPlaces()
    .categories.filter(({ parent }) => parent !== null)
    .flatMap(({ id, name }): [string, string][] => [
      [keyOf(id), id],
      [keyOf(name), id],
    ]),
  ...Object.entries(WORDS),
]);

/** Our category for a word such as `Art museums`, `art_gallery` or `beach`; only the last part of `Arts > Museum` is used. */
export function wordCategory(word: string | undefined): string | undefined {
  const [last = ''] = (word ?? '').split(/[>,;|/]/).slice(-1);
  const key = keyOf(last);
  return BY_WORD.get(key) ?? ENDINGS.find(([ending]) => key.endsWith(`_${ending}`))?.[1];
}

/** Word endings and their categories: a natural_history_museum is a museum, an italian_restaurant a restaurant. */
const ENDINGS: readonly (readonly [string, string])[] = [
  ['art_museum', 'art-museum'],
  ['science_museum', 'science-museum'],
  ['museum', 'museum'],
  ['restaurant', 'food'],
  ['national_park', 'national-park'],
  ['state_park', 'state-park'],
  ['water_park', 'water-park'],
  ['hotel', 'hotel'],
  ['temple', 'place-of-worship'],
  ['church', 'place-of-worship'],
];

function keyOf(word: string): string {
  return word
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_');
}
