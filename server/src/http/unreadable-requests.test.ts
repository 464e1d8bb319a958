import { afterAll, beforeAll, expect, test } from 'vitest';
import { exchange } from '../testing/exchange';
import { startTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const lines = (...all: string[]) => `${all.join('\r\n')}\r\n\r\n`;
const SMUGGLED = lines('GET /api/health HTTP/1.1', 'Host: a');

test.each([
  [
    'with two lengths that differ',
    lines('POST /api/trip HTTP/1.1', 'Host: a', 'Content-Length: 5', 'Content-Length: 0') + SMUGGLED,
  ],
  [
    'with a length beside chunks',
    `${lines('POST /api/trip HTTP/1.1', 'Host: a', 'Content-Length: 4', 'Transfer-Encoding: chunked')}0\r\n\r\n${SMUGGLED}`,
  ],
  [
    'whose chunks are coded twice',
    `${lines('POST /api/trip HTTP/1.1', 'Host: a', 'Transfer-Encoding: chunked, identity')}0\r\n\r\n${SMUGGLED}`,
  ],
  [
    'with a header folded over two lines',
    lines('GET /api/health HTTP/1.1', 'Host: a', 'X-A: b', ' c: d', 'Transfer-Encoding : chunked'),
  ],
  ['that is no HTTP', 'HELO wayfold\r\n\r\n'],
])('a request %s is refused once, and nothing in it is parsed as another request', async (_what, text) => {
  const answer = await exchange(app.url, text);

  expect(answer.match(/^HTTP\/1\.1 \d{3}/gm)).toEqual(['HTTP/1.1 400']);
  expect(answer).not.toContain('"status":"ok"');
  expect(answer).toContain('{"code":"invalid"');
  expect(answer).toMatch(/^x-content-type-options: nosniff\r$/m);
  expect(answer).toMatch(/^content-security-policy: .*frame-ancestors 'none'.*\r$/m);
});

test('headers longer than any browser sends are refused', async () => {
  const answer = await exchange(
    app.url,
    lines('GET /api/health HTTP/1.1', 'Host: a', `X-A: ${'b'.repeat(20_000)}`),
  );

  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
});

test('a query that repeats a field is refused', async () => {
  const answer = await app.send('/api/atlas/suggest?q=moab&q=arches');

  expect(answer.status).toBe(400);
});
