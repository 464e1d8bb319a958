import { normalizeText } from '@wayfold/contract/kernel/combining-marks';
import { isSlipOf } from '@wayfold/domain/format/slips';

/** The filters for a list of ideas; null and an empty text match everything. */
export interface IdeaFilter {
  readonly text: string;
  readonly length: IdeaLength | null;
  /** 1 to 12. */
  readonly month: number | null;
  readonly region: string | null;
  readonly theme: string | null;
}

/** Trip lengths in days. */
export const IDEA_LENGTHS = ['short', 'week', 'tenDays', 'twoWeeks', 'long'] as const;
export type IdeaLength = (typeof IDEA_LENGTHS)[number];

/** Minimum and maximum number of days of each length. */
const DAYS: Record<IdeaLength, readonly [from: number, to: number]> = {
  short: [1, 4],
  week: [5, 7],
  tenDays: [8, 10],
  twoWeeks: [11, 15],
  long: [16, Number.POSITIVE_INFINITY],
};

/** A filter that matches everything. */
export const ALL_IDEAS: IdeaFilter = { text: '', length: null, month: null, region: null, theme: null };

/** The filtered items: cards of trip ideas, tours or destination ideas. */
export interface Filtered {
  readonly name: string;
  readonly blurb: string;
  readonly region: string;
  readonly themes: readonly string[];
  readonly season: readonly [from: number, to: number];
  readonly nights: number;
  readonly stopNames?: readonly string[];
  readonly countries?: readonly string[];
  readonly localName?: string | null;
  readonly country?: string | null;
  readonly admin1?: string | null;
}

/**
 * Returns the ideas that match, in their order. Every word of the text must be the start of a word of the idea; if no idea
 * has them all, words may be misspelled.
 */
export function filterIdeas<Idea extends Filtered>(ideas: readonly Idea[], filter: IdeaFilter): Idea[] {
  const words = wordsOf(filter.text);
  const isAsTyped: Likeness = (typed, word) => word.startsWith(typed);
  const likeness = ideas.some((idea) => hasWords(idea, words, isAsTyped)) ? isAsTyped : isSlipOf;
  return ideas.filter(
    (idea) =>
      (filter.length === null || isOfLength(idea.nights + 1, filter.length)) &&
      (filter.month === null || isInSeason(filter.month, idea.season)) &&
      (filter.region === null || idea.region === filter.region) &&
      (filter.theme === null || idea.themes.includes(filter.theme)) &&
      hasWords(idea, words, likeness),
  );
}

/** Returns whether any filter is active. */
export function isFiltering(filter: IdeaFilter): boolean {
  const { text, length, month, region, theme } = filter;
  return text.trim() !== '' || [length, month, region, theme].some((part) => part !== null);
}

/** Returns whether a month is in a season, which may run past December. */
export function isInSeason(month: number, [from, to]: readonly [number, number]): boolean {
  return from <= to ? from <= month && month <= to : from <= month || month <= to;
}

function isOfLength(days: number, length: IdeaLength): boolean {
  const [from, to] = DAYS[length];
  return from <= days && days <= to;
}

/** Whether somebody who typed a word means another one. */
type Likeness = (typed: string, word: string) => boolean;

function hasWords(idea: Filtered, words: readonly string[], isLike: Likeness): boolean {
  if (words.length === 0) return true;
  const { name, blurb, region, themes, stopNames = [], countries = [], localName, country, admin1 } = idea;
  const said = [name, blurb, region, ...themes, ...stopNames, ...countries, localName, country, admin1];
  const known = wordsOf(said.filter(Boolean).join(' '));
  return words.every((word) => known.some((other) => other === word || isLike(word, other)));
}

/** Lowercase, without accents; scripts without spaces aren't split, so only their start matches. */
function wordsOf(text: string): string[] {
  const plain = normalizeText(text, 'NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}
