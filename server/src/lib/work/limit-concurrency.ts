import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import pLimit from 'p-limit';

/** Does the work as soon as there is room, and answers what it answers; throws `unavailable` if too many wait. */
export type Limited = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Lets at most `most` do something at once; others wait, first come, first served. */
export function limitConcurrency(
  most: number,
  { mostWaiting, busyMessage }: { mostWaiting: number; busyMessage: string },
): Limited {
  const limit = pLimit(most);
  return async (work) => {
    const isFull = limit.activeCount + limit.pendingCount >= most + mostWaiting;
    if (isFull) throw new ProblemError('unavailable', busyMessage);
    return limit(work);
  };
}
