import type { IncomingMessage, Server } from 'node:http';

/** Pieces of a body that may be small; after so many they have to have a size that is worth the work. */
const MOST_SMALL = 1_000;
const SMALL_BYTES = 32;

/**
 * Ends connections whose bodies come in crumbs. A chunk of one byte costs its sender six bytes and the server hundreds until the
 * body is read, so that few connections would fill its memory. They are counted as they come, whether or not anybody reads.
 */
export function endCrumbs(server: Server): void {
  server.on('request', (request: IncomingMessage) => {
    if (request.headers['transfer-encoding'] === undefined) return;
    const push = request.push.bind(request);
    let [pieces, bytes] = [0, 0];
    request.push = (piece: Buffer | null, encoding?: BufferEncoding) => {
      pieces += 1;
      bytes += piece?.length ?? 0;
      if (piece === null || pieces <= MOST_SMALL || bytes >= pieces * SMALL_BYTES)
        return push(piece, encoding);
      request.socket.destroy();
      return false;
    };
  });
}
