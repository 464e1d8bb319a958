import { normalizeText } from '@wayfold/contract/kernel/combining-marks';

/** What people narrow a list of ideas down by; null and an empty text leave all in. */
export interface IdeaFilter {
  readonly text: string;
  readonly length: IdeaLength | null;
  /** 1 to 12. */
  readonly month: number | null;
  readonly region: string | null;
  readonly theme: string | null;
}

/** How long a trip is, by its days. */
export const IDEA_LENGTHS = ['short', 'week', 'tenDays', 'twoWeeks', 'long'] as const;
export type IdeaLength = (typeof IDEA_LENGTHS)[number];

/** First and last number of days of each length. */
const DAYS: Record<IdeaLength, readonly [from: number, to: number]> = {
  short: [1, 4],
  week: [5, 7],
  tenDays: [8, 10],
  twoWeeks: [11, 15],
  long: [16, Number.POSITIVE_INFINITY],
};

/** A filter that leaves everything in. */
export const ALL_IDEAS: IdeaFilter = { text: '', length: null, month: null, region: null, theme: null };

/** What is filtered: a card of a trip idea, a tour or a destination idea. */
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

/** Keeps the ideas that fit, in their order. Every word of the text has to begin a word of the idea. */
export function filterIdeas<Idea extends Filtered>(ideas: readonly Idea[], filter: IdeaFilter): Idea[] {
  const words = wordsOf(filter.text);
  return ideas.filter(
    (idea) =>
      (filter.length === null || isOfLength(idea.nights + 1, filter.length)) &&
      (filter.month === null || isInSeason(filter.month, idea.season)) &&
      (filter.region === null || idea.region === filter.region) &&
      (filter.theme === null || idea.themes.includes(filter.theme)) &&
      (words.length === 0 || hasWords(idea, words)),
  );
}

/** Says whether anything is narrowed down. */
export function isFiltering(filter: IdeaFilter): boolean {
  const { text, length, month, region, theme } = filter;
  return text.trim() !== '' || [length, month, region, theme].some((part) => part !== null);
}

/** Says whether a month lies in a season, which may run past December. */
export function isInSeason(month: number, [from, to]: readonly [number, number]): boolean {
  return from <= to ? from <= month && month <= to : from <= month || month <= to;
}

function isOfLength(days: number, length: IdeaLength): boolean {
  const [from, to] = DAYS[length];
  return from <= days && days <= to;
}

function hasWords(idea: Filtered, words: readonly string[]): boolean {
  const { name, blurb, region, themes, stopNames = [], countries = [], localName, country, admin1 } = idea;
  const said = [name, blurb, region, ...themes, ...stopNames, ...countries, localName, country, admin1];
  const known = wordsOf(said.filter(Boolean).join(' '));
  return words.every((word) => known.some((other) => other.startsWith(word)));
}

/** Lower case, without accents; scripts without spaces stay whole, so their beginning is looked for. */
function wordsOf(text: string): string[] {
  const plain = normalizeText(text, 'NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}
