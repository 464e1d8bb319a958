import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Sends requests in one piece, and answers the statuses that came back until the connection was closed. */
function sendAtOnce(requests: readonly string[]): Promise<string[]> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
    let answer = '';
    socket.setEncoding('utf8').on('data', (part: string) => {
      answer += part;
    });
    socket.once('error', () => undefined);
    socket.once('close', () => resolve(answer.match(/(?<=HTTP\/1\.1 )\d{3}/g) ?? []));
    socket.write(requests.join(''));
  });
}

const REQUEST = 'GET /api/trips HTTP/1.1\r\nHost: a\r\n\r\n';
const LAST = 'GET /api/trips HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';

test('a few requests in one piece are answered in order', async () => {
  expect(await sendAtOnce([...Array(7).fill(REQUEST), LAST])).toEqual(Array(8).fill('200'));
});

test('a thousand requests in one piece end their connection', async () => {
  expect((await sendAtOnce([...Array(999).fill(REQUEST), LAST])).length).toBeLessThan(20);
});
