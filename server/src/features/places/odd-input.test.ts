import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeGuest, type Person } from '../../testing/makers';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let guest: Person;
beforeAll(async () => {
  app = await startTestApp();
  guest = await makeGuest(app);
});
afterAll(() => app.close());

const AT = '-109.55,38.57';

/** Every endpoint that finds places, complete except for what a test adds. */
const CALLS = {
  category: `/api/atlas/category?category=museum&near=${AT}`,
  nearby: `/api/atlas/nearby?at=${AT}`,
  along: `/api/places/along?line=${AT}`,
  list: `/api/places?near=${AT}`,
  search: '/api/places?q=arch',
};
const each = Object.values(CALLS);

/** A list of places, or an error. */
type Answered = { length?: number; code?: string; message?: string };

async function ask(path: string, init: RequestInit = {}) {
  const headers = { authorization: `Bearer ${guest.token}`, 'content-type': 'application/json' };
  const answer = await app.send(path, { headers, ...init });
  const body = (await answer.json()) as Answered; // one of the two, for every request
  return { status: answer.status, body };
}

test.each(each.flatMap((call) => ['0', '-1', '10000', '1.5', 'many', ''].map((limit) => [call, limit])))(
  '%s with the limit %j is refused by name',
  async (call, limit) => {
    const { status, body } = await ask(`${call}&limit=${limit}`);

    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid', message: expect.stringMatching(/^limit: /) });
  },
);

test.each(each)('%s stays within the given limit', async (call) => {
  for (const limit of [1, 7, 100]) {
    const { status, body } = await ask(`${call}&limit=${limit}`);
    expect(status).toBe(200);
    expect(body.length).toBeLessThanOrEqual(limit);
  }
});

test.each([CALLS.nearby, CALLS.along, CALLS.list, CALLS.search])(
  '%s with unknown categories finds nothing',
  async (call) => {
    expect(await ask(`${call}&categories=no-such-kind`)).toEqual({ status: 200, body: [] });
    expect(await ask(`${call}&categories=no-such-kind,nor-this`)).toEqual({ status: 200, body: [] });
  },
);

test('an unknown category finds nothing, and an invalid one is refused', async () => {
  expect(await ask(`/api/atlas/category?category=no-such-kind&near=${AT}`)).toEqual({
    status: 200,
    body: [],
  });
  for (const odd of ['', 'Museum', 'a,,b', "x'--", '%00', '-', 'a'.repeat(1_001)]) {
    const { status, body } = await ask(`/api/atlas/category?category=${odd}&near=${AT}`);
    expect([odd, status]).toEqual([odd, 400]);
    expect(body.message).toMatch(/^category: /);
  }
});

test.each([
  '181,0',
  '0,91',
  '-180.1,0',
  'NaN,0',
  'Infinity,0',
  '1e9,0',
  '0',
  '0,0,0',
  'here',
  '',
  '%20',
  '0,%00',
])('the point %j is refused everywhere', async (point) => {
  for (const path of [
    `/api/atlas/category?category=museum&near=${point}`,
    `/api/atlas/nearby?at=${point}`,
    `/api/places/along?line=${point}`,
    `/api/places?near=${point}`,
    `/api/places?q=arch&near=${point}`,
  ]) {
    const { status, body } = await ask(path);
    expect([path, status, body.code]).toEqual([path, 400, 'invalid']);
  }
});

test.each(['0,0', '1,2,3,4,5', '-181,0,0,1', '0,10,1,5', '0,-91,1,0', 'a,b,c,d', ''])(
  'the box %j is refused',
  async (box) => {
    for (const path of [`/api/atlas/category?category=museum&bbox=${box}`, `/api/places?bbox=${box}`]) {
      expect((await ask(path)).status).toBe(400);
    }
  },
);

test.each(['180,90', '-180,-90', '0,90', '180,-16', '-180,-16', '0,0'])(
  'the edge of the globe at %s is a valid point',
  async (point) => {
    for (const path of [`/api/atlas/nearby?at=${point}&radius=300000`, `/api/places?q=beach&near=${point}`]) {
      expect((await ask(path)).status).toBe(200);
    }
  },
);

test('a radius and a corridor are limited', async () => {
  for (const path of [
    `${CALLS.nearby}&radius=0`,
    `${CALLS.nearby}&radius=1e12`,
    `${CALLS.along}&corridor=-5`,
    `${CALLS.along}&corridor=9999999`,
    `/api/places/along?line=${Array(501).fill(AT).join(';')}`,
  ]) {
    expect((await ask(path)).status).toBe(400);
  }
});

test.each(['%25', '_', '%27', '\\', '%F0%9F%97%BF', 'a%20'.repeat(60), '%E2%80%8B', '%D8%A7%D9%84'])(
  'a search for %j does not fail',
  async (q) => {
    const { status, body } = await ask(`/api/places?q=${q}&limit=1`);

    expect(status).toBe(200);
    expect(Array.isArray(body)).toBe(true);
  },
);

test.each([
  'poi:',
  'im:osm',
  'im:curated:delicate-arch',
  'user:1',
  'event:x',
  'ap:',
  '..',
  '%2e%2e%2f',
  'x'.repeat(90),
])('no place has the id %j', async (id) => {
  expect((await ask(`/api/place/${id}`)).status).toBe(404);
});

test.each([
  { poi_source: 'curated', poi_id: 'poi:no-such-place' },
  { poi_source: 'business', poi_id: 'poi:delicate-arch' },
  { poi_source: 'map_data', poi_id: 'im:osm:none' },
  { poi_source: 'nothing', poi_id: 'poi:delicate-arch' },
  { poi_source: 'curated', poi_id: '' },
  { poi_source: 'curated', poi_id: '\u0000' },
  {},
])('%j is not accepted as a favorite', async (body) => {
  const { status } = await ask('/api/favorite', { method: 'POST', body: JSON.stringify(body) });

  expect([400, 404]).toContain(status);
});

test.each([
  { name: 'Odd', coords: [181, 0] },
  { name: 'Odd', coords: [0, 'north'] },
  { name: 'Odd', coordinates: '1e400,0' },
  { name: 'Odd', coords: [0, 0], category: 'No such kind' },
  { name: 'Odd\u0000', coords: [0, 0] },
  { name: 'x'.repeat(10_000), coords: [0, 0] },
])('%j is not accepted as an own place', async (body) => {
  const { status } = await ask('/api/userplace', { method: 'POST', body: JSON.stringify(body) });

  expect(status).toBe(400);
});
