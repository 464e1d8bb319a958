import { request as httpRequest } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { Problem } from '@wayfold/contract/kernel/problem';
import { newId } from '@wayfold/domain/document/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addStop, makeGuest, makeTrip, type Person } from './testing/makers';
import { startTestApp, type TestApp } from './testing/test-app';

let app: TestApp;
let guest: Person;
beforeAll(async () => {
  app = await startTestApp();
  guest = await makeGuest(app);
});
afterAll(() => app.close());

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  app.send(path, {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${guest.token}`, 'content-type': 'application/json', ...headers },
  });

async function problemIn(answer: Response): Promise<Problem> {
  return Problem.strict().parse(await answer.json());
}

test('health is ok once requests can be served', async () => {
  const count = expect.toSatisfy((value: number) => Number.isInteger(value) && value >= 0);
  expect(await app.client(null).health.get()).toEqual({
    status: 'ok',
    version: '0.1.0',
    database: 'embedded',
    eventLoopDelayMs: { p50: count, p99: count, max: count },
    waitingForDatabase: 0,
  });
});

test('health responds while all request connections are in use, and says how many requests wait', async () => {
  const { pool } = app.database;
  const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  const waiting = [pool.query('select 1'), pool.query('select 1')];

  const health = await app.client(null).health.get();

  expect(health).toMatchObject({ status: 'ok', waitingForDatabase: 2 });
  for (const connection of held) connection.release();
  await Promise.all(waiting);
});

test('many simultaneous health checks share one connection, and report a database that doesn’t respond', async () => {
  const broken = await startTestApp();
  const { pool } = broken.database;
  const askAll = () => Promise.all(Array.from({ length: 30 }, () => broken.send('/api/health')));

  const well = await askAll();
  const { rows } = await pool.query(
    `select 1 from pg_stat_activity where application_name = 'wayfold-health' and datname = current_database()`,
  );
  await pool.query('alter table trips rename to gone');
  const ill = await askAll();

  expect(rows).toHaveLength(1);
  expect(new Set(well.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(ill.map(({ status }) => status))).toEqual(new Set([503]));
  await broken.close();
});

test('API responses are never cached, and name their build', async () => {
  const { headers } = await app.send('/api/health');

  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-wayfold-build')).toBe('0.1.0');
  expect(headers.get('content-security-policy')).toMatch("script-src 'self'");
  expect(headers.get('content-security-policy')).not.toMatch("script-src 'self' 'unsafe-inline'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('an unknown API path is a JSON problem, for every method', async () => {
  for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH']) {
    const answer = await app.send('/api/nothing/here', { method });
    expect(answer.status).toBe(404);
    expect(await problemIn(answer)).toMatchObject({ code: 'not-found' });
  }
});

test('a trailing slash makes no difference', async () => {
  expect((await app.send('/api/health/')).status).toBe(200);
  expect((await app.send('/api/trips/')).status).toBe(200);
});

test('the API has an OpenAPI 3.1 description with named shapes and every call', async () => {
  type Document = { openapi: string; paths: object; components: { schemas: object } };
  const document = (await (await app.send('/api/openapi.json')).json()) as Document; // checked field by field below

  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths)).toContain('/api/trip/{id}/changes');
  expect(document.components.schemas).toMatchObject({ Trip: {}, Change: {}, Patch: {} });
  expect(Object.keys(document.paths)).not.toContain('/api/openapi.json');
});

test('every API call documents its errors, and whether it requires a token', async () => {
  type Operation = { responses: Record<string, object>; security: object[] };
  type Document = { paths: Record<string, Record<string, Operation>> };
  const { paths } = (await (await app.send('/api/openapi.json')).json()) as Document; // checked field by field below

  for (const operation of Object.values(paths).flatMap((methods) => Object.values(methods))) {
    expect(JSON.stringify(operation.responses.default)).toContain('#/components/schemas/Problem');
  }
  expect(paths['/api/atlas/suggest']?.get?.security).toEqual([{}, { bearer: [] }]);
  expect(paths['/api/trip/destination']?.post?.security).toEqual([{ bearer: [] }]);
});

test('responses contain their request ID', async () => {
  const first = (await app.send('/api/health')).headers.get('x-request-id');
  const second = (await app.send('/api/health')).headers.get('x-request-id');

  expect(first).toMatch(/^[\w-]{12}$/);
  expect(second).not.toBe(first);
});

test('the API description can be browsed, using only our own scripts', async () => {
  const page = await (await app.send('/api/docs')).text();
  const scripts = [...page.matchAll(/<script[^>]*>/g)].map(([tag]) => tag.match(/src="([^"]+)"/)?.[1]);

  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) {
    expect(script).toMatch(/^\/api\/docs\//);
    expect((await app.send(script ?? '')).status).toBe(200);
  }
});

test('a body that isn’t JSON is refused', async () => {
  for (const body of ['{', '', 'null', '[]', '"text"', '{"a":1}{"b":2}', '\u0000']) {
    const answer = await post('/api/trip', body);
    expect(answer.status, body).toBe(400);
    expect(await problemIn(answer)).toMatchObject({ code: 'invalid' });
  }
});

test('an empty body counts as no body, even if it is declared as JSON', async () => {
  const { id } = await makeTrip(guest);
  const headers = { authorization: `Bearer ${guest.token}`, 'content-type': 'application/json' };

  expect((await app.send(`/api/trip/delete/${id}`, { method: 'DELETE', headers })).status).toBe(200);
  expect((await app.send('/api/newTrip', { method: 'POST', headers })).status).toBe(200);
});

test('a body that is poisoned with __proto__ is refused', async () => {
  expect((await post('/api/trip', '{"__proto__": {"admin": true}}')).status).toBe(400);
});

test('two megabytes are too much, and refused before they are read completely', async () => {
  const answer = await post('/api/trip', JSON.stringify({ name: 'x'.repeat(2_000_000) }));

  expect(answer.status).toBe(413);
  expect(await problemIn(answer)).toMatchObject({ code: 'too-large' });
});

test.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x'])(
  '%s is not read',
  async (type) => {
    const answer = await post('/api/trip', '{}', { 'content-type': type });

    expect(answer.status).toBe(415);
    expect(await problemIn(answer)).toMatchObject({ code: 'unsupported-type' });
  },
);

test('wrong types, unknown fields and impossible coordinates are reported, and nothing is written', async () => {
  const trip = await makeTrip(guest);
  const stop = { tripid: trip.id, name: 'Moab', coords: [-109.55, 38.57] };
  const cases: [string, object, string][] = [
    ['/api/trip', { name: 7 }, 'name'],
    ['/api/trip', { name: 'x'.repeat(201) }, 'name'],
    ['/api/trip', { name: 'e\u0301' }, 'name'],
    ['/api/trip', { name: 'a\u0000b' }, 'name'],
    ['/api/trip', { color: 'red' }, 'color'],
    ['/api/trip', { startDate: '2027-02-30' }, 'startDate'],
    ['/api/trip/destination', { ...stop, coords: [-190, 38] }, 'coords.0'],
    ['/api/trip/destination', { ...stop, coords: [38] }, 'coords'],
    ['/api/trip/destination', { ...stop, nights: -1 }, 'nights'],
    ['/api/trip/destination', { ...stop, nights: 1.5 }, 'nights'],
    ['/api/trip/destination', { ...stop, transport: 'Teleport' }, 'transport'],
    ['/api/trip/destination', { ...stop, timezone: 'Mars/Crater' }, 'timezone'],
    ['/api/trip/destination', { ...stop, name: undefined }, 'name'],
    ['/api/trip/destination', { ...stop, tripid: 'mine' }, 'tripid'],
    ['/api/trip/user_event', { tripid: trip.id, name: 'Dinner', costEst: 'NaN' }, 'costEst'],
    ['/api/trip/user_event', { tripid: trip.id, name: 'Dinner', start: '2027-05-08T25:00' }, 'start'],
    ['/api/trip/cost', { tripid: trip.id, costEst: 0.0001 }, 'costEst'],
    ['/api/trip/cost', { tripid: trip.id, currency: 'dollars' }, 'currency'],
  ];

  for (const [path, body, field] of cases) {
    const answer = await post(path, JSON.stringify(body));
    const problem = await problemIn(answer);
    expect([answer.status, problem.issues?.[0]?.path], `${path} ${field}`).toEqual([400, field]);
  }
  expect(await guest.api.trips.get({ params: { id: trip.id } })).toEqual(trip);
});

test('invalid input is answered with sentences that say what to send', async () => {
  const trip = await makeTrip(guest);
  const stop = { tripid: trip.id, name: 'Moab', coords: [-109.55, 38.57] };
  const cases: [object, string][] = [
    [{ ...stop, coords: [-190, 38] }, 'coords.0: Send a number of at least -180.'],
    [{ ...stop, nights: 1.5 }, 'nights: Send a whole number here.'],
    [{ name: 'Moab', coords: stop.coords }, 'tripid: Add this required field (type string).'],
    [{ ...stop, tripid: 'mine' }, 'tripid: Use an id from a response: a UUID in lowercase letters.'],
  ];

  for (const [body, message] of cases) {
    const problem = await problemIn(await post('/api/trip/destination', JSON.stringify(body)));
    expect(problem.message).toBe(message);
  }
});

test('an ID of another UUID version is refused with the expected version', async () => {
  const trip = await makeTrip(guest);
  const change = { kind: 'trip.set' as const, fields: { name: 'West' } };
  const changes = [{ changeId: '7f1b9c52-6f0e-4d35-9d3c-2b7a5b1e6c11', change }];
  const sent = guest.api.trips.sendChanges({ params: { id: trip.id }, body: { baseVersion: 0, changes } });

  const message =
    'Create a new id: a version 7 UUID in lowercase letters, such as 019aae4f-3c51-7d2e-9b40-5f1c6a7e8d90.';
  await expect(sent).rejects.toMatchObject({
    problem: { code: 'invalid', issues: [{ path: 'changes.0.changeId', message }] },
  });
});

test('five hundred destinations at once are refused, and none are written', async () => {
  const trip = await makeTrip(guest);
  const changes = Array.from({ length: 500 }, () => addStop({ name: 'Moab' }));
  const sent = {
    baseVersion: 0,
    changes: [{ changeId: newId(), change: { kind: 'batch', changes } }],
  };

  const answer = await post(`/api/trip/${trip.id}/changes`, JSON.stringify(sent));

  expect(answer.status).toBe(400);
  expect((await guest.api.trips.get({ params: { id: trip.id } })).destinations).toEqual([]);
});

test.each(['/api/%zz', '/api/trip/%00', `/api/trip/${'x'.repeat(2_000)}`, '/api/trip/..%2f..%2fetc'])(
  'the invalid URL %s gets a problem',
  async (path) => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      httpRequest(app.url + path, (answer) => resolve(answer.resume().statusCode))
        .on('error', reject)
        .end();
    });

    expect([400, 404]).toContain(status);
  },
);

test.each([
  ['slashes', `/x${'/'.repeat(15_000)}x`],
  ['slashes at its end', `/api/health${'/'.repeat(15_000)}`],
  ['a query longer than any of ours', `/api/route?coordstring=${'1'.repeat(13_000)}`],
])('a URL of %s is refused before it is parsed', async (_what, path) => {
  const answer = await app.send(path);

  expect(answer.status).toBe(400);
  expect(await problemIn(answer)).toMatchObject({ code: 'invalid', message: 'The address is too long.' });
});

test('the log contains no tokens, bodies or queries', async () => {
  const { token } = await makeGuest(app);
  await app.send('/api/atlas/suggest?q=secret-place', { headers: { authorization: `Bearer ${token}` } });
  await post('/api/trip', JSON.stringify({ name: 'secret-trip' }));

  expect(app.logged()).toMatch('/api/atlas/suggest');
  expect(app.logged()).not.toMatch('secret-place');
  expect(app.logged()).not.toMatch('secret-trip');
  expect(app.logged()).not.toMatch(token);
});

test('a bug is reported with a request ID and no internals', async () => {
  const broken = await startTestApp();
  await broken.database.pool.query('alter table settings rename to gone');

  const answer = await broken.send('/api/setting');

  expect(answer.status).toBe(500);
  const problem = await problemIn(answer);
  expect(problem.code).toBe('internal');
  expect(JSON.stringify(problem)).not.toMatch(/settings|relation|pg|\.ts/);
  const [, id = ''] = problem.message.match(/number: ([\w-]+)\.$/) ?? [];
  expect(broken.logged().match(new RegExp(id, 'g'))?.length).toBeGreaterThan(0);
  await broken.close();
});

test('floods from one address are limited, and other addresses aren’t', async () => {
  const flooded = await startTestApp({ flood: 3, config: { trustProxy: 1 } });
  const ask = (address: string) => flooded.send('/api/health', { headers: { 'x-forwarded-for': address } });

  const answers = [];
  for (let request = 0; request < 5; request += 1) answers.push(await ask('203.0.113.7'));

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429]);
  const [, , , refused] = answers;
  const problem = refused && (await problemIn(refused));
  expect(problem).toMatchObject({ code: 'too-many', retryAfterSeconds: expect.any(Number) });
  expect(refused?.headers.get('retry-after')).toBe(String(problem?.retryAfterSeconds));
  expect((await ask('203.0.113.8')).status).toBe(200);
  expect((await flooded.send('/api/health')).status).toBe(200);
  await flooded.close();
});

test('a call costs its work: many route points cost more than few, and a large response counts', async () => {
  const counted = await startTestApp({ flood: 60, config: { trustProxy: 1 } });
  const ask = async (path: string, address: string) =>
    (await counted.send(path, { headers: { 'x-forwarded-for': address } })).status;
  const route = (points: number) =>
    `/api/route?coordstring=${Array.from({ length: points }, (_, i) => `-10${i % 9},39`).join(';')}`;

  expect(await ask(route(40), '203.0.113.1')).toBe(200);
  expect(await ask(route(40), '203.0.113.1')).toBe(429);
  expect(await ask(route(2), '203.0.113.1')).toBe(200);
  expect(await ask('/api/openapi.json', '203.0.113.2')).toBe(200);
  expect(await ask(route(57), '203.0.113.2')).toBe(429);
  expect(await ask(route(57), '203.0.113.3')).toBe(200);
  await counted.close();
});

test('on a public server, a proxy that forwards no address doesn’t turn limits off', async () => {
  const behind = await startTestApp({ flood: 3, config: { publicUrl: 'https://trips.example.com' } });
  const makeGuest = () =>
    behind.send('/api/newuser/guest', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
  expect((await makeGuest()).status).toBe(200);
  await behind.database.pool.query('update rate_counts set count = 1000');

  const refused = [await makeGuest(), await makeGuest(), await makeGuest()];

  expect(refused.map(({ status }) => status)).toEqual([429, 429, 429]);
  const sentences = await Promise.all(refused.map(async (answer) => (await problemIn(answer)).message));
  expect(sentences.map((sentence) => sentence.includes('in an hour'))).toEqual([true, true, false]);
  await behind.close();
});

test('base map tiles are compressed and cached permanently, open sea too; beyond them there is nothing', async () => {
  const { tiles, maxZoom } = await app.client(null).atlas.map();
  const path = (z: number, x: number, y: number) =>
    tiles.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y));
  const raw = await new Promise<{ headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    httpRequest(app.url + path(3, 1, 3), (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () => resolve({ headers: answer.headers, body: Buffer.concat(chunks) }));
    })
      .on('error', reject)
      .end();
  });

  expect(maxZoom).toBe(8);
  expect(raw.headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-type': 'application/vnd.mapbox-vector-tile',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(gunzipSync(raw.body).length).toBeGreaterThan(raw.body.length);
  expect((await app.send(path(8, 10, 140))).status).toBe(200);
  expect((await app.send(path(9, 0, 0))).status).toBe(204);
  expect((await app.send('/tiles/x/3/1/north.pbf')).status).toBe(404);
  expect((await app.send('/tiles/old/3/1/3.pbf')).headers.get('cache-control')).toBe('no-cache');
});
