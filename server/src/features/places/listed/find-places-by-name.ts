import type { Box } from '@wayfold/atlas/atlas';
import { foldQuery } from '@wayfold/atlas/gazetteer/fold';
import type { Coords } from '@wayfold/contract/kernel/values';
import type { Place } from '@wayfold/contract/places/places';
import { greatCircleMeters } from '@wayfold/domain/travel/legs';
import type { Actor } from '../../../http/access';
import type { Services } from '../../../services';
import { listUserPlaces, type UserPlaceRow } from '../own/user-places-store';
import { placeOfListed, placeOfUser } from '../place-of';
import { areasAround, areasOf } from '../search/areas';
import { isInside } from '../search/find-places';
import { foldedNames, type ListedRow } from './listed-store';
import { listedByBeginning, listedByWords, listedByWordsInCells, similarWords } from './listed-words-store';
import { cellsOf } from './name-cells';
import { isOneEdit } from './one-edit';

/** The surroundings of a point whose every place is looked at by name. */
const NEAR_METERS = 25_000;
const PER_RANK = 20;
/** A place this far away counts as one rank less, up to two. */
const METERS_PER_RANK = 400_000;
/** Of less known rank than everyone's: what a person put in themselves is what they mean. */
const OWN_RANK = 1;
const SHORTEST_MISTYPED = 4;
/** Longer words are in no name, and each word looked for is a question to the database. */
const LONGEST_MISTYPED = 30;
/** What is typed beyond this names no place better. */
const MOST_LETTERS = 200;
const MOST_WORDS = 12;

/** How a name fits what was typed, the best first. */
const FITS = ['whole', 'beginning', 'words', 'similar'] as const;
export type NameFit = (typeof FITS)[number];

/** A place found by its name. */
export type NamedPlace = { place: Place; fit: NameFit };

/** What decides about a place before the rest of it is put together, which takes longer. */
type Candidate = {
  id: string;
  coords: Coords;
  countryCode: string | null;
  rank: number;
  fit: NameFit;
  place: () => Place;
};

/** What is looked for: text as it is typed, and where. */
export type NameSearch = {
  q: string;
  /** Prefers the surroundings. */
  near?: Coords | null;
  /** Only places in it. */
  box?: Box | null;
  /** Only places of this country, by its ISO 3166-1 alpha-2 code. */
  country?: string;
  /** Takes words as they are typed, even when no name has them; saves looking for those one letter away. */
  isExact?: boolean;
  limit: number;
};

/**
 * Finds imported and listed places, and the caller's own, by their names; what the atlas knows itself is not among them.
 *
 * Every typed word begins a word of the name; with no such place, words may be wrong by one letter. A few milliseconds
 * with millions of places.
 *
 * @param actor whose own places count; null has none
 * @returns the best first: those that fit better, then famous ones and those near the point
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

/** The words of what is typed, in the spelling names are kept in; the first dozen of them. */
export function searchWords(typed: string): string[] {
  return foldQuery(typed.slice(0, MOST_LETTERS)).split(' ').filter(Boolean).slice(0, MOST_WORDS);
}

/**
 * Whether every word begins a word of a place's names, or the words typed as one begin them: sensoji for Sensō-ji.
 *
 * Scripts without spaces are looked into from any letter on.
 *
 * @param spaced the folded names behind a space
 */
export function hasWords(spaced: string, words: readonly string[]): boolean {
  if (words.every((word) => isWordOf(spaced, word))) return true;
  const squeezed = words.join('');
  // Most names begin with another letter, which is quickly seen.
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
      .map((row) => listedCandidate(services, row, words)),
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

function listedCandidate(services: Services, row: ListedRow, words: readonly string[]): Candidate {
  return {
    id: `${row.source}:${row.source_id}`,
    coords: [row.lon, row.lat],
    countryCode: row.country_code,
    rank: row.rank,
    fit: fitOf(row.folded, foldedNames([row.name]), words),
    place: () => placeOfListed(services, row),
  };
}

function fitOf(folded: string, name: string, words: readonly string[]): NameFit {
  const typed = words.join(' ');
  if (name === typed || folded === typed) return 'whole';
  return folded.startsWith(typed) ? 'beginning' : 'words';
}

/** Looks for the words names have instead of those no name has, where one letter is all that differs. */
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
