import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** Of 0 to 4; from 2 on a password takes more than a million guesses. */
const LEAST_SCORE = 2;
/** More letters only take longer to look at. */
const LETTERS_LOOKED_AT = 64;
/** Readings of signs as letters that are looked at. With all of them one password could hold up every request for a tenth of a second. */
const READINGS = 10;
/** Shorter words are part of too many others. */
const SHORTEST_WORD = 4;
/** What anybody tries first who knows where they are. */
const PRODUCT_WORDS = ['wayfold'] as const;

let opened: Promise<ZxcvbnFactory> | null = null;

/** The lists of stolen passwords are large, and read once somebody chooses a password. */
async function openLists(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, l33tMaxSubstitutions: READINGS });
}

/**
 * Whether a password is on lists of stolen ones, or a variation of one, or of what is known of its person. What is known
 * counts for nothing: without it the rest has to be hard to guess by itself.
 *
 * @param known such as the address and the names
 */
export async function isGuessable(password: string, known: readonly string[]): Promise<boolean> {
  opened ??= openLists();
  const lists = await opened.catch((problem) => {
    // Where they come over a network they may come the next time.
    opened = null;
    throw problem;
  });
  const parts = known.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]);
  const words = [...PRODUCT_WORDS, ...parts.filter(Boolean)];
  const whole = password.slice(0, LETTERS_LOOKED_AT);
  const rest = words.reduce(without, whole.toLowerCase());
  const isHard = (text: string) => lists.check(text, words).score >= LEAST_SCORE;
  return !isHard(whole) || (rest !== whole.toLowerCase() && !isHard(rest));
}

/** A text without a word, wherever it stands in it. */
function without(text: string, word: string): string {
  return word.length < SHORTEST_WORD ? text : text.replaceAll(word.toLowerCase(), '');
}
