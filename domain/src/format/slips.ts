/** Shorter words become too many others. */
const MIN_LETTERS = 3;
const MIN_SLIP_LETTERS = 4;
/** Two slips are allowed in words of this many letters. */
const LONG_WORD = 8;
/** A word typed in part may lack this many letters. */
const MOST_LONGER = 2;

/**
 * Whether somebody who typed a word may have meant another one: it lacks the last letters, or differs by a slip.
 *
 * @param typed lowercase
 * @param word lowercase
 */
export function isSlipOf(typed: string, word: string): boolean {
  const longer = word.length - typed.length;
  if (typed.length < MIN_LETTERS) return false;
  if (longer > 0 && longer <= MOST_LONGER && word.startsWith(typed)) return true;
  const most = typed.length < MIN_SLIP_LETTERS ? 0 : typed.length < LONG_WORD ? 1 : 2;
  // Most words differ in both; counting their letters would take most of the time.
  const mayBeLike = Math.abs(longer) <= most && (word[0] === typed[0] || word[1] === typed[1]);
  return mayBeLike && lettersChanged(word, typed) <= most;
}

/** Counts the letters to add, remove, replace or swap with the next one to get from one text to the other. */
export function lettersChanged(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 0; i < one.length; i += 1) {
    const next = [i + 1];
    for (let j = 0; j < other.length; j += 1) {
      const replaced = (row[j] ?? 0) + (one[i] === other[j] ? 0 : 1);
      const isSwapped = i > 0 && j > 0 && one[i] === other[j - 1] && one[i - 1] === other[j];
      const swapped = isSwapped ? (before[j - 1] ?? 0) + 1 : replaced;
      next.push(Math.min(replaced, swapped, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    [before, row] = [row, next];
  }
  return row[other.length] ?? 0;
}
