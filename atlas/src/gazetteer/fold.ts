import { normalizeText } from '@wayfold/contract/kernel/combining-marks';

/** Letters that Unicode doesn't decompose, with their plain spelling. */
const PLAIN_LETTERS: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  þ: 'th',
  ħ: 'h',
  ŋ: 'n',
  ə: 'e',
  // Arabic and Persian use different letters for the same sounds.
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
};

/** An abbreviation stands for the long word only before another word: "st" alone may become Stockholm. */
const LONG_WORDS: Record<string, string> = {
  st: 'saint',
  ste: 'sainte',
  ft: 'fort',
  mt: 'mount',
  mtn: 'mountain',
};

/** Abbreviations that stand for the long word anywhere but at the beginning. */
const LONG_LATER_WORDS: Record<string, string> = {
  hwy: 'highway',
  intl: 'international',
  natl: 'national',
  np: 'national park',
};

const DECORATED = /[ßøđðłæœıþħŋəةىیک]/g;
const MARKS = /[\p{M}\u0640\u200b-\u200f\u2060\ufeff]/gu;
const APOSTROPHES = /['’‘ʻʼ`´ʹ″"]/g;
const NOT_A_WORD = /[^\p{L}\p{N}]+/gu;
const ASCII_WORDS = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

/**
 * Normalizes names and typed text to one spelling: lowercase, no accents, no punctuation, single spaces, abbreviations
 * such as "st" written out.
 *
 * @returns may be empty; never starts or ends with a space
 */
export function foldName(text: string): string {
  return writeOutWords(foldLetters(text).trim());
}

/** Like `foldName`, for text still being typed: a trailing space means that the last word is complete. */
export function foldQuery(text: string): string {
  const folded = foldLetters(text).trimStart();
  return folded.endsWith(' ') ? writeOutWords(`${folded.trimEnd()} .`).slice(0, -2) : writeOutWords(folded);
}

/** Like `foldName`, but keeps abbreviations. */
export function foldSpelling(text: string): string {
  return foldLetters(text).trim();
}

function foldLetters(text: string): string {
  const lower = text.toLowerCase();
  if (ASCII_WORDS.test(lower)) return lower;
  return normalizeText(lower, 'NFKD')
    .replace(MARKS, '')
    .replace(DECORATED, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(APOSTROPHES, '')
    .replace(NOT_A_WORD, ' ');
}

function writeOutWords(folded: string): string {
  if (!/(?:^| )(?:ste?|ft|mtn?) | (?:hwy|intl|natl|np)(?: |$)/.test(folded)) return folded;
  return folded
    .replace(/(^| )(ste?|ft|mtn?)(?= )/g, (_, space: string, word: string) => {
      return space + (LONG_WORDS[word] ?? word);
    })
    .replace(/ (hwy|intl|natl|np)(?= |$)/g, (_, word: string) => ` ${LONG_LATER_WORDS[word] ?? word}`);
}
