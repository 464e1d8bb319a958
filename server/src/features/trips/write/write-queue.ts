import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import type pg from 'pg';
import { fairOrder, type Place } from '../../../lib/work/fair-order';

/** Who wants to write to which trip. */
export type Writer = { readonly userId: string; readonly tripId: string };

/** Runs the work when a slot is free, and returns its result; throws `too-many` or `unavailable` if too many wait. */
export type WriteQueue = <Result>(writer: Writer, work: () => Promise<Result>) => Promise<Result>;

export type WriteLimits = {
  /** Running writes of all people. */
  readonly atOnce: number;
  /** Running writes of one person. */
  readonly atOnceOfOne: number;
  readonly waiting: number;
  readonly waitingOfOne: number;
};

/** Half of the pool's connections; the rest is for people who only read. */
const LIMITS: WriteLimits = { atOnce: 6, atOnceOfOne: 2, waiting: 128, waitingOfOne: 24 };

const LANE = 'writes';
type Waiting = Place & { readonly writer: Writer; readonly begin: () => void };

/**
 * Makes writes wait in memory instead of on a connection of the pool.
 *
 * Each trip has one write at a time, as its lock requires anyway, so many requests for one trip use one connection. People take
 * turns: the one served last comes last.
 */
export function writeQueue({ atOnce, atOnceOfOne, waiting, waitingOfOne }: WriteLimits = LIMITS): WriteQueue {
  const running: Writer[] = [];
  const order = fairOrder<Waiting>();
  const waitingBy = new Map<string, number>();

  const mayBegin = ({ userId, tripId }: Writer) =>
    running.length < atOnce &&
    running.every((other) => other.tripId !== tripId) &&
    running.filter((other) => other.userId === userId).length < atOnceOfOne;

  function count({ userId }: Writer, change: 1 | -1): void {
    const sum = (waitingBy.get(userId) ?? 0) + change;
    if (sum === 0) waitingBy.delete(userId);
    else waitingBy.set(userId, sum);
  }

  function beginWaiting(): void {
    for (;;) {
      const next = order.take(({ writer }) => mayBegin(writer));
      if (!next) return;
      count(next.writer, -1);
      running.push(next.writer);
      next.begin();
    }
  }

  function wait(writer: Writer): Promise<void> {
    if ((waitingBy.get(writer.userId) ?? 0) >= waitingOfOne) {
      throw new RequestRefused('too-many', 'yourChangesWaiting');
    }
    if (order.waitingIn(LANE) >= waiting) {
      throw new RequestRefused('unavailable', 'manyChangesWaiting');
    }
    count(writer, 1);
    return new Promise((begin) => {
      order.add({ lane: LANE, asker: writer.userId, isLarge: false, writer, begin });
    });
  }

  return async (writer, work) => {
    // The waiting writes couldn't start yet, so this doesn't overtake any of them.
    if (mayBegin(writer)) running.push(writer);
    else await wait(writer);
    try {
      return await work();
    } finally {
      running.splice(running.indexOf(writer), 1);
      beginWaiting();
    }
  };
}

const queues = new WeakMap<pg.Pool, WriteQueue>();

/** The queue shared by all writes through a pool. */
export function writeQueueOf(pool: pg.Pool): WriteQueue {
  const known = queues.get(pool);
  if (known) return known;
  const queue = writeQueue();
  queues.set(pool, queue);
  return queue;
}
