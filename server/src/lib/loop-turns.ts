/**
 * Lets long work that is done in pieces take turns: one piece of all of it in each round of the event loop, so that
 * whoever else waits is served between two pieces, however much of it there is.
 *
 * @returns what resolves when the turn of the next piece has come, first come, first served
 */
export function loopTurns(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
    return last;
  };
}
