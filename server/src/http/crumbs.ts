import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Pieces of a body that may be small; after so many they have to have a size that is worth the work. */
const MOST_SMALL = 1_000;
const SMALL_BYTES = 32;

/**
 * Ends connections whose bodies come in crumbs. A chunk of one byte costs its sender six bytes and the server a hundred times as
 * much memory until the body is whole, so that few connections would fill it.
 */
export function endCrumbs(app: FastifyInstance, isUpload: (request: FastifyRequest) => boolean): void {
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const isChunked = request.headers['transfer-encoding'] !== undefined;
    if (isChunked && !isUpload(request)) {
      let [pieces, bytes] = [0, 0];
      payload.on('data', (piece: string | Buffer) => {
        pieces += 1;
        bytes += piece.length;
        if (pieces > MOST_SMALL && bytes < pieces * SMALL_BYTES) request.raw.destroy();
      });
    }
    done(null, payload);
  });
}
