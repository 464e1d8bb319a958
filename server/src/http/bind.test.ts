import { request } from 'node:http';
import { BODY_LIMIT } from '@wayfold/contract/trip/limits';
import { newId } from '@wayfold/domain/document/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeGuest, makeTrip, type Person } from '../testing/makers';
import { startTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let guest: Person;
beforeAll(async () => {
  app = await startTestApp();
  guest = await makeGuest(app);
});
afterAll(() => app.close());

/** Sends the head of a request whose body never comes, and returns the response status. */
function sendHeadOnly(path: string, token: string | null): Promise<number | undefined> {
  const authorization = token ? { authorization: `Bearer ${token}` } : {};
  const headers = { 'content-type': 'application/json', 'content-length': '60000', ...authorization };
  return new Promise((resolve, reject) => {
    const asking = request(new URL(path, app.url), { method: 'POST', headers });
    asking.once('response', ({ statusCode }) => {
      resolve(statusCode);
      asking.destroy();
    });
    asking.once('error', reject);
    asking.flushHeaders();
  });
}

const postJson = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  app.send(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });

/** Combining marks that take the longest to sort during normalization. */
const marks = (count: number) => `a${'\u0301'.repeat(count / 2)}${'\u0316'.repeat(count / 2)}`;

test('a caller without access is refused before the body arrives', async () => {
  const { id } = await makeTrip(guest);
  const stranger = await makeGuest(app);

  expect(await sendHeadOnly(`/api/trip/${id}/changes`, null)).toBe(401);
  expect(await sendHeadOnly(`/api/trip/${id}/changes`, stranger.token)).toBe(404);
  expect(await sendHeadOnly(`/api/trip/${newId()}/changes`, guest.token)).toBe(404);
  expect(await sendHeadOnly('/api/trip/not-an-id/changes', guest.token)).toBe(400);
  expect(await sendHeadOnly(`/api/users/${stranger.id}/contacts`, guest.token)).toBe(403);
});

test('a flood of accents is refused by its length or count before it is normalized', async () => {
  const login = { email: 'mei@example.com', password: 'x' };

  const long = await postJson('/api/login', { ...login, userType: marks(20_000) });
  const short = await postJson('/api/login', { ...login, userType: marks(100) });

  expect(long.status).toBe(400);
  expect(await long.json()).toMatchObject({ message: 'userType: Use at most 200 characters.' });
  expect(short.status).toBe(400);
  expect(await short.json()).toMatchObject({
    message: 'userType: Remove some accents: at most 30 can follow one letter.',
  });
});

test('the body limit is small unless the endpoint says otherwise', async () => {
  const { id } = await makeTrip(guest);
  const authorization = `Bearer ${guest.token}`;
  const padding = 'x'.repeat(BODY_LIMIT);

  const login = await postJson('/api/login', { padding });
  const changes = await postJson(`/api/trip/${id}/changes`, { padding }, { authorization });

  expect(login.status).toBe(413);
  expect(await login.json()).toMatchObject({
    code: 'too-large',
    message: 'This request is too large. Send less than 64 KB.',
  });
  expect(changes.status).toBe(400);
});
