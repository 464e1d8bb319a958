import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailedLink } from '../../testing/mailbox';
import { PASSWORD, resetHalves, signUpForm } from '../../testing/sign-up';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { whileHeld } from '../../testing/while-held';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function member() {
  const body = signUpForm({ type: 'Traveler' });
  const { token, refreshToken, user } = await app.client(null).signIn.signUp({ body });
  const id = user?.id ?? '';
  return { id, email: body.email, api: app.client(token), refreshToken: refreshToken ?? '' };
}
type Member = Awaited<ReturnType<typeof member>>;

async function linkTo(email: string, kind: string): Promise<{ a: string; b: string }> {
  const [, , a = '', b = ''] = (await mailedLink(app, email, kind)).split('/');
  return { a, b };
}

const PERSON = 'select 1 from users where id = $1 for update';
const LINKS = 'select 1 from mailed_links where user_id = $1';

test.each<[string, (person: Member) => Promise<() => Promise<unknown>>]>([
  [
    'confirms the address',
    async ({ email }) => {
      const body = await linkTo(email, 'welcome');
      return () => app.client(null).signIn.confirmEmail({ body });
    },
  ],
  [
    'takes the address back',
    async ({ id, email, api }) => {
      await app.client(null).signIn.confirmEmail({ body: await linkTo(email, 'welcome') });
      await api.security.changeEmail({ params: { id }, body: { email: `new-${id}@example.com` } });
      const body = await linkTo(email, 'email-changing');
      return () => app.client(null).signIn.keepEmail({ body });
    },
  ],
  [
    'sets a new password',
    async ({ email }) => {
      await app.client(null).signIn.sendReset({ body: { email } });
      const body = { userName: email, password: 'Blue-Lake 28', ...(await resetHalves(app, email)) };
      return () => app.client(null).signIn.changePassword({ body });
    },
  ],
])('an emailed link that %s is locked after its person', async (_what, prepare) => {
  const person = await member();
  const ask = await prepare(person);

  await whileHeld(app, { held: PERSON, rest: LINKS, id: person.id }, ask);
});

test('sessions that end together are locked after their person', async () => {
  const { id, email, api } = await member();
  await app.client(null).signIn.login({ body: { email, password: PASSWORD } });
  const rest = 'select 1 from sessions where user_id = $1';

  await whileHeld(app, { held: PERSON, rest, id }, () => api.security.endSessions({ params: { id } }));

  const { rowCount } = await app.database.pool.query(rest, [id]);
  expect(rowCount).toBe(0);
});

test('a token that is refreshed is locked after its session, like one that is signed out', async () => {
  const { id, refreshToken } = await member();
  const held = 'select 1 from sessions where user_id = $1 for update';
  const rest = 'select 1 from session_tokens where user_id = $1';

  const pair = await whileHeld(app, { held, rest, id }, () =>
    app.client(null).signIn.refresh({ body: { refreshToken } }),
  );

  expect(pair.refreshToken).not.toBe(refreshToken);
});

test('a refresh whose session is signed out meanwhile does not sign in', async () => {
  const { id, refreshToken } = await member();
  const held = 'delete from sessions where user_id = $1';

  const refreshed = whileHeld(app, { held, rest: 'select 1 from users where id = $1', id }, () =>
    app.client(null).signIn.refresh({ body: { refreshToken } }),
  );

  await expect(refreshed).rejects.toMatchObject({ code: 'signed-out' });
});
