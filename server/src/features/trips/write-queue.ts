import type { House } from '../../house';
import { type FairQueue, fairQueue } from '../../lib/fair-queue';

const queues = new WeakMap<House, FairQueue>();

/**
 * Where writes of trips wait before they take a connection: half of the database's are left to everything else, and people
 * take turns, so that somebody with a hundred long writes under way holds nobody up.
 */
export function writeQueueOf(house: House): FairQueue {
  const queue =
    queues.get(house) ??
    fairQueue({
      atOnce: 6,
      largeAtOnce: 6,
      perAsker: 100,
      waitingPerLane: 1_000,
      messages: {
        perAsker: 'Many changes of yours are being saved already. Try again in a moment.',
        full: 'Many trips are being saved right now. Try again in a moment.',
      },
    });
  queues.set(house, queue);
  return queue;
}
