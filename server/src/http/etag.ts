import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A tag of whatever `parts` name, which says nothing about them. */
export function tagOf(secret: string, ...parts: readonly string[]): string {
  const digest = createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');
  return `"${digest.slice(0, 22)}"`;
}

/**
 * Puts a tag on an answer that may be kept but has to be asked for each time; a reader who has it already is answered 304.
 *
 * @returns whether the reader has it, so that nothing more is to be sent
 */
export function answerWithTag(request: FastifyRequest, reply: FastifyReply, tag: string): boolean {
  reply.header('etag', tag).header('cache-control', 'no-cache').header('vary', 'authorization');
  const known = request.headers['if-none-match'] ?? '';
  const isKnown = known.split(',').some((each) => each.trim().replace(/^W\//, '') === tag);
  if (isKnown) reply.code(304);
  return isKnown;
}
