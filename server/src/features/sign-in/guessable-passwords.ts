import { ProblemError } from '@wayfold/contract/problem-error';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** Of 0 to 4; from 2 on a password takes more than a million guesses. */
const LEAST_SCORE = 2;
/** More letters only take longer to look at. */
const LETTERS_LOOKED_AT = 64;

let opened: Promise<ZxcvbnFactory> | null = null;

/** The lists of stolen passwords are large, and read once somebody chooses a password. */
async function openLists(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
}

/**
 * Refuses a new password that is on lists of stolen ones, or a variation of one, or of what is known of its person.
 *
 * @param known such as the address and the names
 * @throws ProblemError `invalid`
 */
export async function refuseGuessable(password: string, known: readonly string[]): Promise<void> {
  opened ??= openLists();
  const words = known.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]);
  const { score } = (await opened).check(password.slice(0, LETTERS_LOOKED_AT), [
    'wayfold',
    ...words.filter(Boolean),
  ]);
  if (score >= LEAST_SCORE) return;
  const message = 'This password is easy to guess. Choose one that is not a common word with a number.';
  throw new ProblemError('invalid', message, { issues: [{ path: 'password', message }] });
}
