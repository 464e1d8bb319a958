import type { Atlas, Box } from '@wayfold/atlas/atlas';
import type { Coords } from '@wayfold/contract/kernel/values';
import type { Place } from '@wayfold/contract/places/places';
import { greatCircleMeters } from '@wayfold/domain/travel/legs';
import type { Actor } from '../../../http/access';
import { hiddenFrom } from '../../../lib/shown-atlas';
import type { Services } from '../../../services';
import { findPlacesByName, hasWords, searchWords } from '../listed/find-places-by-name';
import { foldedNames } from '../listed/listed-store';
import { placeOfCurated } from '../place-of';
import { best, foundPlace } from './best-places';
import { isInside, type Wanted } from './find-places';

/** A place this far away counts as one rank lower. */
const METERS_PER_RANK = 400_000;
/** More than are returned, since categories and duplicates remove some. */
const LOOKED_AT = { least: 20, ofCategories: 300 };
const WORLD: Box = [-180, -90, 180, 90];

/** Finds places by name from every source, including the caller's own, best first. */
export async function searchPlaces(
  services: Services,
  actor: Actor | null,
  { q, near, box, ...wanted }: Wanted & { q: string; near: Coords | null; box: Box | null },
): Promise<Place[]> {
  const words = searchWords(q);
  if (words.length === 0) return [];
  const folded = words.join(' ');
  const asTyped = curatedNames(services.atlas)
    .filter(({ names }) => hasWords(names, words))
    .map(({ place }) => place);
  const others = await findPlacesByName(services, actor, {
    q,
    near,
    box,
    limit: wanted.categories ? LOOKED_AT.ofCategories : Math.max(LOOKED_AT.least, 2 * wanted.limit),
  });
  // Misspelled matches only count if nothing matches the words as typed.
  const isNamed = asTyped.length > 0 || others.some(({ fit }) => fit !== 'similar');
  const curated = isNamed ? asTyped : similarNames(services.atlas, { q, near, limit: wanted.limit });
  const named = others.filter(({ fit }) => fit !== 'similar' || asTyped.length === 0);
  const fitting = [...curated, ...named.map(({ place }) => place)].filter(
    ({ categories, coords }) =>
      (!wanted.categories || categories.split(',').some((id) => wanted.categories?.includes(id))) &&
      (!box || isInside(coords, box)),
  );
  const beginning = new Set(fitting.filter((place) => beginsWith(place, folded)).map(({ id }) => id));
  const places = await best(fitting.map(foundPlace), wanted.limit, {
    // A name that starts with the text ranks one higher than a name that has it later.
    metersOf: (found) =>
      (near ? Math.min(2 * METERS_PER_RANK, greatCircleMeters(near, found.coords)) : 0) +
      (beginning.has(found.id) ? 0 : METERS_PER_RANK),
    reach: 2.5 * METERS_PER_RANK,
  });
  return places.map((place) =>
    near ? { ...place, distanceMeters: Math.round(greatCircleMeters(near, place.coords)) } : place,
  );
}

const beginsWith = ({ name, localName }: Place, folded: string) =>
  [name, localName].some((own) => foldedNames([own]).startsWith(folded));

/** Curated places whose names resemble the text: with a slip, or with all but one of its words. */
function similarNames(
  atlas: Atlas,
  { q, near, limit }: { q: string; near: Coords | null; limit: number },
): Place[] {
  const found = atlas.suggest({ q, limit, kinds: ['poi'], ...(near ? { near } : {}) });
  return found.flatMap(({ id }) => {
    const place = atlas.place(id);
    return place ? placeOfCurated(place) : [];
  });
}

type SearchableName = { names: string; place: Place };
const namesOf = new WeakMap<Atlas, { hidden: ReadonlySet<string>; names: SearchableName[] }>();

/** All curated places with their searchable names, computed once, and again when the disabled ones change. */
function curatedNames(atlas: Atlas): SearchableName[] {
  const known = namesOf.get(atlas);
  const hidden = hiddenFrom(atlas);
  if (known?.hidden === hidden) return known.names;
  const names = atlas.placesIn(WORLD, { limit: Number.MAX_SAFE_INTEGER }).map((place) => ({
    names: ` ${foldedNames([place.name, place.localName, ...place.otherNames])}`,
    place: placeOfCurated(place),
  }));
  namesOf.set(atlas, { hidden, names });
  return names;
}
