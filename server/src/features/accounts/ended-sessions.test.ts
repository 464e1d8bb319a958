import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeGuest, makePerson, makeTrip, type Person } from '../../testing/makers';
import { uploadPicture } from '../../testing/pictures';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { forgetEndedSessions } from './ended-sessions';
import { addGuestSession, newToken, SESSION_DAYS } from './sessions-store';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const DAY_MS = 86_400_000;
const now = new Date();
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
/** The last visit of somebody whose session expired that many days ago. */
const ranOut = (days: number) => daysAgo(SESSION_DAYS + days);

async function onceUponATime<Made>(at: Date, make: () => Promise<Made>): Promise<Made> {
  app.setClock(at);
  return make().finally(() => app.setClock(null));
}

async function count(table: 'users' | 'sessions' | 'guest_requests', person: Person): Promise<number> {
  const column = table === 'users' ? 'id' : 'user_id';
  const { rows } = await app.database.pool.query(
    `select count(*) as count from ${table} where ${column} = $1`,
    [person.id],
  );
  return rows[0].count;
}

const forget = () => forgetEndedSessions(app.database.pool, now);

test('an expired session is deleted and its person stays; a live session of the same person continues', async () => {
  const person = await onceUponATime(ranOut(31), () => makePerson(app, 'FREE'));
  const token = newToken();
  await addGuestSession(app.database.pool, { userId: person.id, token }, daysAgo(364));

  expect(await forget()).toEqual({ sessions: 1, guests: 0, isMore: false });

  expect(await count('sessions', person)).toBe(1);
  expect(await app.client(token).accounts.get({ params: { id: person.id } })).toMatchObject({ role: 'FREE' });
});

test('a guest without a trip is deleted 30 days after the session expired, and not before', async () => {
  const old = await onceUponATime(ranOut(30), () => makeGuest(app));
  const younger = await onceUponATime(ranOut(29), () => makeGuest(app));
  const live = await onceUponATime(daysAgo(364), () => makeGuest(app));

  expect(await forget()).toEqual({ sessions: 1, guests: 1, isMore: false });

  expect([await count('users', old), await count('sessions', old)]).toEqual([0, 0]);
  expect([await count('users', younger), await count('sessions', younger)]).toEqual([1, 1]);
  expect([await count('users', live), await count('sessions', live)]).toEqual([1, 1]);
});

test('the request that created a guest is deleted with the guest', async () => {
  const guest = await onceUponATime(ranOut(31), async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const { token, user } = await app.client(null).accounts.createGuest({ body: {} }, { headers });
    return { id: user.id, token, api: app.client(token) };
  });
  expect(await count('guest_requests', guest)).toBe(1);

  await forget();

  expect([await count('users', guest), await count('guest_requests', guest)]).toEqual([0, 0]);
});

test('pictures of a guest without a trip are deleted with the guest', async () => {
  const guest = await onceUponATime(ranOut(31), async () => {
    const guest = await makeGuest(app);
    await uploadPicture(app, guest);
    return guest;
  });

  expect(await forget()).toMatchObject({ guests: 1 });

  expect(await count('users', guest)).toBe(0);
  const { rows } = await app.database.pool.query(
    'select (select count(*) from pictures) as pictures, count(*) as files, count(user_id) as owned from picture_files',
  );
  expect(rows).toEqual([{ pictures: 0, files: 1, owned: 0 }]);
});

test('an old guest with a trip stays, and so does the trip', async () => {
  const { guest, trip } = await onceUponATime(ranOut(31), async () => {
    const guest = await makeGuest(app);
    return { guest, trip: await makeTrip(guest, { stops: [{ name: 'Moab' }] }) };
  });

  expect(await forget()).toEqual({ sessions: 1, guests: 0, isMore: false });

  expect(await count('users', guest)).toBe(1);
  const { rows } = await app.database.pool.query('select user_id from trips where id = $1', [trip.id]);
  expect(rows).toEqual([{ user_id: guest.id }]);
});

test('an old guest who changed another person’s trip stays in its history', async () => {
  const guest = await onceUponATime(ranOut(31), () => makeGuest(app));
  const owner = await makeGuest(app);
  const trip = await makeTrip(owner, { stops: [{ name: 'Moab' }] });
  await app.database.pool.query('update trip_changes set actor_id = $1 where trip_id = $2', [
    guest.id,
    trip.id,
  ]);

  expect(await forget()).toEqual({ sessions: 1, guests: 0, isMore: false });

  expect(await count('users', guest)).toBe(1);
});

test('a guest with a live session besides the expired one stays', async () => {
  const guest = await onceUponATime(ranOut(31), () => makeGuest(app));
  await addGuestSession(app.database.pool, { userId: guest.id, token: newToken() }, now);

  expect(await forget()).toEqual({ sessions: 1, guests: 0, isMore: false });

  expect([await count('users', guest), await count('sessions', guest)]).toEqual([1, 1]);
});

test('of two server instances one does the work and the other does not wait', async () => {
  const guest = await onceUponATime(ranOut(31), () => makeGuest(app));
  const holding = await app.database.pool.connect();
  await holding.query('begin');
  await holding.query('select 1 from users where id = $1 for update', [guest.id]);

  const copies = [forget(), forget()];
  const firstAnswer = await Promise.race(copies);
  await holding.query('rollback');
  holding.release();

  expect(firstAnswer).toEqual({ sessions: 0, guests: 0, isMore: false });
  expect((await Promise.all(copies)).map(({ guests }) => guests).sort()).toEqual([0, 1]);
  expect(await count('users', guest)).toBe(0);
});

test('the query checks every table whose rows would block deleting a guest', async () => {
  const { rows } = await app.database.pool.query(
    `select conrelid::regclass::text as table from pg_constraint
    where confrelid = 'users'::regclass and confdeltype not in ('c', 'n') order by 1`,
  );

  expect(rows.map(({ table }) => table)).toEqual(['guest_requests', 'trip_changes', 'trips']);
});
