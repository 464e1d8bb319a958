import { afterAll, beforeAll, expect, test } from 'vitest';
import { exchange } from '../testing/exchange';
import { startTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Sends requests in one write, and returns the statuses that came back until the connection closed. */
async function sendAtOnce(requests: readonly string[]): Promise<string[]> {
  const answers = await exchange(app.url, requests.join(''));
  return answers.match(/(?<=HTTP\/1\.1 )\d{3}/g) ?? [];
}

const REQUEST = 'GET /api/trips HTTP/1.1\r\nHost: a\r\n\r\n';
const LAST = 'GET /api/trips HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';

test('a few requests in one write are answered in order', async () => {
  expect(await sendAtOnce([...Array(7).fill(REQUEST), LAST])).toEqual(Array(8).fill('200'));
});

test('a thousand requests in one write close their connection', async () => {
  expect((await sendAtOnce([...Array(999).fill(REQUEST), LAST])).length).toBeLessThan(20);
});
