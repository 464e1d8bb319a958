import { request as nodeRequest } from 'node:http';
import type { SignedIn } from '@wayfold/contract/people/sign-in-endpoints';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { mailedLink } from '../../testing/mailbox';
import { makeGuest, makeTrip } from '../../testing/makers';
import { PASSWORD, resetHalves, type SignUpBody, signUpForm } from '../../testing/sign-up';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const NEXT_PASSWORD = 'Blue-Lake 28';
/** The sign-up form of an ordinary traveler. */
const form = (fields: Partial<SignUpBody> = {}) =>
  signUpForm({ type: 'Traveler', isSubscriber: false, ...fields });

/** A new member: what they typed, and the tokens they got. */
async function newMember(fields: Partial<SignUpBody> = {}) {
  const body = form(fields);
  const answer = await app.client(null).signIn.signUp({ body });
  return { ...body, ...given(answer) };
}

/** The parts of a response that signed somebody in. */
function given({ token, refreshToken, deviceToken, user }: SignedIn) {
  if (!token || !refreshToken || !user) throw new Error('Nobody was signed in.');
  return { id: user.id, token, refreshToken, deviceToken: deviceToken ?? '' };
}

const login = (body: { email: string; password: string; userId?: string }, headers = {}) =>
  app.client(null).signIn.login({ body }, { headers });
const refused = (code: string) => ({ code });

/** The halves of the link in the newest reset email to an address; requests that email first. */
async function resetLink(email: string): Promise<{ a: string; b: string }> {
  await app.client(null).signIn.sendReset({ body: { email } });
  return resetHalves(app, email);
}

/** Status and problem of a request that the typed client can't send. */
async function ask(path: string, init: RequestInit & { json?: unknown } = {}) {
  const { json, ...rest } = init;
  const body = json === undefined ? {} : { body: JSON.stringify(json) };
  const headers = { ...(json === undefined ? {} : { 'content-type': 'application/json' }), ...init.headers };
  const answer = await app.send(`/api${path}`, { ...rest, ...body, headers });
  return { status: answer.status, text: await answer.text() };
}

describe('tokens', () => {
  const me = (id: string, headers: Record<string, string>) => ask(`/users/${id}`, { headers });

  test('work only for their own purpose', async () => {
    const { id, email, token, refreshToken, deviceToken } = await newMember();
    const { b } = await resetLink(email);
    const { ticket } = await app.client(null).signIn.startPasskey({ body: {} });

    for (const secret of [refreshToken, deviceToken, b, ticket]) {
      expect((await me(id, { authorization: `Bearer ${secret}` })).status).toBe(401);
    }
    for (const secret of [token, deviceToken, b, ticket]) {
      const body = { refreshToken: secret };
      await expect(app.client(null).signIn.refresh({ body })).rejects.toMatchObject(refused('signed-out'));
    }
    expect((await me(id, { authorization: `Bearer ${token}` })).status).toBe(200);
    await app.client(null).signIn.refresh({ body: { refreshToken } });
  });

  test('are read from a single header in a single format', async () => {
    const { id, token } = await newMember();
    const ODD = [
      ['Bearer', token, token],
      ['Bearer', `${token},Bearer`, token],
      ['Bearer', `"${token}"`],
      ['Bearer', `${token}\u00E9`],
      ['Bearer', token.slice(1)],
      ['Bearer', token.repeat(100)],
      ['Basic', Buffer.from(`${id}:${token}`).toString('base64')],
      ['Token', token],
      ['Bearer\t', token],
      [token],
      ['Bearer'],
      [''],
    ];

    for (const words of ODD) {
      expect((await me(id, { authorization: words.join(' ') })).status).toBe(401);
    }
    expect((await me(id, { cookie: `token=${token}`, 'x-access-token': token })).status).toBe(401);
    expect((await ask(`/users/${id}?access_token=${token}&token=${token}`)).status).toBe(401);
    expect((await me(id, { authorization: `bearer ${token}` })).status).toBe(200);
  });

  test('in a second header never count', async () => {
    const mine = await newMember();
    const other = await newMember();
    const status = (tokens: string[]) =>
      new Promise<number | undefined>((resolve, reject) => {
        const authorization = tokens.map((token) => `Bearer ${token}`);
        const sent = nodeRequest(`${app.url}/api/users/${mine.id}`, (answer) => {
          answer.resume().on('end', () => resolve(answer.statusCode));
        });
        sent.on('error', reject).setHeader('authorization', authorization);
        sent.end();
      });

    expect(await status([mine.token])).toBe(200);
    expect(await status([other.token, mine.token])).toBe(404);
    expect(await status(['x'.repeat(43), mine.token])).toBe(401);
  });

  test('longer than any header are refused without a server error', async () => {
    const { id } = await newMember();

    expect((await me(id, { authorization: `Bearer ${'x'.repeat(60_000)}` })).status).toBe(431);
    expect((await me(id, { authorization: `Bearer ${'x'.repeat(9_000)}` })).status).toBe(401);
  });
});

describe('a guest', () => {
  test('cannot be signed in to, reset or registered again', async () => {
    const guest = await makeGuest(app);
    const { email } = await guest.api.accounts.get({ params: { id: guest.id } });

    await expect(login({ email, password: PASSWORD })).rejects.toMatchObject(refused('forbidden'));
    expect(await app.client(null).signIn.sendReset({ body: { email } })).toBe(false);
    await expect(app.client(null).signIn.signUp({ body: form({ email }) })).rejects.toMatchObject(
      refused('invalid'),
    );
  });

  test('is not merged by somebody who only knows the id, with any sign-in method', async () => {
    const guest = await makeGuest(app);
    const trip = await makeTrip(guest, { name: 'Private' });
    const thief = await newMember();
    const another = await makeGuest(app);
    const credentials = { email: thief.email, password: PASSWORD, userId: guest.id };

    const answers = [
      await login(credentials),
      await app.client(thief.token).signIn.login({ body: credentials }),
      await another.api.signIn.login({ body: credentials }),
      await login(credentials, { 'x-wayfold-device': thief.deviceToken }),
    ];

    expect(answers.map(({ merged }) => merged)).toEqual([false, false, false, false]);
    expect((await guest.api.trips.get({ params: { id: trip.id } })).name).toBe('Private');
  });

  test('is merged once: the token that did it becomes invalid', async () => {
    const guest = await makeGuest(app);
    const { email, password } = await newMember();
    const body = { email, password, userId: guest.id };
    await guest.api.signIn.login({ body });

    const again = await guest.api.signIn.login({ body });

    expect(again.merged).toBe(false);
    expect(
      (await ask(`/users/${guest.id}`, { headers: { authorization: `Bearer ${guest.token}` } })).status,
    ).toBe(401);
  });
});

describe('a password that is replaced meanwhile', () => {
  /** Checks the next password only after `meanwhile` is done. */
  async function during<Answer>(attempt: () => Promise<Answer>, meanwhile: () => Promise<unknown>) {
    const { verify } = app.services.passwords;
    let looked: () => void = () => undefined;
    let goOn: () => void = () => undefined;
    const isLookedAt = new Promise<void>((resolve) => (looked = resolve));
    const mayGoOn = new Promise<void>((resolve) => (goOn = resolve));
    vi.spyOn(app.services.passwords, 'verify').mockImplementationOnce(async (stored, typed) => {
      const answer = await verify(stored, typed);
      looked();
      await mayGoOn;
      return answer;
    });
    const outcome = attempt().then(
      () => 'let in',
      (error) => error.code,
    );
    await isLookedAt;
    vi.restoreAllMocks();
    await meanwhile();
    goOn();
    return outcome;
  }

  const reset = async (email: string) => {
    const link = await resetLink(email);
    await app.client(null).signIn.changePassword({
      body: { userName: email, password: NEXT_PASSWORD, ...link },
    });
  };

  test('signs nobody in', async () => {
    const { email, password } = await newMember();

    expect(
      await during(
        () => login({ email, password }),
        () => reset(email),
      ),
    ).toBe('forbidden');
  });

  test('does not replace the new one', async () => {
    const { email, password, token } = await newMember();
    const body = { userName: email, password: 'Green-Moss 29', currentPassword: password };

    const outcome = await during(
      () => app.client(token).signIn.changePassword({ body }),
      () => reset(email),
    );

    expect(outcome).toBe('forbidden');
    expect(await login({ email, password: NEXT_PASSWORD })).toMatchObject({ user: { email } });
  });

  test('does not sign in to an account that was deleted meanwhile, unless signing in keeps the account', async () => {
    const { email, password, token } = await newMember();

    await during(
      () => login({ email, password }),
      () => app.client(token).accounts.remove(),
    );

    const { rows } = await app.database.pool.query(
      `select users.delete_at is null as kept, count(sessions.id)::int as sessions
      from users left join sessions on sessions.user_id = users.id where users.email = $1 group by users.id`,
      [email],
    );
    expect(rows).toEqual([{ kept: true, sessions: 1 }]);
  });
});

describe('an account that is deleted', () => {
  test('loses every link and token that led into it', async () => {
    const { email, token, refreshToken } = await newMember();
    const link = await resetLink(email);
    const [, , a = '', b = ''] = (await mailedLink(app, email, 'welcome')).split('/');

    await app.client(token).accounts.remove();

    const { signIn } = app.client(null);
    await expect(signIn.checkReset({ params: link })).rejects.toMatchObject(refused('not-found'));
    await expect(signIn.confirmEmail({ body: { a, b } })).rejects.toMatchObject(refused('not-found'));
    await expect(signIn.refresh({ body: { refreshToken } })).rejects.toMatchObject(refused('signed-out'));
  });
});

describe('an account somebody created with an address that is not theirs', () => {
  test('belongs only to the address’s owner once they set a password by email', async () => {
    const thief = await newMember();
    const { token, refreshToken, deviceToken, id, email } = thief;
    await app.client(token).security.changeEmail({ params: { id }, body: { email: 'eve@example.org' } });
    const [, , a = '', b = ''] = (await mailedLink(app, 'eve@example.org', 'new-email')).split('/');
    const link = await resetLink(email);

    await app.client(null).signIn.changePassword({
      body: { userName: email, password: NEXT_PASSWORD, ...link },
    });

    const { signIn } = app.client(null);
    await expect(signIn.confirmEmail({ body: { a, b } })).rejects.toMatchObject(refused('not-found'));
    await expect(signIn.refresh({ body: { refreshToken } })).rejects.toMatchObject(refused('signed-out'));
    await expect(login({ email, password: PASSWORD })).rejects.toMatchObject(refused('forbidden'));
    const headers = { 'x-wayfold-device': deviceToken };
    const { rows } = await app.database.pool.query('select 1 from devices where user_id = $1', [id]);
    expect(rows).toHaveLength(1);
    const owner = await login({ email, password: NEXT_PASSWORD }, headers);
    expect(owner).toMatchObject({ user: { id, emailConfirmed: true }, deviceToken: expect.any(String) });
  });
});
