import type { Search } from './candidates';
import { foldName } from './fold';
import { type KeyIndex, type KeyRange, keysBeginning } from './key-index';
import { KEY_CLASS } from './rows';

/** Names that fit their words in another order are worth less than those that begin as typed. */
const OTHER_ORDER_PENALTY = 1;
/** More rows than this share the word: too common to tell places apart. */
const MAX_ENTRIES = 3_000;

/**
 * Offers rows whose main name has all typed words, in any order and with others between: "heathrow london".
 *
 * Each word may be the beginning of one in the name.
 */
export function offerWordsInAnyOrder({ gazetteer, candidates, nearness }: Search, typed: string): void {
  const words = typed.split(' ');
  if (words.length < 2) return;
  const { keys } = gazetteer;
  const [rarest] = words
    .map((word) => entriesBeginning(keys, word))
    .sort((a, b) => a.end - a.start - b.end + b.start);
  if (!rarest) return;
  const end = Math.min(rarest.end, rarest.start + MAX_ENTRIES);
  for (let entry = rarest.start; entry < end; entry += 1) {
    const keyClass = keys.entryClass[entry];
    if (keyClass !== KEY_CLASS.main && keyClass !== KEY_CLASS.inside) continue;
    const row = keys.entryRow[entry] ?? 0;
    const nameWords = foldName(gazetteer.nameOf(row)).split(' ');
    if (!words.every((word) => nameWords.some((nameWord) => nameWord.startsWith(word)))) continue;
    candidates.offer(row, gazetteer.importanceOf(row) - OTHER_ORDER_PENALTY + nearness.of(row));
  }
}

function entriesBeginning(keys: KeyIndex, word: string): KeyRange {
  const { start, end } = keysBeginning(keys, new TextEncoder().encode(word));
  return { start: keys.entryStart[start] ?? 0, end: keys.entryStart[end] ?? 0 };
}
