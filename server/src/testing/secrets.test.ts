import { api } from '@wayfold/contract/api';
import { callUrl } from '@wayfold/contract/kernel/client';
import type { EndpointTable } from '@wayfold/contract/kernel/endpoint';
import type { SignedIn } from '@wayfold/contract/people/sign-in-endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../features/sign-in/passwords/passwords';
import { mailedLink } from './mailbox';
import { makePerson, type Person } from './makers';
import { SAMPLE_PASSWORD, SAMPLES } from './sample-inputs';
import { type AccountWorld, accountWorld, type SampleWorld } from './sample-world';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
let passwordHash: string;
beforeAll(async () => {
  app = await startTestApp();
  passwordHash = await hashPassword(app.services.passwords, SAMPLE_PASSWORD);
});
afterAll(() => app.close());

const ENDPOINTS = Object.entries(api as Record<string, EndpointTable>)
  .filter(([domain]) =>
    ['accounts', 'signIn', 'security', 'profile', 'contact', 'newsletter', 'outbox'].includes(domain),
  )
  .flatMap(([domain, table]) =>
    Object.entries(table).map(([name, endpoint]) => ({ domain, name, endpoint })),
  );

/** Anything that opens an account or identifies its user. */
function secretsOf(person: Person, world: AccountWorld): string[] {
  const { email, refreshToken, imageKey, listKey, links } = world;
  const halves = Object.values(links).map(({ b }) => b);
  return [person.token, email, refreshToken, imageKey, listKey, SAMPLE_PASSWORD, passwordHash, ...halves];
}

test.each(ENDPOINTS)('$domain $name leaves no secret in the log', async ({ domain, name, endpoint }) => {
  const person = await makePerson(app, 'ADMIN', { passwordHash, type: 'BP' });
  const world = await accountWorld(app, person);
  const samples = SAMPLES as unknown as Record<
    string,
    Record<string, (world: AccountWorld) => { params?: object; query?: object; body?: object }>
  >; // the same table, keyed by string
  const input = samples[domain]?.[name]?.(world as SampleWorld) ?? {};
  const before = app.logged().length;
  const send = (query: string, body: string | undefined) =>
    app.send(`${callUrl(endpoint, input as never)}${query}`, {
      method: endpoint.method,
      headers: {
        authorization: `Bearer ${person.token}`,
        cookie: `token=${person.token}`,
        referer: `http://localhost/reset_password/${world.links.reset.a}/${world.links.reset.b}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body }),
    });

  const answers = [
    await send('', input.body && JSON.stringify(input.body)),
    await send(`?access_token=${person.token}`, undefined),
    await send('', input.body && JSON.stringify({ ...input.body, [SAMPLE_PASSWORD]: world.refreshToken })),
    await send('', input.body && `${JSON.stringify(input.body)}{`),
  ];

  await Promise.all(answers.map((answer) => answer.text()));
  const logged = app.logged().slice(before);
  expect(logged.match(/"request completed"/g)?.length).toBeGreaterThanOrEqual(3);
  for (const secret of secretsOf(person, world)) {
    expect(logged).not.toContain(secret);
    expect(logged).not.toContain(encodeURIComponent(secret));
    expect(logged).not.toContain(Buffer.from(secret).toString('hex'));
  }
});

test('an error never repeats a password', async () => {
  const secret = 'Violet-Heron 31';
  const ask = (path: string, body: object) =>
    app.send(`/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const before = app.logged().length;

  const answers = [
    await ask('/login', { email: 'mei@example.com', password: secret }),
    await ask('/login', { email: secret, password: secret }),
    await ask('/login', { email: 'mei@example.com', password: { is: secret } }),
    await ask('/login', { email: 'mei@example.com', password: secret, keepSignedIn: secret }),
    await ask('/newuser', { password: secret, email: secret, type: secret }),
    await ask('/userprofile/change', { userName: 'mei@example.com', password: secret, a: secret, b: secret }),
  ];

  for (const answer of answers) {
    expect(answer.status).toBeLessThan(500);
    expect(await answer.text()).not.toContain(secret);
  }
  expect(app.logged().slice(before)).not.toContain(secret);
});

test('an unreadable stored hash is a bug whose error contains neither hash nor password', async () => {
  const person = await makePerson(app, 'FREE', { passwordHash: '$argon2id$broken-hash' });
  const { email } = await person.api.accounts.get({ params: { id: person.id } });
  const before = app.logged().length;

  const answer = await app.send('/api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'Violet-Heron 31' }),
  });

  const told = (await answer.text()) + app.logged().slice(before);
  expect(answer.status).toBe(500);
  for (const secret of ['broken-hash', 'Violet-Heron 31', email]) expect(told).not.toContain(secret);
});

/** From creating an account to deleting it, with every secret along the way. */
test('the whole life of an account leaves no secret in the log', async () => {
  const nobody = app.client(null);
  const email = 'life@example.com';
  const secrets = ['Red-Rock 27', 'Blue-Lake 28', email, 'next@example.com'];
  const keep = ({ token, refreshToken, deviceToken, user }: SignedIn) => {
    for (const secret of [token, refreshToken, deviceToken]) if (secret) secrets.push(secret);
    return { api: app.client(token), id: user?.id ?? '', refreshToken: refreshToken ?? '' };
  };
  const guest = await nobody.accounts.createGuest({ body: {} });
  secrets.push(guest.token, guest.email);
  const { id, api: mine } = keep(
    await app.client(guest.token).signIn.signUp({
      body: {
        firstName: 'Mei',
        lastName: 'Li',
        email,
        password: 'Red-Rock 27',
        isSubscriber: true,
        type: 'Traveler',
        userId: guest.user.id,
      },
    }),
  );
  const linkOf = async (to: string, kind: string) => {
    const [, , a = '', b = ''] = (await mailedLink(app, to, kind)).split('/');
    secrets.push(b);
    return { a, b };
  };
  await nobody.signIn.confirmEmail({ body: await linkOf(email, 'welcome') });
  await mine.security.startTotp({ params: { id } }).then(({ secret }) => secrets.push(secret));
  await mine.security.startPasskey({ params: { id } }).then(({ ticket }) => secrets.push(ticket));
  await mine.security.changeEmail({ params: { id }, body: { email: 'next@example.com' } });
  await nobody.signIn.confirmEmail({ body: await linkOf('next@example.com', 'new-email') });
  await nobody.signIn.sendReset({ body: { email: 'next@example.com' } });
  const reset = await linkOf('next@example.com', 'reset');
  await nobody.signIn.checkReset({ params: reset });
  await nobody.signIn.changePassword({
    body: { userName: 'next@example.com', password: 'Blue-Lake 28', ...reset },
  });
  const body = { email: 'next@example.com', password: 'Blue-Lake 28' };
  const { refreshToken } = keep(await nobody.signIn.login({ body }));
  const pair = await nobody.signIn.refresh({ body: { refreshToken } });
  secrets.push(pair.token, pair.refreshToken);
  await nobody.signIn.refresh({ body: { refreshToken: pair.refreshToken } });
  await nobody.signIn.refresh({ body: { refreshToken } }).catch(() => undefined);
  await app.doJobs();
  await keep(await nobody.signIn.login({ body })).api.accounts.remove();

  expect(secrets.length).toBeGreaterThan(15);
  for (const secret of secrets) expect(app.logged()).not.toContain(secret);
});
