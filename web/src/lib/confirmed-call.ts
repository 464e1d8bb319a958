import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import { confirmIdentity } from './account-dialogs';

/**
 * Makes a call that may need a fresh proof of identity: if the server asks for it, asks the user and retries the call.
 *
 * @param confirm asks the user; tests pass their own
 * @returns what the call returns; null if the user didn't confirm, so nothing was done
 * @throws what the call throws otherwise
 */
export async function confirmedCall<Answer>(
  run: () => Promise<Answer>,
  confirm: () => Promise<boolean> = confirmIdentity,
): Promise<Answer | null> {
  try {
    return await run();
  } catch (problem) {
    const asksForProof = problem instanceof ProblemError && problem.problem.reason === 'confirm-identity';
    if (!asksForProof) throw problem;
    return (await confirm()) ? run() : null;
  }
}
