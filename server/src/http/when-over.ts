import type { FastifyReply } from 'fastify';

/** Calls `done` once, when the answer was taken or its reader has left, which may have happened already. */
export function whenOver({ raw }: Pick<FastifyReply, 'raw'>, done: () => void): void {
  if (raw.closed || raw.destroyed) done();
  else raw.once('close', done);
}
