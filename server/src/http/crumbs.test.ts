import { afterAll, beforeAll, expect, test } from 'vitest';
import { exchange } from '../testing/exchange';
import { startTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const HEAD = [
  'POST /api/login HTTP/1.1',
  'Host: a',
  'Content-Type: application/json',
  'Transfer-Encoding: chunked',
  'Connection: close',
];

/** Sends a body in chunks of the given length, and returns what came back until the connection closed. */
function sendInChunks(body: string, size: number): Promise<string> {
  const chunks: string[] = [];
  for (let at = 0; at < body.length; at += size) {
    const part = body.slice(at, at + size);
    chunks.push(`${part.length.toString(16)}\r\n${part}\r\n`);
  }
  return exchange(app.url, `${HEAD.join('\r\n')}\r\n\r\n${chunks.join('')}0\r\n\r\n`);
}

const bodyOf = (letters: number) =>
  JSON.stringify({ email: 'mei@example.com', password: 'x' }).padEnd(letters, ' ');

test('a body in tiny chunks closes its connection before all of it is in memory', async () => {
  expect(await sendInChunks(bodyOf(20_000), 1)).toBe('');
});

test.each([
  ['few small chunks', 500, 1],
  ['many chunks of a size that is worth the work', 60_000, 40],
])('a body in %s is read', async (_what, letters, size) => {
  expect(await sendInChunks(bodyOf(letters), size)).toMatch(/^HTTP\/1\.1 403 /);
});
