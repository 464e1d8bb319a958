import { fairOrder, type Place } from './fair-order';

/** Identifies work that continues over several turns of the event loop; the same object for all of it. */
type Worker = object;

/** Hands out turns of the event loop. */
export type LoopTurns = {
  /** Calls `go` when it is the worker's turn: immediately if the current turn is free or already theirs. Askers take turns. */
  take(worker: Worker, asker: string, go: () => void): void;
};

type Waiting = Place & { readonly worker: Worker; readonly go: () => void };

/**
 * Lets one piece of work start in each turn of the event loop. Otherwise all requests that arrive together would be processed
 * before the loop gets to anything else, and everyone would wait for all of them.
 */
export function loopTurns(): LoopTurns {
  const waiting = fairOrder<Waiting>();
  let holder: Worker | null = null;

  function hold(worker: Worker): void {
    holder = worker;
    setImmediate(() => {
      holder = null;
      const next = waiting.take(() => true);
      if (!next) return;
      hold(next.worker);
      next.go();
    });
  }

  return {
    take: (worker, asker, go) => {
      if (holder === worker) return go();
      if (holder) return waiting.add({ lane: '', asker, isLarge: false, worker, go });
      hold(worker);
      go();
    },
  };
}
