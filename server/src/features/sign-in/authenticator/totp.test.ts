import { expect, test } from 'vitest';
import { mailedLink, mailsTo } from '../../../testing/mailbox';
import { makeGuest, makeTrip } from '../../../testing/makers';
import { makeAuthenticator } from '../../../testing/stand-ins/authenticator';
import { HOUR_MS, ORIGIN, PASSWORD, STEP_MS, useTotp } from '../../../testing/use-totp';
import { signInMethodsOf } from '../sign-in-methods-personal-data';

const totp = useTotp();
const { wait, code, wrong, member, withApp, signInWith, ticketOf, take, isRefused } = totp;

test('an app is offered with a secret, and counts after its first code', async () => {
  const person = await member();
  const params = { id: person.id };

  const { secret, uri } = await person.api.security.startTotp({ params });
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(new URL(uri).href).toContain(`otpauth://totp/Wayfold:${encodeURIComponent(person.email)}?`);
  expect(new URL(uri).searchParams.get('secret')).toBe(secret);
  expect((await signInMethodsOf(totp.app.services, person.id)).totp.isOn).toBe(false);
  expect((await signInWith(person)).token).not.toBeNull();

  const confirm = (tried: string) => person.api.security.confirmTotp({ params, body: { code: tried } });
  await expect(confirm(wrong(secret))).rejects.toMatchObject({ code: 'forbidden' });
  const { recoveryCodes } = await confirm(` ${code(secret)}`);

  expect(new Set(recoveryCodes).size).toBe(10);
  expect((await signInMethodsOf(totp.app.services, person.id)).totp).toEqual({
    isOn: true,
    since: new Date(totp.now).toISOString(),
    recoveryCodesLeft: 10,
  });
});

test('a secret that was replaced by another, or offered an hour ago, turns nothing on', async () => {
  const person = await member();
  const params = { id: person.id };
  const first = await person.api.security.startTotp({ params });
  const second = await person.api.security.startTotp({ params });
  const confirm = (secret: string) =>
    person.api.security.confirmTotp({ params, body: { code: code(secret) } });

  await expect(confirm(first.secret)).rejects.toMatchObject({ code: 'forbidden' });
  await totp.app.database.pool.query(`update totp set created_at = created_at - interval '1 hour'`);
  await expect(confirm(second.secret)).rejects.toMatchObject({ code: 'conflict' });
});

test('with the app on, the password alone does not sign in on another device; a code does', async () => {
  const { secret, ...person } = await withApp();

  const { secondStep, ...nobody } = await signInWith(person);
  expect(nobody).toEqual({
    token: null,
    user: null,
    refreshToken: null,
    expiresAt: null,
    deviceToken: null,
    merged: false,
    kept: false,
  });
  expect(secondStep?.ways).toEqual(['totp', 'recovery']);

  const { user, token } = await take({ ticket: secondStep?.ticket ?? '', code: code(secret) });
  expect(user?.id).toBe(person.id);
  expect(await totp.app.client(token).accounts.get({ params: person.params })).toEqual(user);
});

test('a device that provided a code is not asked again, until the app is replaced', async () => {
  const { secret, ...person } = await withApp();
  const { deviceToken } = await take({ ticket: await ticketOf(person), code: code(secret) });
  const known = deviceToken ?? '';

  expect((await signInWith(person, known)).token).not.toBeNull();
  expect((await signInWith(person, person.device)).secondStep).not.toBeNull();

  await person.api.security.removeTotp({ params: person.params });
  expect((await signInWith(person)).token).not.toBeNull();
  const again = await person.api.security.startTotp({ params: person.params });
  const body = { code: code(again.secret) };
  await person.api.security.confirmTotp(
    { params: person.params, body },
    { headers: { 'x-wayfold-device': person.device } },
  );
  expect((await signInWith(person, known)).secondStep).not.toBeNull();
  expect((await signInWith(person, person.device)).token).not.toBeNull();
});

test('a device known for one person is not known for another', async () => {
  const ann = await withApp();
  const ben = await withApp();
  const { deviceToken } = await take({ ticket: await ticketOf(ann), code: code(ann.secret) });

  expect((await signInWith(ben, deviceToken ?? '')).secondStep).not.toBeNull();
});

test('a code works once, whoever has it, and so does the ticket', async () => {
  const { secret, ...person } = await withApp();
  const [one, two] = [await ticketOf(person), await ticketOf(person)];
  const shown = code(secret);

  expect((await take({ ticket: one, code: shown })).token).not.toBeNull();
  await isRefused(take({ ticket: two, code: shown }), 'forbidden');
  await isRefused(take({ ticket: one, code: code(secret, STEP_MS) }), 'invalid');
  expect((await take({ ticket: two, code: code(secret, STEP_MS) })).token).not.toBeNull();
});

test('the code that turned the app on signs nobody in', async () => {
  const { secret, ...person } = await withApp();

  await isRefused(take({ ticket: await ticketOf(person), code: code(secret, -STEP_MS) }), 'forbidden');
});

test('if the same code is sent twice at once, only one request signs in', async () => {
  const { secret, ...person } = await withApp();
  const tickets = [await ticketOf(person), await ticketOf(person)];

  const both = await Promise.allSettled(tickets.map((ticket) => take({ ticket, code: code(secret) })));

  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('clocks may differ by one step, and no more', async () => {
  const { secret, ...person } = await withApp();
  wait(5 * STEP_MS);
  const ticket = await ticketOf(person);

  await isRefused(take({ ticket, code: code(secret, -2 * STEP_MS) }), 'forbidden');
  await isRefused(take({ ticket, code: code(secret, 2 * STEP_MS) }), 'forbidden');
  expect((await take({ ticket, code: code(secret, -STEP_MS) })).token).not.toBeNull();
  const another = await ticketOf(person);
  expect((await take({ ticket: another, code: code(secret, STEP_MS) })).token).not.toBeNull();
});

test('the account’s owner gets an email about the app, and about somebody who knows the password and tries codes', async () => {
  const { secret, ...person } = await withApp();
  const kinds = async () => (await mailsTo(totp.app, person.email)).map(({ kind }) => kind);
  expect(await kinds()).not.toContain('ways-changed');
  await totp.app.database.pool.query('update users set email_confirmed_at = now() where id = $1', [
    person.id,
  ]);
  await totp.app.database.pool.query('update totp set failures = 9 where user_id = $1', [person.id]);

  await isRefused(take({ ticket: await ticketOf(person), code: wrong(secret) }), 'forbidden');
  await person.api.security.removeTotp({ params: person.params });

  const [off, tried] = await mailsTo(totp.app, person.email);
  expect(off).toMatchObject({ kind: 'ways-changed', text: expect.stringContaining('turned off') });
  expect(tried).toMatchObject({ kind: 'ways-changed', text: expect.stringContaining('wrong codes') });
});

test('a recovery code works once, however it is typed, and only for its person', async () => {
  const ann = await withApp();
  const ben = await withApp();
  const [one = '', two = ''] = ann.recoveryCodes;
  const typed = one.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');

  await isRefused(take({ ticket: await ticketOf(ben), code: one }), 'forbidden');
  expect((await take({ ticket: await ticketOf(ann), code: typed })).user?.id).toBe(ann.id);
  await isRefused(take({ ticket: await ticketOf(ann), code: one }), 'forbidden');
  expect((await signInMethodsOf(totp.app.services, ann.id)).totp.recoveryCodesLeft).toBe(9);
  expect((await take({ ticket: await ticketOf(ann), code: two })).user?.id).toBe(ann.id);
});

test('a ticket of one person does not accept a code of another', async () => {
  const ann = await withApp();
  const ben = await withApp();

  await isRefused(take({ ticket: await ticketOf(ann), code: code(ben.secret) }), 'forbidden');
});

test('a guest moves into the account after the second step, and not before', async () => {
  const { secret, ...person } = await withApp();
  const guest = await makeGuest(totp.app);
  const trip = await makeTrip(guest, { name: 'As a guest' });
  const { secondStep, merged } = await signInWith(person, undefined, guest.api, { userId: guest.id });

  expect(merged).toBe(false);
  expect((await guest.api.trips.get({ params: { id: trip.id } })).name).toBe('As a guest');

  const ticket = secondStep?.ticket ?? '';
  const answer = await take({ ticket, code: code(secret), userId: guest.id }, guest.api);
  expect(answer.merged).toBe(true);
  const { trips } = totp.app.client(answer.token);
  expect((await trips.get({ params: { id: trip.id } })).name).toBe('As a guest');
});

test('the password alone does not keep an account that is scheduled for deletion', async () => {
  const { secret, ...person } = await withApp();
  await totp.app.database.pool.query('update users set delete_at = $2 where id = $1', [
    person.id,
    new Date(totp.now + 24 * HOUR_MS),
  ]);
  const leaving = async () => {
    const { rows } = await totp.app.database.pool.query('select delete_at from users where id = $1', [
      person.id,
    ]);
    return rows[0].delete_at !== null;
  };

  const ticket = await ticketOf(person);
  expect(await leaving()).toBe(true);
  await take({ ticket, code: code(secret) });
  expect(await leaving()).toBe(false);
});

test('a passkey needs no code', async () => {
  const person = await withApp();
  const device = makeAuthenticator(ORIGIN);
  const adding = await person.api.security.startPasskey({ params: person.params });
  const answer = device.create(adding.options);
  const body = { ticket: adding.ticket, answer, name: 'Laptop' };
  await person.api.security.addPasskey({ params: person.params, body });

  const { ticket, options } = await totp.app.client(null).signIn.startPasskey({ body: {} });
  const signedIn = await totp.app
    .client(null)
    .signIn.withPasskey({ body: { ticket, answer: device.get(options) } });

  expect(signedIn).toMatchObject({ user: { id: person.id }, secondStep: null });
});

test('turning the app on and off needs a recent identity check, and only the person can do it', async () => {
  const person = await withApp();
  const other = await member();
  const { params, api } = person;
  const notFound = { code: 'not-found' };
  await expect(other.api.security.startTotp({ params })).rejects.toMatchObject(notFound);
  await expect(other.api.security.confirmTotp({ params, body: { code: '123456' } })).rejects.toMatchObject(
    notFound,
  );
  await expect(other.api.security.removeTotp({ params })).rejects.toMatchObject(notFound);

  await expect(api.security.startTotp({ params })).rejects.toMatchObject({ code: 'conflict' });
  await totp.app.database.pool.query('update sessions set confirmed_at = null where user_id = $1', [
    person.id,
  ]);
  const asksForProof = { code: 'forbidden', problem: { reason: 'confirm-identity' } };
  await expect(api.security.removeTotp({ params })).rejects.toMatchObject(asksForProof);
  await api.signIn.confirmIdentity({ body: { password: PASSWORD } });
  await api.security.removeTotp({ params });

  expect((await signInMethodsOf(totp.app.services, person.id)).totp).toEqual({
    isOn: false,
    since: null,
    recoveryCodesLeft: 0,
  });
});

/** Sets a new password by email. */
async function reset({ email }: { email: string }): Promise<void> {
  await totp.app.client(null).signIn.sendReset({ body: { email } });
  const [, , a = '', b = ''] = (await mailedLink(totp.app, email, 'reset')).split('/');
  await totp.app.client(null).signIn.changePassword({ body: { userName: email, password: PASSWORD, a, b } });
}

test('a password reset by email leaves the app on, asks for it on every device, and ends pending sign-ins', async () => {
  const { secret, ...person } = await withApp();
  await totp.app.database.pool.query('update users set email_confirmed_at = now() where id = $1', [
    person.id,
  ]);
  const { deviceToken } = await take({ ticket: await ticketOf(person), code: code(secret) });
  const begun = await ticketOf(person);

  await reset(person);

  await isRefused(take({ ticket: begun, code: code(secret, STEP_MS) }), 'invalid');
  expect((await signInWith(person, deviceToken ?? '')).secondStep).not.toBeNull();
});

test('a password reset by email proves the address, and removes sign-in methods that somebody added before', async () => {
  const person = await withApp();
  const adding = await person.api.security.startPasskey({ params: person.params });
  const answer = makeAuthenticator(ORIGIN).create(adding.options);
  const body = { ticket: adding.ticket, answer, name: 'Theirs' };
  await person.api.security.addPasskey({ params: person.params, body });
  await totp.app.database.pool.query(
    `insert into identities values ('https://id.example', 'them', $1, now())`,
    [person.id],
  );

  await reset(person);

  expect(await signInMethodsOf(totp.app.services, person.id)).toEqual({
    providers: [],
    passkeys: [],
    totp: { isOn: false, since: null, recoveryCodesLeft: 0 },
  });
  expect((await signInWith(person)).token).not.toBeNull();
});

test('neither secrets nor recovery codes are in the database or the log', async () => {
  const { secret, recoveryCodes, ...person } = await withApp();
  const ticket = await ticketOf(person);
  await take({ ticket, code: code(secret) });

  const { rows } = await totp.app.database.pool.query(
    `select encode(sealed_secret, 'escape') as sealed, null as hash from totp
     union all select null, encode(code_hash, 'escape') from recovery_codes`,
  );
  const kept = JSON.stringify(rows) + totp.app.logged();
  for (const text of [secret, ...recoveryCodes, ticket]) expect(kept).not.toContain(text);
});

test('with a different server secret no code can be checked, and recovery codes still work', async () => {
  const { secret, recoveryCodes, ...person } = await withApp();
  await totp.app.database.pool.query(
    `update totp set sealed_secret = sealed_secret || '\\x00' where user_id = $1`,
    [person.id],
  );
  const ticket = await ticketOf(person);

  await expect(take({ ticket, code: code(secret) })).rejects.toMatchObject({
    code: 'forbidden',
    message: expect.stringContaining('recovery code'),
  });
  expect((await take({ ticket, code: recoveryCodes[0] ?? '' })).token).not.toBeNull();
});
