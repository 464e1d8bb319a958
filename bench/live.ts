import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Measurement } from './support/measurement';
import { percentile } from './support/statistics';
import { makeTrip, USUAL_TRIP } from './support/trips';
import { sendOf } from './support/write-timing';

const READERS = 200;
const WRITES = 40;
const WARM_UP = 10;
const DELIVERY_P95_MS = 60;

/** Measures how long an edit of a shared trip takes to reach all who are looking at it, next to a bare server. */
export const live: Measurement = {
  name: 'live',
  isUsual: true,
  run: async (bench) => {
    const product = await bench.product();
    const { audience } = await bench.load();
    const { id } = await makeTrip(product, USUAL_TRIP);
    const { share } = await product.api.sharing.createShare({ params: { id }, body: { shows: {} } });
    if (!share) throw new Error('The trip is not shared.');
    const bare = await startBareStream();
    try {
      const writes = Array.from({ length: WARM_UP + WRITES }, (_, index) => ({
        isTimed: index >= WARM_UP,
        body: { id, name: `Trip ${index}` },
      }));
      const delivered = await audience({
        url: `${product.url}/api/trip/${share.id}/live`,
        readers: READERS,
        sends: writes.map((write) => sendOf(product, { method: 'POST', path: '/trip', ...write })),
      });
      const bareDelivered = await audience({
        url: bare.url,
        readers: READERS,
        sends: writes.map(({ isTimed }) => ({ method: 'POST', url: bare.url, headers: {}, isTimed })),
      });
      return [0.5, 0.95].map((part) => ({
        name: `edit to ${READERS} live readers, p${part * 100}`,
        value: percentile(delivered, part),
        unit: 'ms' as const,
        ceiling: { name: 'bare stream', value: percentile(bareDelivered, part) },
        ...(part === 0.95 ? { goal: { atMost: DELIVERY_P95_MS } } : {}),
      }));
    } finally {
      await bare.close();
    }
  },
};

/** Starts a server that tells every open stream of each POST: the ceiling, without a trip, access or database. */
async function startBareStream(): Promise<{ url: string; close: () => Promise<void> }> {
  const readers = new Set<ServerResponse>();
  let version = 0;
  const server = createServer((request, answer) => {
    if (request.method === 'POST') {
      version += 1;
      for (const reader of readers) {
        reader.write(`event: version\nid: ${version}\ndata: ${JSON.stringify({ version })}\n\n`);
      }
      answer.end();
      return;
    }
    answer.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    answer.write(': open\n\n');
    readers.add(answer);
    answer.once('close', () => readers.delete(answer));
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const { port } = server.address() as AddressInfo; // listens on a port, not a socket
  return {
    url: `http://127.0.0.1:${port}/`,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
