import type { Passkey } from '@wayfold/contract/people/security-endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailsTo } from '../../../testing/mailbox';
import { makeGuest, makePerson, makeTrip, type Person } from '../../../testing/makers';
import {
  type Authenticator,
  type Mistakes,
  makeAuthenticator,
} from '../../../testing/stand-ins/authenticator';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { signInMethodsOf } from '../sign-in-methods-personal-data';
import { vouchesAlone } from './passkey-answers';

const ORIGIN = 'https://trips.example.com';
const MINUTE_MS = 60_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { publicUrl: ORIGIN } });
});
afterAll(() => app.close());

const nobody = () => app.client(null);

async function later<Answer>(ms: number, ask: () => Promise<Answer>): Promise<Answer> {
  app.setClock(new Date(Date.now() + ms));
  return ask().finally(() => app.setClock(null));
}

async function addPasskey(
  { id, api }: Person,
  device: Authenticator,
  { name = 'Laptop', ...mistakes }: Mistakes & { name?: string } = {},
): Promise<Passkey> {
  const { ticket, options } = await api.security.startPasskey({ params: { id } });
  const answer = device.create(options, mistakes);
  return api.security.addPasskey({ params: { id }, body: { ticket, answer, name } });
}

/** Somebody with a passkey, and the device it is on. */
async function withPasskey(): Promise<{ person: Person; device: Authenticator; passkey: Passkey }> {
  const person = await makePerson(app, 'FREE');
  const device = makeAuthenticator(ORIGIN);
  return { person, device, passkey: await addPasskey(person, device) };
}

/** Signs in with a device, in the browser of `client`. */
async function signIn(device: Authenticator, mistakes: Mistakes = {}, client = nobody(), userId?: string) {
  const { ticket, options } = await client.signIn.startPasskey({ body: {} });
  const body = { ticket, answer: device.get(options, mistakes), ...(userId ? { userId } : {}) };
  return client.signIn.withPasskey({ body });
}

const waysOf = (person: Person) => signInMethodsOf(app.services, person.id);

test('a passkey signs its person in without anything else', async () => {
  const { person, device } = await withPasskey();

  const { user, token, secondStep } = await signIn(device);

  expect(user?.id).toBe(person.id);
  expect(secondStep).toBeNull();
  expect(await app.client(token).accounts.get({ params: { id: person.id } })).toEqual(user);
});

test('a passkey request says what the device has to do, and names nobody when signing in', async () => {
  const person = await makePerson(app, 'FREE');

  const { options: made } = await person.api.security.startPasskey({ params: { id: person.id } });
  const { options: used } = await nobody().signIn.startPasskey({ body: {} });

  expect(made).toMatchObject({
    rp: { id: 'trips.example.com', name: 'Wayfold' },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [],
  });
  expect(used).toMatchObject({ rpId: 'trips.example.com', userVerification: 'required' });
  expect(used.allowCredentials ?? []).toEqual([]);
});

test('passkeys are listed by name, and a device that has one is not asked for another', async () => {
  const { person, device, passkey } = await withPasskey();
  const phone = await addPasskey(person, makeAuthenticator(ORIGIN), { name: 'Phone' });
  await signIn(device);

  const { passkeys } = await waysOf(person);
  const { options } = await person.api.security.startPasskey({ params: { id: person.id } });

  expect(passkeys).toEqual([{ ...passkey, lastUsedAt: expect.any(String) }, phone]);
  expect(passkeys.map(({ name }) => name)).toEqual(['Laptop', 'Phone']);
  expect(phone.lastUsedAt).toBeNull();
  expect(options.excludeCredentials).toHaveLength(2);
});

test('the account’s owner gets an email about every passkey that is added or removed', async () => {
  const person = await makePerson(app, 'FREE');
  await app.database.pool.query('update users set email_confirmed_at = now() where id = $1', [person.id]);
  const { id: passkeyId } = await addPasskey(person, makeAuthenticator(ORIGIN));
  await person.api.security.removePasskey({ params: { id: person.id, passkeyId } });

  const { email } = await person.api.accounts.get({ params: { id: person.id } });
  const mails = await mailsTo(app, email);
  expect(mails.map(({ text }) => /was (added|removed)/.exec(text)?.[1])).toEqual(['removed', 'added']);
});

test('a removed passkey signs nobody in', async () => {
  const { person, device, passkey } = await withPasskey();

  await person.api.security.removePasskey({ params: { id: person.id, passkeyId: passkey.id } });

  expect((await waysOf(person)).passkeys).toEqual([]);
  await expect(signIn(device)).rejects.toMatchObject({ code: 'forbidden' });
});

const WRONG: [string, Mistakes][] = [
  ['for another site', { origin: 'https://trips.example.org' }],
  ['for a site below ours', { origin: 'https://evil.trips.example.com' }],
  ['without the lock of a safe connection', { origin: 'http://trips.example.com' }],
  ['for another host', { rpId: 'example.com' }],
  ['for another challenge', { challenge: Buffer.from('another').toString('base64url') }],
  ['by a device nobody unlocked', { isUnlocked: false }],
];

test.each(WRONG)('a passkey made %s is not added', async (_words, mistakes) => {
  const person = await makePerson(app, 'FREE');

  const adding = addPasskey(person, makeAuthenticator(ORIGIN), mistakes);

  await expect(adding).rejects.toMatchObject({ code: 'invalid' });
  expect((await waysOf(person)).passkeys).toEqual([]);
});

test.each([
  ...WRONG,
  ['as if it were another person’s', { userHandle: Buffer.alloc(16).toString('base64url') }],
  ['as if it were made just now', { type: 'webauthn.create' }],
] satisfies [string, Mistakes][])('a passkey used %s signs nobody in', async (_words, mistakes) => {
  const { device } = await withPasskey();

  await expect(signIn(device, mistakes)).rejects.toMatchObject({ code: 'forbidden' });
});

test('a passkey attested by certificates of others is not read at all', async () => {
  const person = await makePerson(app, 'FREE');
  const { options } = await person.api.security.startPasskey({ params: { id: person.id } });
  const x5c = Buffer.from([0xa1, 0x63, ...Buffer.from('x5c'), 0x81, 0x41, 0x00]);
  const nothing = Buffer.from([0xa0]);
  const isRead = (format: string, statement: Buffer) => {
    const { response } = makeAuthenticator(ORIGIN).create(options, { attestation: { format, statement } });
    return vouchesAlone(String(response.attestationObject));
  };

  expect(await Promise.all([isRead('none', nothing), isRead('packed', nothing)])).toEqual([true, true]);
  const others = [isRead('packed', x5c), isRead('android-key', nothing), isRead('tpm', x5c)];
  expect(await Promise.all(others)).not.toContain(true);
  const attestation = { format: 'packed', statement: x5c };
  await expect(addPasskey(person, makeAuthenticator(ORIGIN), { attestation })).rejects.toMatchObject({
    code: 'invalid',
  });
});

test('a response works once', async () => {
  const { device } = await withPasskey();
  const { ticket, options } = await nobody().signIn.startPasskey({ body: {} });
  const body = { ticket, answer: device.get(options) };
  const again = await nobody().signIn.startPasskey({ body: {} });

  expect((await nobody().signIn.withPasskey({ body })).user).not.toBeNull();
  await expect(nobody().signIn.withPasskey({ body })).rejects.toMatchObject({ code: 'invalid' });
  await expect(
    nobody().signIn.withPasskey({ body: { ...body, ticket: again.ticket } }),
  ).rejects.toMatchObject({ code: 'forbidden' });
});

test('a failed try uses up its ticket', async () => {
  const { device } = await withPasskey();
  const { ticket, options } = await nobody().signIn.startPasskey({ body: {} });
  const ask = (mistakes: Mistakes) =>
    nobody().signIn.withPasskey({ body: { ticket, answer: device.get(options, mistakes) } });

  await expect(ask({ isUnlocked: false })).rejects.toMatchObject({ code: 'forbidden' });
  await expect(ask({})).rejects.toMatchObject({ code: 'invalid' });
});

test('a started passkey request is valid for ten minutes', async () => {
  const { person, device } = await withPasskey();
  const begun = await nobody().signIn.startPasskey({ body: {} });
  const adding = await person.api.security.startPasskey({ params: { id: person.id } });
  const use = () =>
    nobody().signIn.withPasskey({ body: { ticket: begun.ticket, answer: device.get(begun.options) } });
  const { rows } = await app.database.pool.query('select expires_at from sign_in_tickets');

  await expect(later(10 * MINUTE_MS + 1, use)).rejects.toMatchObject({ code: 'invalid' });
  expect(rows.length).toBeGreaterThanOrEqual(2);
  await app.database.pool.query(`update sign_in_tickets set expires_at = now() - interval '1 second'`);
  const body = {
    ticket: adding.ticket,
    answer: makeAuthenticator(ORIGIN).create(adding.options),
    name: 'Late',
  };
  await expect(person.api.security.addPasskey({ params: { id: person.id }, body })).rejects.toMatchObject({
    code: 'invalid',
  });
});

test('a copied device is noticed by its count, and the log says so', async () => {
  const { device } = await withPasskey();
  const thief = device.copy();
  await signIn(device);
  await signIn(device);

  await expect(signIn(thief)).rejects.toMatchObject({ code: 'forbidden' });
  expect(app.logged()).toContain('a passkey counter went backward');
  expect((await signIn(device)).user).not.toBeNull();
});

test('devices without a count, such as those that sync their passkeys, can sign in repeatedly', async () => {
  const person = await makePerson(app, 'FREE');
  const device = makeAuthenticator(ORIGIN);
  await addPasskey(person, device, { counter: 0 });

  await signIn(device, { counter: 0 });

  expect((await signIn(device, { counter: 0 })).user?.id).toBe(person.id);
});

test('of two sign-ins at once with the same count, one succeeds', async () => {
  const { device } = await withPasskey();

  const both = await Promise.allSettled([signIn(device, { counter: 7 }), signIn(device, { counter: 7 })]);

  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a passkey belongs to one person, even if somebody claims one with the same id', async () => {
  const { person, device } = await withPasskey();
  const thief = await makePerson(app, 'FREE');
  const params = { id: thief.id };
  const begun = await nobody().signIn.startPasskey({ body: {} });
  const { id } = device.get(begun.options);
  const add = async (answer: (options: Record<string, unknown>) => Record<string, unknown>) => {
    const { ticket, options } = await thief.api.security.startPasskey({ params });
    return thief.api.security.addPasskey({ params, body: { ticket, answer: answer(options), name: 'Mine' } });
  };
  const forged = makeAuthenticator(ORIGIN);

  await expect(
    add((options) => forged.create(options, { id: Buffer.from(id, 'base64url') })),
  ).rejects.toMatchObject({ code: 'conflict' });
  await expect(add((options) => ({ ...forged.create(options), id, rawId: id }))).rejects.toMatchObject({
    code: 'invalid',
  });
  expect((await signIn(device)).user?.id).toBe(person.id);
});

test('nobody adds, lists or removes another person’s passkeys', async () => {
  const { person, passkey } = await withPasskey();
  const other = await makePerson(app, 'FREE');
  const begun = await person.api.security.startPasskey({ params: { id: person.id } });
  const answer = makeAuthenticator(ORIGIN).create(begun.options);
  const notFound = { code: 'not-found' };

  await expect(other.api.security.startPasskey({ params: { id: person.id } })).rejects.toMatchObject(
    notFound,
  );
  await expect(
    other.api.security.addPasskey({
      params: { id: person.id },
      body: { ticket: begun.ticket, answer, name: 'x' },
    }),
  ).rejects.toMatchObject(notFound);
  const { ticket } = begun;
  await expect(
    other.api.security.addPasskey({ params: { id: other.id }, body: { ticket, answer, name: 'x' } }),
  ).rejects.toMatchObject({ code: 'invalid' });
  await expect(
    other.api.security.removePasskey({ params: { id: other.id, passkeyId: passkey.id } }),
  ).rejects.toMatchObject(notFound);
  await expect(
    other.api.security.removePasskey({ params: { id: person.id, passkeyId: passkey.id } }),
  ).rejects.toMatchObject(notFound);
  expect((await waysOf(person)).passkeys).toHaveLength(1);
  expect((await waysOf(other)).passkeys).toEqual([]);
});

test('adding and removing asks people who signed in a while ago to prove who they are; a passkey proves it', async () => {
  const { person, device, passkey } = await withPasskey();
  const params = { id: person.id };
  await app.database.pool.query('update sessions set confirmed_at = null where user_id = $1', [person.id]);
  const asksForProof = { code: 'forbidden', problem: { reason: 'confirm-identity' } };
  const remove = () => person.api.security.removePasskey({ params: { ...params, passkeyId: passkey.id } });

  await expect(person.api.security.startPasskey({ params })).rejects.toMatchObject(asksForProof);
  await expect(remove()).rejects.toMatchObject(asksForProof);

  const { user, token } = await signIn(device, {}, person.api);
  expect({ id: user?.id, token }).toEqual({ id: person.id, token: null });
  await remove();
});

test('another person’s passkey proves nothing about the signed-in person, and signs its own person in', async () => {
  const { person: ann } = await withPasskey();
  const { person: ben, device } = await withPasskey();
  await app.database.pool.query('update sessions set confirmed_at = null where user_id = $1', [ann.id]);

  const { user, token } = await signIn(device, {}, ann.api);

  expect(user?.id).toBe(ben.id);
  expect(token).not.toBeNull();
  await expect(ann.api.security.startPasskey({ params: { id: ann.id } })).rejects.toMatchObject({
    code: 'forbidden',
  });
});

test('a guest moves into the account of the passkey', async () => {
  const { person, device } = await withPasskey();
  const guest = await makeGuest(app);
  const trip = await makeTrip(guest, { name: 'As a guest' });

  const { merged, token } = await signIn(device, {}, guest.api, guest.id);

  expect(merged).toBe(true);
  expect((await app.client(token).trips.get({ params: { id: trip.id } })).name).toBe('As a guest');
  expect(person.id).not.toBe(guest.id);
});

test('nothing signs in to an account whose grace period is over; one that is leaving stays', async () => {
  const { person, device } = await withPasskey();
  const leave = (days: number) =>
    app.database.pool.query('update users set delete_at = now() + make_interval(days => $2) where id = $1', [
      person.id,
      days,
    ]);

  await leave(-1);
  await expect(signIn(device)).rejects.toMatchObject({ code: 'forbidden' });
  await leave(3);
  expect((await signIn(device)).user?.id).toBe(person.id);
});

test('a person has at most twenty passkeys, however many they start to make', async () => {
  const { person } = await withPasskey();
  const { ticket, options } = await person.api.security.startPasskey({ params: { id: person.id } });
  await app.database.pool.query(
    `insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name, created_at)
     select gen_random_uuid(), $1::uuid, $1::text || '-' || n, 'x', 0, '{}', 'Old', now() from generate_series(2, 20) n`,
    [person.id],
  );

  const full = {
    code: 'conflict',
    problem: expect.objectContaining({ key: 'passkeysFull', values: { most: 20 } }),
  };
  await expect(person.api.security.startPasskey({ params: { id: person.id } })).rejects.toMatchObject(full);
  const body = { ticket, answer: makeAuthenticator(ORIGIN).create(options), name: 'One more' };
  await expect(person.api.security.addPasskey({ params: { id: person.id }, body })).rejects.toMatchObject(
    full,
  );
});

test.each([
  {},
  { id: 'a', rawId: 'a', type: 'public-key' },
  { id: 'a', rawId: 'a', type: 'public-key', response: { clientDataJSON: 'e30', attestationObject: 'oA' } },
  { id: 'a', rawId: 'a', type: 'public-key', response: { clientDataJSON: '____', attestationObject: '_w' } },
])('an invalid response is refused without a server error: %j', async (answer) => {
  const person = await makePerson(app, 'FREE');
  const params = { id: person.id };
  const { ticket } = await person.api.security.startPasskey({ params });
  const begun = await nobody().signIn.startPasskey({ body: {} });

  await expect(
    person.api.security.addPasskey({ params, body: { ticket, answer, name: 'x' } }),
  ).rejects.toMatchObject({ code: 'invalid' });
  await expect(nobody().signIn.withPasskey({ body: { ticket: begun.ticket, answer } })).rejects.toMatchObject(
    { code: 'forbidden' },
  );
});
