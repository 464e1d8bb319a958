import type { CallInput } from '@wayfold/contract/endpoint';
import type { signIn } from '@wayfold/contract/sign-in-endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailedLink, mailsTo } from '../../testing/mailbox';
import { first, makeGuest, makeTrip, makeUserPlace } from '../../testing/makers';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const MINUTE_MS = 60_000;
const PASSWORD = 'Red-Rock 27';
let made = 0;
type SignUpBody = CallInput<(typeof signIn)['signUp']>['body'];

/** What somebody new fills in; every call names another address. */
function form(fields: Partial<SignUpBody> = {}): SignUpBody {
  made += 1;
  return {
    firstName: 'Mei',
    lastName: 'Lindqvist',
    email: `mei${made}@example.com`,
    password: PASSWORD,
    isSubscriber: true,
    type: 'Travel Advisor',
    ...fields,
  };
}

const nobody = () => app.client(null);
const signUp = (fields?: Partial<SignUpBody>) => nobody().signIn.signUp({ body: form(fields) });
const refused = (code: string) => ({ code });

async function later<Answer>(ms: number, ask: () => Promise<Answer>): Promise<Answer> {
  app.setClock(new Date(Date.now() + ms));
  return ask().finally(() => app.setClock(null));
}

/** The halves of the link in the newest reset mail to an address. */
async function resetLink(to: string): Promise<{ a: string; b: string }> {
  const [, , a = '', b = ''] = (await mailedLink(app, to, 'reset')).split('/');
  return { a, b };
}

test('whoever signs up is signed in, with what they said and nothing they claimed', async () => {
  const body = form({ role: 'ADMIN', upid: 'pro', userName: 'root' });
  const { token, user } = await nobody().signIn.signUp({ body });

  expect(user).toMatchObject({
    role: 'FREE',
    type: 'BP',
    typeDetail: 'Travel Advisor',
    firstName: 'Mei',
    lastName: 'Lindqvist',
    email: body.email,
    userName: body.email,
    emailConfirmed: false,
    active: true,
    isSubscriber: true,
    upid: null,
  });
  expect(await app.client(token).accounts.get({ params: { id: user?.id ?? '' } })).toEqual(user);
});

test('an address is registered once, whatever its case', async () => {
  const body = form();
  await nobody().signIn.signUp({ body });

  const again = nobody().signIn.signUp({ body: { ...body, email: body.email.toUpperCase() } });

  await expect(again).rejects.toMatchObject({
    code: 'conflict',
    message: 'Sorry, email has been registered.',
  });
});

test.each([
  ['a password without a number', { password: 'Red-Rock!' }],
  ['a password that is too short', { password: 'Rr-27' }],
  ['a password that was stolen before', { password: 'P@ssw0rd1' }],
  ['a password that is the person’s name', { password: 'Lindqvist1!' }],
  ['a password of 10,000 characters', { password: `Aa1!${'x'.repeat(10_000)}` }],
  ['an address with a letter that looks like another', { email: 'meі@example.com' }],
  ['an address with two lines', { email: 'mei@example.com\nbcc: x@example.org' }],
  ['a type that is not on the list', { type: 'Emperor' }],
  ['no name', { firstName: '' }],
])('%s is refused', async (_name, fields) => {
  await expect(signUp(fields)).rejects.toMatchObject(refused('invalid'));
});

test('a guest becomes the account and keeps everything; the guest’s token is no more', async () => {
  const guest = await makeGuest(app);
  const trip = await makeTrip(guest, { name: 'Utah', stops: [{ name: 'Moab' }] });
  const place = await makeUserPlace(guest);

  const answer = await guest.api.signIn.signUp({ body: form({ userId: guest.id }) });

  const { trips, places } = app.client(answer.token);
  expect(answer).toMatchObject({ merged: true, user: { id: guest.id, role: 'FREE' } });
  expect((await trips.get({ params: { id: trip.id } })).destinations).toHaveLength(1);
  expect(await places.userPlace({ params: { id: place } })).toMatchObject({ id: place });
  await expect(guest.api.trips.get({ params: { id: trip.id } })).rejects.toMatchObject(refused('not-found'));
});

test('a guest who signs in moves into the account, and what both saved is saved once', async () => {
  const body = form();
  const account = await nobody().signIn.signUp({ body });
  const member = app.client(account.token);
  const mine = await member.trips.create({ body: { name: 'Mine' } });
  const guest = await makeGuest(app);
  const trip = await makeTrip(guest, { name: 'As a guest', stops: [{ name: 'Page' }] });
  const place = first(await nobody().places.list({ query: { near: '-109.55,38.57' } }));
  const saved = { poi_source: place.poi_source, poi_id: place.id };
  await member.places.addFavorite({ body: saved });
  await guest.api.places.addFavorite({ body: saved });

  const { email, password } = body;
  const answer = await guest.api.signIn.login({ body: { email, password, userId: guest.id } });

  const { api: _, ...who } = guest;
  const now = app.client(answer.token);
  const own = (await now.trips.list()).filter(({ demo }) => !demo);
  expect(answer.merged).toBe(true);
  expect(own.map(({ id }) => id).sort()).toEqual([mine.id, trip.id].sort());
  expect(await now.places.favorites({ params: { userid: answer.user?.id ?? '' } })).toHaveLength(1);
  const { rows } = await app.database.pool.query('select 1 from users where id = $1', [who.id]);
  expect(rows).toEqual([]);
});

test('naming a guest without the guest’s token moves nothing', async () => {
  const guest = await makeGuest(app);
  const other = await makeGuest(app);
  const trip = await makeTrip(guest, { name: 'Private' });

  const answers = [
    await nobody().signIn.signUp({ body: form({ userId: guest.id }) }),
    await other.api.signIn.signUp({ body: form({ userId: guest.id }) }),
  ];

  expect(answers.map(({ merged }) => merged)).toEqual([false, false]);
  expect((await guest.api.trips.get({ params: { id: trip.id } })).name).toBe('Private');
});

test('two tabs that sign the same guest in at once move everything once', async () => {
  const body = form();
  await nobody().signIn.signUp({ body });
  const guest = await makeGuest(app);
  const trip = await makeTrip(guest, { stops: [{ name: 'Moab' }] });
  const { email, password } = body;

  const answers = await Promise.all(
    [1, 2].map(() => guest.api.signIn.login({ body: { email, password, userId: guest.id } })),
  );

  expect(answers.filter(({ merged }) => merged)).toHaveLength(1);
  for (const { token } of answers) {
    expect((await app.client(token).trips.list()).filter(({ demo }) => !demo).map(({ id }) => id)).toEqual([
      trip.id,
    ]);
  }
});

test('what a guest writes while signing in is in the account or was refused, and never lost', async () => {
  const body = form();
  await nobody().signIn.signUp({ body });
  const guest = await makeGuest(app);
  const { email, password } = body;

  const names = Array.from({ length: 12 }, (_, index) => `Trip ${index}`);
  const signingIn = guest.api.signIn.login({ body: { email, password, userId: guest.id } });
  const writes = await Promise.allSettled(names.map((name) => guest.api.trips.create({ body: { name } })));
  const answer = await signingIn;

  const kept = (await app.client(answer.token).trips.list()).filter(({ demo }) => !demo);
  const acknowledged = writes.flatMap((write) => (write.status === 'fulfilled' ? [write.value.id] : []));
  expect(kept.map(({ id }) => id).sort()).toEqual(acknowledged.sort());
  for (const write of writes) {
    if (write.status === 'rejected') expect(write.reason).toMatchObject(refused('signed-out'));
  }
});

test('repeating a sign-up with its Idempotency-Key signs in to the account it made', async () => {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const guest = await makeGuest(app);
  const body = form({ userId: guest.id });
  const ask = () => guest.api.signIn.signUp({ body }, { headers });

  const [one, two] = await Promise.all([ask(), ask()]);
  const three = await ask();
  const guessed = guest.api.signIn.signUp({ body: { ...body, password: 'Blue-Lake 28' } }, { headers });

  expect([one.user?.id, two.user?.id, three.user?.id]).toEqual([guest.id, guest.id, guest.id]);
  await expect(guessed).rejects.toMatchObject(refused('conflict'));
});

test('a wrong password and an unknown address are refused alike', async () => {
  const { email, password } = form();
  await signUp({ email, password });
  const refusal = (body: { email: string; password: string }) =>
    nobody()
      .signIn.login({ body })
      .catch(({ problem }) => problem);

  const wrong = await refusal({ email, password: 'Wrong-1234' });

  expect(wrong).toEqual({
    code: 'forbidden',
    message: 'Sorry we couldn’t find an account with that password.',
  });
  expect(await refusal({ email: 'nobody@example.com', password })).toEqual(wrong);
});

test('no password, token or key of a device stands in the database or in the log', async () => {
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

test('an access token runs out, and a refresh token brings another, once', async () => {
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

test('a refresh whose answer was lost can be repeated; one that comes back later ends the session', async () => {
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

test('‘Keep me Signed In’ decides how long a session lasts unused', async () => {
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

test('signing out ends this session and no other', async () => {
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

test('a mailed link leads where the server is, whatever a request calls its host', async () => {
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

test('a link is good for an hour, and the newest alone', async () => {
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

test('a reset for an address that nobody has says so', async () => {
  expect(await nobody().signIn.sendReset({ body: { email: 'nobody@example.com' } })).toBe(false);
});

test('a signed-in person changes the password with the one so far, and stays signed in here alone', async () => {
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

test('nobody changes the password of someone they name', async () => {
  const victim = form();
  await nobody().signIn.signUp({ body: victim });
  const { token } = await signUp();
  const body = { userName: victim.email, password: 'Blue-Lake 28', currentPassword: PASSWORD };

  await expect(app.client(token).signIn.changePassword({ body })).rejects.toMatchObject(refused('forbidden'));
  await expect(nobody().signIn.changePassword({ body })).rejects.toMatchObject(refused('signed-out'));
});

test('how people described themselves is told to devices they signed in on, and to nobody else', async () => {
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

test('guessing locks the guesser out, and not the person on a device of theirs', async () => {
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

test('proving who one is takes the password and lasts ten minutes', async () => {
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
