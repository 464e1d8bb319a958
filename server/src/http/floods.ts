import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { workBudget } from '../lib/turns/work-budget';
import { addressKey, isDirectLoopback } from './limits';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Cost of a call before anything is known about it, in units of about a millisecond of one core; 1 by default. */
    cost?: number;
  }
  interface FastifyRequest {
    /**
     * Charges additional cost that a call turns out to have, before the work is done.
     *
     * @throws ProblemError `too-many` if its address has used up its budget
     */
    charge(cost: number): void;
  }
}

/** Response bytes that are written, compressed and sent for one unit of work. */
const BYTES_PER_UNIT = 50_000;

/** Addresses kept in memory, about 10 MB. */
const MOST_ADDRESSES = 50_000;

/**
 * Limits each address to a number of work units per minute, in memory and separately in each copy of the server. A call costs
 * what its route says, 1 by default, plus `request.charge`; a large response counts when it is ready.
 */
export function refuseFloods(app: FastifyInstance, config: Config, perMinute: number): void {
  const budget = workBudget({ perMinute, mostAskers: MOST_ADDRESSES });
  app.decorateRequest('charge', function (this: FastifyRequest, cost: number) {
    if (isDirectLoopback(config, this)) return;
    const waitMs = budget.spend(addressKey(this), cost, performance.now());
    if (waitMs === 0) return;
    throw new RequestRefused('too-many', 'tooManyRequests', {
      retryAfterSeconds: Math.ceil(waitMs / 1_000),
    });
  });
  app.addHook('onRequest', async (request) => request.charge(request.routeOptions.config.cost ?? 1));
  app.addHook('onSend', async (request, _reply, payload) => {
    const bytes = typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.length : 0;
    if (bytes < BYTES_PER_UNIT || isDirectLoopback(config, request)) return;
    budget.take(addressKey(request), bytes / BYTES_PER_UNIT, performance.now());
  });
}
