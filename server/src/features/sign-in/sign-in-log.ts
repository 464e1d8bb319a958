import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import type { SignedIn } from '@wayfold/contract/people/sign-in-endpoints';
import type { FastifyRequest } from 'fastify';

/** What somebody proves their identity with. */
export type SignInMethod = 'password' | 'id-token' | 'provider' | 'passkey' | 'code';
/** What they prove it for. */
export type SignInEvent = 'sign-in' | 'sign-up' | 'confirm-identity' | 'change-password' | 'ask-for-reset';

/**
 * Runs the work and logs how it ended: `done`, `second-step` if a code is needed next, or the code of the refusal. What was typed
 * isn't logged, and of people only the account id, once they have proved who they are.
 */
export async function logged<Result>(
  request: FastifyRequest,
  { event, method }: { event: SignInEvent; method: SignInMethod | null },
  work: () => Promise<Result>,
): Promise<Result> {
  const write = (outcome: string, user: string | null) =>
    request.log.info({ event, method, outcome, user }, 'security');
  try {
    const result = await work();
    const signedIn = isSignedIn(result) ? result : null;
    write(signedIn?.secondStep ? 'second-step' : 'done', signedIn?.user?.id ?? null);
    return result;
  } catch (error) {
    write(error instanceof ProblemError ? error.code : 'internal', null);
    throw error;
  }
}

function isSignedIn(result: unknown): result is SignedIn {
  return typeof result === 'object' && result !== null && 'secondStep' in result;
}
