import type { IncomingMessage } from 'node:http';
import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../services';

/**
 * Receives uploads that are stored on this server's disk. Anyone with the URL can send what it allows, without signing in: the
 * URL is signed and expires. What arrives later under the same URL is never read.
 */
export function receiveUploads(scope: FastifyInstance, services: Services): void {
  const { receive } = services.pictures;
  if (!receive) return;
  scope.register(async (inner) => {
    // Any content is treated as a stream that the store reads; its declared type is compared with the URL.
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

/** The request's bytes; throws a refusal if the request is cut off. If the reader stops early, a response can still be sent. */
async function* bytesOf(raw: IncomingMessage): AsyncIterable<Uint8Array> {
  try {
    yield* raw.iterator({ destroyOnReturn: false });
  } catch {
    throw new RequestRefused('invalid', 'uploadCutOff');
  }
}
