import type { CallInput } from '@wayfold/contract/kernel/endpoint';
import type { signIn } from '@wayfold/contract/people/sign-in-endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailsTo } from '../../../testing/mailbox';
import { makeGuest, makeTrip } from '../../../testing/makers';
import {
  type ProviderPerson,
  startProvider,
  type TestProvider,
} from '../../../testing/stand-ins/oidc-provider';
import { startTestApp, type TestApp } from '../../../testing/test-app';

const ORIGIN = 'http://localhost:3000';
const MINUTE_MS = 60_000;

let provider: TestProvider;
let app: TestApp;
beforeAll(async () => {
  provider = await startProvider(`${ORIGIN}/sign_in/callback`);
  const { issuer, clientId, clientSecret } = provider;
  const social = { issuer, clientId, clientSecret, name: 'Example' };
  app = await startTestApp({ config: { publicUrl: ORIGIN, social } });
});
afterAll(async () => {
  await app.close();
  provider.close();
});

let made = 0;

/** Somebody new at the provider, with an address that it has verified. */
function newcomer(claims: Partial<ProviderPerson> = {}): ProviderPerson & { email: string } {
  made += 1;
  const sub = `person-${made}`;
  const person = { sub, email: `${sub}@example.com`, email_verified: true, given_name: 'Mei', ...claims };
  provider.add(person);
  return person;
}

type Finish = Partial<CallInput<(typeof signIn)['finishSocial']>['body']>;
const nobody = () => app.client(null);

/** Goes to the provider, signs in there and comes back. */
async function comeBack({ sub }: ProviderPerson): Promise<{ ticket: string; query: string }> {
  const { url, ticket } = await nobody().signIn.startSocial({ body: {} });
  return { ticket, query: await provider.visit(url, sub) };
}

async function signInAt(person: ProviderPerson, fields: Finish = {}, client = nobody()) {
  const back = await comeBack(person);
  return client.signIn.finishSocial({ body: { ...back, ...fields } });
}

/** Signs in with an ID token the provider made for us. */
async function signInByToken({ sub, ...claims }: ProviderPerson, fields: object = {}) {
  const { nonce, ticket } = await nobody().signIn.startSocialToken({ body: {} });
  const token = await provider.idToken({ sub, ...claims, nonce });
  const body = { type: 'oidc' as const, token, ticket, ...fields };
  return { body, signedIn: await nobody().signIn.login({ body }) };
}

/** An account with a password; its address is confirmed or not. */
async function account(email: string, { isConfirmed }: { isConfirmed: boolean }) {
  const body = {
    ...{ firstName: 'Ann', lastName: 'Other', email, password: 'Red-Rock 27' },
    ...{ isSubscriber: false, type: 'Traveler' },
  };
  const { user } = await nobody().signIn.signUp({ body });
  if (isConfirmed) {
    await app.database.pool.query('update users set email_confirmed_at = now() where id = $1', [user?.id]);
  }
  return { id: user?.id ?? '', body };
}

async function later<Answer>(ms: number, ask: () => Promise<Answer>): Promise<Answer> {
  app.setClock(new Date(Date.now() + ms));
  return ask().finally(() => app.setClock(null));
}

test('the button shows the provider’s name, and is missing without a provider', async () => {
  const without = await startTestApp();

  expect(await nobody().signIn.socialProvider()).toEqual({ name: 'Example' });
  expect(await without.client(null).signIn.socialProvider()).toEqual({ name: null });
  await expect(without.client(null).signIn.startSocial({ body: {} })).rejects.toMatchObject({
    code: 'not-found',
  });
  await expect(without.client(null).signIn.startSocialToken({ body: {} })).rejects.toMatchObject({
    code: 'not-found',
  });
  await without.close();
});

test('somebody new gets a free account with a confirmed address and only the description they gave', async () => {
  const person = newcomer({
    given_name: ' Mei \n Lin\t',
    family_name: undefined as never,
    name: 'Mei Lin Hu',
  });

  const { token, user, merged } = await signInAt(person, { userType: 'Travel Advisor', isSubscriber: true });

  expect(user).toMatchObject({
    role: 'FREE',
    email: person.email,
    emailConfirmed: true,
    firstName: 'Mei Lin',
    type: 'BP',
    typeDetail: 'Travel Advisor',
    isSubscriber: true,
    upid: null,
  });
  expect(merged).toBe(false);
  expect(await app.client(token).accounts.get({ params: { id: user?.id ?? '' } })).toEqual(user);
});

test('unknown types are ignored, and nobody is subscribed without asking', async () => {
  const { user } = await signInAt(newcomer(), { userType: 'Emperor' });

  expect(user).toMatchObject({ type: null, typeDetail: null, isSubscriber: false });
});

test('the same person comes back to the same account, even if their address has changed', async () => {
  const person = newcomer();
  const before = await signInAt(person);
  provider.add({ ...person, email: 'other@example.com', email_verified: false });

  const after = await signInAt(person);

  expect(after.user).toEqual(before.user);
  expect((await signInByToken({ sub: person.sub })).signedIn.user).toEqual(before.user);
});

test('somebody who comes back twice at once has one account', async () => {
  const person = newcomer();
  const backs = [await comeBack(person), await comeBack(person), await comeBack(person)];

  const answers = await Promise.all(backs.map((body) => nobody().signIn.finishSocial({ body })));

  expect(new Set(answers.map(({ user }) => user?.id)).size).toBe(1);
});

test('a guest becomes the account and keeps everything', async () => {
  const guest = await makeGuest(app);
  const trip = await makeTrip(guest, { name: 'Utah', stops: [{ name: 'Moab' }] });

  const answer = await signInAt(newcomer(), { userId: guest.id }, guest.api);

  expect(answer).toMatchObject({ merged: true, user: { id: guest.id, role: 'FREE' } });
  const { trips } = app.client(answer.token);
  expect((await trips.get({ params: { id: trip.id } })).destinations).toHaveLength(1);
  await expect(guest.api.accounts.get({ params: { id: guest.id } })).rejects.toMatchObject({
    code: 'signed-out',
  });
});

test('a guest whose person already has an account moves into it', async () => {
  const person = newcomer();
  const { user } = await signInAt(person);
  const guest = await makeGuest(app);
  const trip = await makeTrip(guest, { name: 'As a guest' });

  const answer = await signInAt(person, { userId: guest.id }, guest.api);

  expect(answer).toMatchObject({ merged: true, user: { id: user?.id } });
  const { trips } = app.client(answer.token);
  expect((await trips.get({ params: { id: trip.id } })).name).toBe('As a guest');
});

test('an account with the same confirmed address is linked, ignoring case', async () => {
  const person = newcomer({ email: 'Linked@Example.com' });
  const { id, body } = await account('linked@example.com', { isConfirmed: true });

  const { user } = await signInAt(person);

  expect((await mailsTo(app, 'linked@example.com')).map(({ kind }) => kind)).toContain('ways-changed');
  expect(user).toMatchObject({ id, email: 'linked@example.com', firstName: 'Ann', typeDetail: 'Traveler' });
  const { email, password } = body;
  expect((await nobody().signIn.login({ body: { email, password } })).user?.id).toBe(id);
});

test('an account that somebody else may have created with the address is not linked until it is confirmed', async () => {
  const person = newcomer();
  const { id } = await account(person.email, { isConfirmed: false });

  await expect(signInAt(person)).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('Forgot Password?'),
  });
  await expect(signInByToken(person)).rejects.toMatchObject({ code: 'conflict' });

  const { rows } = await app.database.pool.query('select 1 from identities where user_id = $1', [id]);
  expect(rows).toEqual([]);
});

test.each([
  ['an address the provider has not verified', { email_verified: false }, 'forbidden'],
  ['an address of which the provider does not say so', { email_verified: undefined as never }, 'forbidden'],
  ['no address', { email: undefined as never }, 'forbidden'],
  ['an address with a letter that looks like another', { email: 'meі@example.com' }, 'invalid'],
  ['an address with two lines', { email: 'mei@example.com\nbcc: x@example.org' }, 'invalid'],
])('%s does not create an account', async (_words, claims, code) => {
  const { rows: before } = await app.database.pool.query('select count(*) as count from users');

  await expect(signInAt(newcomer(claims))).rejects.toMatchObject({ code });

  const { rows: after } = await app.database.pool.query('select count(*) as count from users');
  expect(after).toEqual(before);
});

test('a response works once, and only for the browser that asked', async () => {
  const person = newcomer();
  const mine = await comeBack(person);
  const theirs = await nobody().signIn.startSocial({ body: {} });
  const finish = (body: { ticket: string; query: string }) => nobody().signIn.finishSocial({ body });
  const refused = { code: 'invalid' };

  await expect(finish({ ...mine, ticket: theirs.ticket })).rejects.toMatchObject(refused);
  await expect(finish({ ...mine, ticket: 'x'.repeat(43) })).rejects.toMatchObject(refused);
  expect((await finish(mine)).user?.email).toBe(person.email);
  await expect(finish(mine)).rejects.toMatchObject(refused);
});

test('a ticket is valid for ten minutes and only for its purpose', async () => {
  const person = newcomer();
  const back = await comeBack(person);
  const other = await nobody().signIn.startSocialToken({ body: {} });
  const finish = (body: typeof back) => nobody().signIn.finishSocial({ body });

  await expect(later(10 * MINUTE_MS + 1, () => finish(back))).rejects.toMatchObject({ code: 'invalid' });
  const crossed = { ...(await comeBack(person)), ticket: other.ticket };
  await expect(finish(crossed)).rejects.toMatchObject({ code: 'invalid' });
});

test('the browser comes back to the configured address, whatever host a request names', async () => {
  const answer = await app.send('/api/login/social/start', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-host': 'evil.example' },
    body: '{}',
  });
  const { url } = (await answer.json()) as { url: string };

  expect(new URL(url).searchParams.get('redirect_uri')).toBe(`${ORIGIN}/sign_in/callback`);
});

test('an ID token signs in once, and its role is ignored', async () => {
  const person = newcomer();

  const { body, signedIn } = await signInByToken(person, { role: 'ADMIN', isSubscriber: true });

  expect(signedIn.user).toMatchObject({ role: 'FREE', email: person.email, isSubscriber: true });
  await expect(nobody().signIn.login({ body })).rejects.toMatchObject({ code: 'invalid' });
});

test('an ID token for another ticket, client or time is refused', async () => {
  const person = newcomer();
  const { nonce, ticket } = await nobody().signIn.startSocialToken({ body: {} });
  const claims = { ...person, nonce };
  const tokens = [
    await provider.idToken({ ...claims, nonce: 'another' }),
    await provider.idToken({ ...claims, aud: 'another' }),
    await provider.idToken({ ...claims, exp: Math.floor(Date.now() / 1000) - 60 }),
  ];

  for (const token of tokens) {
    await expect(nobody().signIn.login({ body: { type: 'oidc', token, ticket } })).rejects.toMatchObject({
      code: 'invalid',
    });
  }
  // The first try used up the ticket.
  const right = await provider.idToken(claims);
  await expect(nobody().signIn.login({ body: { type: 'oidc', token: right, ticket } })).rejects.toMatchObject(
    { code: 'invalid' },
  );
});

test('an ID token may come with the provider’s own name, and a role that is ignored', async () => {
  const { name } = await nobody().signIn.socialProvider();
  const person = newcomer();
  const { signedIn } = await signInByToken(person, { type: name?.toUpperCase(), role: 'ADMIN' });

  expect(signedIn.user).toMatchObject({ email: person.email, role: 'FREE' });
  await expect(signInByToken(newcomer(), { type: 'facebook' })).rejects.toMatchObject({
    code: 'invalid',
    problem: { issues: [{ path: 'type' }] },
  });
});

test('an account scheduled for deletion stays when its person comes back', async () => {
  const person = newcomer();
  const { user } = await signInAt(person);
  const id = user?.id ?? '';
  const leave = (days: number) =>
    app.database.pool.query(`update users set delete_at = now() + make_interval(days => $2) where id = $1`, [
      id,
      days,
    ]);
  await leave(10);

  expect((await signInAt(person)).user?.id).toBe(id);
  const { rows } = await app.database.pool.query('select delete_at from users where id = $1', [id]);
  expect(rows).toEqual([{ delete_at: null }]);

  await leave(-1);
  await expect(signInAt(person)).rejects.toMatchObject({ code: 'conflict' });
});

test('one IP address cannot start and finish sign-ins without limit', async () => {
  const proxied = await startTestApp({ config: { ...app.services.config, trustProxy: 1 } });
  const ask = (path: string, body: object) =>
    proxied.send(`/api/login/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7' },
      body: JSON.stringify(body),
    });
  const ticket = 'x'.repeat(43);
  await ask('social/nonce', {});
  await ask('passkey/start', {});
  await ask('second-step', { ticket, code: '123456' });
  await proxied.database.pool.query('update rate_counts set count = 1000');

  for (const [path, body] of [
    ['social/start', {}],
    ['social/nonce', {}],
    ['social/finish', { ticket, query: '?' }],
    ['passkey/start', {}],
    ['passkey', { ticket, answer: {} }],
    ['second-step', { ticket, code: '123456' }],
  ] as const) {
    expect((await ask(path, body)).status).toBe(429);
  }
  await proxied.close();
});

test('codes, tokens and tickets are not in the log or, in plain form, in the database', async () => {
  const person = newcomer();
  const back = await comeBack(person);
  const { body, signedIn } = await signInByToken(person);
  await nobody().signIn.finishSocial({ body: back });

  const { rows } = await app.database.pool.query('select * from sign_in_tickets');
  const kept = app.logged() + JSON.stringify(rows);
  const code = new URLSearchParams(back.query).get('code') ?? '';
  for (const secret of [code, body.token, body.ticket, back.ticket, signedIn.token ?? '']) {
    expect(secret.length).toBeGreaterThan(20);
    expect(kept).not.toContain(secret);
  }
});
