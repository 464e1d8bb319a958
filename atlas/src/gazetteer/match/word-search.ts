import { foldName } from '../fold';
import type { Gazetteer } from '../gazetteer';
import { type KeyIndex, type KeyRange, keysBeginning } from '../key-index';
import { KEY_CLASS } from '../rows';
import type { Search } from './candidates';

/** Names that match the words in another order rank below those that start as typed. */
const OTHER_ORDER_PENALTY = 0.6;
/** Subtracted for every typed word that isn't in the name but says where the place is. */
const PLACE_WORD_PENALTY = 0.3;
/** A word shared by more rows than this is too common to distinguish places. */
const MAX_ENTRIES = 1_200;
/** At least one word must be this long: too many names start with "lo an". Other scripts need fewer letters. */
const MIN_LETTERS = 3;
const ASCII = /^[a-z0-9]+$/;
/** If other names start as typed, leaves out hamlets that only contain the words. */
const BESIDES_IMPORTANCE = 3.3;
/** Words that names may or may not include. */
const FILLERS = new Set(
  'the a of in at on and de la le les el los du des di da del do and y e und et'.split(' '),
);

/**
 * Offers rows whose names, city, region or country contain all typed words, in any order and with others between:
 * "heathrow london", "statue liberty". At least the rarest word must be in the name.
 *
 * Each typed word may be the beginning of a word. Every later word of a name is a key, so the keys serve as an inverted
 * index of words.
 */
export function offerWordsInAnyOrder(search: Search, typed: string): void {
  const { gazetteer, candidates, nearness, accepts } = search;
  const all = typed.split(' ').filter(Boolean);
  const words = tellingWords(typed);
  if (all.length < 2 || (words.length < 2 && !candidates.isEmpty)) return;
  const { keys } = gazetteer;
  const ranges = words.map((word) => entriesBeginning(keys, word));
  // A word that starts no name of any place, city, region or country matches nothing.
  if (ranges.some(({ start, end }) => end === start)) return;
  if (!words.some((word) => word.length >= MIN_LETTERS || !ASCII.test(word))) return;
  const [rarest] = ranges.sort((a, b) => a.end - a.start - b.end + b.start);
  if (!rarest) return;
  const seen = new Set<number>();
  const floor = candidates.isEmpty ? 0 : BESIDES_IMPORTANCE;
  const end = Math.min(rarest.end, rarest.start + MAX_ENTRIES);
  for (let entry = rarest.start; entry < end; entry += 1) {
    const row = keys.entryRow[entry] ?? 0;
    if (!isOfName(keys.entryClass[entry]) || seen.has(row)) continue;
    seen.add(row);
    const importance = gazetteer.importanceOf(row);
    if (importance < floor) continue;
    const score = importance - OTHER_ORDER_PENALTY;
    if (score + nearness.most <= candidates.threshold || (accepts && !accepts(row))) continue;
    const missing = wordsOutsideName(gazetteer, row, words);
    if (missing !== null) candidates.offer(row, score - PLACE_WORD_PENALTY * missing + nearness.of(row));
  }
}

/** The words of a folded text without those that names may or may not include; all of them if there are no others. */
export function tellingWords(text: string): string[] {
  const all = text.split(' ').filter(Boolean);
  const telling = all.filter((word) => !FILLERS.has(word));
  return telling.length > 0 ? telling : all;
}

function isOfName(keyClass: number | undefined): boolean {
  return keyClass === KEY_CLASS.main || keyClass === KEY_CLASS.inside || keyClass === KEY_CLASS.alternate;
}

/** Counts the words found only in the place's surroundings; null if a word isn't found at all. */
function wordsOutsideName(gazetteer: Gazetteer, row: number, words: readonly string[]): number | null {
  const has = (text: string) => {
    const known = foldName(text).split(' ');
    return (word: string) => known.some((part) => part.startsWith(word));
  };
  const rest = words.filter((word) => !has(gazetteer.nameOf(row))(word));
  if (rest.length === 0) return 0;
  const around = has(
    [gazetteer.contextOf(row), gazetteer.regionNameOf(row), gazetteer.countryNameOf(row)].join(' '),
  );
  return rest.every(around) ? rest.length : null;
}

function entriesBeginning(keys: KeyIndex, word: string): KeyRange {
  const { start, end } = keysBeginning(keys, new TextEncoder().encode(word));
  return { start: keys.entryStart[start] ?? 0, end: keys.entryStart[end] ?? 0 };
}
