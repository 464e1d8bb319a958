import type { RefusalMessage } from '@wayfold/contract/kernel/problem';
import { ProblemError, refusalOf } from '@wayfold/contract/kernel/problem-error';
import { failureOf } from './client';

/** Server failures whose message doesn't say what to do. */
const OURS = new Set(['internal', 'upstream', 'unavailable']);

/** Whether the server refused the call, as opposed to failing or not responding. */
export function isRefusal(problem: unknown): problem is ProblemError {
  return problem instanceof ProblemError && !OURS.has(problem.code) && problem.code !== 'too-many';
}

/** Why a call failed; for an error that isn't a refusal, its message. */
export function refusalIn(problem: unknown): RefusalMessage {
  if (problem instanceof ProblemError) return refusalOf(problem);
  return { message: problem instanceof Error ? problem.message : String(problem) };
}

/** The words for failed calls; `refusal` says why the server refused one. */
export interface ProblemWords {
  offline: string;
  failed: string;
  refusal: (refusal: RefusalMessage) => string;
}

/**
 * The message to show for a failed call: why the server refused it, if it did.
 *
 * If there was no response, the error message comes from the browser and means nothing to a traveler.
 */
export function problemWords(problem: unknown, words: ProblemWords): string {
  if (problem instanceof ProblemError && !OURS.has(problem.code)) return words.refusal(refusalOf(problem));
  return failureOf(problem) === 'network' ? words.offline : words.failed;
}
