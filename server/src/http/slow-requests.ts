import type { FastifyInstance, FastifyRequest } from 'fastify';

/** How long what is sent with a request may take to come, in milliseconds. */
export type SlowLimits = {
  readonly others: number;
  /** Of pictures, which people send over slow networks. */
  readonly uploads: number;
};

/** Ends requests whose bodies do not come, so that they hold nobody up. What the server itself allows is up to `uploads`. */
export function endSlowRequests(
  app: FastifyInstance,
  { others }: SlowLimits,
  isUpload: (request: FastifyRequest) => boolean,
): void {
  app.addHook('onRequest', async (request) => {
    const { headers } = request;
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
    if (!hasBody || isUpload(request)) return;
    const timer = setTimeout(() => request.raw.destroy(), others);
    request.raw.once('close', () => clearTimeout(timer));
  });
}
