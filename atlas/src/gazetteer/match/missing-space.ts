import { keysBeginning } from '../key-index';
import { KEY_CLASS } from '../rows';
import { offerRange, type Search } from './candidates';
import { rowsNamed } from './namesakes';

/** Shorter texts are rarely two words. */
const MIN_LETTERS = 6;
const MIN_WORD = 2;
/** Subtracted from a name found by writing a word as two. */
const SPACE_PENALTY = 0.7;

/**
 * Offers names that are written as two words where one was typed: "grandcanyon", "newyork".
 *
 * @param typed folded
 */
export function offerMissingSpace(search: Search, typed: string): void {
  const { keys } = search.gazetteer;
  const isOneWord = typed.length >= MIN_LETTERS && !typed.includes(' ');
  if (!isOneWord || rowsNamed(search.gazetteer, typed, KEY_CLASS.main).size > 0) return;
  const encoder = new TextEncoder();
  for (let at = MIN_WORD; at <= typed.length - MIN_WORD; at += 1) {
    const bytes = encoder.encode(`${typed.slice(0, at)} ${typed.slice(at)}`);
    const range = keysBeginning(keys, bytes);
    const fit = { typedBytes: bytes.length, wholeWords: false, penalty: SPACE_PENALTY, minImportance: 0 };
    offerRange(search.gazetteer, range, { ...fit, isSlip: true }, search);
  }
}
