import { readPoint } from '@wayfold/domain/map/typed-point';
import type { LonLat } from '@wayfold/domain/travel/legs';
import type { AtlasPlace, Reverse, SuggestQuery } from './atlas';
import { foldName } from './gazetteer/fold';
import type { Gazetteer } from './gazetteer/gazetteer';
import { rowsNamed } from './gazetteer/match/namesakes';
import { type geocodePlaces, suggestPlaces } from './gazetteer/match/suggest';
import { pointPlace } from './gazetteer/point-place';
import { type CategoryWords, guessCategoryWords, readCategoryWords } from './places/category-words';
import type { CuratedPlaces } from './places/curated-places';
import { countryNameIn } from './sources/country-names';

/** The data a search uses. */
export type SearchSources = {
  gazetteer: Gazetteer;
  places: CuratedPlaces;
  reverse: (at: AtlasPlace['coords']) => Reverse;
};

/** The longest text anyone types to name a place; only map links are longer. */
const MOST_LETTERS = 200;

/** "museums in rome" searches this far around Rome, and "museums" around the trip; farther if there is none. */
const AROUND_METERS = [60_000, 150_000];
/** What "hiking moab" may end with. */
const AREAS = ['town', 'region', 'country'] as const;
/** Names among which those that contain the kind are looked for. */
const MOST_NAMED = 50;

/** Finds places for typed text: coordinates and map links first, then sights by category, then names. */
export function searchPlaces(
  { gazetteer, places, reverse }: SearchSources,
  asked: SuggestQuery,
  find: typeof suggestPlaces | typeof geocodePlaces,
): AtlasPlace[] {
  if (!(asked.limit >= 1)) return [];
  const query = { ...asked, q: asked.q.slice(0, MOST_LETTERS) };
  const isWanted = (place: AtlasPlace) =>
    (query.kinds?.includes(place.kind) ?? true) && (query.country ?? place.countryCode) === place.countryCode;
  const point = readPoint(asked.q);
  if (point) return inLanguage([pointPlace(point, reverse(point))].filter(isWanted), query.lang);
  const sight = readCategoryWords(query.q, places.categories);
  const around = sight && middleOf(gazetteer, sight, query);
  const found = around ? sightsAround({ gazetteer, places }, around, { ...sight, limit: query.limit }) : [];
  const kind = found.filter(isWanted);
  if (sight?.where && kind.length > 0) return inLanguage(kind, query.lang);
  if (!sight) {
    const named = find(gazetteer, query);
    const guessed = guessedSights({ gazetteer, places }, query, named).filter(isWanted);
    const others = named.filter(({ id }) => guessed.every((one) => one.id !== id));
    return inLanguage([...guessed, ...others].slice(0, query.limit), query.lang);
  }
  const named = find(gazetteer, { ...query, limit: MOST_NAMED });
  return inLanguage(kindAndNames(kind, named, query), query.lang);
}

/** The sights that "hiking moab" means if no sight and no name with all these words is found. */
function guessedSights(
  sources: Pick<SearchSources, 'gazetteer' | 'places'>,
  query: SuggestQuery,
  named: readonly AtlasPlace[],
): AtlasPlace[] {
  const sight = query.q.includes(',') ? null : guessCategoryWords(query.q, sources.places.categories);
  const words = foldName(query.q).split(' ');
  const isNamed = ({ name, region, country }: AtlasPlace) =>
    words.every((word) => foldName(`${name} ${region} ${country}`).includes(word));
  if (!sight?.where || named[0]?.kind === 'poi' || named.some(isNamed)) return [];
  const isArea = rowsNamed(sources.gazetteer, foldName(sight.where)).size > 0;
  const [area] = suggestPlaces(sources.gazetteer, { q: sight.where, limit: 1, kinds: AREAS });
  return isArea && area ? sightsAround(sources, area.coords, { ...sight, limit: query.limit }) : [];
}

/** Where a kind of place is looked for: in the place typed behind it, or else around the trip; null if neither is known. */
function middleOf(gazetteer: Gazetteer, { where }: CategoryWords, { near }: SuggestQuery): LonLat | null {
  if (where === null) return near ?? null;
  return suggestPlaces(gazetteer, { q: where, limit: 1 })[0]?.coords ?? null;
}

function sightsAround(
  { gazetteer, places }: Pick<SearchSources, 'gazetteer' | 'places'>,
  around: LonLat,
  { categories, limit }: { categories: string[]; limit: number },
): AtlasPlace[] {
  const found = (radiusMeters: number) => places.near(around, { radiusMeters, categories, limit });
  const nearest = AROUND_METERS.map(found).find((sights) => sights.length > 0) ?? [];
  return nearest.flatMap(({ id }) => {
    const row = gazetteer.rowOf(id);
    return row === null ? [] : gazetteer.placeOf(row);
  });
}

/**
 * Who types "wine" wants wine, or a place that has the word in its name, and not a town that begins with its letters; only a
 * town called exactly so comes first.
 */
function kindAndNames(
  kind: readonly AtlasPlace[],
  named: readonly AtlasPlace[],
  { q, limit }: SuggestQuery,
): AtlasPlace[] {
  const typed = foldName(q);
  const exact = named.filter((place) => place.kind === 'town' && foldName(place.name) === typed);
  const withWord = named.filter(({ name }) => ` ${foldName(name)} `.includes(` ${typed} `));
  const all = [...exact, ...kind, ...withWord];
  return all.filter(({ id }, at) => all.findIndex((other) => other.id === id) === at).slice(0, limit);
}

/** Finds a place by its id, including `ll:36.1,-112.1`; null if there is none. */
export function retrievePlace({ gazetteer, reverse }: SearchSources, id: string): AtlasPlace | null {
  if (id.startsWith('ll:')) {
    const point = readPoint(id.slice(3));
    return point && pointPlace(point, reverse(point));
  }
  const row = gazetteer.rowOf(id);
  return row === null ? null : gazetteer.placeOf(row);
}

/** Translates country names; other names stay as they are. */
function inLanguage(places: AtlasPlace[], language: string | undefined): AtlasPlace[] {
  if (!language) return places;
  return places.map((place) => {
    const country = place.countryCode ? countryNameIn(language, place.countryCode) : null;
    if (!country) return place;
    return { ...place, country, name: place.kind === 'country' ? country : place.name };
  });
}
