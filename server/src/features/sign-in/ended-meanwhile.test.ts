import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePerson, type Person } from '../../testing/makers';
import { PASSWORD, signUpForm } from '../../testing/sign-up';
import { somebodyWaits } from '../../testing/somebody-waits';
import { makeAuthenticator } from '../../testing/stand-ins/authenticator';
import { startTestApp, type TestApp } from '../../testing/test-app';

const ORIGIN = 'https://trips.example.com';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { publicUrl: ORIGIN } });
});
afterAll(() => app.close());

type Member = Person & { email: string };

async function member(): Promise<Member> {
  const { email, ...body } = signUpForm({ type: 'Traveler' });
  const { token, user } = await app.client(null).signIn.signUp({ body: { ...body, email } });
  if (!token || !user) throw new Error('Nobody was signed in.');
  return { id: user.id, token, api: app.client(token), email };
}

/** Somebody who signs in with a provider, and proved their identity a moment ago. */
async function memberWithoutPassword(): Promise<Member> {
  const person = await makePerson(app, 'FREE');
  await app.database.pool.query('update sessions set confirmed_at = now() where user_id = $1', [person.id]);
  return { ...person, email: `${person.id}@example.org` };
}

/** Runs `ask` while the owner who restores the account has it locked; all sessions have ended when the lock is released. */
async function whileTakenBack(person: Member, ask: () => Promise<unknown>): Promise<void> {
  const owner = await app.database.pool.connect();
  try {
    await owner.query('begin');
    await owner.query('select 1 from users where id = $1 for update', [person.id]);
    const asked = expect(ask()).rejects.toMatchObject({ code: 'signed-out' });
    await somebodyWaits(app);
    await owner.query('delete from sessions where user_id = $1', [person.id]);
    await owner.query('commit');
    await asked;
  } finally {
    owner.release(true);
  }
}

/** What the database stores of a person's sign-in methods. */
async function signInMethodsOf({ id }: Member) {
  const { rows } = await app.database.pool.query(
    `select email, password_hash, delete_at, (select count(*) from passkeys where user_id = $1) as passkeys,
      (select on_since from totp where user_id = $1) as app_since,
      (select count(*) from mailed_links where user_id = $1 and purpose = 'new-email') as links
    from users where id = $1`,
    [id],
  );
  return rows[0];
}

test.each<[string, () => Promise<Member>, (person: Member) => Promise<() => Promise<unknown>>]>([
  [
    'sets no password where there was none',
    memberWithoutPassword,
    async ({ api, email: userName }) =>
      () =>
        api.signIn.changePassword({ body: { userName, password: 'Blue-Lake 28' } }),
  ],
  [
    'replaces no password',
    member,
    async ({ api, email: userName }) =>
      () =>
        api.signIn.changePassword({
          body: { userName, password: 'Blue-Lake 28', currentPassword: PASSWORD },
        }),
  ],
  [
    'asks for no other address',
    member,
    async ({ api, id }) =>
      () =>
        api.security.changeEmail({ params: { id }, body: { email: `new-${id}@example.com` } }),
  ],
  [
    'adds no passkey',
    member,
    async ({ api, id }) => {
      const { ticket, options } = await api.security.startPasskey({ params: { id } });
      const answer = makeAuthenticator(ORIGIN).create(options);
      return () => api.security.addPasskey({ params: { id }, body: { ticket, answer, name: 'Laptop' } });
    },
  ],
  [
    'removes no passkey',
    member,
    async ({ api, id }) => {
      const { ticket, options } = await api.security.startPasskey({ params: { id } });
      const body = { ticket, answer: makeAuthenticator(ORIGIN).create(options), name: 'Laptop' };
      const passkey = await api.security.addPasskey({ params: { id }, body });
      return () => api.security.removePasskey({ params: { id, passkeyId: passkey.id } });
    },
  ],
  [
    'deletes no account',
    member,
    async ({ api }) =>
      () =>
        api.accounts.remove(),
  ],
  [
    'proves nobody’s identity',
    member,
    async ({ api }) =>
      () =>
        api.signIn.confirmIdentity({ body: { password: PASSWORD } }),
  ],
])('a session that ends meanwhile %s', async (_what, make, prepare) => {
  const person = await make();
  const ask = await prepare(person);
  const before = await signInMethodsOf(person);

  await whileTakenBack(person, ask);

  expect(await signInMethodsOf(person)).toEqual(before);
});

test('a session that ends meanwhile does not turn an authenticator app off', async () => {
  const person = await member();
  const params = { id: person.id };
  await person.api.security.startTotp({ params });
  await app.database.pool.query('update totp set on_since = now() where user_id = $1', [person.id]);
  const before = await signInMethodsOf(person);

  await whileTakenBack(person, () => person.api.security.removeTotp({ params }));

  expect(await signInMethodsOf(person)).toEqual(before);
});
