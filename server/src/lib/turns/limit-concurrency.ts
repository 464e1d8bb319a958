import type { Refusal } from '@wayfold/contract/refusals/refusal';
import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import pLimit from 'p-limit';

/** Does the work as soon as there is room, and returns its result; throws `unavailable` if too many are waiting. */
export type Limited = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Runs at most `most` pieces of work at once; others wait, first come, first served. */
export function limitConcurrency(
  most: number,
  { mostWaiting, whenFull }: { mostWaiting: number; whenFull: Refusal },
): Limited {
  const limit = pLimit(most);
  return async (work) => {
    const isFull = limit.activeCount + limit.pendingCount >= most + mostWaiting;
    if (isFull) throw new RequestRefused('unavailable', whenFull);
    return limit(work);
  };
}
