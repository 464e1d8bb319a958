import type { SignedIn } from '@wayfold/contract/people/sign-in-endpoints';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { mailsTo } from '../../testing/mailbox';
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

describe('addresses that look alike', () => {
  const TWINS = [
    ['a dotless i', 'me\u0131@example.com'],
    ['the Kelvin sign', '\u212Aei@example.com'],
    ['a long s', 'mei\u017F@example.com'],
    ['a letter drawn wide', '\uFF4Dei@example.com'],
    ['nothing wide in it', 'm\u200Bei@example.com'],
    ['a soft hyphen', 'mei@exam\u00ADple.com'],
    ['writing that turns around', 'mei\u202E@example.com'],
    ['an accent of its own', 'me\u0301i@example.com'],
    ['another full stop', 'mei@example\u3002com'],
    ['another at sign', 'mei\uFF20example.com'],
    ['a space behind it', 'mei@example.com '],
    ['a line behind it', 'mei@example.com\r\nBcc: eve@example.org'],
    ['U+0000', 'mei@example.com\u0000'],
    ['half a character', 'mei\uD800@example.com'],
  ] as const;

  let member: Awaited<ReturnType<typeof newMember>>;
  beforeAll(async () => {
    member = await newMember();
  });

  test.each(TWINS)('with %s are not valid addresses anywhere', async (_words, email) => {
    const { token, id } = member;
    const halves = { a: id, b: 'x'.repeat(43) };
    const bodies: Record<string, unknown> = {
      '/newuser': form({ email }),
      '/login': { email, password: PASSWORD },
      '/resetPwdByEmail': { email },
      '/userprofile/change': { userName: email, password: NEXT_PASSWORD, ...halves },
      [`/users/${id}/email`]: { email },
      '/subscribe-email': { email },
      '/contactUs': { firstName: 'Eve', lastName: 'Eve', email, subject: 'Hi', message: 'Hi' },
    };

    for (const [path, json] of Object.entries(bodies)) {
      const answer = await ask(path, { method: 'POST', json, headers: { authorization: `Bearer ${token}` } });
      expect([path, answer.status]).toEqual([path, 400]);
    }
    const asked = await ask(`/type_detail/${encodeURIComponent(email.toWellFormed())}`);
    expect(asked.status).toBe(400);
  });

  test('a person is signed in whatever case they type, and emailed at the address they gave', async () => {
    const { email, password } = await newMember();

    const shouted = email.toUpperCase();

    expect((await login({ email: shouted, password })).user).toMatchObject({ email });
    await app.client(null).signIn.sendReset({ body: { email: shouted } });
    expect(await mailsTo(app, shouted)).toEqual([]);
    expect((await mailsTo(app, email)).map(({ kind }) => kind)).toContain('reset');
  });
});

describe('passwords', () => {
  const LONG = 'x'.repeat(10_000);

  test('of 10,000 characters are refused without being checked', async () => {
    const { email, token } = await newMember();
    const looked = vi.spyOn(app.services.passwords, 'verify');
    const headers = { authorization: `Bearer ${token}` };
    const bodies: Record<string, unknown> = {
      '/login': { email, password: LONG },
      '/login/confirm': { password: LONG },
      '/newuser': form({ password: LONG }),
      '/userprofile/change': { userName: email, password: NEXT_PASSWORD, currentPassword: LONG },
    };

    for (const [path, json] of Object.entries(bodies)) {
      expect([path, (await ask(path, { method: 'POST', json, headers })).status]).toEqual([path, 400]);
    }
    expect(looked).not.toHaveBeenCalled();
    looked.mockRestore();
  });

  test('are the same however a keyboard composed their letters', async () => {
    const { email } = await newMember({ password: 'Caf\u00E9-Stra\u00DFe 27' });

    expect(await login({ email, password: 'Cafe\u0301-Stra\u00DFe 27' })).toMatchObject({ user: { email } });
  });

  test('are compared in full', async () => {
    const password = `${'Red-Rock \u0000 27'.padEnd(99, '\u00E9-x')}!`;
    const { email } = await newMember({ password });
    const NEARLY = [
      password.toUpperCase(),
      password.slice(0, 72),
      'Red-Rock ',
      `${password.slice(0, -1)}?`,
      `${password} `,
      password.normalize('NFD').replace(/\p{M}/gu, ''),
    ];

    for (const typed of NEARLY) {
      await expect(login({ email, password: typed })).rejects.toMatchObject(refused('forbidden'));
    }
    expect(await login({ email, password })).toMatchObject({ user: { email } });
  });

  test('are limited to the length that is hashed', async () => {
    const password = 'A\u030Aa\u030A1!E\u0301';

    expect(password).toHaveLength(8);
    expect(password.normalize('NFKC')).toHaveLength(5);
    await expect(app.client(null).signIn.signUp({ body: form({ password }) })).rejects.toMatchObject(
      refused('invalid'),
    );
  });
});

describe('common words', () => {
  const WORDS = [
    ['the product', 'Wayfold-2027!'],
    ['the product and a name', 'WayfoldMarguerite12!'],
    ['the first name', 'Marguerite1!'],
    ['the last name', 'Featherstone1!'],
    ['the address', 'Rocknroller1!'],
  ] as const;
  const names = { firstName: 'Marguerite', lastName: 'Featherstone' };
  let member: Awaited<ReturnType<typeof newMember>>;
  beforeAll(async () => {
    member = await newMember({ ...names, email: 'rocknroller@example.com' });
  });

  test.each(WORDS)('%s is not accepted as a password, at sign-up or later', async (_words, password) => {
    const { email, token } = member;
    const halves = await resetLink(email);
    const { signIn } = app.client(null);
    const ways = [
      () => signIn.signUp({ body: form({ ...names, email: 'rocknroller@example.org', password }) }),
      () => signIn.changePassword({ body: { userName: email, password, ...halves } }),
      () =>
        app.client(token).signIn.changePassword({
          body: { userName: email, password, currentPassword: PASSWORD },
        }),
    ];

    for (const way of ways) await expect(way()).rejects.toMatchObject(refused('invalid'));
    expect(await signIn.checkReset({ params: halves })).toEqual({ userName: email });
  });

  test('are not revealed to somebody who only knows the address', async () => {
    const { email } = member;
    const halves = { a: crypto.randomUUID(), b: 'x'.repeat(43) };
    const guess = (password: string) =>
      app.client(null).signIn.changePassword({ body: { userName: email, password, ...halves } });

    await expect(guess('Featherstone-2027!')).rejects.toMatchObject(refused('not-found'));
    await expect(guess('Marguerite-2027!')).rejects.toMatchObject(refused('not-found'));
  });
});
