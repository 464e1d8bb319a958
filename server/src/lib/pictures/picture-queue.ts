import type { Refusal } from '@wayfold/contract/refusals/refusal';
import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import { fairOrder, type Place } from '../turns/fair-order';

/** Waits until the process has room for this many bytes of pixels, then does the work. */
export type Hold = <Result>(bytes: number, work: () => Promise<Result>) => Promise<Result>;

/** The names work is queued under: the first ones take turns, and waiting work counts against each name. */
export type Askers = readonly [string, ...string[]];

/** Decodes and encodes pictures, a few at a time, for everything in this process. */
export type PictureQueue = {
  /**
   * Does the work when its turn comes. Memory-heavy steps run inside `hold`, once their size is known; don't call `run` or `hold`
   * again inside that work.
   *
   * @param askers address, account or trip: each may have only so much work waiting, so nobody keeps the others out
   * @param bytes what the caller holds in memory meanwhile
   * @throws ProblemError `unavailable` if too much is already waiting
   */
  run<Result>(askers: Askers, work: (hold: Hold) => Promise<Result>, bytes?: number): Promise<Result>;
};

export type PictureQueueLimits = {
  readonly atOnce: number;
  /** Memory for all concurrent work together; anything larger runs alone. */
  readonly heldBytes: number;
  readonly waiting: number;
  readonly waitingBytes: number;
  readonly waitingEach: number;
  readonly waitingBytesEach: number;
};

type Waiting = Place & { readonly askers: Askers; readonly bytes: number; readonly begin: () => void };

/** Creates a queue; the process has one, `pictureQueue`. */
export function makePictureQueue(limits: PictureQueueLimits): PictureQueue {
  const hold = roomFor(limits.heldBytes);
  const waiting = fairOrder<Waiting>();
  const all = { count: 0, bytes: 0 };
  const byAsker = new Map<string, { count: number; bytes: number }>();
  let free = limits.atOnce;

  function refuseTooMuch(askers: readonly string[], bytes: number): void {
    const isTooMuch = askers.some((asker) => {
      const has = byAsker.get(asker) ?? { count: 0, bytes: 0 };
      return has.count >= limits.waitingEach || has.bytes + bytes > limits.waitingBytesEach;
    });
    if (isTooMuch) throw busy('yourPicturesWaiting');
    if (all.count >= limits.waiting || all.bytes + bytes > limits.waitingBytes) {
      throw busy('picturesWaiting');
    }
  }

  function count({ askers, bytes }: Waiting, by: 1 | -1): void {
    for (const asker of askers) {
      const has = byAsker.get(asker) ?? { count: 0, bytes: 0 };
      has.count += by;
      has.bytes += by * bytes;
      if (has.count === 0) byAsker.delete(asker);
      else byAsker.set(asker, has);
    }
    all.count += by;
    all.bytes += by * bytes;
  }

  function wait(askers: Askers, bytes: number): Promise<void> {
    refuseTooMuch(askers, bytes);
    return new Promise((begin) => {
      const [asker] = askers;
      const entry = { lane: 'pictures', asker, isLarge: false, askers, bytes, begin };
      waiting.add(entry);
      count(entry, 1);
    });
  }

  function takeNext(): Waiting | undefined {
    const next = waiting.take(() => true);
    if (next) count(next, -1);
    return next;
  }

  return {
    run: async (askers, work, bytes = 0) => {
      if (free > 0) free -= 1;
      else await wait(askers, bytes);
      try {
        return await work(hold);
      } finally {
        // Waiting work takes over the turn, so nothing that arrives now gets ahead of it.
        const next = takeNext();
        if (next) next.begin();
        else free += 1;
      }
    },
  };
}

function busy(refusal: Refusal): RequestRefused {
  return new RequestRefused('unavailable', refusal);
}

/** Starts work in order as long as all of it together fits; work that is too large to share runs alone. */
function roomFor(mostBytes: number): Hold {
  const waiting: { readonly bytes: number; readonly begin: () => void }[] = [];
  let held = 0;
  const fits = (bytes: number) => held === 0 || held + bytes <= mostBytes;

  return async (bytes, work) => {
    if (waiting.length === 0 && fits(bytes)) held += bytes;
    else await new Promise<void>((begin) => waiting.push({ bytes, begin }));
    try {
      return await work();
    } finally {
      held -= bytes;
      for (let next = waiting[0]; next && fits(next.bytes); next = waiting[0]) {
        waiting.shift();
        held += next.bytes;
        next.begin();
      }
    }
  };
}

const MEGABYTE = 1_000_000;

/**
 * The only queue of this process for decoding and encoding pictures: uploads, company pictures, sizes, previews, maps in
 * emails. The measurements behind its limits are in `docs/performance.md`.
 */
export const pictureQueue = makePictureQueue({
  atOnce: 2,
  heldBytes: 180 * MEGABYTE,
  waiting: 400,
  waitingBytes: 32 * MEGABYTE,
  // A page whose pictures were never viewed before requests all of them at once.
  waitingEach: 40,
  waitingBytesEach: 8 * MEGABYTE,
});
