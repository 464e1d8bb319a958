import type { CallInput } from '@wayfold/contract/kernel/endpoint';
import type { signIn } from '@wayfold/contract/people/sign-in-endpoints';
import { newId } from '@wayfold/domain/document/ids';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { personalData } from '../../app';
import { mailedLink, mailsTo } from '../../testing/mailbox';
import {
  asGuest,
  makeGuest,
  makePerson,
  makeTrip,
  makeUserPlace,
  type Person,
  shareTrip,
} from '../../testing/makers';
import { uploadPicture } from '../../testing/pictures';
import { signUpForm } from '../../testing/sign-up';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { eraseDueAccount, removeAccount } from './remove-account';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const DAY_MS = 86_400_000;
const PASSWORD = 'Red-Rock 27';
const afterDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const eraseDue = (at: Date) => eraseDueAccount(app.database.pool, personalData, at);

async function eraseAllDue(at: Date): Promise<void> {
  while (await eraseDue(at));
}

type Form = CallInput<(typeof signIn)['signUp']>['body'];

async function signUp(fields: Partial<Form> = {}): Promise<Person & { email: string }> {
  const email = `${newId()}@example.com`;
  const body = {
    ...{ firstName: 'Mei', lastName: 'Lindqvist', email, password: PASSWORD, isSubscriber: true },
    ...{ type: 'Tour Operator', ...fields },
  };
  const { token, user } = await app.client(null).signIn.signUp({ body });
  if (!token || !user) throw new Error('Nobody was signed in.');
  return { id: user.id, token, api: app.client(token), email: user.email };
}

const signInAs = (email: string) => app.client(null).signIn.login({ body: { email, password: PASSWORD } });

async function row(id: string): Promise<{ delete_at: string | null; is_subscriber: boolean } | undefined> {
  const { rows } = await app.database.pool.query('select delete_at, is_subscriber from users where id = $1', [
    id,
  ]);
  return rows[0];
}

test('a deleted account is signed out everywhere at once, and its trips are hidden', async () => {
  const person = await signUp();
  const elsewhere = await signInAs(person.email);
  const trip = await makeTrip(person);

  const { erasedAt } = await person.api.accounts.remove();

  expect(Math.abs(Date.parse(erasedAt) - afterDays(14).getTime())).toBeLessThan(60_000);
  for (const token of [person.token, elsewhere.token]) {
    const asked = app.client(token).accounts.get({ params: { id: person.id } });
    await expect(asked).rejects.toMatchObject({ code: 'signed-out' });
  }
  for (const seer of [person.api, app.client(null), (await makePerson(app, 'ADMIN')).api]) {
    await expect(seer.trips.get({ params: { id: trip.id } })).rejects.toMatchObject({ code: 'not-found' });
  }
  const refresh = app.client(null).signIn.refresh({ body: { refreshToken: elsewhere.refreshToken ?? '' } });
  await expect(refresh).rejects.toMatchObject({ code: 'signed-out' });
  expect(await row(person.id)).toMatchObject({ is_subscriber: false });
  for (const table of ['sessions', 'devices', 'mailed_links']) {
    const { rowCount } = await app.database.pool.query(`select 1 from ${table} where user_id = $1`, [
      person.id,
    ]);
    expect([table, rowCount]).toEqual([table, 0]);
  }
});

test('a guest who became a member while requesting deletion is not deleted', async () => {
  const guest = await makeGuest(app);
  const trip = await makeTrip(guest);
  const { token } = await guest.api.signIn.signUp({ body: signUpForm({ userId: guest.id }) });

  const asked = removeAccount({ services: app.services, personalData }, asGuest(guest.id));

  await expect(asked).rejects.toMatchObject({ code: 'signed-out' });
  expect(await app.client(token).trips.get({ params: { id: trip.id } })).toMatchObject({ id: trip.id });
});

test('the account’s owner gets an email saying until when the account can be kept', async () => {
  const person = await signUp();

  const { erasedAt } = await person.api.accounts.remove();

  const [mail] = await mailsTo(app, person.email);
  const day = new Date(erasedAt).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  expect(mail).toMatchObject({
    kind: 'leaving',
    text: expect.stringContaining(`permanently deleted on ${day}.`),
  });
  expect(await mailedLink(app, person.email, 'leaving')).toBe('/user_sign_in');
});

test('signing in within the grace period keeps the account with all its data, and sends an email', async () => {
  const person = await signUp();
  const trip = await makeTrip(person);
  await person.api.accounts.removeProfile({ params: { id: person.id } });

  const { token, kept } = await signInAs(person.email);

  expect(kept).toBe(true);
  expect((await mailsTo(app, person.email))[0]).toMatchObject({ kind: 'staying' });
  expect((await signInAs(person.email)).kept).toBe(false);
  await eraseAllDue(afterDays(15));
  expect((await app.client(token).trips.get({ params: { id: trip.id } })).id).toBe(trip.id);
});

test('a member has to confirm their identity before an account is deleted', async () => {
  const person = await makePerson(app, 'FREE');
  await app.database.pool.query('update sessions set confirmed_at = null where user_id = $1', [person.id]);
  const refusal = { code: 'forbidden', problem: { reason: 'confirm-identity' } };

  await expect(person.api.accounts.remove()).rejects.toMatchObject(refusal);
  await expect(person.api.accounts.removeProfile({ params: { id: person.id } })).rejects.toMatchObject(
    refusal,
  );

  expect(await row(person.id)).toMatchObject({ delete_at: null });
});

test('a guest is erased at once', async () => {
  const guest = await makeGuest(app);
  const trip = await makeTrip(guest, { stops: [{ name: 'Moab' }] });
  await makeUserPlace(guest);

  await guest.api.accounts.remove();

  expect(await row(guest.id)).toBeUndefined();
  const { rowCount } = await app.database.pool.query('select 1 from trips where id = $1', [trip.id]);
  expect(rowCount).toBe(0);
});

test('an account is erased after its grace period and not before, by one server instance', async () => {
  await eraseAllDue(afterDays(15));
  const person = await signUp();
  await person.api.accounts.remove();
  await eraseAllDue(afterDays(13.9));
  expect(await row(person.id)).toBeDefined();

  const copies = await Promise.all([eraseDue(afterDays(14.1)), eraseDue(afterDays(14.1))]);

  expect(copies.sort()).toEqual([false, true]);
  expect(await row(person.id)).toBeUndefined();
});

test('a person who signs in while the account is being erased finds no account', async () => {
  const person = await signUp();
  await person.api.accounts.remove();
  await eraseAllDue(afterDays(15));

  await expect(signInAs(person.email)).rejects.toMatchObject({ code: 'forbidden' });
});

/** Words that appear nowhere else. */
const NAMES = { firstName: 'Qwyxla', lastName: 'Vrontzky' };

/** Rows of features whose endpoints need a browser or a provider: one each. */
const ROWS = [
  `insert into sign_in_tickets (ticket_hash, purpose, user_id, data, expires_at)
    values (sha256('ticket'), 'passkey-add', $1, '{"name": "Phone of Qwyxla"}', now() + interval '20 days')`,
  `insert into identities (issuer, subject, user_id, created_at) values ('https://id.example', 'Vrontzky', $1, now())`,
  `insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name, created_at)
    values (gen_random_uuid(), $1, 'credential', '', 0, '{}', 'Phone of Qwyxla', now())`,
  `insert into totp (user_id, sealed_secret, created_at) values ($1, '', now())`,
  `insert into recovery_codes (user_id, code_hash) values ($1, sha256('code'))`,
];

/** A guest who became a member and has used every feature. */
async function makeBusyPerson(): Promise<Person & { email: string }> {
  const key = () => ({ headers: { 'idempotency-key': newId() } });
  const guest = await app.client(null).accounts.createGuest({ body: {} }, key());
  const email = 'qwyxla@example.com';
  const form = { ...NAMES, email, password: PASSWORD, isSubscriber: true, type: 'Tour Operator' };
  const { token, user } = await app
    .client(guest.token)
    .signIn.signUp({ body: { ...form, userId: guest.user.id } }, key());
  const id = user?.id ?? '';
  const api = app.client(token);
  for (const sql of ROWS) await app.database.pool.query(sql, [id]);
  const person = { id, token: token ?? '', api, email };
  const [, , a = '', b = ''] = (await mailedLink(app, email, 'welcome')).split('/');
  await api.signIn.confirmEmail({ body: { a, b } });
  await api.security.changeEmail({ params: { id }, body: { email: 'vrontzky@example.com' } });
  const message = { subject: 'Hello from Qwyxla', message: 'It is me' };
  await api.contact.contactUs({ body: { ...NAMES, email, ...message } });
  const params = { id };
  const trip = await makeTrip(person, {
    name: 'Trip of Qwyxla',
    stops: [{ name: 'Moab' }, { name: 'Page' }],
  });
  await app.database.pool.query(
    `insert into trip_leg_lines (trip_id, leg_key, line, credit) values ($1, 'leg of Qwyxla', '_p~iF', '')`,
    [trip.id],
  );
  const share = await shareTrip(app, person, trip.id);
  await app.client(null).sharing.opened({ params: { id: share.id } });
  const friend = await makeGuest(app);
  const { id: followed } = await shareTrip(app, friend, (await makeTrip(friend)).id);
  await api.tripPage.subscribe({ body: { tripId: followed } });
  const placeId = await makeUserPlace(person);
  await api.places.addFavorite({ body: { poi_source: 'user_place', poi_id: placeId } });
  await api.accounts.recordAction({ body: { action: 'sign-up' } });
  const airport = { id: 'ap:DEN', name: 'Denver of Qwyxla', coords: [-104.67, 39.86] as [number, number] };
  await api.profile.savePreferences({ params, body: { homeAirport: airport } });
  await api.profile.addContact({ params: { userId: id }, body: { firstName: 'Friend of Vrontzky' } });
  await api.profile.saveBusiness({ params, body: { businessPersonName: 'Qwyxla Vrontzky' } });
  const base64 = (
    await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
  ).toString('base64');
  await api.profile.saveCompanyImage({ params: { id, slot: 'image2' }, body: { base64 } });
  const picture = await uploadPicture(app, person);
  await api.pictures.setPicture({ params: { id: picture.id }, body: { imageName: 'Arch of Qwyxla' } });
  return person;
}

/** Every column in the database that can hold one of these types. */
async function columnsOf(types: readonly string[]): Promise<{ table: string; column: string }[]> {
  const { rows } = await app.database.pool.query(
    `select format('%I.%I', table_schema, table_name) as table, format('%I', column_name) as column
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
      and udt_name = any($1)`,
    [types],
  );
  return rows;
}

async function placesWith(types: readonly string[], condition: string, value: string): Promise<string[]> {
  const found: string[] = [];
  for (const { table, column } of await columnsOf(types)) {
    const where = condition.replaceAll('COLUMN', column);
    const { rowCount } = await app.database.pool.query(`select 1 from ${table} where ${where} limit 1`, [
      value,
    ]);
    if (rowCount) found.push(`${table}.${column}`);
  }
  return found;
}

const TEXTS = ['text', 'varchar', 'bpchar', 'json', 'jsonb', '_text', '_varchar', 'name', 'citext'];
const placesWithText = (text: string) => placesWith(TEXTS, `COLUMN::text ilike '%' || $1 || '%'`, text);
const placesWithId = (id: string) => placesWith(['uuid'], 'COLUMN = $1', id);

test('nothing of a person is left anywhere after they are erased', async () => {
  const person = await makeBusyPerson();
  const told = [person.email, NAMES.firstName, NAMES.lastName];
  const refer = await app.database.pool.query(
    `select format('%I.%I.%I', nspname, relname, attname) as column
    from pg_constraint join pg_class on pg_class.oid = conrelid
      join pg_namespace on pg_namespace.oid = relnamespace
      join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where confrelid = 'users'::regclass`,
  );
  const known = await placesWithId(person.id);
  // A table that refers to people and is not in here has to be written by \`makeBusyPerson\`.
  expect(refer.rows.map(({ column }) => column).filter((column) => !known.includes(column))).toEqual([]);
  for (const text of told) expect(await placesWithText(text)).not.toEqual([]);

  await person.api.accounts.remove();
  await eraseAllDue(afterDays(15));

  expect(await placesWithId(person.id)).toEqual([]);
  for (const text of [...told, person.id]) expect(await placesWithText(text)).toEqual([]);
});

test('addresses that were never confirmed, or are no longer the account’s, are deleted as well', async () => {
  const person = await signUp({ email: 'unproved-once@example.com' });
  const params = { id: person.id };
  await person.api.security.changeEmail({ params, body: { email: 'unproved-twice@example.com' } });
  const [, , a = '', b = ''] = (await mailedLink(app, 'unproved-twice@example.com', 'new-email')).split('/');
  await person.api.signIn.confirmEmail({ body: { a, b } });
  await person.api.security.changeEmail({ params, body: { email: 'unproved-thrice@example.com' } });
  expect(await placesWithText('unproved')).not.toEqual([]);

  await person.api.accounts.remove();
  await eraseAllDue(afterDays(15));

  expect(await placesWithText('unproved')).toEqual([]);
});
