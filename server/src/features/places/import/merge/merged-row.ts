import { isDeepStrictEqual } from 'node:util';
import { cutText } from '@wayfold/contract/kernel/cut-text';
import { IMPORTED_COLUMNS, type ImportedRow, valueIn } from '../../listed/listed-write-store';

const LONGEST = { folded: 1_000, further_categories: 300, credit: 200 };
const MOST_NAMES = 12;
/** A main category that a twin may replace with a more specific one. */
const VAGUE = 'landmark';

/**
 * One place from the records of several sources: the values of the first one, and what the others know besides. It is as famous
 * as in the source that knows it best, and found by every name.
 *
 * @param own the record whose place it is
 */
export function mergedRow(own: ImportedRow, twins: readonly ImportedRow[]): ImportedRow {
  if (twins.length === 0) return own;
  const all = [own, ...twins];
  const filled = Object.fromEntries(
    IMPORTED_COLUMNS.map((column) => [column, valueIn(own, column) ?? firstKnown(twins, column)]),
  );
  const categories = [
    ...new Set(all.flatMap(({ category, further_categories: more }) => [category, ...splitAt(more, ',')])),
  ].sort((a, b) => Number(a === VAGUE) - Number(b === VAGUE));
  const [category = own.category, ...further] = categories;
  return {
    ...(filled as ImportedRow), // the same columns with other values
    rank: Math.min(...all.map(({ rank }) => rank)),
    category,
    further_categories: cutAt(further, ',', LONGEST.further_categories),
    folded: cutText([...new Set(all.map(({ folded }) => folded))].join(' '), LONGEST.folded),
    credit:
      cutAt([...new Set(all.flatMap(({ credit }) => splitAt(credit, ', ')))], ', ', LONGEST.credit) || null,
    match_names: [...new Set(all.flatMap(({ match_names }) => match_names))].slice(0, MOST_NAMES),
  };
}

/** Whether two records say the same. */
export function isSameRecord(one: ImportedRow, other: ImportedRow): boolean {
  return IMPORTED_COLUMNS.every((column) => {
    const [a, b] = [valueIn(one, column), valueIn(other, column)];
    return a === b || isDeepStrictEqual(a, b);
  });
}

/** A record with the columns that a source fills, and no others. */
export function recordOf(row: ImportedRow): ImportedRow {
  return Object.fromEntries(IMPORTED_COLUMNS.map((column) => [column, valueIn(row, column)])) as ImportedRow; // its columns
}

function firstKnown(twins: readonly ImportedRow[], column: keyof ImportedRow): unknown {
  return twins.map((twin) => twin[column]).find((value) => value !== null && value !== undefined) ?? null;
}

const splitAt = (text: string | null | undefined, sign: string) => (text ? text.split(sign) : []);

/** As many of the words as fit, joined. */
function cutAt(words: readonly string[], sign: string, longest: number): string {
  return words.reduce((text, word) => {
    const longer = text === '' ? word : `${text}${sign}${word}`;
    return longer.length > longest ? text : longer;
  }, '');
}
