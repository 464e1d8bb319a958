import { z } from 'zod';
import { anyone, endpoint } from './endpoint';

export const health = {
  get: endpoint({
    method: 'GET',
    path: '/health',
    access: anyone,
    summary: 'Answers ok only when requests can be served.',
    response: z.object({
      status: z.literal('ok'),
      version: z.string(),
      database: z.enum(['embedded', 'external']),
    }),
  }),
};
