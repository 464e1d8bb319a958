import type { FastifyInstance, FastifyRequest } from 'fastify';

/** How long what is sent with a request may take to come, in milliseconds. */
export type SlowLimits = {
  readonly others: number;
  /** Of pictures, which people send over slow networks. */
  readonly uploads: number;
};

/**
 * Closes the connections of requests whose bodies do not come, so that they hold nobody up; also of those that were answered
 * already, since access is decided before the body. What the server itself allows is up to `uploads`.
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
    // An answered request is over for the server, while the rest of its body still holds the connection.
    const timer = setTimeout(() => {
      if (!raw.complete) raw.socket.destroy();
    }, others);
    timer.unref();
    raw.once('end', () => clearTimeout(timer));
  });
}
