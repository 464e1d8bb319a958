import { setMaxListeners } from 'node:events';
import type { FastifyRequest } from 'fastify';
import { fairQueue } from '../lib/turns/fair-queue';
import { addressKey } from './limits';

/** What is made from a whole trip. Each has its own lane, so a flood of one doesn't hold up the others. */
type Lane = 'file' | 'calendar' | 'page' | 'picture' | 'mail' | 'copy';

/** Each holds a trip of up to 4 MB in several forms, so running more at once could exhaust memory. */
export const WHOLE_TRIPS_AT_ONCE = 2;

/** Copying a trip, as work: the largest also takes a second of database time. */
export const COPYING = { lane: 'copy', cost: 10 } as const;

const queue = fairQueue({
  atOnce: WHOLE_TRIPS_AT_ONCE,
  largeAtOnce: WHOLE_TRIPS_AT_ONCE,
  perAsker: 30,
  waitingPerLane: 100,
  refusals: {
    perAsker: 'yourFilesPending',
    full: 'manyTripsOpening',
  },
});

/** Several requests may wait for one result, so no client that leaves aborts it. */
const NEVER = new AbortController().signal;
// Everything that waits listens to it.
setMaxListeners(0, NEVER);

/**
 * Makes something from a whole trip when its turn comes. Addresses take turns. Waiting requests hold no trip yet: load it in
 * `make`.
 *
 * @param cost in units of work (`request.charge`)
 * @throws ProblemError `too-many` or `unavailable` if too many are waiting, or if the address has used up its budget
 */
export function makeOfTrip<Made>(
  request: FastifyRequest,
  { lane, cost }: { lane: Lane; cost: number },
  make: () => Promise<Made>,
): Promise<Made> {
  request.charge(cost);
  return queue.run({ lane, asker: addressKey(request), isLarge: false }, make, NEVER);
}
