import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import { fairOrder, type Place } from './fair-order';

/** Runs work as soon as it is its turn. */
export type FairQueue = {
  /**
   * @param signal gives up the place while it waits; work that has begun watches the signal itself
   * @throws ProblemError `too-many` when the asker has enough under way, `unavailable` when the lane is full
   */
  run<Result>(place: Place, work: () => Promise<Result>, signal: AbortSignal): Promise<Result>;
  /** Whether nothing runs and nothing waits. */
  isIdle(): boolean;
};

export type FairQueueOptions = {
  readonly atOnce: number;
  /** How many of those may be large. */
  readonly largeAtOnce: number;
  /** What one asker may have in one lane, waiting or running. */
  readonly perAsker: number;
  /** How many may wait in one lane. */
  readonly waitingPerLane: number;
  /** What people read who are refused. */
  readonly messages: { readonly perAsker: string; readonly full: string };
};

type Entry = Place & { readonly start: () => void };

/** Makes a queue that is fair: lanes take turns, askers within a lane take turns, and large work leaves room for small. */
export function fairQueue(options: FairQueueOptions): FairQueue {
  const { atOnce, largeAtOnce, perAsker, waitingPerLane, messages } = options;
  const waiting = fairOrder<Entry>();
  const running = new Set<Place>();
  /** What each asker has under way, by lane and asker. */
  const counts = new Map<string, number>();

  function startNext(): void {
    while (running.size < atOnce) {
      const next = takeNext();
      if (!next) return;
      running.add(next);
      next.start();
    }
  }

  /** The next in order that may run: of an asker who has nothing running, as long as there is one. */
  function takeNext(): Entry | undefined {
    const busy = new Set([...running].map(keyOf));
    const large = [...running].filter(({ isLarge }) => isLarge).length;
    const mayRun = ({ isLarge }: Entry) => !isLarge || large < largeAtOnce;
    return waiting.take((entry) => mayRun(entry) && !busy.has(keyOf(entry))) ?? waiting.take(mayRun);
  }

  function admit(place: Place): void {
    if ((counts.get(keyOf(place)) ?? 0) >= perAsker) throw new ProblemError('too-many', messages.perAsker);
    if (waiting.waitingIn(place.lane) >= waitingPerLane) throw new ProblemError('unavailable', messages.full);
  }

  function count(place: Place, change: 1 | -1): void {
    const sum = (counts.get(keyOf(place)) ?? 0) + change;
    if (sum === 0) counts.delete(keyOf(place));
    else counts.set(keyOf(place), sum);
  }

  /** Waits until the entry runs; answers how to give its place on. */
  function turn(place: Place, signal: AbortSignal): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const entry: Entry = {
        ...place,
        start: () => {
          signal.removeEventListener('abort', leave);
          resolve(() => {
            running.delete(entry);
            startNext();
          });
        },
      };
      const leave = () => {
        waiting.remove(entry);
        reject(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      waiting.add(entry);
      startNext();
    });
  }

  return {
    run: async (place, work, signal) => {
      signal.throwIfAborted();
      admit(place);
      count(place, 1);
      try {
        const end = await turn(place, signal);
        // Nothing may stand between the turn and this: a place that is not given on is lost.
        return await work().finally(end);
      } finally {
        count(place, -1);
      }
    },
    isIdle: () => counts.size === 0,
  };
}

const keyOf = ({ lane, asker }: Place) => `${lane} ${asker}`;
