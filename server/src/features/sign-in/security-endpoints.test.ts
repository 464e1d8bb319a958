import { newId } from '@wayfold/domain/document/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { first, makeGuest, makePerson, type Person } from '../../testing/makers';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const PASSWORD = 'Red-Rock 27';
const CHROME =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

async function signUp(): Promise<Person & { email: string }> {
  const email = `${newId()}@example.com`;
  const body = { firstName: 'Mei', lastName: 'L', email, password: PASSWORD, isSubscriber: false };
  const { token, user } = await app
    .client(null)
    .signIn.signUp({ body: { ...body, type: 'Traveler' } }, { headers: { 'user-agent': CHROME } });
  if (!token || !user) throw new Error('Nobody was signed in.');
  return { id: user.id, token, api: app.client(token), email };
}

async function signInOn(email: string, agent: string, timezone?: string) {
  const body = { email, password: PASSWORD, ...(timezone ? { timezone } : {}) };
  const { token } = await app.client(null).signIn.login({ body }, { headers: { 'user-agent': agent } });
  return app.client(token);
}

const sessions = ({ api, id }: Pick<Person, 'api' | 'id'>) => api.security.sessions({ params: { id } });

test('people see where they are signed in, this device first', async () => {
  const person = await signUp();
  await signInOn(person.email, IPHONE, 'America/Denver');

  const list = await sessions(person);

  expect(list).toMatchObject([
    { device: 'Chrome on Linux', kind: 'computer', timezone: null, isThis: true },
    { device: 'Safari on iPhone', kind: 'phone', timezone: 'America/Denver', isThis: false },
  ]);
});

test('one device is signed out and the others stay', async () => {
  const person = await signUp();
  const phone = await signInOn(person.email, IPHONE);
  const [, other] = await sessions(person);
  const params = { id: person.id, sessionId: other?.id ?? '' };

  await person.api.security.endSession({ params });
  await person.api.security.endSession({ params });

  await expect(phone.accounts.get({ params: { id: person.id } })).rejects.toMatchObject({
    code: 'signed-out',
  });
  expect(await sessions(person)).toHaveLength(1);
});

test('signing out everywhere ends all sessions and forgets all devices', async () => {
  const person = await signUp();
  const phone = await signInOn(person.email, IPHONE);

  await phone.security.endSessions({ params: { id: person.id } });

  for (const api of [person.api, phone]) {
    await expect(api.accounts.get({ params: { id: person.id } })).rejects.toMatchObject({
      code: 'signed-out',
    });
  }
  const { rowCount } = await app.database.pool.query('select 1 from devices where user_id = $1', [person.id]);
  expect(rowCount).toBe(0);
});

test('expired sessions are not listed', async () => {
  const person = await signUp();
  await signInOn(person.email, IPHONE);
  await app.database.pool.query(
    `update sessions set expires_at = now() - interval '1 minute' where user_id = $1 and device_kind = 'phone'`,
    [person.id],
  );

  expect(await sessions(person)).toHaveLength(1);
});

test('the facts about an account hold no secret', async () => {
  const person = await signUp();

  const facts = await person.api.security.get({ params: { id: person.id } });

  expect(facts).toEqual({
    hasPassword: true,
    passwordChangedAt: expect.stringMatching(/Z$/),
    newEmail: null,
    providers: [],
    passkeys: [],
    totp: { isOn: false, since: null, recoveryCodesLeft: 0 },
  });
});

test('nobody sees or ends the sessions of somebody else, not even an admin', async () => {
  const person = await signUp();
  const theirs = first(await sessions(person));
  for (const other of [await signUp(), await makePerson(app, 'ADMIN')]) {
    const { security } = other.api;
    const params = { id: person.id };
    const notFound = { code: 'not-found' };

    await expect(security.get({ params })).rejects.toMatchObject(notFound);
    await expect(security.sessions({ params })).rejects.toMatchObject(notFound);
    await expect(security.endSessions({ params })).rejects.toMatchObject(notFound);
    await expect(security.endSession({ params: { ...params, sessionId: theirs.id } })).rejects.toMatchObject(
      notFound,
    );
    await expect(security.cancelEmail({ params })).rejects.toMatchObject(notFound);
    await expect(security.confirmAgain({ params })).rejects.toMatchObject(notFound);
    const email = 'eve@example.com';
    await expect(security.changeEmail({ params, body: { email } })).rejects.toMatchObject(notFound);
    await security.endSession({ params: { id: other.id, sessionId: theirs.id } });
  }

  expect(await sessions(person)).toEqual([theirs]);
});

test('a guest has no security settings', async () => {
  const guest = await makeGuest(app);

  await expect(sessions(guest)).rejects.toMatchObject({ code: 'forbidden' });
});
