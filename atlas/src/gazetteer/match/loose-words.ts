import { isSlipOf } from '@wayfold/domain/format/slips';
import { foldName } from '../fold';
import type { Gazetteer } from '../gazetteer';
import { type KeyIndex, type KeyRange, keysBeginning } from '../key-index';
import { KEY_CLASS } from '../rows';
import type { Search } from './candidates';
import { rowsNamed } from './namesakes';
import { keysOneEditAway } from './typo';
import { tellingWords } from './word-search';

/** Words that say what kind of thing a place is; names have them or not, and they distinguish little. */
const KIND_WORDS = new Set(
  `international intl regional municipal airport airfield national state provincial park preserve reserve monument memorial
  historic historical site forest wilderness recreation area trail museum gallery cathedral church temple castle palace beach
  bay lake river falls mountain mountains mount peak valley island islands isle coast cape point city town village old
  new north south east west upper lower big little hotel resort lodge station train railway center centre bridge garden gardens
  zoo aquarium market square street avenue house hall tower rim county district region visitor ruins ski saint san santa`.split(
    /\s+/,
  ),
);

/** More words than this are not a name. */
const MOST_WORDS = 8;
/** Words that every airport may have in its name, and titles and ranks, which some write and others don't. */
const AIRPORT_WORDS = new Set(
  `airport aeropuerto aeroporto aeroport aerodrome airfield airstrip airpark field air base raaf raf paf naval station force
  international intl internacional regional municipal domestic civil metropolitan public memorial county
  general gral gen licenciado lic captain capt capitan cap colonel col coronel fap governor governador gov president
  presidente pres doctor dr prince king queen sheikh sultan`.split(/\s+/),
);
/** An airport with the typed city in its name may lack this many words: most are named after a person, too. */
const MOST_HONORS = 2;
/** Common words lead to more rows than this; the others confirm what other words find. */
const MOST_ENTRIES = 2_000;
/** Rows whose names are read, the most promising first. */
const MOST_READ = 100;
/** Subtracted from every name that doesn't have all words as typed. */
const LOOSE_PENALTY = 1;
const MISSING_PENALTY = 2.5;
const KIND_PENALTY = 1;
const SLIP_PENALTY = 0.7;
/** A word of another name or of the city says less than one of the name, and one of the surroundings even less. */
const OTHER_PENALTY = 0.4;
const AROUND_PENALTY = 0.5;
/** One known word of two is enough for a place that is called just that and has about 30,000 people: "zurich main station". */
const KNOWN_IMPORTANCE = 4.5;
/** For each word of the name that wasn't typed. */
const UNTYPED_PENALTY = 0.15;
const SPACE = 0x20;

/** A typed word, and whether it only says what kind of thing is meant. */
type Word = { text: string; isKind: boolean };

/**
 * Offers rows that have all but one of the typed words, each as typed or with a slip: "brice canyn", "auckland international
 * airport", "grand canyon south rim". Words of the region and the country count, too.
 */
export function offerLooseWords({ gazetteer, candidates, nearness, accepts }: Search, typed: string): void {
  const words = tellingWords(typed).slice(0, MOST_WORDS).map(wordOf);
  if (words.length < 2) return;
  const likely = promisingRows(gazetteer, words).flatMap((row) => {
    const likeness = accepts && !accepts(row) ? null : likenessOf(gazetteer, row, words);
    return likeness ? { row, ...likeness } : [];
  });
  // A place that has every word was meant before any that lacks one.
  const fewest = Math.min(...likely.map(({ missing }) => missing));
  for (const { row, missing, loss } of likely) {
    if (missing === fewest) candidates.offer(row, gazetteer.importanceOf(row) - loss + nearness.of(row));
  }
}

function wordOf(text: string): Word {
  return { text, isKind: KIND_WORDS.has(text) };
}

/**
 * The rows that are known by most of the words, or are the most important ones known by some. Words for kinds of places
 * only confirm what others find: a row that has no other word isn't what was meant.
 */
function promisingRows(gazetteer: Gazetteer, words: readonly Word[]): number[] {
  const found = new Map<number, number>();
  const isSort = ({ text, isKind }: Word) => isKind || AIRPORT_WORDS.has(text);
  for (const { text } of words.filter((word) => !isSort(word))) {
    for (const row of new Set(rowsWith(gazetteer.keys, text)))
      found.set(row, (found.get(row) ?? 0) + MISSING_PENALTY);
  }
  for (const { text } of found.size > 0 ? words.filter(isSort) : []) {
    const confirmed = new Set(rowsWith(gazetteer.keys, text).filter((row) => found.has(row)));
    for (const row of confirmed) found.set(row, (found.get(row) ?? 0) + KIND_PENALTY);
  }
  return Array.from(found, ([row, gain]) => ({ row, rough: gazetteer.importanceOf(row) + gain }))
    .sort((a, b) => b.rough - a.rough)
    .slice(0, MOST_READ)
    .map(({ row }) => row);
}

/** The rows that have a word in a name as typed; if none has it, those that have it with a slip. */
function rowsWith(keys: KeyIndex, word: string): number[] {
  const typed = new TextEncoder().encode(word);
  const asTyped = rowsOf(keys, { ...keysBeginning(keys, typed), typedBytes: typed.length });
  return asTyped.length > 0 ? asTyped : keysOneEditAway(keys, word).flatMap((range) => rowsOf(keys, range));
}

/** The rows of the keys in a range whose first word ends where the typed word does. */
function rowsOf(
  { pool, keyStart, entryStart, entryRow, entryClass }: KeyIndex,
  range: KeyRange & { typedBytes: number },
): number[] {
  const rows: number[] = [];
  for (let key = range.start; key < range.end && rows.length < MOST_ENTRIES; key += 1) {
    const end = (keyStart[key] ?? 0) + range.typedBytes;
    if (end !== keyStart[key + 1] && pool[end] !== SPACE) continue;
    for (let entry = entryStart[key] ?? 0; entry < (entryStart[key + 1] ?? 0); entry += 1) {
      const isOfName = (entryClass[entry] ?? 0) < KEY_CLASS.areaCode;
      if (isOfName) rows.push(entryRow[entry] ?? 0);
    }
  }
  return rows;
}

/** How many telling words a row lacks, and how much it loses for words it doesn't have as typed. */
type Likeness = { missing: number; loss: number };

/** The words of a place: of its name, of its other names and its city, and of its region and country. */
type PlaceWords = Record<'named' | 'other' | 'around', ReadonlySet<string>> & { isAirport: boolean };

/** Null if the row isn't what was meant. */
function likenessOf(gazetteer: Gazetteer, row: number, words: readonly Word[]): Likeness | null {
  const isAirport = gazetteer.kindOf(row) === 'airport';
  const code = isAirport ? gazetteer.idOf(row).slice(3) : '';
  const place: PlaceWords = {
    isAirport,
    named: wordsOf(gazetteer.nameOf(row)),
    other: wordsOf(`${gazetteer.contextOf(row)} ${code}`),
    around: wordsOf(`${gazetteer.regionNameOf(row)} ${gazetteer.countryNameOf(row)}`),
  };
  const typed = new Set(words.map(({ text }) => text));
  const untyped = [...place.named].filter((word) => !typed.has(word) && !KIND_WORDS.has(word)).length;
  let loss = LOOSE_PENALTY + UNTYPED_PENALTY * untyped;
  let found = 0;
  let missing = 0;
  let unknown = '';
  for (const word of words) {
    const telling = isTelling(word, place) ? 1 : 0;
    const inName = lossInName(word, place);
    const known = inName ?? lossAround(word, place);
    if (inName !== null) found += telling;
    if (known === null) missing += telling;
    if (known === null && telling) unknown = word.text;
    loss += known ?? (telling ? MISSING_PENALTY : KIND_PENALTY);
  }
  const isOnlyWord = isKnownByOneWord(gazetteer, row, place, unknown);
  const mayMissOne = found > 1 ? untyped < found : isOnlyWord;
  const isNamedAfterSomebody = isAirport && typed.has('airport') && untyped === 0 && missing <= MOST_HONORS;
  const isLikely = found > 0 && (missing === 0 || (missing === 1 && mayMissOne) || isNamedAfterSomebody);
  return isLikely ? { missing, loss } : null;
}

/** Whether one known word is enough: the place is called just that, or it is a sight and the other word names no place. */
function isKnownByOneWord(
  gazetteer: Gazetteer,
  row: number,
  { named }: PlaceWords,
  unknown: string,
): boolean {
  if (gazetteer.importanceOf(row) < KNOWN_IMPORTANCE) return false;
  if (named.size === 1) return true;
  const ownWords = [...named].filter((word) => !KIND_WORDS.has(word)).length;
  return gazetteer.kindOf(row) === 'poi' && ownWords === 1 && rowsNamed(gazetteer, unknown).size === 0;
}

/** Whether a place was hardly meant without this word. */
function isTelling({ text, isKind }: Word, { isAirport }: PlaceWords): boolean {
  if (isAirport && AIRPORT_WORDS.has(text)) return false;
  return !isKind || text === 'airport';
}

/** How much a place loses for a word of its name, its other names or its city; null if none of them has it. */
function lossInName({ text }: Word, { named, other, isAirport }: PlaceWords): number | null {
  if (named.has(text) || (isAirport && AIRPORT_WORDS.has(text))) return 0;
  if (other.has(text)) return OTHER_PENALTY;
  return hasOneLike(named, text) || hasOneLike(other, text) ? SLIP_PENALTY : null;
}

/** How much a place loses for a word of its region or country; null if neither has it. */
function lossAround({ text }: Word, { around }: PlaceWords): number | null {
  if (around.has(text)) return AROUND_PENALTY;
  return hasOneLike(around, text) ? AROUND_PENALTY + SLIP_PENALTY : null;
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(tellingWords(foldName(text)));
}

function hasOneLike(known: ReadonlySet<string>, typed: string): boolean {
  for (const word of known) if (isSlipOf(typed, word)) return true;
  return false;
}
