import type { AtlasPlace, Reverse, SuggestQuery } from './atlas';
import type { Gazetteer } from './gazetteer/gazetteer';
import { type geocodePlaces, suggestPlaces } from './gazetteer/match/suggest';
import { readPoint } from './gazetteer/match/typed-point';
import { pointPlace } from './gazetteer/point-place';
import { readCategoryWords } from './places/category-words';
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

/** "museums in rome" searches this far around Rome. */
const AROUND_METERS = 60_000;

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
  const sight = point ? null : readCategoryWords(query.q, places.categories);
  if (point) return inLanguage([pointPlace(point, reverse(point))].filter(isWanted), query.lang);
  const [around] = sight ? suggestPlaces(gazetteer, { q: sight.where, limit: 1 }) : [];
  const sights =
    sight && around
      ? places.near(around.coords, {
          radiusMeters: AROUND_METERS,
          categories: sight.categories,
          limit: query.limit,
        })
      : [];
  const found = sights.flatMap(({ id }) => {
    const row = gazetteer.rowOf(id);
    return row === null ? [] : gazetteer.placeOf(row);
  });
  const named = found.some(isWanted) ? found.filter(isWanted) : find(gazetteer, query);
  return inLanguage(named, query.lang);
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
