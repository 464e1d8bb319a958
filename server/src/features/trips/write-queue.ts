import { ProblemError } from '@wayfold/contract/problem-error';
import type pg from 'pg';

/** Who wants to write which trip. */
export type Writer = { readonly userId: string; readonly tripId: string };

/** Does the work when it may begin, and answers what it answers; throws `too-many` or `unavailable` when too many wait. */
export type WriteQueue = <Result>(writer: Writer, work: () => Promise<Result>) => Promise<Result>;

export type WriteLimits = {
  /** Writes under way, of everybody. */
  readonly atOnce: number;
  /** Writes of one person under way. */
  readonly atOnceOfOne: number;
  readonly waiting: number;
  readonly waitingOfOne: number;
};

/** Half of the pool's connections: what remains is for everybody who only reads. */
const LIMITS: WriteLimits = { atOnce: 6, atOnceOfOne: 2, waiting: 128, waitingOfOne: 24 };

type Waiting = { readonly writer: Writer; readonly begin: () => void };

/**
 * Lets writes wait in memory instead of on a connection of the pool.
 *
 * One trip is written by one at a time, as its lock demands anyway, so that many requests for one trip hold one
 * connection together. People take turns: whoever was served last comes last.
 */
export function writeQueue({ atOnce, atOnceOfOne, waiting, waitingOfOne }: WriteLimits = LIMITS): WriteQueue {
  const running: Writer[] = [];
  /** By person; whoever is served next comes first. */
  const queues = new Map<string, Waiting[]>();
  let waits = 0;

  const mayBegin = ({ userId, tripId }: Writer) =>
    running.length < atOnce &&
    running.every((other) => other.tripId !== tripId) &&
    running.filter((other) => other.userId === userId).length < atOnceOfOne;

  function beginNext(): void {
    for (const [userId, queue] of queues) {
      const at = queue.findIndex(({ writer }) => mayBegin(writer));
      const [next] = at < 0 ? [] : queue.splice(at, 1);
      if (!next) continue;
      queues.delete(userId);
      if (queue.length > 0) queues.set(userId, queue);
      waits -= 1;
      next.begin();
      beginNext();
      return;
    }
  }

  function wait(writer: Writer): Promise<void> {
    const queue = queues.get(writer.userId) ?? [];
    if (queue.length >= waitingOfOne) {
      throw new ProblemError(
        'too-many',
        'Many of your changes are waiting to be saved. Try again in a moment.',
      );
    }
    if (waits >= waiting) {
      throw new ProblemError('unavailable', 'Many changes are being saved at the moment. Try again shortly.');
    }
    waits += 1;
    queues.set(writer.userId, queue);
    return new Promise((resolve) => {
      const begin = () => {
        running.push(writer);
        resolve();
      };
      queue.push({ writer, begin });
    });
  }

  return async (writer, work) => {
    // Whoever waits could not begin yet, so nobody is overtaken.
    if (mayBegin(writer)) running.push(writer);
    else await wait(writer);
    try {
      return await work();
    } finally {
      running.splice(running.indexOf(writer), 1);
      beginNext();
    }
  };
}

const queues = new WeakMap<pg.Pool, WriteQueue>();

/** The one queue of all writes through a pool. */
export function writeQueueOf(pool: pg.Pool): WriteQueue {
  const known = queues.get(pool);
  if (known) return known;
  const queue = writeQueue();
  queues.set(pool, queue);
  return queue;
}
