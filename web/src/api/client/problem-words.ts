import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import { failureOf } from './client';

/** Failures of the server's own, whose sentence says nothing to do. */
const OURS = new Set(['internal', 'upstream', 'unavailable']);

/** Whether the server said no, rather than that no answer came or that it failed. */
export function isRefusal(problem: unknown): problem is ProblemError {
  return problem instanceof ProblemError && !OURS.has(problem.code) && problem.code !== 'too-many';
}

/**
 * What to say of a call that failed: the server's own sentence where it refused.
 *
 * Without an answer the message is the browser's, and says nothing to a traveler.
 */
export function problemWords(problem: unknown, words: { offline: string; failed: string }): string {
  if (problem instanceof ProblemError && !OURS.has(problem.code)) return problem.message;
  return failureOf(problem) === 'network' ? words.offline : words.failed;
}
