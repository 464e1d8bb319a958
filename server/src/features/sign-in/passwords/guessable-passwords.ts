import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import { isGuessable } from '@wayfold/domain/guessable-passwords';

/**
 * Refuses a new password that is easy to guess, as defined by `isGuessable`.
 *
 * @param known words about the person, such as the address and the names
 * @throws ProblemError `invalid`
 */
export async function refuseGuessable(password: string, known: readonly string[]): Promise<void> {
  if (!(await isGuessable(password, known))) return;
  const message = 'This password is easy to guess. Choose another.';
  throw new ProblemError('invalid', message, { issues: [{ path: 'password', message }] });
}
