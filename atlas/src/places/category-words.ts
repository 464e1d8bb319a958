import { kindsCalled } from '@wayfold/domain/format/kind-words';
import type { PlaceCategory } from '../atlas';

const DIVIDED = /^(.{3,40}?) (?:in|near|around|at) (.{2,80})$/i;
/** Shorter words are more often the beginning of a name: "spa" of Spain. */
const MIN_LETTERS = 4;
/** Maximum length of both parts and the word between them. */
const MAX_LENGTH = 130;

/** A kind and a place have no more words. */
const MOST_WORDS = 5;

/** A kind of place, and where it should be; null where nothing was said. */
export type CategoryWords = { categories: string[]; where: string | null };

/** Reads "museums in rome" or "museums" as categories and a location; null if the words aren't a category. */
export function readCategoryWords(typed: string, categories: readonly PlaceCategory[]): CategoryWords | null {
  const text = tidied(typed);
  if (text === null) return null;
  const [, what = text, where = null] = DIVIDED.exec(text) ?? [];
  const ids = kindsCalled(what, categories);
  return ids.length === 0 ? null : { categories: ids, where };
}

/** Reads "hiking moab" or "moab hiking" as categories and a location; only a guess, since names may have such words. */
export function guessCategoryWords(
  typed: string,
  categories: readonly PlaceCategory[],
): CategoryWords | null {
  const words = tidied(typed)?.split(' ') ?? [];
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (words.length < 2 || words.length > MOST_WORDS) return null;
  for (const [what, where] of [
    [first, words.slice(1).join(' ')],
    [last, words.slice(0, -1).join(' ')],
  ] as const) {
    const ids = what.length < MIN_LETTERS ? [] : kindsCalled(what, categories);
    if (ids.length > 0) return { categories: ids, where };
  }
  return null;
}

/** Null if it is too short or too long. */
function tidied(typed: string): string | null {
  const text = typed.replace(/\s+/g, ' ').trim();
  return text.length > MAX_LENGTH || text.length < MIN_LETTERS ? null : text;
}
