import type { Refusal } from '@wayfold/contract/refusals/refusal';
import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import { fairOrder, type Place } from './fair-order';

/** Runs work when its turn comes. */
export type FairQueue = {
  /**
   * @param signal gives up the slot while the work waits; work that has started checks the signal itself
   * @throws ProblemError `too-many` if the asker has enough in progress, `unavailable` if the lane is full
   */
  run<Result>(place: Place, work: () => Promise<Result>, signal: AbortSignal): Promise<Result>;
  /** Whether nothing is running or waiting. */
  isIdle(): boolean;
};

export type FairQueueOptions = {
  readonly atOnce: number;
  /** How many of those may be large. */
  readonly largeAtOnce: number;
  /** How much one asker may have in one lane, waiting or running. */
  readonly perAsker: number;
  /** How many may wait in one lane. */
  readonly waitingPerLane: number;
  /** What refused requests are told. */
  readonly refusals: { readonly perAsker: Refusal; readonly full: Refusal };
};

type Entry = Place & { readonly start: () => void };

/** Creates a fair queue: lanes take turns, askers within a lane take turns, and large work leaves room for small. */
export function fairQueue(options: FairQueueOptions): FairQueue {
  const { atOnce, largeAtOnce, perAsker, waitingPerLane, refusals } = options;
  const waiting = fairOrder<Entry>();
  const running = new Set<Place>();
  /** Number of entries each asker has in progress, by lane and asker. */
  const counts = new Map<string, number>();

  function startNext(): void {
    while (running.size < atOnce) {
      const next = takeNext();
      if (!next) return;
      running.add(next);
      next.start();
    }
  }

  /** The next entry in order that may run, preferring askers who have nothing running. */
  function takeNext(): Entry | undefined {
    const busy = new Set([...running].map(keyOf));
    const large = [...running].filter(({ isLarge }) => isLarge).length;
    const mayRun = ({ isLarge }: Entry) => !isLarge || large < largeAtOnce;
    return waiting.take((entry) => mayRun(entry) && !busy.has(keyOf(entry))) ?? waiting.take(mayRun);
  }

  function admit(place: Place): void {
    if ((counts.get(keyOf(place)) ?? 0) >= perAsker) throw new RequestRefused('too-many', refusals.perAsker);
    if (waiting.waitingIn(place.lane) >= waitingPerLane)
      throw new RequestRefused('unavailable', refusals.full);
  }

  function count(place: Place, change: 1 | -1): void {
    const sum = (counts.get(keyOf(place)) ?? 0) + change;
    if (sum === 0) counts.delete(keyOf(place));
    else counts.set(keyOf(place), sum);
  }

  /** Waits until the entry may run; returns a function that releases its slot. */
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
        // Nothing may come between getting the slot and this line: a slot that isn't released is lost.
        return await work().finally(end);
      } finally {
        count(place, -1);
      }
    },
    isIdle: () => counts.size === 0,
  };
}

const keyOf = ({ lane, asker }: Place) => `${lane} ${asker}`;
