import type { IncomingMessage } from 'node:http';
import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../services';

/**
 * Takes uploads in where they lie on this server's disk. Whoever has an address may send what it promises, without signing in: the
 * address is signed, and runs out. Nothing that arrives is ever read again under it.
 */
export function receiveUploads(scope: FastifyInstance, services: Services): void {
  const { receive } = services.pictures;
  if (!receive) return;
  scope.register(async (inner) => {
    // Whatever is sent, it is a stream that the store reads; what it says it is, is compared with the address.
    inner.removeAllContentTypeParsers();
    inner.addContentTypeParser('*', (_request, _body, done) => done(null));
    inner.put('/picture/upload/*', { schema: { hide: true } }, async (request) => {
      const length = request.headers['content-length'];
      await receive(new URL(request.url, 'http://here'), {
        type: request.headers['content-type'],
        length: length === undefined ? null : Number(length),
        body: bytesOf(request.raw),
      }).finally(() => request.raw.resume());
      return {};
    });
  });
}

/** What is sent, and a refusal where it breaks off. Whoever stops reading can still be answered. */
async function* bytesOf(raw: IncomingMessage): AsyncIterable<Uint8Array> {
  try {
    yield* raw.iterator({ destroyOnReturn: false });
  } catch {
    throw new ProblemError('invalid', 'The upload was cut off. Send the picture again.');
  }
}
