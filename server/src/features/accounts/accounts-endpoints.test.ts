import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeGuest, makePerson } from '../../testing/makers';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const DAY_MS = 86_400_000;

test('a guest is created and signed in, and nothing in the request decides who they are', async () => {
  const body = { firstName: 'Eve', role: 'ADMIN', active: true, email: 'eve@example.org', password: 'x' };
  const { token, user, email } = await app.client(null).accounts.createGuest({ body });

  expect(user).toMatchObject({ role: 'GUEST', active: false, firstName: '', unit: 'Miles', upid: null });
  expect(email).toBe(user.email);
  expect(email).toMatch(/^guest_[0-9a-f]{32}@guest\.invalid$/);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(await app.client(token).accounts.get({ params: { id: user.id } })).toEqual(user);
});

test('no token is in the database, only its hash', async () => {
  const { token } = await makeGuest(app);

  const { rows } = await app.database.pool.query('select * from sessions, guest_requests');

  expect(JSON.stringify(rows)).not.toContain(token);
  expect(JSON.stringify(rows)).not.toContain(Buffer.from(token).toString('hex'));
});

test('repeating the request with its Idempotency-Key returns the same guest with the same token', async () => {
  const key = crypto.randomUUID();
  const ask = () =>
    app.client(null).accounts.createGuest({ body: {} }, { headers: { 'idempotency-key': key } });

  const [one, two] = await Promise.all([ask(), ask()]);
  const three = await ask();

  expect(two).toEqual(one);
  expect(three).toEqual(one);
});

test('after a day the key creates a new guest', async () => {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const before = await app.client(null).accounts.createGuest({ body: {} }, { headers });

  app.setClock(new Date(Date.now() + DAY_MS + 1_000));
  const after = await app.client(null).accounts.createGuest({ body: {} }, { headers });
  app.setClock(null);

  expect(after.user.id).not.toBe(before.user.id);
  expect(after.token).not.toBe(before.token);
});

test('a key that is easy to guess is refused', async () => {
  const asked = app.client(null).accounts.createGuest({ body: {} }, { headers: { 'idempotency-key': '1' } });

  await expect(asked).rejects.toMatchObject({ code: 'invalid' });
});

test('a guest who comes back within a year stays signed in for another year', async () => {
  const guest = await makeGuest(app);
  const visit = async (days: number) => {
    app.setClock(new Date(Date.now() + days * DAY_MS));
    return guest.api.accounts.get({ params: { id: guest.id } }).finally(() => app.setClock(null));
  };

  await visit(300);
  await visit(600);

  await expect(visit(966)).rejects.toMatchObject({ code: 'signed-out' });
});

test('people change their own names and unit, and nobody else’s', async () => {
  const person = await makePerson(app, 'FREE');
  const other = await makePerson(app, 'ADMIN');
  const params = { id: person.id };

  await person.api.accounts.update({
    params,
    body: { firstName: 'Mei', lastName: '林', isSubscriber: true },
  });
  await person.api.accounts.setUnit({ params, body: { unit: 'Kilometers' } });

  const seen = await person.api.accounts.get({ params });
  expect(seen).toMatchObject({ firstName: 'Mei', lastName: '林', isSubscriber: true, unit: 'Kilometers' });
  const intrusion = { params, body: { unit: 'Miles' } } as const;
  const notFound = { code: 'not-found' };
  await expect(other.api.accounts.setUnit(intrusion)).rejects.toMatchObject(notFound);
  await expect(other.api.accounts.update(intrusion)).rejects.toMatchObject(notFound);
  await expect(other.api.accounts.get({ params })).rejects.toMatchObject(notFound);
  await expect(other.api.accounts.exportData({ params })).rejects.toMatchObject(notFound);
  await expect(other.api.accounts.removeProfile({ params })).rejects.toMatchObject(notFound);
});

test('people choose a description from the list, which also says whether they are a business', async () => {
  const person = await makePerson(app, 'FREE');
  const describe = (typeDetail: string) =>
    person.api.accounts.update({ params: { id: person.id }, body: { typeDetail, firstName: 'Mei' } });

  expect(await describe('Tour Operator')).toMatchObject({ type: 'BP', typeDetail: 'Tour Operator' });
  expect(await describe('Traveler')).toMatchObject({ type: 'CS', typeDetail: 'Traveler' });
  await expect(describe('Emperor')).rejects.toMatchObject({ code: 'invalid' });
  await expect(describe('')).rejects.toMatchObject({ code: 'invalid' });
});

test('a guest chooses a unit and nothing else', async () => {
  const guest = await makeGuest(app);
  const params = { id: guest.id };

  const asked = guest.api.accounts.update({
    params,
    body: { unit: 'Kilometers', typeDetail: 'Tour Operator' },
  });

  await expect(asked).rejects.toMatchObject({ code: 'forbidden' });
  expect(await guest.api.accounts.get({ params })).toMatchObject({ unit: 'Miles', type: null });
});

test('actions on the list are counted by name and others together, up to a limit', async () => {
  const guest = await makeGuest(app);
  const act = (action: string) => guest.api.accounts.recordAction({ body: { action } });

  await act('pdf');
  await act('Hug_2-3');
  for (const word of ['', 'a b', 'é', 'x'.repeat(41)])
    await expect(act(word)).rejects.toMatchObject({ code: 'invalid' });
  await app.database.pool.query(`update rate_counts set count = 1000 where name = 'quota actions'`);
  await expect(act('pdf')).rejects.toMatchObject({ code: 'too-many' });

  const { rows } = await app.database.pool.query('select action from user_actions where user_id = $1', [
    guest.id,
  ]);
  expect(rows).toEqual([{ action: 'pdf' }, { action: 'other' }]);
});

test('a field that people may not set is refused by name', async () => {
  const guest = await makeGuest(app);

  const answer = await app.send(`/api/users/${guest.id}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${guest.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ unit: 'Kilometers', password: 'Red-Rock 27' }),
  });

  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: 'invalid', issues: [{ path: 'password' }] });
});

test('one IP address cannot create guests without limit', async () => {
  const proxied = await startTestApp({ config: { trustProxy: 1 } });
  const ask = (address: string) =>
    proxied.send('/api/newuser/guest', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: '{}',
    });
  await ask('203.0.113.7');
  await proxied.database.pool.query('update rate_counts set count = 1000');

  expect((await ask('203.0.113.7')).status).toBe(429);
  expect((await ask('203.0.113.8')).status).toBe(200);
  const { rows } = await proxied.database.pool.query('select * from rate_counts');
  expect(JSON.stringify(rows)).not.toContain('203.0.113');
  await proxied.close();
});
