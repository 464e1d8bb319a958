import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import { failureOf } from './client';

/** Server failures whose message doesn't say what to do. */
const OURS = new Set(['internal', 'upstream', 'unavailable']);

/** Whether the server refused the call, as opposed to failing or not answering. */
export function isRefusal(problem: unknown): problem is ProblemError {
  return problem instanceof ProblemError && !OURS.has(problem.code) && problem.code !== 'too-many';
}

/**
 * The message to show for a failed call: the server's own sentence if it refused.
 *
 * Without an answer, the error's message is the browser's and means nothing to a traveler.
 */
export function problemWords(problem: unknown, words: { offline: string; failed: string }): string {
  if (problem instanceof ProblemError && !OURS.has(problem.code)) return problem.message;
  return failureOf(problem) === 'network' ? words.offline : words.failed;
}
