import { text } from '../../../db/columns';
import { type Queryable, rowsOf, statement } from '../../../db/statement';
import { LISTED, LISTED_COLUMNS, type ListedRow } from './listed-store';

/** How many places of one rank, or in one cell, are checked for one word. Every number here limits the time of a search. */
const LOOKED_AT_PER_RANK = 100;
const LOOKED_AT_PER_CELL = 30;
const SIMILAR_WORDS = 12;
/** Famous places come first; reading more rows takes longer than finding them. */
const MOST_ROWS = 100;
/** The word that the fewest names have is looked up; the others, up to this many, only narrow the result. */
const WORDS_COMPARED = 4;

const RANKS = `unnest('{1,2,3,4,5}'::smallint[]) as part(rank)`;
const CELLS = 'unnest($3::integer[]) as part(cell)';

/** If there is no other word to narrow the result, no more rows are read than are returned. */
const FAMOUS_FIRST = `order by its_part limit case when cardinality($1::text[]) = 1 then ${MOST_ROWS} end`;

/** Finds places by the rarest typed word; words are counted only up to the number of places that would be checked. */
function byRarestWord(name: string, parts: string, key: 'rank' | 'cell', limit: number) {
  const having = (word: string) => `select kept.number from listed_words kept
      where kept.${key} = part.${key} and kept.word >= ${word}.low and kept.word < ${word}.high limit ${limit}`;
  return statement(
    name,
    `with typed as (
        select low, low || U&'\\+10FFFF' as high, nr from unnest($1::text[]) with ordinality as word(low, nr)
      ), counted as (
        select typed.*, (select count(*) from ${parts}, lateral (${having('typed')}) having_it) as number_having from typed
      ), rarest as materialized (
        select low, high from counted order by number_having, nr limit 1
      ), found as materialized (
        select distinct having_it.number, part.${key} as its_part from rarest, ${parts}, lateral (${having('rarest')}) having_it
        ${key === 'rank' ? FAMOUS_FIRST : ''}
      )
      select ${LISTED_COLUMNS} from found join listed_places place using (number)
      where is_enabled and same_as is null and folded like all ($2::text[])
      order by rank limit ${MOST_ROWS}`,
    LISTED,
  );
}

const BY_WORDS = byRarestWord('listed-by-words', RANKS, 'rank', LOOKED_AT_PER_RANK);
const BY_WORDS_IN_CELLS = byRarestWord('listed-by-words-in-cells', CELLS, 'cell', LOOKED_AT_PER_CELL);
const BY_BEGINNING = statement(
  'listed-by-beginning',
  `select found.* from ${RANKS}, lateral (
      select ${LISTED_COLUMNS} from listed_places place
      where is_enabled and same_as is null and place.rank = part.rank and folded >= $1 and folded < $1 || U&'\\+10FFFF'
      order by folded limit $2
    ) found`,
  LISTED,
);
const SIMILAR = statement(
  'listed-similar-words',
  `select word from listed_vocabulary where word % $1 order by similarity(word, $1) desc, word limit ${SIMILAR_WORDS}`,
  { word: text },
);

/**
 * Finds enabled places whose names have a word that starts with each of the given ones; among many, famous ones first.
 *
 * Complete unless every word is common; then only the first hundred places of each rank with the rarest word are checked.
 *
 * @param words folded, at least one
 */
export function listedByWords(on: Queryable, words: readonly string[]): Promise<ListedRow[]> {
  return rowsOf(on, BY_WORDS, [words.slice(0, WORDS_COMPARED), words.map(containing)]);
}

/** The same in some cells (`cellsOf`), checking the first thirty places of each cell. */
export function listedByWordsInCells(
  on: Queryable,
  words: readonly string[],
  cells: readonly number[],
): Promise<ListedRow[]> {
  return rowsOf(on, BY_WORDS_IN_CELLS, [words.slice(0, WORDS_COMPARED), words.map(containing), cells]);
}

/** Finds enabled places whose name starts with the text: the first of each rank in alphabetical order, famous ones first. */
export function listedByBeginning(on: Queryable, folded: string, perRank: number): Promise<ListedRow[]> {
  return rowsOf(on, BY_BEGINNING, [folded, perRank]);
}

/** Words that names have and that are similar to this one, most similar first. */
export async function similarWords(on: Queryable, word: string): Promise<string[]> {
  const rows = await rowsOf(on, SIMILAR, [word]);
  return rows.map((row) => row.word);
}

/** Words are folded, so they have no characters that are special in LIKE. */
const containing = (word: string) => `%${word}%`;
