import { z } from 'zod';
import { anyone, endpoint } from '../kernel/endpoint';

export const health = {
  get: endpoint({
    method: 'GET',
    path: '/health',
    access: anyone,
    summary: 'Returns ok only if requests can be served.',
    response: z.object({
      status: z.literal('ok'),
      version: z.string(),
      database: z.enum(['embedded', 'external']),
      /** How late the event loop ran during the last one to two minutes, in whole milliseconds. */
      eventLoopDelayMs: z.object({
        p50: z.number().int(),
        p99: z.number().int(),
        max: z.number().int(),
      }),
      /** Statements waiting for a database connection right now. */
      waitingForDatabase: z.number().int(),
    }),
  }),
};
