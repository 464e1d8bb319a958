import { isLonLat, type LonLat } from '@wayfold/domain/travel/legs';
import type { AtlasPlace, SuggestQuery } from '../../atlas';
import { foldName } from '../fold';
import type { Gazetteer } from '../gazetteer';
import { keysBeginning } from '../key-index';
import { KEY_CLASS, placeKindOf } from '../rows';
import { offerAirportsOfTown } from './airports-of-town';
import { filterByArea } from './areas';
import { Candidates, nearnessTo, offerRange, type RowFilter, type Search } from './candidates';
import { cityBeforeRegion } from './city-before-region';
import { offerLooseWords } from './loose-words';
import { offerMissingSpace } from './missing-space';
import {
  asSpelled,
  nameBeforeAlias,
  nearNamesakeFirst,
  rowsNamed,
  townBeforeNamesakes,
  withItsAccents,
} from './namesakes';
import { type Reading, readQuery } from './parse-query';
import { offerSoundAlikes } from './sound';
import { keysOneEditAway } from './typo';
import { offerWordsInAnyOrder } from './word-search';

const MAX_LIMIT = 50;
/** Extra rows to keep while searching, because later rules change their order. */
const SPARE_ROWS = 20;

/** A changed letter weighs as much as a hundredfold difference in population. */
const TYPO_PENALTY = 1.6;
/** In a text this short a changed letter is a large part, and more letters may follow. */
const SHORT_LETTERS = 5;
const SHORT_TYPO_PENALTY = 2.2;
/** Few people miss the first letter. */
const FIRST_LETTER_PENALTY = 0.7;
/** Smaller places are only offered if no larger one has a name like that. */
const TYPO_MIN_IMPORTANCE = 3.7;
/** Added if some place is called exactly what was typed: it comes before all that would need a slip. */
const NAME_PENALTY = 3;

/** Text in capitals with this many letters is an airport code first. */
const SHOUTED_CODE = /^\s*[A-Z]{3}\s*$/;
const SHOUTED_CODE_BONUS = 6;

/** An address has no more lines than this; the town is one of the last. */
const MOST_PARTS = 12;

/** Two names of a place may stand side by side: "Pohang Airport (K-3)", "Townsville Airport / RAAF Base". */
const BETWEEN_NAMES = /[/()[\]|]/;
const MOST_NAMES = 3;

/** Finds places for what has been typed so far, best first. Odd input finds nothing. */
export function suggestPlaces(gazetteer: Gazetteer, query: SuggestQuery): AtlasPlace[] {
  const names = query.q.split(BETWEEN_NAMES).filter((name) => foldName(name) !== '');
  const texts = names.length > 1 ? [query.q, ...names.slice(0, MOST_NAMES)] : [query.q];
  for (const q of texts) {
    const places = suggestNamed(gazetteer, { ...query, q });
    if (places.length > 0) return places;
  }
  return [];
}

function suggestNamed(gazetteer: Gazetteer, query: SuggestQuery): AtlasPlace[] {
  const limit = Math.min(MAX_LIMIT, Math.floor(query.limit));
  const readings = readQuery(query.q);
  const [plain] = readings;
  if (!plain || !(limit >= 1)) return [];

  const search = openSearch(gazetteer, query, limit);
  for (const reading of readings) offerReading(search, reading, false);
  if (plain.areas.length === 0) offerMissingSpace(search, plain.name);
  // Word search doesn't consider areas.
  const mayLieAnywhere = plain.areas.length === 0 && search.candidates.size < limit;
  if (mayLieAnywhere || search.candidates.isEmpty) offerWordsInAnyOrder(search, wordsOf(plain));
  if (needsTypos(search, plain, limit)) {
    offerTypos(search, plain);
    if (plain.areas.length === 0) offerSoundAlikes(search, plain.name);
  }
  if (search.candidates.isEmpty) {
    offerAirportsOfTown(search, wordsOf(plain));
    offerLooseWords(search, wordsOf(plain));
  }
  // The place may be in a different area than the user thinks.
  if (search.candidates.isEmpty) offerReading(search, { ...plain, areas: [] }, false);

  if (SHOUTED_CODE.test(query.q)) preferCode(search, query.q.trim());
  return placesOf(search, limit, query);
}

/**
 * Finds the places that a whole text names, best first: drops leading parts that name no known place, such as a street,
 * until the rest does ("12 Main Street, Springfield, IL").
 */
export function geocodePlaces(gazetteer: Gazetteer, query: SuggestQuery): AtlasPlace[] {
  const limit = Math.min(MAX_LIMIT, Math.floor(query.limit));
  const parts = query.q.split(/[,;\n]/).slice(-MOST_PARTS);
  for (let from = 0; from < parts.length && limit >= 1; from += 1) {
    const readings = readQuery(parts.slice(from).join(','));
    const search = openSearch(gazetteer, query, limit);
    for (const reading of readings) offerReading(search, reading, true);
    const [plain] = readings;
    if (plain && search.candidates.isEmpty) offerWordsInAnyOrder(search, wordsOf(plain));
    if (!search.candidates.isEmpty) return placesOf(search, limit, query);
  }
  return suggestPlaces(gazetteer, query);
}

function openSearch(gazetteer: Gazetteer, query: SuggestQuery, limit: number): Search {
  return {
    gazetteer,
    nearness: nearnessTo(gazetteer, pointOf(query)),
    candidates: new Candidates(limit + SPARE_ROWS),
    accepts: filterOf(gazetteer, query),
  };
}

/** Where the trip is; undefined if unknown or not a valid point. */
function pointOf({ near }: SuggestQuery): LonLat | undefined {
  return near && isLonLat(near) ? near : undefined;
}

/** The caller's filter; null for everything. */
function filterOf(gazetteer: Gazetteer, { country, kinds }: SuggestQuery): RowFilter | null {
  const number = country === undefined ? null : gazetteer.countryNumber(country);
  const wanted = kinds && new Set<string>(kinds);
  if (number === null && !wanted) return null;
  return (row) =>
    (number === null || gazetteer.country[row] === number) &&
    (!wanted || wanted.has(placeKindOf(gazetteer.kindOf(row))));
}

function placesOf({ gazetteer, candidates }: Search, limit: number, query: SuggestQuery): AtlasPlace[] {
  // What follows a comma says where, not what.
  const [typed = ''] = query.q.split(',');
  const accented = withItsAccents(gazetteer, candidates.ranked(), typed);
  const spelled = asSpelled(gazetteer, accented, typed);
  const towns = townBeforeNamesakes(gazetteer, cityBeforeRegion(gazetteer, spelled), typed);
  const asked = { typed, near: pointOf(query) };
  const ranked = nearNamesakeFirst(gazetteer, nameBeforeAlias(gazetteer, towns, asked), asked);
  return ranked.slice(0, limit).map(({ row }) => gazetteer.placeOf(row));
}

function wordsOf({ name, areas }: Reading): string {
  return [name, ...areas].join(' ');
}

function offerReading(search: Search, reading: Reading, isComplete: boolean): void {
  const inArea = filterFor(search.gazetteer, reading);
  // A guessed split is only useful if the rest is an area and the name before it is complete.
  if (inArea === null && reading.guessed) return;
  const typed = new TextEncoder().encode(reading.name);
  const range = keysBeginning(search.gazetteer.keys, typed);
  const { ended } = reading;
  const wholeWords = reading.guessed || isComplete || ended;
  const fit = { typedBytes: typed.length, wholeWords, ended, penalty: 0, minImportance: 0 };
  offerRange(search.gazetteer, range, fit, { ...search, accepts: both(search.accepts, inArea) });
}

function both(one: RowFilter | null, other: RowFilter | null): RowFilter | null {
  if (!one || !other) return one ?? other;
  return (row) => one(row) && other(row);
}

/** Null if there are no areas or all are unknown: then only the name counts. */
function filterFor(gazetteer: Gazetteer, { areas, guessed }: Reading): RowFilter | null {
  const filters = areas.flatMap(
    (text, i) => filterByArea(gazetteer, { text, isTyping: i === areas.length - 1, guessed }) ?? [],
  );
  return filters.length === 0 ? null : (row) => filters.every((accepts) => accepts(row));
}

/** A query that is exactly the name of a place this important (a town of about 30,000 people) wasn't mistyped. */
const SURE_IMPORTANCE = 4.5;
/** If nothing scores higher, even a full list may not contain what was meant. */
const WEAK_SCORE = 5;

function needsTypos({ gazetteer, candidates }: Search, plain: Reading, limit: number): boolean {
  const isSure = () =>
    Array.from(rowsNamed(gazetteer, plain.name)).some((row) => isMeant(gazetteer, row, plain.name));
  const [best] = candidates.ranked();
  return (candidates.size < limit || (best?.score ?? 0) < WEAK_SCORE) && !isSure();
}

/**
 * Whether the text is this row's name rather than a slip of another. Villages are listed because people look for them,
 * and nobody hits a town's name of several words by chance (Big Sur).
 */
function isMeant(gazetteer: Gazetteer, row: number, name: string): boolean {
  const kind = gazetteer.kindOf(row);
  if (kind === 'village' || gazetteer.importanceOf(row) >= SURE_IMPORTANCE) return true;
  return kind === 'town' && name.includes(' ') && foldName(gazetteer.nameOf(row)) === name;
}

function offerTypos(search: Search, reading: Reading): void {
  const accepts = both(search.accepts, filterFor(search.gazetteer, reading));
  const isName = rowsNamed(search.gazetteer, reading.name, KEY_CLASS.main).size > 0;
  const penalty =
    (reading.name.length <= SHORT_LETTERS ? SHORT_TYPO_PENALTY : TYPO_PENALTY) + (isName ? NAME_PENALTY : 0);
  const ranges = keysOneEditAway(search.gazetteer.keys, reading.name);
  const offerFrom = (minImportance: number) => {
    for (const { typedBytes, isFirst, ...range } of ranges) {
      const fit = {
        ...{ typedBytes, wholeWords: false, minImportance, isSlip: true },
        penalty: penalty + (isFirst ? FIRST_LETTER_PENALTY : 0),
      };
      offerRange(search.gazetteer, range, fit, { ...search, accepts });
    }
  };
  offerFrom(TYPO_MIN_IMPORTANCE);
  if (search.candidates.isEmpty) offerFrom(0);
}

/** Prefers what is written in capitals like this, or else the airport with this code: GUM is in Moscow, LAX an airport. */
function preferCode({ gazetteer, candidates }: Search, code: string): void {
  const ranked = candidates.ranked();
  const meant =
    ranked.find(({ row }) => gazetteer.nameOf(row) === code) ??
    ranked.find(({ row }) => gazetteer.idOf(row) === `ap:${code}`);
  if (meant) candidates.offer(meant.row, meant.score + SHOUTED_CODE_BONUS);
}
