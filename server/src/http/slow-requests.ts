import type { FastifyInstance, FastifyRequest } from 'fastify';

/** How long a request body may take to arrive, in milliseconds. */
export type SlowLimits = {
  readonly others: number;
  /** For pictures, which people send over slow networks. */
  readonly uploads: number;
};

/**
 * Closes the connections of requests whose bodies don't arrive, so they hold nobody up. That includes requests already answered,
 * since access is decided before the body is read. Uploads are limited by the server's own timeout (`uploads`).
 */
export function endSlowRequests(
  app: FastifyInstance,
  { others }: SlowLimits,
  isUpload: (request: FastifyRequest) => boolean,
): void {
  app.addHook('onRequest', async (request) => {
    const { headers } = request;
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
    if (!hasBody || isUpload(request)) return;
    const { raw } = request;
    // The server is done with an answered request, but the rest of its body still holds the connection.
    const timer = setTimeout(() => {
      if (!raw.complete) raw.socket.destroy();
    }, others);
    timer.unref();
    raw.once('end', () => clearTimeout(timer));
  });
}
