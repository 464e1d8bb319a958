import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** From 0 to 4; from 2 on, a password takes more than a million guesses. */
const LEAST_SCORE = 2;
/** Checking more characters would only take longer. */
const LETTERS_LOOKED_AT = 64;
/**
 * The number of readings of symbols as letters to check. With all of them, one password could block every request for a
 * tenth of a second.
 */
const READINGS = 10;
/** Shorter words are part of too many others. */
const SHORTEST_WORD = 4;
/** What anyone who knows the site tries first. */
const PRODUCT_WORDS = ['wayfold'] as const;

let opened: Promise<ZxcvbnFactory> | null = null;

/** The lists of stolen passwords are large, so they are loaded only when someone chooses a password. */
async function openLists(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, l33tMaxSubstitutions: READINGS });
}

/**
 * Whether a password is on a list of stolen ones, or is a variation of one or of what is known about the person. What
 * is known doesn't count: the rest has to be hard to guess by itself.
 *
 * @param known such as the address and the names
 */
export async function isGuessable(password: string, known: readonly string[]): Promise<boolean> {
  opened ??= openLists();
  const lists = await opened.catch((problem) => {
    // If loading them over the network failed, it may work the next time.
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

/** A text without a word, wherever it occurs. */
function without(text: string, word: string): string {
  return word.length < SHORTEST_WORD ? text : text.replaceAll(word.toLowerCase(), '');
}
