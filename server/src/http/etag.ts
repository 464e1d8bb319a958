import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** An ETag for `parts` that reveals nothing about them. */
export function tagOf(secret: string, ...parts: readonly string[]): string {
  const digest = createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');
  return `"${digest.slice(0, 22)}"`;
}

/**
 * Sets the ETag of a response that may be cached but must be revalidated each time; sets 304 if the client already has it.
 *
 * @returns whether the client has it, so there is nothing more to send
 */
export function answerWithTag(request: FastifyRequest, reply: FastifyReply, tag: string): boolean {
  reply.header('etag', tag).header('cache-control', 'no-cache').header('vary', 'authorization');
  const known = request.headers['if-none-match'] ?? '';
  const isKnown = known.split(',').some((each) => each.trim().replace(/^W\//, '') === tag);
  if (isKnown) reply.code(304);
  return isKnown;
}
