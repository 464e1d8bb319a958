import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../db/statement';
import { mailsTo } from '../../../testing/mailbox';
import { makeGuest } from '../../../testing/makers';
import {
  later as laterIn,
  PASSWORD,
  resetHalves,
  type SignUpBody,
  signUpForm,
} from '../../../testing/sign-up';
import { somebodyWaits } from '../../../testing/somebody-waits';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { addLink } from '../email/mailed-links-store';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const MINUTE_MS = 60_000;
const nobody = () => app.client(null);
const form = signUpForm;
const signUp = (fields?: Partial<SignUpBody>) => nobody().signIn.signUp({ body: form(fields) });
const refused = (code: string) => ({ code });
const later = <Answer>(ms: number, ask: () => Promise<Answer>) => laterIn(app, ms, ask);
const resetLink = (to: string) => resetHalves(app, to);

test('a reset sets a new password once, confirms the address and ends all sessions', async () => {
  const { email, password } = form();
  const before = await signUp({ email, password });
  expect(await nobody().signIn.sendReset({ body: { email, host: 'evil.example' } })).toBe(true);
  const link = await resetLink(email);
  expect(await nobody().signIn.checkReset({ params: link })).toEqual({ userName: email });

  const body = { userName: email, password: 'Blue-Lake 28', ...link };
  await nobody().signIn.changePassword({ body });

  const params = { id: before.user?.id ?? '' };
  await expect(nobody().signIn.changePassword({ body })).rejects.toMatchObject(refused('not-found'));
  await expect(nobody().signIn.checkReset({ params: link })).rejects.toMatchObject(refused('not-found'));
  await expect(app.client(before.token).accounts.get({ params })).rejects.toMatchObject(
    refused('signed-out'),
  );
  await expect(nobody().signIn.login({ body: { email, password } })).rejects.toMatchObject(
    refused('forbidden'),
  );
  const after = await nobody().signIn.login({ body: { email, password: 'Blue-Lake 28' } });
  expect(after.user).toMatchObject({ emailConfirmed: true });
});

test('an emailed link leads to the configured server, whatever host a request names', async () => {
  const { email } = form();
  await signUp({ email });
  await app.send('/api/resetPwdByEmail', {
    method: 'POST',
    headers: { 'content-type': 'application/json', host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    body: JSON.stringify({ email, host: 'https://evil.example' }),
  });

  const mails = (await mailsTo(app, email)).filter(({ kind }) => kind === 'reset');

  expect(mails).toHaveLength(1);
  expect(JSON.stringify(mails)).not.toContain('evil.example');
});

test('a link of a guest, who has no password, does not work', async () => {
  const guest = await makeGuest(app);
  const { email } = await guest.api.accounts.get({ params: { id: guest.id } });
  const link = await inTransaction(app.database.pool, (on) =>
    addLink(on, { purpose: 'reset', userId: guest.id, email }, new Date()),
  );

  const body = { userName: email, password: 'Blue-Lake 28', ...link };

  await expect(nobody().signIn.changePassword({ body })).rejects.toMatchObject(refused('not-found'));
});

test('no link is sent to an address that the account loses at the same moment', async () => {
  const { email } = form();
  const { user } = await signUp({ email });
  const other = await app.database.pool.connect();
  try {
    await other.query('begin');
    await other.query('update users set email = $2 where id = $1', [user?.id, form().email]);
    const asked = nobody().signIn.sendReset({ body: { email } });
    await Promise.race([asked, somebodyWaits(app)]);
    await other.query('commit');

    expect(await asked).toBe(false);
  } finally {
    other.release(true);
  }
  expect((await mailsTo(app, email)).filter(({ kind }) => kind === 'reset')).toEqual([]);
});

test('a link works for an hour, and only the newest one', async () => {
  const { email } = form();
  await signUp({ email });
  const ask = async () => {
    await nobody().signIn.sendReset({ body: { email } });
    return resetLink(email);
  };
  const old = await ask();
  const link = await ask();

  await expect(nobody().signIn.checkReset({ params: old })).rejects.toMatchObject(refused('not-found'));
  await expect(
    later(61 * MINUTE_MS, () => nobody().signIn.checkReset({ params: link })),
  ).rejects.toMatchObject(refused('not-found'));
  const forged = { a: link.a, b: 'x'.repeat(43) };
  await expect(nobody().signIn.checkReset({ params: forged })).rejects.toMatchObject(refused('not-found'));
});

test('a reset for an unknown address says so', async () => {
  expect(await nobody().signIn.sendReset({ body: { email: 'nobody@example.com' } })).toBe(false);
});

test('a signed-in person changes the password with the current one, and stays signed in only on this device', async () => {
  const { email, password } = form();
  const here = await signUp({ email, password });
  const there = await nobody().signIn.login({ body: { email, password } });
  const change = (currentPassword: string) =>
    app.client(here.token).signIn.changePassword({
      body: { userName: email, password: 'Blue-Lake 28', currentPassword },
    });
  const params = { id: here.user?.id ?? '' };

  await expect(change('Wrong-1234')).rejects.toMatchObject(refused('forbidden'));
  await change(password);

  expect(await app.client(here.token).accounts.get({ params })).toMatchObject(params);
  await expect(app.client(there.token).accounts.get({ params })).rejects.toMatchObject(refused('signed-out'));
});

test('nobody can change another person’s password by naming them', async () => {
  const victim = form();
  await nobody().signIn.signUp({ body: victim });
  const { token } = await signUp();
  const body = { userName: victim.email, password: 'Blue-Lake 28', currentPassword: PASSWORD };

  await expect(app.client(token).signIn.changePassword({ body })).rejects.toMatchObject(refused('forbidden'));
  await expect(nobody().signIn.changePassword({ body })).rejects.toMatchObject(refused('signed-out'));
});
