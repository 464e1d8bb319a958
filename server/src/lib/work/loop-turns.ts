import { fairOrder, type Place } from './fair-order';

/** Somebody whose work goes on in a turn of the event loop; the same object for all of it. */
type Worker = object;

/** Hands out the turns of the event loop. */
export type LoopTurns = {
  /** Calls `go` when a turn is the worker's: at once where this one is free or theirs already. Askers take turns. */
  take(worker: Worker, asker: string, go: () => void): void;
};

type Waiting = Place & { readonly worker: Worker; readonly go: () => void };

/**
 * Lets one piece of work begin in each turn of the event loop. Requests that come in together would otherwise all be worked on
 * before the loop sees anything else, so that what one of them takes, everybody waits for as often as there are requests.
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
