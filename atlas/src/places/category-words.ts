import type { PlaceCategory } from '../atlas';
import { foldName } from '../gazetteer/fold';

const DIVIDED = /^(.{3,40}?) (?:in|near|around|at) (.{2,80})$/i;
/** Maximum length of both parts and the word between them. */
const MAX_LENGTH = 130;

/** Reads "museums in rome" as categories and a location; null if the first words aren't a category. */
export function readCategoryWords(
  typed: string,
  categories: readonly PlaceCategory[],
): { categories: string[]; where: string } | null {
  const text = typed.replace(/\s+/g, ' ').trim();
  const [, what = '', where = ''] = (text.length <= MAX_LENGTH && DIVIDED.exec(text)) || [];
  if (!what) return null;
  const wanted = singular(foldName(what));
  const ids = categories
    .filter(({ id, name }) =>
      [id.replace('group-', ''), ...name.split(' and ')].some((word) => ends(word, wanted)),
    )
    .map(({ id }) => id);
  return ids.length === 0 ? null : { categories: ids, where };
}

/** Whether a name equals or ends with the wanted words: art museums are museums. */
function ends(name: string, wanted: string): boolean {
  const folded = singular(foldName(name));
  return folded === wanted || folded.endsWith(` ${wanted}`);
}

function singular(words: string): string {
  if (words.endsWith('ches') || words.endsWith('oes')) return words.slice(0, -2);
  if (words.endsWith('ies')) return `${words.slice(0, -3)}y`;
  return words.endsWith('s') ? words.slice(0, -1) : words;
}
