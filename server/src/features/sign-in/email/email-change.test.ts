import { newId } from '@wayfold/domain/document/ids';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailedLink, mailsTo } from '../../../testing/mailbox';
import type { Person } from '../../../testing/makers';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const DAY_MS = 86_400_000;
const PASSWORD = 'Red-Rock 27';
const nobody = () => app.client(null);
const newAddress = () => `${newId()}@example.com`;

type Member = Person & { email: string };

async function signUp(email = newAddress()): Promise<Member> {
  const body = { firstName: 'Mei', lastName: 'L', email, password: PASSWORD, isSubscriber: false };
  const { token, user } = await nobody().signIn.signUp({ body: { ...body, type: 'Traveler' } });
  if (!token || !user) throw new Error('Nobody was signed in.');
  return { id: user.id, token, api: app.client(token), email };
}

/** Somebody who has confirmed their address. */
async function confirmedMember(): Promise<Member> {
  const person = await signUp();
  await take(person.email, 'welcome');
  return person;
}

const change = (person: Member, email: string) =>
  person.api.security.changeEmail({ params: { id: person.id }, body: { email } });

async function link(to: string, kind: string): Promise<{ a: string; b: string }> {
  const [, , a = '', b = ''] = (await mailedLink(app, to, kind)).split('/');
  return { a, b };
}

const take = async (to: string, kind: 'welcome' | 'confirm' | 'new-email') =>
  nobody().signIn.confirmEmail({ body: await link(to, kind) });
const keep = (halves: { a: string; b: string }) => nobody().signIn.keepEmail({ body: halves });
const emailOf = async (person: Member) =>
  (await person.api.accounts.get({ params: { id: person.id } })).email;
const storedEmail = async ({ id }: Member) =>
  (await app.database.pool.query('select email, email_confirmed_at from users where id = $1', [id])).rows[0];

async function later<Answer>(ms: number, ask: () => Promise<Answer>): Promise<Answer> {
  app.setClock(new Date(Date.now() + ms));
  return ask().finally(() => app.setClock(null));
}

test('the link in the welcome email confirms the address, once', async () => {
  const person = await signUp();
  const halves = await link(person.email, 'welcome');

  expect(await nobody().signIn.confirmEmail({ body: halves })).toEqual({ email: person.email });

  const user = await person.api.accounts.get({ params: { id: person.id } });
  expect(user.emailConfirmed).toBe(true);
  const again = nobody().signIn.confirmEmail({ body: halves });
  await expect(again).rejects.toMatchObject({ code: 'not-found' });
});

test('the link is emailed again until the address is confirmed, and the previous one stops working', async () => {
  const person = await signUp();
  const before = await link(person.email, 'welcome');
  const params = { id: person.id };

  await person.api.security.confirmAgain({ params });
  await expect(nobody().signIn.confirmEmail({ body: before })).rejects.toMatchObject({ code: 'not-found' });
  await take(person.email, 'confirm');
  await person.api.security.confirmAgain({ params });

  expect((await mailsTo(app, person.email)).map(({ kind }) => kind)).toEqual(['confirm', 'welcome']);
});

test('a new address takes effect once its link is used, and not before', async () => {
  const person = await signUp();
  const email = newAddress();
  await change(person, email);

  expect(await emailOf(person)).toBe(person.email);
  expect((await person.api.security.get({ params: { id: person.id } })).newEmail).toBe(email);
  expect(await take(email, 'new-email')).toEqual({ email });

  const user = await person.api.accounts.get({ params: { id: person.id } });
  expect(user).toMatchObject({ email, userName: email, emailConfirmed: true });
  expect((await person.api.security.get({ params: { id: person.id } })).newEmail).toBeNull();
  const signIn = nobody().signIn.login({ body: { email: person.email, password: PASSWORD } });
  await expect(signIn).rejects.toMatchObject({ code: 'forbidden' });
});

test('a link says which address it is for before it is used', async () => {
  const person = await signUp();
  const email = newAddress();
  await change(person, email);
  const [own, next] = [await link(person.email, 'welcome'), await link(email, 'new-email')];

  expect(await nobody().signIn.checkEmail({ body: own })).toEqual({ email: person.email, isNew: false });
  expect(await nobody().signIn.checkEmail({ body: next })).toEqual({ email, isNew: true });

  expect(await emailOf(person)).toBe(person.email);
  await take(email, 'new-email');
  await expect(nobody().signIn.checkEmail({ body: next })).rejects.toMatchObject({ code: 'not-found' });
  const forged = { ...own, b: next.b };
  await expect(nobody().signIn.checkEmail({ body: forged })).rejects.toMatchObject({ code: 'not-found' });
});

test('links lead to the server’s configured address, whatever host a request names', async () => {
  const person = await signUp();
  const email = newAddress();

  await fetch(`${app.url}/api/users/${person.id}/email`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${person.token}`,
      'content-type': 'application/json',
      'x-forwarded-host': 'evil.example',
    },
    body: JSON.stringify({ email }),
  });

  const [mail] = await mailsTo(app, email);
  expect(mail?.text).toContain(`http://localhost:${new URL(app.url).port}/confirm_email/`);
  expect(mail?.text).not.toContain('evil');
});

test('only somebody who reads an address’s email learns that another account has it', async () => {
  const person = await signUp();
  const other = await signUp();

  expect(await change(person, other.email.toUpperCase().replace('EXAMPLE.COM', 'example.com'))).toEqual(
    await change(person, newAddress()),
  );
  await change(person, other.email);
  await expect(take(other.email, 'new-email')).rejects.toMatchObject({
    code: 'conflict',
    message: 'Sorry, email has been registered.',
  });

  expect(await emailOf(person)).toBe(person.email);
  expect(await emailOf(other)).toBe(other.email);
});

test('if two accounts want one address, the first one to use its link gets it', async () => {
  const [one, two] = [await signUp(), await signUp()];
  const email = newAddress();
  await change(one, email);
  const first = await link(email, 'new-email');
  await change(two, email);
  const second = (await mailsTo(app, email)).map(({ text }) => text).find((text) => !text.includes(first.a));
  const [, a = '', b = ''] = second?.match(/confirm_email\/([\w-]+)\/([\w-]+)/) ?? [];

  const ended = await Promise.allSettled(
    [first, { a, b }].map((body) => nobody().signIn.confirmEmail({ body })),
  );

  expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const { rowCount } = await app.database.pool.query('select 1 from users where email = $1', [email]);
  expect(rowCount).toBe(1);
});

test('the old address stops a pending change, and everyone is signed out', async () => {
  const person = await confirmedMember();
  const email = newAddress();
  await change(person, email);

  expect(await keep(await link(person.email, 'email-changing'))).toEqual({ email: person.email });

  await expect(emailOf(person)).rejects.toMatchObject({ code: 'signed-out' });
  await expect(take(email, 'new-email')).rejects.toMatchObject({ code: 'not-found' });
  expect(await storedEmail(person)).toMatchObject({ email: person.email });
});

test('the old address can reverse the change within a week after it took effect', async () => {
  const person = await confirmedMember();
  const email = newAddress();
  await change(person, email);
  const halves = await link(person.email, 'email-changing');
  await take(email, 'new-email');

  await later(6.9 * DAY_MS, () => keep(halves));

  expect(await storedEmail(person)).toMatchObject({ email: person.email });
  await expect(keep(halves)).rejects.toMatchObject({ code: 'not-found' });
});

test('restoring an address removes every sign-in method that somebody else may know', async () => {
  const person = await confirmedMember();
  const email = newAddress();
  const params = { id: person.id };
  const { secret } = await person.api.security.startTotp({ params });
  const code = generateSync({ secret });
  await person.api.security.confirmTotp({ params, body: { code } });
  await change(person, email);
  await take(email, 'new-email');

  await keep(await link(person.email, 'email-changing'));

  for (const address of [email, person.email]) {
    const body = { email: address, password: PASSWORD };
    await expect(nobody().signIn.login({ body })).rejects.toMatchObject({ code: 'forbidden' });
  }
  await nobody().signIn.sendReset({ body: { email: person.email } });
  const halves = await link(person.email, 'reset');
  const body = { userName: person.email, password: 'Blue-Lake 28', ...halves };
  await nobody().signIn.changePassword({ body });
  const own = await nobody().signIn.login({ body: { email: person.email, password: 'Blue-Lake 28' } });
  expect(own).toMatchObject({ secondStep: null, user: { id: person.id, email: person.email } });
});

test('an address that was never confirmed gets no link to keep it', async () => {
  const person = await signUp();

  await change(person, newAddress());

  expect((await mailsTo(app, person.email)).map(({ kind }) => kind)).toEqual(['welcome']);
});

test('after a week the old address can no longer reverse the change', async () => {
  const person = await confirmedMember();
  const email = newAddress();
  await change(person, email);
  const halves = await link(person.email, 'email-changing');
  await take(email, 'new-email');

  await later(7.1 * DAY_MS, async () => {
    await expect(keep(halves)).rejects.toMatchObject({ code: 'not-found' });
    await signUp(person.email);
  });

  expect(await storedEmail(person)).toMatchObject({ email });
});

test('changing the address twice neither cuts off the first owner nor overrules them', async () => {
  const person = await confirmedMember();
  const [stolen, further] = [newAddress(), newAddress()];
  await change(person, stolen);
  await take(stolen, 'new-email');
  await change(person, further);
  await take(further, 'new-email');
  const ofThief = await link(stolen, 'email-changing');

  await keep(await link(person.email, 'email-changing'));

  expect(await storedEmail(person)).toMatchObject({ email: person.email });
  await expect(keep(ofThief)).rejects.toMatchObject({ code: 'not-found' });
});

test('an address that can still be restored is not available to anybody else', async () => {
  const person = await confirmedMember();
  const thief = await signUp();
  const email = newAddress();
  await change(person, email);
  await take(email, 'new-email');

  await expect(
    signUp(person.email.toUpperCase().replace('EXAMPLE.COM', 'example.com')),
  ).rejects.toMatchObject({
    code: 'conflict',
  });
  await change(thief, person.email);
  await expect(take(person.email, 'new-email')).rejects.toMatchObject({ code: 'conflict' });
  await keep(await link(person.email, 'email-changing'));
  expect(await storedEmail(person)).toMatchObject({ email: person.email });
});

test('a deleted account can be restored by its old address as well', async () => {
  const person = await confirmedMember();
  await change(person, newAddress());
  const halves = await link(person.email, 'email-changing');
  await person.api.accounts.remove();

  expect(await keep(halves)).toEqual({ email: person.email });
});

test('a pending change can be canceled', async () => {
  const person = await signUp();
  const email = newAddress();
  await change(person, email);

  await person.api.security.cancelEmail({ params: { id: person.id } });

  await expect(take(email, 'new-email')).rejects.toMatchObject({ code: 'not-found' });
  expect((await person.api.security.get({ params: { id: person.id } })).newEmail).toBeNull();
});

test('a link of one kind does not work as another, and half a link does nothing', async () => {
  const person = await confirmedMember();
  const email = newAddress();
  await change(person, email);
  const [confirms, keeps] = [await link(email, 'new-email'), await link(person.email, 'email-changing')];
  const notFound = { code: 'not-found' };

  await expect(keep(confirms)).rejects.toMatchObject(notFound);
  await expect(nobody().signIn.confirmEmail({ body: keeps })).rejects.toMatchObject(notFound);
  await expect(keep({ a: keeps.a, b: confirms.b })).rejects.toMatchObject(notFound);
  await expect(later(25 * 3_600_000, () => take(email, 'new-email'))).rejects.toMatchObject(notFound);

  const { rows } = await app.database.pool.query('select * from mailed_links');
  expect(JSON.stringify(rows)).not.toContain(keeps.b);
  expect(app.logged()).not.toContain(keeps.b);
});

test('the current address is not accepted as new, and emails to one address are limited', async () => {
  const person = await signUp();
  await expect(change(person, person.email)).rejects.toMatchObject({ code: 'conflict' });
  const email = newAddress();
  for (let nth = 0; nth < 5; nth += 1) await change(person, email);

  await expect(change(person, email)).rejects.toMatchObject({ code: 'too-many' });
});

test('an address changes only after an identity check', async () => {
  const person = await signUp();
  await app.database.pool.query('update sessions set confirmed_at = null where user_id = $1', [person.id]);

  await expect(change(person, newAddress())).rejects.toMatchObject({
    code: 'forbidden',
    problem: { reason: 'confirm-identity' },
  });
});
