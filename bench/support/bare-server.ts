import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';

/** Starts a Fastify that only returns the same bytes for every GET: the ceiling for any call. */
export async function startBareServer(
  body: string | Buffer,
  type = 'application/json; charset=utf-8',
): Promise<{ url: string; close: () => Promise<void> }> {
  const app = Fastify();
  app.get('/', async (_request, reply) => reply.type(type).send(body));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo; // listens on a port, not a socket
  return {
    url: `http://127.0.0.1:${port}/`,
    close: async () => {
      const closing = app.close();
      app.server.closeAllConnections();
      await closing;
    },
  };
}
