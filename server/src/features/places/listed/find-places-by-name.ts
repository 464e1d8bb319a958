import type { Box } from '@wayfold/atlas/atlas';
import { foldQuery } from '@wayfold/atlas/gazetteer/fold';
import type { Coords } from '@wayfold/contract/kernel/values';
import type { Place } from '@wayfold/contract/places/places';
import { greatCircleMeters } from '@wayfold/domain/travel/legs';
import type { Actor } from '../../../http/access';
import type { Services } from '../../../services';
import { listUserPlaces, type UserPlaceRow } from '../own/user-places-store';
import { placeOfCurated, placeOfListed, placeOfUser } from '../place-of';
import { areasAround, areasOf } from '../search/areas';
import { isInside } from '../search/find-places';
import { foldedNames, type ListedRow } from './listed-store';
import { listedByBeginning, listedByWords, listedByWordsInCells, similarWords } from './listed-words-store';
import { cellsOf } from './name-cells';
import { isOneEdit } from './one-edit';

/** The radius around a point in which every place is checked by name. */
const NEAR_METERS = 25_000;
const PER_RANK = 20;
/** A place this far away counts as one rank lower, up to two. */
const METERS_PER_RANK = 400_000;
/** The rank of own places, above less known places: people most likely mean what they added themselves. */
const OWN_RANK = 1;
const SHORTEST_MISTYPED = 4;
/** Longer words appear in no name, and each searched word is a query. */
const LONGEST_MISTYPED = 30;
/** Text beyond this length doesn't identify a place any better. */
const MOST_LETTERS = 200;
const MOST_WORDS = 12;

/** How a name matches what was typed, best first. */
const FITS = ['whole', 'beginning', 'words', 'similar'] as const;
export type NameFit = (typeof FITS)[number];

/** A place found by name. */
export type NamedPlace = { place: Place; fit: NameFit };

/** The fields that rank a place. Building the rest of it takes longer and happens later. */
type Candidate = {
  id: string;
  coords: Coords;
  countryCode: string | null;
  rank: number;
  fit: NameFit;
  place: () => Place;
};

/** What to search for: the text as typed, and where. */
export type NameSearch = {
  q: string;
  /** Prefers places nearby. */
  near?: Coords | null;
  /** Only places inside it. */
  box?: Box | null;
  /** Only places in this country, by its ISO 3166-1 alpha-2 code. */
  country?: string;
  /** Uses words as typed, even if no name has them; skips the search for words one letter away. */
  isExact?: boolean;
  limit: number;
};

/**
 * Finds imported and listed places, and the caller's own, by name; curated places only by the names that imports have for them.
 *
 * Every typed word has to start a word of the name; if there is no such place, words may differ by one letter. Takes a few
 * milliseconds with millions of places.
 *
 * @param actor the person whose own places are included; null has none
 * @returns best first: the better matches, then famous ones and those near the point
 */
export async function findPlacesByName(
  services: Services,
  actor: Actor | null,
  { q, near = null, box = null, country, isExact = false, limit }: NameSearch,
): Promise<NamedPlace[]> {
  const words = searchWords(q);
  if (words.length === 0 || limit < 1) return [];
  const exact = await candidates(services, actor, { words, near, box });
  const all = exact.length > 0 || isExact ? exact : await mistyped(services, actor, { words, near, box });
  const fitting = all.filter(
    ({ coords, countryCode }) =>
      (!box || isInside(coords, box)) && (!country || countryCode === country.toUpperCase()),
  );
  const scored = fitting.map((candidate) => ({ candidate, score: scoreOf(candidate, near) }));
  scored.sort((a, b) => a.score - b.score || (a.candidate.id < b.candidate.id ? -1 : 1));
  return scored.slice(0, limit).map(({ candidate: { place, fit } }) => ({ place: place(), fit }));
}

/** The typed words, spelled the way names are stored; the first dozen. */
export function searchWords(typed: string): string[] {
  return foldQuery(typed.slice(0, MOST_LETTERS)).split(' ').filter(Boolean).slice(0, MOST_WORDS);
}

/**
 * Whether every word starts a word of a place's names, or the words typed together start them: sensoji for Sensō-ji.
 *
 * Scripts without spaces are searched starting at any letter.
 *
 * @param spaced the folded names after a leading space
 */
export function hasWords(spaced: string, words: readonly string[]): boolean {
  if (words.every((word) => isWordOf(spaced, word))) return true;
  const squeezed = words.join('');
  // Most names start with another letter, which is quick to check.
  const mayBegin = squeezed.length > 4 && spaced[1] === squeezed[0];
  return mayBegin && spaced.replaceAll(' ', '').startsWith(squeezed);
}

function isWordOf(spaced: string, word: string): boolean {
  return spaced.includes(` ${word}`) || (UNSPACED.test(word) && spaced.includes(word));
}

const UNSPACED = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]/;

type Looked = { words: string[]; near: Coords | null; box: Box | null };

async function candidates(services: Services, actor: Actor | null, looked: Looked): Promise<Candidate[]> {
  const { words } = looked;
  const [rows, own] = await Promise.all([
    listedNamed(services, looked),
    actor ? listUserPlaces(services.database.pool, actor.userId) : [],
  ]);
  return [
    ...own.flatMap((row) => ownCandidate(services, row, words) ?? []),
    ...rows
      .filter(({ folded }) => hasWords(` ${folded}`, words))
      .flatMap((row) => listedCandidate(services, row, words) ?? []),
  ];
}

function ownCandidate(services: Services, row: UserPlaceRow, words: readonly string[]): Candidate | null {
  const folded = foldedNames([row.name]);
  if (!hasWords(` ${folded}`, words)) return null;
  const coords: Coords = [row.lon, row.lat];
  const { countryCode } = services.atlas.reverse(coords);
  const fit = fitOf(folded, folded, words);
  return { id: row.id, coords, countryCode, rank: OWN_RANK, fit, place: () => placeOfUser(services, row) };
}

function listedCandidate(services: Services, row: ListedRow, words: readonly string[]): Candidate | null {
  const fit = fitOf(row.folded, foldedNames([row.name]), words);
  if (row.curated_id !== null) return curatedCandidate(services, row.curated_id, fit);
  return {
    id: `${row.source}:${row.source_id}`,
    coords: [row.lon, row.lat],
    countryCode: row.country_code,
    rank: row.rank,
    fit,
    place: () => placeOfListed(services, row),
  };
}

/** A curated place that is found by a name that only an import knows; null if it is disabled. */
function curatedCandidate({ atlas }: Services, id: string, fit: NameFit): Candidate | null {
  const place = atlas.place(id);
  if (!place) return null;
  const { coords, countryCode, rank } = place;
  return { id, coords: [...coords], countryCode, rank, fit, place: () => placeOfCurated(place) };
}

function fitOf(folded: string, name: string, words: readonly string[]): NameFit {
  const typed = words.join(' ');
  if (name === typed || folded === typed) return 'whole';
  return folded.startsWith(typed) ? 'beginning' : 'words';
}

/** Replaces words that no name has with words one letter away, and searches for those. */
async function mistyped(services: Services, actor: Actor | null, looked: Looked): Promise<Candidate[]> {
  const { pool } = services.database;
  const corrected = await Promise.all(
    looked.words.map(async (word) => {
      if (word.length < SHORTEST_MISTYPED || word.length > LONGEST_MISTYPED) return [word];
      const similar = (await similarWords(pool, word)).filter((other) => isOneEdit(word, other));
      return similar.length > 0 ? similar : [word];
    }),
  );
  const most = Math.max(...corrected.map(({ length }) => length));
  const found: Candidate[] = [];
  for (let turn = 0; turn < Math.min(2, most) && found.length === 0; turn += 1) {
    const words = corrected.map((choices) => choices[Math.min(turn, choices.length - 1)] ?? '');
    if (words.join(' ') === looked.words.join(' ')) continue;
    found.push(...(await candidates(services, actor, { ...looked, words })));
  }
  return found.map((candidate) => ({ ...candidate, fit: 'similar' }));
}

async function listedNamed(
  { database: { pool } }: Services,
  { words, near, box }: Looked,
): Promise<ListedRow[]> {
  const areas = box ? areasOf(box) : near ? areasAround(near, NEAR_METERS) : [];
  const cells = areas.length > 0 ? cellsOf(areas) : null;
  const there = cells ? listedByWordsInCells(pool, words, cells) : [];
  const isSmallBox = box !== null && cells !== null;
  const found = await Promise.all([
    there,
    isSmallBox ? [] : listedByBeginning(pool, words.join(' '), PER_RANK),
    isSmallBox ? [] : listedByWords(pool, words),
  ]);
  const bySource = new Map(found.flat().map((row) => [`${row.source}:${row.source_id}`, row]));
  return [...bySource.values()];
}

function scoreOf({ coords, rank, fit }: Candidate, near: Coords | null): number {
  const far = near ? Math.min(2, greatCircleMeters(near, coords) / METERS_PER_RANK) : 0;
  return FITS.indexOf(fit) + rank + far;
}
