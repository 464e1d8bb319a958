import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../app';
import { connect, type Database } from '../../db/connect';
import { mailedLink } from '../../testing/mailbox';
import { makePerson } from '../../testing/makers';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const PASSWORD = 'Red-Rock 27';
const NEXT_PASSWORD = 'Blue-Lake 28';
const HOUR_MS = 3_600_000;

/** A server instance with its own connections, like a second machine or a restart. */
type Copy = { server: FastifyInstance; database: Database; close: () => Promise<void> };
const copies: Copy[] = [];
afterEach(async () => {
  for (const copy of copies.splice(0)) await copy.close();
});

async function startCopy(): Promise<Copy> {
  const database = connect(app.database.connection, () => undefined);
  const server = await buildApp({ ...app.services, database }, null);
  const close = async () => {
    await server.close();
    await database.close();
  };
  const copy = { server, database, close };
  copies.push(copy);
  return copy;
}

let made = 0;
async function newMember(): Promise<{ email: string; deviceToken: string }> {
  made += 1;
  const email = `ana${made}@example.com`;
  const names = { firstName: 'Ana', lastName: 'Silva', type: 'Traveler', isSubscriber: false };
  const { deviceToken } = await app
    .client(null)
    .signIn.signUp({ body: { ...names, email, password: PASSWORD } });
  return { email, deviceToken: deviceToken ?? '' };
}

/** Status of a sign-in from an IP address. */
async function signIn(
  { server }: Copy,
  { from, email, password = 'Wrong-1234', device }: Attempt,
): Promise<number> {
  const answer = await server.inject({
    method: 'POST',
    url: '/api/login',
    remoteAddress: from,
    headers: device ? { 'x-wayfold-device': device } : {},
    payload: { email, password },
  });
  return answer.statusCode;
}
type Attempt = { from: string; email: string; password?: string; device?: string };

/** Uses up all attempts at an account within the hour, from ten IP addresses. */
async function lockOut(copy: Copy, email: string): Promise<void> {
  for (let attempt = 0; attempt < 10; attempt += 1)
    await signIn(copy, { from: `203.0.113.${attempt}`, email });
  await app.database.pool.query(
    `update rate_counts set count = 100 where name in ('sign-in-account', 'sign-in-here')`,
  );
}

test('attempts are counted once across server instances, and after a restart', async () => {
  const { email } = await newMember();
  const [one, two] = [await startCopy(), await startCopy()];
  const from = '203.0.113.7';
  for (let attempt = 0; attempt < 10; attempt += 1) {
    expect(await signIn(attempt % 2 ? one : two, { from, email })).toBe(403);
  }

  const restarted = await startCopy();

  for (const copy of [one, two, restarted]) {
    expect(await signIn(copy, { from, email, password: PASSWORD })).toBe(429);
  }
  expect(await signIn(restarted, { from: '203.0.113.8', email, password: PASSWORD })).toBe(200);
});

test('everybody can try again an hour later', async () => {
  const { email } = await newMember();
  const copy = await startCopy();
  await lockOut(copy, email);
  const attempt = { from: '203.0.113.99', email, password: PASSWORD };
  expect(await signIn(copy, attempt)).toBe(429);

  app.setClock(new Date(Date.now() + HOUR_MS));

  expect(await signIn(copy, attempt)).toBe(200);
  app.setClock(null);
});

test('attempts by others never lock anybody out on their own device', async () => {
  const { email, deviceToken: device } = await newMember();
  const copy = await startCopy();
  await lockOut(copy, email);

  const own = await signIn(copy, { from: '198.51.100.1', email, password: PASSWORD, device });
  const guessed = await signIn(copy, {
    from: '198.51.100.1',
    email,
    password: PASSWORD,
    device: 'x'.repeat(43),
  });

  expect([own, guessed]).toEqual([200, 429]);
});

test('on a new device the emailed link gets past a lockout', async () => {
  const { email } = await newMember();
  const copy = await startCopy();
  await lockOut(copy, email);
  const attempt = { from: '198.51.100.2', email, password: NEXT_PASSWORD };
  await app.client(null).signIn.sendReset({ body: { email } });
  const [, , a = '', b = ''] = (await mailedLink(app, email, 'reset')).split('/');

  const { deviceToken } = await app.client(null).signIn.changePassword({
    body: { userName: email, password: NEXT_PASSWORD, a, b },
  });

  expect(await signIn(copy, attempt)).toBe(429);
  expect(await signIn(copy, { ...attempt, device: deviceToken ?? '' })).toBe(200);
});

test('requesting somebody’s emails without end leaves them the newest link', async () => {
  const { email } = await newMember();
  const ask = () => app.client(null).signIn.sendReset({ body: { email } });
  for (let mail = 0; mail < 5; mail += 1) await ask();
  await expect(ask()).rejects.toMatchObject({ code: 'too-many' });

  const [, , a = '', b = ''] = (await mailedLink(app, email, 'reset')).split('/');

  expect(await app.client(null).signIn.checkReset({ params: { a, b } })).toEqual({ userName: email });
});

test('entering somebody’s address as one’s new one does not use up their emails', async () => {
  const { email } = await newMember();
  const { id, api } = await makePerson(app, 'FREE');
  const rename = () => api.security.changeEmail({ params: { id }, body: { email } });
  for (let mail = 0; mail < 5; mail += 1) await rename();
  await expect(rename()).rejects.toMatchObject({ code: 'too-many' });

  expect(await app.client(null).signIn.sendReset({ body: { email } })).toBe(true);
});

test('one IP address is limited, whatever accounts it names, and its neighbors are not', async () => {
  const copy = await startCopy();
  const from = '192.0.2.1';
  await signIn(copy, { from, email: 'somebody@example.com' });
  await app.database.pool.query(`update rate_counts set count = 200 where name = 'sign-in-address'`);

  expect(await signIn(copy, { from, email: 'another@example.com' })).toBe(429);
  expect(await signIn(copy, { from: '192.0.2.2', email: 'another@example.com' })).toBe(403);
});

test('addresses reported by a proxy count only if the operator trusts it', async () => {
  const copy = await startCopy();
  const ask = (forwarded: string) =>
    copy.server.inject({
      method: 'POST',
      url: '/api/login',
      remoteAddress: '192.0.2.9',
      headers: { 'x-forwarded-for': forwarded },
      payload: { email: 'nobody@example.com', password: 'Wrong-1234' },
    });
  for (let attempt = 0; attempt < 10; attempt += 1) await ask(`198.51.100.${attempt}`);

  expect((await ask('198.51.100.77')).statusCode).toBe(429);
});
