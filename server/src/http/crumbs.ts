import type { IncomingMessage, Server } from 'node:http';

/** Number of body chunks that may be small; after that, the average size must be worth the work. */
const MOST_SMALL = 1_000;
const SMALL_BYTES = 32;

/**
 * Closes connections whose bodies arrive in tiny chunks. A one-byte chunk costs its sender six bytes and the server hundreds
 * until the body is read, so a few connections could fill its memory. Chunks count on arrival, whether or not anybody reads them.
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
