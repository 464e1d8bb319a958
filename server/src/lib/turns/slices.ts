/**
 * Shares the event loop between pieces of long work: it is done in slices, and each turn of the loop runs as many slices as fit
 * into a few milliseconds. Requests are answered between turns. Several pieces of work take turns slice by slice.
 */

/** Time for all slices of one turn together, in milliseconds; the last one may take longer. */
const TURN_MS = 8;

const waiting: (() => void)[] = [];
let isScheduled = false;

function schedule(): void {
  if (isScheduled) return;
  isScheduled = true;
  setImmediate(() => {
    isScheduled = false;
    const end = performance.now() + TURN_MS;
    do waiting.shift()?.();
    while (waiting.length > 0 && performance.now() < end);
    if (waiting.length > 0) schedule();
  });
}

/** Runs one slice of work, a few milliseconds at most, when its turn comes, and returns its result. */
export function slice<Result>(work: () => Result): Promise<Result> {
  return new Promise((resolve, reject) => {
    waiting.push(() => {
      try {
        resolve(work());
      } catch (error) {
        reject(error);
      }
    });
    schedule();
  });
}

/** Runs work that marks with `yield` where it may be divided, slice by slice; returns its result. */
export async function inSlices<Result>(work: Generator<unknown, Result>): Promise<Result> {
  for (;;) {
    const step = await slice(() => work.next());
    if (step.done) return step.value;
  }
}
