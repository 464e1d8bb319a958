/**
 * Long work shares the event loop here: it is done in slices, and so many of them are done in one turn of the loop as fit into
 * a few milliseconds, whoever asked for them. Between turns requests are answered. Work of many is done a slice of each in turn.
 */

/** What the slices of one turn may take together, in milliseconds; the last one may take longer. */
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

/** Does one slice of work when its turn has come, a few milliseconds at the most, and answers what it answers. */
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

/** Does work that says by `yield` where it may be divided, slice by slice; answers what it returns. */
export async function inSlices<Result>(work: Generator<unknown, Result>): Promise<Result> {
  for (;;) {
    const step = await slice(() => work.next());
    if (step.done) return step.value;
  }
}
