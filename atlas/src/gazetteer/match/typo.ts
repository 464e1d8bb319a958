import { type KeyIndex, type KeyRange, keysBeginning } from '../key-index';

/** Letters that may have been meant, by script; for scripts not listed, letters are only removed or swapped. */
const ALPHABETS = [
  'abcdefghijklmnopqrstuvwxyz',
  'абвгдежзиклмнопрстуфхцчшщъыьэюя',
  'αβγδεζηθικλμνξοπρστυφχψω',
  'ءابتثجحخدذرزسشصضطظعغفقكلمنهوي',
  'אבגדהוזחטיכלמנסעפצקרשת',
];

/** Shorter words turn into too many others. */
const MIN_LETTERS = 4;
const MAX_LETTERS = 30;

/** A range of keys that start with a text one edit away from what was typed, and whether the edit is its first letter. */
export type TypoRange = KeyRange & { typedBytes: number; isFirst: boolean };

/**
 * Finds the keys that start with `typed` after one letter is added, removed, replaced, or swapped with the next.
 *
 * Each edit position only searches the keys that share all letters before it, which keeps hundreds of tries cheap.
 */
export function keysOneEditAway(index: KeyIndex, typed: string): TypoRange[] {
  const letters = [...typed];
  if (letters.length < MIN_LETTERS || letters.length > MAX_LETTERS) return [];
  const alphabet = ALPHABETS.find((candidate) => letters.some((letter) => candidate.includes(letter))) ?? '';
  const encoder = new TextEncoder();
  const found = new Map<number, TypoRange>();
  const beginning = (text: string, within: KeyRange) => keysBeginning(index, encoder.encode(text), within);
  const search = (text: string, within: KeyRange) => {
    const bytes = encoder.encode(text);
    const range = keysBeginning(index, bytes, within);
    const isFirst = text[0] !== typed[0];
    if (range.start < range.end)
      found.set(range.start * 256 + bytes.length, { ...range, typedBytes: bytes.length, isFirst });
  };

  let within: KeyRange = { start: 0, end: index.keyStart.length - 1 };
  for (let place = 0; place <= letters.length; place += 1) {
    const before = letters.slice(0, place).join('');
    within = beginning(before, within);
    if (within.start === within.end) break;
    const letter = letters[place] ?? '';
    const after = letters.slice(place + 1).join('');
    for (const added of alphabet) {
      // Deep into a word, few letters continue any key, and one lookup shows that.
      const branch = beginning(before + added, within);
      if (branch.start === branch.end) continue;
      search(before + added + letter + after, branch);
      if (letter && added !== letter) search(before + added + after, branch);
    }
    if (letter) search(before + after, within);
    const next = letters[place + 1];
    if (next && next !== letter) search(before + next + letter + letters.slice(place + 2).join(''), within);
  }
  return [...found.values()];
}
