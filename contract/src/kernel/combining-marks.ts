// Without zod, so that a page may load it early.

/** The most combining marks in a row that Unicode's stream-safe text format knows (UAX #15, section 13). No language needs more. */
const MOST_MARKS = 30;

/**
 * Runs of what may be non-starters once text is decomposed: every mark, and the two halfwidth Katakana sound marks, the
 * only other letters that decompose to one (a test looks at all of Unicode). Greedy, so that each run is looked at once.
 */
const RUNS = /[\p{M}\uff9e\uff9f]{2,}/gu;

function isTooLong(run: string): boolean {
  // Marks beyond the basic plane are two units long.
  return run.length > MOST_MARKS && (run.length > 2 * MOST_MARKS || [...run].length > MOST_MARKS);
}

/** Tells whether more marks follow one letter than any language writes. */
export function hasTooManyMarks(text: string): boolean {
  for (const [run] of text.matchAll(RUNS)) if (isTooLong(run)) return true;
  return false;
}

/** The same text with at most 30 marks in a row; the ones beyond are left out. */
export function cutMarks(text: string): string {
  return text.replace(RUNS, (run) =>
    isTooLong(run) ? [...run.slice(0, 2 * MOST_MARKS)].slice(0, MOST_MARKS).join('') : run,
  );
}

/**
 * Normalizes any text in linear time. Nothing else in the product calls `String.prototype.normalize`.
 *
 * Normalizing sorts each run of combining marks, in time that is quadratic in the run: a megabyte of them takes a minute.
 * Runs are therefore cut first.
 */
export function normalizeText(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string {
  return cutMarks(text).normalize(form);
}
