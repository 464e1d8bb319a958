import type { Atlas, Box, CuratedPlace } from '@wayfold/atlas/atlas';
import { foldQuery } from '@wayfold/atlas/gazetteer/fold';
import type { Place } from '@wayfold/contract/places';
import type { Coords } from '@wayfold/contract/values';
import { greatCircleMeters } from '@wayfold/domain/legs';
import type { House } from '../../house';
import type { Actor } from '../../http/access';
import { areasAround, areasOf } from './areas';
import { best, findOwn, isInside, type Wanted } from './find-places';
import { foldedNames, listedByBeginning, listedByWords, listedNamedInAreas } from './listed-store';
import { placeOfCurated, placeOfListed } from './place-of';

const NEAR_METERS = 50_000;
/** A place this far away counts as one rank less. */
const METERS_PER_RANK = 400_000;
const LOOKED_AT = 60;
const WORLD: Box = [-180, -90, 180, 90];

/** Finds places by name, whatever lists them, the caller's own among them, best first. */
export async function searchPlaces(
  house: House,
  actor: Actor | null,
  { q, near, box, ...wanted }: Wanted & { q: string; near: Coords | null; box: Box | null },
): Promise<Place[]> {
  const words = foldQuery(q).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const folded = words.join(' ');
  const squeezed = words.join('');
  const named = (names: string) =>
    words.every((word) => ` ${names}`.includes(` ${word}`)) || isSqueezed(names, squeezed);

  const curated = curatedNames(house.atlas)
    .filter(({ names }) => named(names))
    .map(({ place }) => placeOfCurated(place));
  const own = (await findOwn(house, actor, null)).filter(({ name }) => named(foldedNames([name])));
  const rows = await listedNamed(house, { words, folded, near, box });
  const listed = rows.filter((row) => named(row.folded)).map((row) => placeOfListed(house, row));

  const fitting = [...own, ...curated, ...listed].filter(
    ({ categories, coords }) =>
      (!wanted.categories || categories.split(',').some((id) => wanted.categories?.includes(id))) &&
      (!box || isInside(coords, box)),
  );
  return best(fitting, wanted.limit, {
    // A name that begins as typed goes before one that has it further on, by a rank.
    metersOf: (place) =>
      (near ? Math.min(2 * METERS_PER_RANK, greatCircleMeters(near, place.coords)) : 0) +
      (beginsWith(place, folded) ? 0 : METERS_PER_RANK),
    reach: 2.5 * METERS_PER_RANK,
  }).map((place) =>
    near ? { ...place, distanceMeters: Math.round(greatCircleMeters(near, place.coords)) } : place,
  );
}

/** Whether a name is typed in one word: sensoji for Sensō-ji. */
const isSqueezed = (names: string, squeezed: string) =>
  squeezed.length > 4 && names.replaceAll(' ', '').startsWith(squeezed);

const beginsWith = ({ name, localName }: Place, folded: string) =>
  [name, localName].some((own) => foldedNames([own]).startsWith(folded));

type Named = { words: string[]; folded: string; near: Coords | null; box: Box | null };

async function listedNamed({ database: { pool } }: House, { words, folded, near, box }: Named) {
  const areas = box ? areasOf(box) : near ? areasAround(near, NEAR_METERS) : [];
  const around = areas.length > 0 ? await listedNamedInAreas(pool, areas, words) : [];
  if (box) return around;
  const beginning = await listedByBeginning(pool, folded, LOOKED_AT);
  // A common word begins enough names; looking into all names for it would only take time.
  const inside = beginning.length < LOOKED_AT ? await listedByWords(pool, words, LOOKED_AT) : [];
  return [...around, ...beginning, ...inside];
}

type SearchableName = { names: string; place: CuratedPlace };
const namesOf = new WeakMap<Atlas, SearchableName[]>();

/** All curated places with their names as they are searched, prepared once. */
function curatedNames(atlas: Atlas): SearchableName[] {
  const known = namesOf.get(atlas);
  if (known) return known;
  const all = atlas.placesIn(WORLD, { limit: Number.MAX_SAFE_INTEGER }).map((place) => ({
    names: foldedNames([place.name, place.localName, ...place.otherNames]),
    place,
  }));
  namesOf.set(atlas, all);
  return all;
}
