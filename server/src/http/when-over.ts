import type { FastifyReply } from 'fastify';

/** Calls `done` once, when the response has been sent or the client has left, which may already be the case. */
export function whenOver({ raw }: Pick<FastifyReply, 'raw'>, done: () => void): void {
  if (raw.closed || raw.destroyed) done();
  else raw.once('close', done);
}
