import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Api, api } from '@wayfold/contract/api';
import { type Client, createClient } from '@wayfold/contract/kernel/client';
import { paths } from '@wayfold/contract/paths.generated';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findProcess } from './process/processes';
import { type StartedServer, startServer } from './testing/started-server';

let dataDir: string;
let running: StartedServer[];

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'wayfold-start-'));
  await chmod(dataDir, 0o711);
  running = [];
});
afterEach(async () => {
  for (const server of running) await server.end('SIGTERM');
  await rm(dataDir, { recursive: true });
});

async function start(environment: Record<string, string> = {}): Promise<StartedServer> {
  const server = await startServer(dataDir, environment);
  running.push(server);
  return server;
}

function clientOf(server: StartedServer, token: string | null): Client<Api> {
  return createClient<typeof api>(paths, { baseUrl: server.url, token: () => token });
}

async function newGuest(server: StartedServer): Promise<string> {
  return (await clientOf(server, null).accounts.createGuest({ body: {} })).token;
}

async function databasePid(): Promise<number> {
  return Number.parseInt(await readFile(path.join(dataDir, 'postgres/data/postmaster.pid'), 'utf8'), 10);
}

async function takePort(): Promise<{ port: number; server: Server }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { port: typeof address === 'object' && address ? address.port : 0, server };
}

test('the ready line is the last line of startup, and then requests are served', async () => {
  const server = await start({ LOG_LEVEL: 'info' });

  const answer = await fetch(`${server.url}/api/health`);

  expect(server.lines.at(-1)).toBe(`Wayfold is ready at ${server.url}`);
  expect(await answer.json()).toMatchObject({ status: 'ok', database: 'embedded' });
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s stops the server and the database without errors',
  async (signal) => {
    const server = await start();
    const database = await databasePid();

    const exitCode = await server.end(signal);

    expect(exitCode).toBe(0);
    expect(findProcess(database)).toBeUndefined();
    expect(server.lines.at(-1)).toMatch(/^Wayfold is ready/);
  },
);

test('a live stream doesn’t hold up a stop', async () => {
  const server = await start();
  const token = await newGuest(server);
  const { id } = await clientOf(server, token).trips.create({ body: { name: 'West' } });
  const headers = { authorization: `Bearer ${token}` };
  const stream = await fetch(`${server.url}/api/trip/${id}/live`, { headers });

  const exitCode = await server.end('SIGTERM');

  expect(stream.headers.get('content-type')).toContain('text/event-stream');
  expect(exitCode).toBe(0);
  // A stream that nobody ends is cut off after ten seconds, with a warning.
  expect(server.lines.at(-1)).toMatch(/^Wayfold is ready/);
  await stream.body?.cancel().catch(() => undefined);
});

test('a port in use gives one sentence and exit code 1, before any database is created', async () => {
  const { port, server } = await takePort();

  const started = start({ PORT: String(port) });

  await expect(started).rejects.toThrow(
    `exit code 1: Port ${port} is already in use. Stop the program that uses it, or choose another port, for example PORT=${port + 1} npm start.`,
  );
  server.close();
});

test('a second server on a running one’s folder gives one sentence and exit code 1', async () => {
  const first = await start();

  await expect(start()).rejects.toThrow(
    `exit code 1: Another Wayfold (process ${first.pid}) is using the folder ${dataDir}. Stop it, or start this one with another DATA_DIR.`,
  );
});

test.each([
  [{ PORT: 'many' }, 'PORT must be a number from 0 to 65535.'],
  [
    { DATABASE_URL: 'postgres://a:hunter2@127.0.0.1:1/x' },
    'Wayfold cannot connect to the database at 127.0.0.1:1',
  ],
  [{ DATA_DIR: '/proc/wayfold' }, 'Wayfold cannot write to the folder /proc/wayfold'],
  [{ MAP_PMTILES: '/nowhere/map.pmtiles' }, 'Wayfold cannot read the map file /nowhere/map.pmtiles'],
  [{ HOST: '203.0.113.9' }, 'This machine has no address 203.0.113.9'],
])('%j gives one sentence and exit code 1', async (environment, sentence) => {
  const failure: Error = await start(environment).then(
    () => new Error('It started.'),
    (error) => error,
  );

  expect(failure.message).toContain(`exit code 1: ${sentence}`);
  expect(failure.message.split('\n')).toHaveLength(1);
  expect(failure.message).not.toContain('hunter2');
});
