import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app';

const MINUTE_MS = 60_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const promise = (size: number | null) => ({
  key: `2026-11/${'k'.repeat(43)}`,
  type: 'image/jpeg' as const,
  size,
  expiresAt: new Date(Math.ceil(Date.now() / 1_000) * 1_000 + MINUTE_MS),
});

/** Where the store writes incomplete files. */
const aside = () => path.join(app.services.config.dataDir, 'pictures', 'aside');

async function uploaded(): Promise<string[]> {
  const files: string[] = [];
  for await (const file of app.services.pictures.list('uploads')) files.push(file.path);
  return files;
}

test('an interrupted upload leaves nothing', async () => {
  const { url, headers } = await app.services.pictures.addressFor(promise(5));
  const { hostname, port, pathname, search } = new URL(url, app.url);
  const before = await uploaded();
  const lines = [`PUT ${pathname}${search} HTTP/1.1`, `host: ${hostname}:${port}`, 'content-length: 5'];
  const socket = connect(Number(port), hostname);
  socket.write([...lines, `content-type: ${headers['content-type']}`, '', 'byt'].join('\r\n'));
  await vi.waitFor(async () => expect(await readdir(aside())).toHaveLength(1));

  socket.destroy();

  await vi.waitFor(async () => expect(await readdir(aside())).toEqual([]));
  expect(await uploaded()).toEqual(before);
  expect(app.logged()).not.toContain('unexpected error');
});

test('a slow upload may continue when other requests time out', async () => {
  const slow = await startTestApp({ slow: { others: 20, uploads: 600_000 } });
  const { url, headers } = await slow.services.pictures.addressFor(promise(5));
  const { hostname, port } = new URL(slow.url);
  const begin = (line: string, more: string) => {
    const socket = connect(Number(port), hostname);
    socket.write([line, `host: ${hostname}`, 'content-length: 5', more, '', 'byt'].join('\r\n'));
    return socket;
  };

  const upload = begin(`PUT ${url} HTTP/1.1`, `content-type: ${headers['content-type']}`);
  const other = begin('POST /api/trip HTTP/1.1', 'content-type: application/json');
  // It is refused before its body, and closed anyway; a socket that nobody reads doesn't report that.
  other.resume();
  await new Promise((resolve) => other.once('close', resolve));
  const answer = new Promise((resolve) =>
    upload.once('data', (text) => resolve(String(text).split('\r\n')[0])),
  );
  upload.write('es');

  expect(await answer).toBe('HTTP/1.1 200 OK');
  upload.destroy();
  await slow.close();
});

test('a body without a length is cut off past ten megabytes', async () => {
  const address = await app.services.pictures.addressFor(promise(null));
  const before = await uploaded();
  const megabyte = Buffer.alloc(1024 * 1024);
  let sent = 0;
  const endless = new ReadableStream({
    pull: (controller) => {
      sent += 1;
      if (sent > 12) controller.close();
      else controller.enqueue(megabyte);
    },
  });

  const answer = await fetch(new URL(address.url, app.url), {
    method: 'PUT',
    headers: address.headers,
    body: endless,
    duplex: 'half',
  } as RequestInit);

  expect([answer.status, await answer.json()]).toEqual([
    413,
    { code: 'too-large', key: 'pictureTooLarge', message: 'File size exceeds 10MB' },
  ]);
  expect(await uploaded()).toEqual(before);
  expect(await readdir(aside())).toEqual([]);
});

test('files left half-written by a kill are removed once they are old', async () => {
  await mkdir(aside(), { recursive: true });
  await writeFile(path.join(aside(), 'half'), 'byt');

  await app.services.pictures.tidy(new Date(Date.now() - MINUTE_MS));
  const young = await readdir(aside());
  await app.services.pictures.tidy(new Date(Date.now() + MINUTE_MS));

  expect([young, await readdir(aside())]).toEqual([['half'], []]);
});
