import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerWithProblems } from './problems';
import { type EventStream, eventStreams } from './streams';

let app: FastifyInstance;
let opened: EventStream[];
const sockets: Socket[] = [];

beforeEach(async () => {
  opened = [];
  app = Fastify({ trustProxy: (_address, hop) => hop < 1 });
  answerWithProblems(app);
  const streams = eventStreams(app, { all: 5, perAddress: 3, perReader: 2 });
  app.get('/live/:what', async (request, reply) => {
    const { what } = request.params as { what: string }; // as the route says
    opened.push(streams.open(request, reply, { reader: null, what }));
    return reply;
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

/** Opens a stream; returns its status and the socket, which reads no further. */
async function open(what: string, from: string): Promise<{ status: number; socket: Socket }> {
  const { port } = app.server.address() as AddressInfo; // listens on a port, not a socket
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.write(`GET /live/${what} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${from}\r\n\r\n`);
  const [head] = await once(socket, 'data');
  socket.pause();
  return { status: Number(String(head).split(' ')[1]), socket };
}

const statuses = async (asked: [string, string][]) => {
  const found = [];
  for (const [what, from] of asked) found.push((await open(what, from)).status);
  return found;
};

test('streams are limited per reader of one thing, per address and overall', async () => {
  expect(
    await statuses([
      ['a', '203.0.113.1'],
      ['a', '203.0.113.1'],
      ['a', '203.0.113.1'],
      ['b', '203.0.113.1'],
      ['c', '203.0.113.1'],
      ['a', '203.0.113.2'],
      ['b', '203.0.113.2'],
      ['a', '203.0.113.3'],
    ]),
  ).toEqual([200, 200, 429, 200, 429, 200, 200, 503]);
});

test('a stream that ends makes room', async () => {
  const { socket } = await open('a', '203.0.113.1');
  await open('a', '203.0.113.1');
  const ended = new Promise<void>((resolve) => opened[0]?.onEnd(resolve));

  socket.destroy();
  await ended;

  expect((await open('a', '203.0.113.1')).status).toBe(200);
});

test('a client that reads nothing is disconnected once a megabyte waits', async () => {
  await open('a', '203.0.113.1');
  const [stream] = opened;
  let isOpen = true;
  stream?.onEnd(() => {
    isOpen = false;
  });

  let sent = 0;
  while (isOpen && sent < 1_000) {
    stream?.send('change', '1', 'x'.repeat(200_000));
    sent += 1;
    await new Promise(setImmediate);
  }

  expect(isOpen).toBe(false);
  // The kernel buffers some megabytes before anything waits here.
  expect(sent).toBeLessThan(200);
});

test('an event that is too large is not sent', async () => {
  await open('a', '203.0.113.1');

  expect(opened[0]?.send('change', '1', 'x'.repeat(300_000))).toBe(false);
  expect(opened[0]?.send('change', '1', 'x')).toBe(true);
});
