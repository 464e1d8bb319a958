import { ProblemError } from '@wayfold/contract/kernel/problem-error';

/** Does the work when its turn has come, and answers what it answers; throws `unavailable` when too many wait. */
export type Turn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Lets so many do something at once; others wait, first come, first served. */
export function turns(
  most: number,
  { mostWaiting, busyMessage }: { mostWaiting: number; busyMessage: string },
): Turn {
  const waiting: (() => void)[] = [];
  let free = most;

  return async (work) => {
    if (free > 0) free -= 1;
    else if (waiting.length >= mostWaiting) throw new ProblemError('unavailable', busyMessage);
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // Whoever waits takes the turn over, so that nobody who comes now is before them.
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
