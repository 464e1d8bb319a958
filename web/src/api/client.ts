import { type ClientConnection, createClient } from '@wayfold/contract/client';
import { paths } from '@wayfold/contract/paths.generated';
import { ProblemError } from '@wayfold/contract/problem-error';
import { noteBuild } from './build-watch';
import { readSession } from './session';

/** How this page reaches the server: same origin, with the token of this device. */
export const connection: ClientConnection = {
  baseUrl: '',
  token: () => readSession()?.token ?? null,
  onAnswer: (answer) => noteBuild(answer.headers.get('x-wayfold-build')),
};

/** Every call of the API, typed by the contract. A refusal is thrown as a ProblemError, a missing network as a TypeError. */
export const client = createClient(paths, connection);
export type ApiClient = typeof client;

/** Why a call failed, in the terms a queue needs. */
export type CallFailure =
  /** No answer came: no network, or the server cannot be reached. */
  | 'network'
  /** The server may well succeed later. */
  | 'later'
  | 'signed-out'
  /** It would be refused again. */
  | 'refused';

/** Sorts what a call threw; anything that is neither a refusal nor the network is a bug and answers null. */
export function failureOf(problem: unknown): CallFailure | null {
  if (problem instanceof ProblemError) {
    if (problem.code === 'signed-out') return 'signed-out';
    return LATER.has(problem.code) ? 'later' : 'refused';
  }
  // fetch throws a TypeError when no answer came, and an AbortError or TimeoutError when it was given up.
  if (problem instanceof TypeError) return 'network';
  if (problem instanceof DOMException) return 'network';
  // A cut-off answer is not valid JSON.
  return problem instanceof SyntaxError ? 'network' : null;
}

const LATER = new Set(['internal', 'upstream', 'unavailable', 'too-many']);
