import { afterAll, beforeAll, expect, test } from 'vitest';
import { first, makeGuest, makePerson, makeTrip, makeUserPlace } from '../../testing/makers';
import { type SignUpBody, signUpForm } from '../../testing/sign-up';
import { somebodyWaits } from '../../testing/somebody-waits';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const nobody = () => app.client(null);
const form = signUpForm;
const signUp = (fields?: Partial<SignUpBody>) => nobody().signIn.signUp({ body: form(fields) });
const refused = (code: string) => ({ code });

test('signing up signs in, with what was entered and none of the claimed privileges', async () => {
  const body = form({ role: 'ADMIN', upid: 'pro', userName: 'root' });
  const { token, user } = await nobody().signIn.signUp({ body });

  expect(user).toMatchObject({
    role: 'FREE',
    type: 'BP',
    typeDetail: 'Travel Advisor',
    firstName: 'Mei',
    lastName: 'Lindqvist',
    email: body.email,
    userName: body.email,
    emailConfirmed: false,
    active: true,
    isSubscriber: true,
    upid: null,
  });
  expect(await app.client(token).accounts.get({ params: { id: user?.id ?? '' } })).toEqual(user);
});

test('an address is registered once, ignoring case', async () => {
  const body = form();
  await nobody().signIn.signUp({ body });

  const again = nobody().signIn.signUp({ body: { ...body, email: body.email.toUpperCase() } });

  await expect(again).rejects.toMatchObject({
    code: 'conflict',
    message: 'Sorry, email has been registered.',
  });
});

test('an address that somebody takes at the same moment counts as registered, for a guest as well', async () => {
  const guest = await makeGuest(app);
  const { id } = await makePerson(app, 'FREE');
  const body = form({ userId: guest.id });
  const other = await app.database.pool.connect();
  try {
    await other.query('begin');
    await other.query('update users set email = $2 where id = $1', [id, body.email]);
    const asked = expect(guest.api.signIn.signUp({ body })).rejects.toMatchObject({
      code: 'conflict',
      message: 'Sorry, email has been registered.',
    });
    await somebodyWaits(app);
    await other.query('commit');
    await asked;
  } finally {
    other.release(true);
  }
  expect(await guest.api.accounts.get({ params: { id: guest.id } })).toMatchObject({ role: 'GUEST' });
});

test.each([
  ['a password without a number', { password: 'Red-Rock!' }],
  ['a password that is too short', { password: 'Rr-27' }],
  ['a password that was stolen before', { password: 'P@ssw0rd1' }],
  ['a password that is the person’s name', { password: 'Lindqvist1!' }],
  ['a password of 10,000 characters', { password: `Aa1!${'x'.repeat(10_000)}` }],
  ['an address with a letter that looks like another', { email: 'meі@example.com' }],
  ['an address with two lines', { email: 'mei@example.com\nbcc: x@example.org' }],
  ['a type that is not on the list', { type: 'Emperor' }],
  ['no name', { firstName: '' }],
])('%s is refused', async (_name, fields) => {
  await expect(signUp(fields)).rejects.toMatchObject(refused('invalid'));
});

test('a guest becomes the account and keeps everything; the guest’s token becomes invalid', async () => {
  const guest = await makeGuest(app);
  const trip = await makeTrip(guest, { name: 'Utah', stops: [{ name: 'Moab' }] });
  const place = await makeUserPlace(guest);

  const answer = await guest.api.signIn.signUp({ body: form({ userId: guest.id }) });

  const { trips, places } = app.client(answer.token);
  expect(answer).toMatchObject({ merged: true, user: { id: guest.id, role: 'FREE' } });
  expect((await trips.get({ params: { id: trip.id } })).destinations).toHaveLength(1);
  expect(await places.userPlace({ params: { id: place } })).toMatchObject({ id: place });
  await expect(guest.api.trips.get({ params: { id: trip.id } })).rejects.toMatchObject(refused('not-found'));
});

test('a guest who signs in moves into the account, and what both saved is saved once', async () => {
  const body = form();
  const account = await nobody().signIn.signUp({ body });
  const member = app.client(account.token);
  const mine = await member.trips.create({ body: { name: 'Mine' } });
  const guest = await makeGuest(app);
  const trip = await makeTrip(guest, { name: 'As a guest', stops: [{ name: 'Page' }] });
  const place = first(await nobody().places.list({ query: { near: '-109.55,38.57' } }));
  const saved = { poi_source: place.poi_source, poi_id: place.id };
  await member.places.addFavorite({ body: saved });
  await guest.api.places.addFavorite({ body: saved });

  const { email, password } = body;
  const answer = await guest.api.signIn.login({ body: { email, password, userId: guest.id } });

  const { api: _, ...who } = guest;
  const now = app.client(answer.token);
  const own = (await now.trips.list()).filter(({ demo }) => !demo);
  expect(answer.merged).toBe(true);
  expect(own.map(({ id }) => id).sort()).toEqual([mine.id, trip.id].sort());
  expect(await now.places.favorites({ params: { userid: answer.user?.id ?? '' } })).toHaveLength(1);
  const { rows } = await app.database.pool.query('select 1 from users where id = $1', [who.id]);
  expect(rows).toEqual([]);
});

test('naming a guest without the guest’s token moves nothing', async () => {
  const guest = await makeGuest(app);
  const other = await makeGuest(app);
  const trip = await makeTrip(guest, { name: 'Private' });

  const answers = [
    await nobody().signIn.signUp({ body: form({ userId: guest.id }) }),
    await other.api.signIn.signUp({ body: form({ userId: guest.id }) }),
  ];

  expect(answers.map(({ merged }) => merged)).toEqual([false, false]);
  expect((await guest.api.trips.get({ params: { id: trip.id } })).name).toBe('Private');
});

test('two tabs that sign in the same guest at once move everything once', async () => {
  const body = form();
  await nobody().signIn.signUp({ body });
  const guest = await makeGuest(app);
  const trip = await makeTrip(guest, { stops: [{ name: 'Moab' }] });
  const { email, password } = body;

  const answers = await Promise.all(
    [1, 2].map(() => guest.api.signIn.login({ body: { email, password, userId: guest.id } })),
  );

  expect(answers.filter(({ merged }) => merged)).toHaveLength(1);
  for (const { token } of answers) {
    expect((await app.client(token).trips.list()).filter(({ demo }) => !demo).map(({ id }) => id)).toEqual([
      trip.id,
    ]);
  }
});

test('repeating a sign-up with its Idempotency-Key signs in to the account it created', async () => {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const guest = await makeGuest(app);
  const body = form({ userId: guest.id });
  const ask = () => guest.api.signIn.signUp({ body }, { headers });

  const [one, two] = await Promise.all([ask(), ask()]);
  const three = await ask();
  const guessed = guest.api.signIn.signUp({ body: { ...body, password: 'Blue-Lake 28' } }, { headers });

  expect([one.user?.id, two.user?.id, three.user?.id]).toEqual([guest.id, guest.id, guest.id]);
  await expect(guessed).rejects.toMatchObject(refused('conflict'));
});
