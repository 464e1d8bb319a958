import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { buildApp } from '../../app';
import { startTestApp } from '../../testing/test-app';
import { answerWithProblems } from '../problems';
import { limitSockets } from '../sockets';
import { limitUnsentAnswers } from './unsent-answers';

const MB = 1024 * 1024;

let app: FastifyInstance;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

async function start(prepare: (app: FastifyInstance) => void): Promise<void> {
  app = Fastify({ trustProxy: (_address, hop) => hop < 1 });
  answerWithProblems(app);
  prepare(app);
  app.get('/large', async (_request, reply) => reply.type('text/plain').send('x'.repeat(8 * MB)));
  app.get('/small', async () => 'small');
  await app.listen({ host: '127.0.0.1', port: 0 });
}

async function open(): Promise<Socket> {
  const { port } = app.server.address() as AddressInfo; // listens on a port, not a socket
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

/** Sends a request, reads only the response head, and returns its status. */
async function ask(path: string, from: string): Promise<{ status: number; socket: Socket }> {
  const socket = await open();
  socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${from}\r\n\r\n`);
  const closed = once(socket, 'close').then(() => ['closed']);
  const [head] = await Promise.race([once(socket, 'data'), closed]);
  socket.pause();
  return { status: Number(String(head).split(' ')[1]), socket };
}

test('a client that doesn’t read large responses gets no more of them; everybody else does', async () => {
  await start((server) => limitUnsentAnswers(server, { all: 40 * MB, perAddress: 20 * MB }));
  const [lazy, other] = ['203.0.113.1', '203.0.113.2'];

  const first = await ask('/large', lazy);
  const statuses = [first.status];
  for (const from of [lazy, lazy, other, other, '203.0.113.3', '203.0.113.4']) {
    statuses.push((await ask('/large', from)).status);
  }

  expect(statuses).toEqual([200, 200, 429, 200, 200, 200, 503]);
  expect((await ask('/small', lazy)).status).toBe(200);
  first.socket.destroy();
  await expect.poll(async () => (await ask('/large', lazy)).status).toBe(200);
});

test('connections per address are limited, and closing one makes room', async () => {
  await start((server) => limitSockets(server, { trustProxy: false } as never, { all: 100, perAddress: 2 }));
  const [first] = [await open(), await open()];

  const refused = await ask('/small', '');
  first.destroy();

  expect(refused.status).toBeNaN();
  await expect.poll(async () => (await ask('/small', '')).status).toBe(200);
});

test('the server limits its connections and closes idle ones', async () => {
  const whole = await startTestApp();
  app = await buildApp(whole.services, null);
  const { maxConnections, timeout, headersTimeout } = app.server;

  expect({ maxConnections, timeout, headersTimeout }).toEqual({
    maxConnections: 5_000,
    timeout: 300_000,
    headersTimeout: 30_000,
  });
  await whole.close();
});

test('a client that leaves before a large response is ready takes up no room', async () => {
  let answer: () => void = () => undefined;
  await start((server) => {
    limitUnsentAnswers(server, { all: 10 * MB, perAddress: 10 * MB });
    server.get('/late', async (request, reply) => {
      const left = once(request.raw.socket, 'close');
      answer();
      await left;
      return reply.type('text/plain').send('x'.repeat(8 * MB));
    });
  });
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const socket = await open();
  socket.write('GET /late HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 203.0.113.1\r\n\r\n');
  await asked;
  socket.destroy();

  await vi.waitFor(async () => expect(await connections()).toBe(0));

  expect((await ask('/large', '203.0.113.2')).status).toBe(200);
});

function connections(): Promise<number> {
  return new Promise((resolve, reject) =>
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
}
