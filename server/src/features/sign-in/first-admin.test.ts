import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { mailedLink } from '../../testing/mailbox';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { makeFirstAdmin } from './first-admin';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
afterEach(async () => {
  await app.database.pool.query('delete from users');
});

const EMAIL = 'boss@example.com';
const PASSWORD = 'Quiet-Canyon 84';
const OWN_PASSWORD = 'Loud-Canyon 48';

const start = (email = EMAIL, password = PASSWORD) =>
  makeFirstAdmin({ ...app.services, config: { ...app.services.config, firstAdmin: { email, password } } });
const signInWith = (password: string, email = EMAIL) =>
  app.client(null).signIn.login({ body: { email, password } });

async function signUp(isConfirmed: boolean): Promise<void> {
  const form = { firstName: 'Mei', lastName: 'L', email: EMAIL, password: OWN_PASSWORD, isSubscriber: false };
  await app.client(null).signIn.signUp({ body: { ...form, type: 'Traveler' } });
  if (!isConfirmed) return;
  const [, , a = '', b = ''] = (await mailedLink(app, EMAIL, 'welcome')).split('/');
  await app.client(null).signIn.confirmEmail({ body: { a, b } });
}

test('the first start makes an admin, and later ones change nothing', async () => {
  await Promise.all([start(), start()]);
  await start(EMAIL, 'Other-Canyon 21');

  const { user } = await signInWith(PASSWORD);
  expect(user).toMatchObject({ role: 'ADMIN', email: EMAIL, emailConfirmed: true, active: true });
  await expect(signInWith('Other-Canyon 21')).rejects.toMatchObject({ code: 'forbidden' });
  const { rowCount } = await app.database.pool.query(`select 1 from users where role = 'ADMIN'`);
  expect(rowCount).toBe(1);
  for (const word of [EMAIL, PASSWORD]) expect(app.logged()).not.toContain(word);
});

test('a person who already has the address becomes an admin and keeps their password', async () => {
  await signUp(true);

  await start();

  expect((await signInWith(OWN_PASSWORD)).user?.role).toBe('ADMIN');
  await expect(signInWith(PASSWORD)).rejects.toMatchObject({ code: 'forbidden' });
});

test('an account with the address that was never confirmed does not become an admin', async () => {
  await signUp(false);

  await expect(start()).rejects.toThrow(/unconfirmed/);

  expect((await signInWith(OWN_PASSWORD)).user?.role).toBe('FREE');
});

test('if there is an admin, no other one is made', async () => {
  await start();

  await start('second@example.com');

  await expect(signInWith(PASSWORD, 'second@example.com')).rejects.toMatchObject({ code: 'forbidden' });
});

test('a password that is easy to guess stops the start', async () => {
  await expect(start(EMAIL, 'Password1!')).rejects.toThrow(/^ADMIN_PASSWORD cannot be used/);
});

test('without configuration nobody is an admin', async () => {
  await makeFirstAdmin(app.services);

  const { rowCount } = await app.database.pool.query('select 1 from users');
  expect(rowCount).toBe(0);
});
