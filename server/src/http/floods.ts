import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { workBudget } from '../lib/work/work-budget';
import { addressKey, isDirectLoopback } from './limits';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a call costs before anything is known of it, in units of about a millisecond of one core; 1 without it. */
    cost?: number;
  }
  interface FastifyRequest {
    /**
     * Counts what a call turns out to cost besides, before it is done.
     *
     * @throws ProblemError `too-many` when its address has no more left
     */
    charge(cost: number): void;
  }
}

/** Of an answer, which is written, packed and sent, for one unit of work. */
const BYTES_PER_UNIT = 50_000;

/** Addresses that are remembered, some 10 MB. */
const MOST_ADDRESSES = 50_000;

/**
 * Holds addresses to so many units of work a minute, in memory, each copy of the server for itself. A call costs what its route
 * says, 1 where that says nothing, and more by `request.charge`; a large answer counts once it is there.
 */
export function refuseFloods(app: FastifyInstance, config: Config, perMinute: number): void {
  const budget = workBudget({ perMinute, mostAskers: MOST_ADDRESSES });
  app.decorateRequest('charge', function (this: FastifyRequest, cost: number) {
    if (isDirectLoopback(config, this)) return;
    const waitMs = budget.spend(addressKey(this), cost, performance.now());
    if (waitMs === 0) return;
    throw new ProblemError('too-many', 'Too many requests from this address. Try again in a minute.', {
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
