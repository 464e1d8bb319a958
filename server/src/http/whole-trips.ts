import { setMaxListeners } from 'node:events';
import type { FastifyRequest } from 'fastify';
import { fairQueue } from '../lib/work/fair-queue';
import { addressKey } from './limits';

/** What is made of a whole trip. A lane of its own for each keeps a flood of one from holding up the others. */
type Lane = 'file' | 'calendar' | 'page' | 'picture' | 'mail' | 'copy';

/** Each holds a trip of up to 4 MB in several forms, so that more at once would be a question of memory. */
export const WHOLE_TRIPS_AT_ONCE = 2;

/** Copying a trip, as work: the largest takes a second of the database, too. */
export const COPYING = { lane: 'copy', cost: 10 } as const;

const queue = fairQueue({
  atOnce: WHOLE_TRIPS_AT_ONCE,
  largeAtOnce: WHOLE_TRIPS_AT_ONCE,
  perAsker: 30,
  waitingPerLane: 100,
  messages: {
    perAsker: 'Too many files are being created for this address. Try again in a minute.',
    full: 'Many trips are being opened right now. Try again in a minute.',
  },
});

/** Several may wait for one answer, so nobody who leaves ends it. */
const NEVER = new AbortController().signal;
// All who wait listen to it.
setMaxListeners(0, NEVER);

/**
 * Makes something of a whole trip when its turn has come. Addresses take turns, and who waits holds nothing yet: the trip is to be
 * loaded in `make`.
 *
 * @param cost what it costs, in units of work (`request.charge`)
 * @throws ProblemError `too-many` or `unavailable` when too many wait, or when the address has no more left
 */
export function makeOfTrip<Made>(
  request: FastifyRequest,
  { lane, cost }: { lane: Lane; cost: number },
  make: () => Promise<Made>,
): Promise<Made> {
  request.charge(cost);
  return queue.run({ lane, asker: addressKey(request), isLarge: false }, make, NEVER);
}
