import { api } from '@wayfold/contract/api';
import { callUrl } from '@wayfold/contract/kernel/client';
import type { EndpointTable } from '@wayfold/contract/kernel/endpoint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePerson, type Person } from '../testing/makers';
import { startTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await startTestApp();
  person = await makePerson(app, 'FREE');
});
afterAll(() => app.close());

const ENDPOINTS = Object.entries(api as Record<string, EndpointTable>).flatMap(([domain, table]) =>
  Object.entries(table).map(([name, endpoint]) => ({ domain, name, endpoint })),
);
const writes = ENDPOINTS.filter(({ endpoint }) => endpoint.method !== 'GET');

const ORIGIN = 'https://evil.example';
const params = { id: 'x', userId: 'x', sessionId: 'x', passkeyId: 'x', slot: 'x', a: 'x', b: 'x' };

test.each(ENDPOINTS)('pages of other origins can’t request $domain $name', async ({ endpoint }) => {
  const path = callUrl(endpoint, { params });
  const preflight = await app.send(path, {
    method: 'OPTIONS',
    headers: {
      origin: ORIGIN,
      'access-control-request-method': endpoint.method,
      'access-control-request-headers': 'authorization',
    },
  });

  expect(preflight.status).toBe(404);
  expect([...preflight.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
});

test.each(writes)('$domain $name refuses forms from other pages', async ({ endpoint }) => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const answer = await app.send(callUrl(endpoint, { params }), {
      method: endpoint.method,
      headers: { origin: ORIGIN, 'content-type': type },
      body: JSON.stringify({ email: 'mei@example.com', password: 'Red-Rock 27' }),
    });

    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
  }
});

test.each([
  ['what people have', () => `/api/users/${person.id}`, 200],
  ['an export', () => `/api/users/${person.id}/export`, 200],
  ['a refusal', () => '/api/users/01a20253-bfbd-716b-883b-e7a6fc6af5ad', 404],
  ['an address that does not exist', () => '/api/nothing', 404],
])(
  '%s isn’t cached by anything in between, can’t be framed and keeps its content type',
  async (_what, path, status) => {
    const answer = await app.send(path(), {
      headers: { authorization: `Bearer ${person.token}`, origin: ORIGIN },
    });

    expect(answer.status).toBe(status);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    expect(answer.headers.has('set-cookie')).toBe(false);
  },
);
