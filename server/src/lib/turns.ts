/**
 * Lets so many do something at once; all others wait, first come, first served.
 *
 * @returns does the work when its turn has come, and answers what it answers
 */
export function turns(most: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let free = most;

  return async (work) => {
    if (free > 0) free -= 1;
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
