import { fieldRefused } from '@wayfold/contract/refusals/request-refused';
import { isGuessable } from '@wayfold/domain/guessable-passwords';

/**
 * Refuses a new password that is easy to guess, as defined by `isGuessable`.
 *
 * @param known words about the person, such as the address and the names
 * @throws ProblemError `invalid`
 */
export async function refuseGuessable(password: string, known: readonly string[]): Promise<void> {
  if (!(await isGuessable(password, known))) return;
  throw fieldRefused('invalid', 'password', 'passwordGuessable');
}
