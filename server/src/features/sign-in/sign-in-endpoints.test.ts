import { afterAll, beforeAll, expect, test } from 'vitest';
import { later as laterIn, PASSWORD, type SignUpBody, signUpForm } from '../../testing/sign-up';
import { startTestApp, type TestApp } from '../../testing/test-app';

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

test('a wrong password and an unknown address are refused the same way', async () => {
  const { email, password } = form();
  await signUp({ email, password });
  const refusal = (body: { email: string; password: string }) =>
    nobody()
      .signIn.login({ body })
      .catch(({ problem }) => problem);

  const wrong = await refusal({ email, password: 'Wrong-1234' });

  expect(wrong).toEqual({
    code: 'forbidden',
    key: 'wrongSignIn',
    message: 'Sorry we couldn’t find an account with that password.',
  });
  expect(await refusal({ email: 'nobody@example.com', password })).toEqual(wrong);
});

test('no password, token or device key is in the database or in the log', async () => {
  const { token, refreshToken, deviceToken } = await signUp({ password: 'Unlikely-Password-1' });
  const { rows: tables } = await app.database.pool.query(
    `select table_name from information_schema.tables where table_schema = 'public'`,
  );
  const all = await Promise.all(
    tables.map(({ table_name }) => app.database.pool.query(`select t::text from "${table_name}" t`)),
  );
  const written = JSON.stringify(all.map(({ rows }) => rows)) + app.logged();

  for (const secret of ['Unlikely-Password-1', token, refreshToken, deviceToken]) {
    expect(secret).toBeTruthy();
    expect(written).not.toContain(secret);
    expect(written).not.toContain(Buffer.from(secret ?? '').toString('hex'));
  }
});

test('an access token expires, and a refresh token gets another one, once', async () => {
  const answer = await signUp();
  const { token, refreshToken = '', user } = answer;
  const params = { id: user?.id ?? '' };
  const stale = later(16 * MINUTE_MS, () => app.client(token).accounts.get({ params }));
  await expect(stale).rejects.toMatchObject(refused('signed-out'));

  const next = await later(16 * MINUTE_MS, () =>
    nobody().signIn.refresh({ body: { refreshToken: refreshToken ?? '' } }),
  );

  expect(await later(17 * MINUTE_MS, () => app.client(next.token).accounts.get({ params }))).toMatchObject(
    params,
  );
  expect(next.refreshToken).not.toBe(refreshToken);
});

test('a refresh whose response was lost can be repeated; one that comes back later ends the session', async () => {
  const { refreshToken } = await signUp();
  const ask = (ms: number, token = refreshToken ?? '') =>
    later(ms, () => nobody().signIn.refresh({ body: { refreshToken: token } }));

  const one = await ask(MINUTE_MS);
  const two = await ask(14 * MINUTE_MS);
  expect(two).toEqual(one);

  await expect(ask(17 * MINUTE_MS)).rejects.toMatchObject(refused('signed-out'));
  await expect(ask(17 * MINUTE_MS, one.refreshToken)).rejects.toMatchObject(refused('signed-out'));
});

test('a refresh token that was used twice ends the session, also soon after', async () => {
  const { refreshToken } = await signUp();
  const ask = (token: string) => nobody().signIn.refresh({ body: { refreshToken: token } });
  const one = await ask(refreshToken ?? '');
  const two = await ask(one.refreshToken);

  await expect(ask(refreshToken ?? '')).rejects.toMatchObject(refused('signed-out'));
  await expect(ask(two.refreshToken)).rejects.toMatchObject(refused('signed-out'));
});

test('‘Keep me Signed In’ decides how long an unused session lasts', async () => {
  const { email, password } = form();
  await signUp({ email, password });
  const signInFor = async (keepSignedIn: boolean) => {
    const { refreshToken } = await nobody().signIn.login({ body: { email, password, keepSignedIn } });
    return (hours: number) =>
      later(hours * 60 * MINUTE_MS, () =>
        nobody().signIn.refresh({ body: { refreshToken: refreshToken ?? '' } }),
      );
  };

  const visit = await signInFor(false);
  const kept = await signInFor(true);

  await expect(visit(13)).rejects.toMatchObject(refused('signed-out'));
  expect(await kept(59 * 24)).toMatchObject({ token: expect.any(String) });
});

test('signing out ends only this session', async () => {
  const { email, password } = form();
  const here = await signUp({ email, password });
  const there = await nobody().signIn.login({ body: { email, password } });
  const params = { id: here.user?.id ?? '' };

  await app.client(here.token).signIn.signOut();

  await expect(app.client(here.token).accounts.get({ params })).rejects.toMatchObject(refused('signed-out'));
  await expect(
    nobody().signIn.refresh({ body: { refreshToken: here.refreshToken ?? '' } }),
  ).rejects.toMatchObject(refused('signed-out'));
  expect(await app.client(there.token).accounts.get({ params })).toMatchObject(params);
});

test('only devices that people signed in on learn how they described themselves', async () => {
  const { email } = form();
  const { deviceToken } = await signUp({ email });
  const ask = (headers: Record<string, string>) =>
    nobody().signIn.typeDetail({ params: { email } }, { headers });

  expect(await ask({ 'x-wayfold-device': deviceToken ?? '' })).toEqual({
    type: 'BP',
    typeDetail: 'Travel Advisor',
  });
  const plain = await ask({});
  expect(plain).toEqual({ type: 'CS', typeDetail: 'Traveler' });
  expect(await nobody().signIn.typeDetail({ params: { email: 'nobody@example.com' } })).toEqual(plain);
});

test('the type chosen when signing in never changes the account', async () => {
  const { email, password } = form();
  await signUp({ email, password });

  const { user } = await nobody().signIn.login({ body: { email, password, userType: 'Traveler' } });

  expect(user).toMatchObject({ type: 'BP', typeDetail: 'Travel Advisor' });
});

test('guessing locks out the guesser, and not the person on their own device', async () => {
  const { email, password } = form();
  const { deviceToken } = await signUp({ email, password });
  const guess = () => nobody().signIn.login({ body: { email, password: 'Wrong-1234' } });
  for (let attempt = 0; attempt < 10; attempt += 1) await guess().catch(() => undefined);

  await expect(guess()).rejects.toMatchObject(refused('too-many'));
  await expect(nobody().signIn.login({ body: { email, password } })).rejects.toMatchObject(
    refused('too-many'),
  );
  const headers = { 'x-wayfold-device': deviceToken ?? '' };
  const own = await nobody().signIn.login({ body: { email, password } }, { headers });

  expect(own).toMatchObject({ user: { email }, deviceToken: null });
});

test('confirming one’s identity takes the password and lasts ten minutes', async () => {
  const { token, user } = await signUp();
  const remove = (ms: number) => later(ms, () => app.client(token).accounts.remove());
  const problem = await remove(11 * MINUTE_MS).catch((error) => error.problem);
  expect(problem).toMatchObject({ code: 'forbidden', reason: 'confirm-identity' });

  const confirm = (password: string) =>
    later(11 * MINUTE_MS, () => app.client(token).signIn.confirmIdentity({ body: { password } }));
  await expect(confirm('Wrong-1234')).rejects.toMatchObject(refused('forbidden'));
  await confirm(PASSWORD);

  expect(await remove(12 * MINUTE_MS)).toMatchObject({ erasedAt: expect.any(String) });
  expect(user).toBeTruthy();
});
