import { request } from 'node:http';
import { api } from '@wayfold/contract/api';
import type { Endpoint } from '@wayfold/contract/kernel/endpoint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { makeGuest, makeTrip, type Person } from '../../testing/makers';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let guest: Person;
beforeAll(async () => {
  app = await startTestApp();
  guest = await makeGuest(app);
});
afterAll(() => app.close());

/** The bytes that are sent, which `fetch` would decompress. */
function bytesOf(path: string, encoding: string): Promise<{ encoding: string | undefined; bytes: number }> {
  const headers = { authorization: `Bearer ${guest.token}`, 'accept-encoding': encoding };
  return new Promise((resolve, reject) => {
    const sent = request(`${app.url}/api${path}`, { headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      answer.on('end', () => resolve({ encoding: answer.headers['content-encoding'], bytes }));
    });
    sent.on('error', reject).end();
  });
}

test('a trip is compressed as its reader accepts, and is the same trip', async () => {
  const trip = await makeTrip(guest, { stops: [{ name: 'Denver' }, { name: 'Moab' }, { name: 'Page' }] });
  const path = `/trip/${trip.id}`;

  const [plain, gzip, brotli] = await Promise.all(
    ['identity', 'gzip, deflate', 'gzip, deflate, br'].map((encoding) => bytesOf(path, encoding)),
  );

  expect(plain?.encoding).toBeUndefined();
  expect(gzip?.encoding).toBe('gzip');
  expect(brotli?.encoding).toBe('br');
  for (const { bytes = 0 } of [gzip ?? {}, brotli ?? {}]) expect(bytes).toBeLessThan((plain?.bytes ?? 0) / 2);
  const headers = { authorization: `Bearer ${guest.token}`, 'accept-encoding': 'br' };
  expect(await (await app.send(`/api${path}`, { headers })).json()).toEqual(trip);
});

test.each([
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0', undefined],
  ['gzip;q=0.5, br;q=0.1', 'br'],
  ['brotli, xgzip', undefined],
])('of a reader that accepts %j, the coding is %s', async (accepted, coding) => {
  const trip = await makeTrip(guest, { stops: [{ name: 'Denver' }, { name: 'Moab' }, { name: 'Page' }] });

  expect((await bytesOf(`/trip/${trip.id}`, accepted)).encoding).toBe(coding);
});

test('a tag says that it names the trip, whatever its coding, and still saves the next transfer', async () => {
  const trip = await makeTrip(guest, { stops: [{ name: 'Denver' }, { name: 'Moab' }, { name: 'Page' }] });
  const path = `/api/trip/${trip.id}`;
  const headers = { authorization: `Bearer ${guest.token}`, 'accept-encoding': 'br' };

  const tag = (await app.send(path, { headers })).headers.get('etag') ?? '';
  const again = await app.send(path, { headers: { ...headers, 'if-none-match': tag } });

  expect(tag).toMatch(/^W\/"/);
  expect(again.status).toBe(304);
});

test('short responses and those that are not read again are sent as they are', async () => {
  expect(await bytesOf('/health', 'br')).toMatchObject({ encoding: undefined });
  const trip = await makeTrip(guest);
  const known = await app.send(`/api/trip/${trip.id}`, {
    headers: { authorization: `Bearer ${guest.token}`, 'if-none-match': `"${trip.version}"` },
  });
  expect(known.status).toBe(304);
});

/** Names of fields that hold keys. */
const KEYS = /token|secret|ticket|proof|recoveryCodes$|^addresses$/i;
const endpoints = Object.entries(api).flatMap(([domain, table]) =>
  Object.entries<Endpoint>(table).map(([name, endpoint]) => ({ name: `${domain}.${name}`, endpoint })),
);

test('every response with a key in it says so, and is never compressed', () => {
  const silent = endpoints.filter(({ endpoint: { response, holdsKeys } }) => {
    if (!response || holdsKeys) return false;
    const shape = JSON.stringify(z.toJSONSchema(response, { unrepresentable: 'any' }));
    const names = [...shape.matchAll(/"(\w+)":/g)].map(([, field]) => field ?? '');
    return names.some((field) => KEYS.test(field));
  });

  expect(silent.map(({ name }) => name)).toEqual([]);
});
