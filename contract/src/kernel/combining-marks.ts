// Without zod, so that a page can load it early.

/**
 * The most combining marks in a row that Unicode's stream-safe text format allows (UAX #15, section 13). No language
 * needs more.
 */
export const MOST_MARKS = 30;

/**
 * Runs of characters that may be non-starters once text is decomposed: all marks, and the two halfwidth Katakana sound
 * marks, the only other characters that decompose to one (a test checks all of Unicode). Greedy, so that each run is
 * examined once.
 */
const RUNS = /[\p{M}\uff9e\uff9f]{2,}/gu;

function isTooLong(run: string): boolean {
  // Marks outside the Basic Multilingual Plane are two UTF-16 units long.
  return run.length > MOST_MARKS && (run.length > 2 * MOST_MARKS || [...run].length > MOST_MARKS);
}

/** Whether more marks follow one letter than any language uses. */
export function hasTooManyMarks(text: string): boolean {
  for (const [run] of text.matchAll(RUNS)) if (isTooLong(run)) return true;
  return false;
}

/** The same text with at most 30 marks in a row; any beyond that are removed. */
export function cutMarks(text: string): string {
  return text.replace(RUNS, (run) =>
    isTooLong(run) ? [...run.slice(0, 2 * MOST_MARKS)].slice(0, MOST_MARKS).join('') : run,
  );
}

/**
 * Normalizes any text in linear time. Nothing else in the product calls `String.prototype.normalize`.
 *
 * Normalizing sorts each run of combining marks in quadratic time: a megabyte of them takes a minute. So runs are cut
 * first.
 */
export function normalizeText(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string {
  return cutMarks(text).normalize(form);
}
