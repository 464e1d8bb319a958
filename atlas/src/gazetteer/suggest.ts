import { isLonLat, type LonLat } from '@wayfold/domain/legs';
import type { AtlasPlace } from '../atlas';
import { filterByArea } from './areas';
import { Candidates, nearnessTo, offerRange, type RowFilter, type Search } from './candidates';
import { cityBeforeRegion } from './city-before-region';
import type { Gazetteer } from './gazetteer';
import { keysBeginning } from './key-index';
import { type Reading, readQuery } from './parse-query';
import { keysOneEditAway } from './typo';
import { offerWordsInAnyOrder } from './word-search';

const MAX_LIMIT = 50;
/** Rows kept while searching, beyond those asked for, because later rules change their order. */
const SPARE_ROWS = 20;

/** A changed letter weighs as much as a hundredfold difference in people. */
const TYPO_PENALTY = 1.6;
const TYPO_MIN_IMPORTANCE = 3.7;

/** What is typed in capitals, with this many letters, is an airport code before anything else. */
const SHOUTED_CODE = /^\s*[A-Z]{3}\s*$/;
const SHOUTED_CODE_BONUS = 3;

/** Finds places for what has been typed so far, best first. Odd input finds nothing. */
export function suggestPlaces(
  gazetteer: Gazetteer,
  query: { q: string; limit: number; near?: LonLat },
): AtlasPlace[] {
  const limit = Math.min(MAX_LIMIT, Math.floor(query.limit));
  const readings = readQuery(query.q);
  const [plain] = readings;
  if (!plain || !(limit >= 1)) return [];

  const near = query.near && isLonLat(query.near) ? query.near : undefined;
  const search: Search = {
    gazetteer,
    nearness: nearnessTo(gazetteer, near),
    candidates: new Candidates(limit + SPARE_ROWS),
  };
  for (const reading of readings) offerReading(search, reading);
  if (search.candidates.isEmpty) offerWordsInAnyOrder(search, plain.name);
  if (needsTypos(search, plain, limit)) offerTypos(search, plain);
  // The place may lie elsewhere than they think.
  if (search.candidates.isEmpty) offerReading(search, { ...plain, areas: [] });

  if (SHOUTED_CODE.test(query.q)) preferCode(search, plain.name);
  const ranked = cityBeforeRegion(gazetteer, search.candidates.ranked());
  return ranked.slice(0, limit).map(({ row }) => gazetteer.placeOf(row));
}

function offerReading(search: Search, reading: Reading): void {
  const accepts = filterFor(search.gazetteer, reading);
  // A guessed division is only worth something when the rest is an area and the name stands complete in front of it.
  if (accepts === null && reading.guessed) return;
  const typed = new TextEncoder().encode(reading.name);
  const range = keysBeginning(search.gazetteer.keys, typed);
  const fit = { typedBytes: typed.length, wholeWords: reading.guessed, penalty: 0, minImportance: 0 };
  offerRange(search.gazetteer, range, fit, { ...search, accepts });
}

/** Null without areas, or when nobody knows them: then the name alone has to do. */
function filterFor(gazetteer: Gazetteer, { areas }: Reading): RowFilter | null {
  const filters = areas.flatMap((area, i) => filterByArea(gazetteer, area, i === areas.length - 1) ?? []);
  return filters.length === 0 ? null : (row) => filters.every((accepts) => accepts(row));
}

function needsTypos(search: Search, plain: Reading, limit: number): boolean {
  const { start, end } = keysBeginning(search.gazetteer.keys, new TextEncoder().encode(plain.name));
  const isSomeName = start < end && keyLength(search.gazetteer, start) === Buffer.byteLength(plain.name);
  return !isSomeName && search.candidates.ranked().length < limit;
}

function keyLength({ keys }: Gazetteer, key: number): number {
  return (keys.keyStart[key + 1] ?? 0) - (keys.keyStart[key] ?? 0);
}

function offerTypos(search: Search, reading: Reading): void {
  const accepts = filterFor(search.gazetteer, reading);
  for (const { typedBytes, ...range } of keysOneEditAway(search.gazetteer.keys, reading.name)) {
    const fit = { typedBytes, wholeWords: false, penalty: TYPO_PENALTY, minImportance: TYPO_MIN_IMPORTANCE };
    offerRange(search.gazetteer, range, fit, { ...search, accepts });
  }
}

function preferCode({ gazetteer, candidates }: Search, code: string): void {
  const isCode = ({ row }: { row: number }) =>
    gazetteer.kindOf(row) === 'airport' && gazetteer.placeOf(row).id === `ap:${code.toUpperCase()}`;
  const airport = candidates.ranked().find(isCode);
  if (airport) candidates.offer(airport.row, airport.score + SHOUTED_CODE_BONUS);
}
