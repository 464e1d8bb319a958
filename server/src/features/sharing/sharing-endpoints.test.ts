import { ShareId } from '@wayfold/contract/sharing/sharing-endpoints';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { makeGuest, makePerson, makeTrip, type Person, shareTrip } from '../../testing/makers';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { newShareId } from './share-id';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp();
  owner = await makePerson(app, 'FREE');
});
afterAll(() => app.close());
afterEach(() => app.setClock(null));

const nothingOpened = { times: 0, week: 0, last: null, days: Array.from({ length: 14 }, () => 0) };

const shareOf = async (id: string) => (await owner.api.sharing.share({ params: { id } })).share;
const open = (id: string, person: Person | null = null) =>
  (person?.api ?? app.client(null)).sharing.opened({ params: { id } });

test('share ids are 16 unambiguous characters, in groups of four', () => {
  const ids = Array.from({ length: 500 }, newShareId);

  expect(new Set(ids).size).toBe(500);
  for (const id of ids) expect(ShareId.safeParse(id).success).toBe(true);
  expect(new Set(ids.join('').replaceAll('-', '')).size).toBe(31);
});

test('reading a trip’s share does not create one; sharing creates one, and sharing again returns the same', async () => {
  const { id } = await makeTrip(owner);

  expect(await shareOf(id)).toBeNull();
  const params = { id };
  const [first, second] = await Promise.all([
    owner.api.sharing.createShare({ params, body: { shows: { notes: true } } }),
    owner.api.sharing.createShare({ params, body: { shows: { notes: true } } }),
  ]);
  const third = await owner.api.sharing.createShare({ params, body: { shows: { notes: false } } });

  expect(first.share).toMatchObject({
    shows: { costs: true, contact: false, pictures: true, notes: true },
    opened: nothingOpened,
  });
  expect(second).toEqual(first);
  expect(third).toEqual(first);
});

test('a share of a business shows contact details by default', async () => {
  const seller = await makePerson(app, 'FREE', { type: 'BP' });
  const { id } = await makeTrip(seller);

  const { share } = await seller.api.sharing.createShare({ params: { id } });

  expect(share?.shows.contact).toBe(true);
});

test('each switch for what a share shows can be changed separately', async () => {
  const { id } = await makeTrip(owner);
  const shared = await shareTrip(app, owner, id);

  const { share } = await owner.api.sharing.changeShare({
    params: { id },
    body: { shows: { costs: false } },
  });

  expect(share).toMatchObject({
    id: shared.id,
    shows: { costs: false, contact: false, pictures: true, notes: false },
  });
  const seen = await app.client(null).tripPage.sharedTrip({ params: { id: shared.id } });
  expect(seen.share?.shows).toEqual(share?.shows);
});

test('a trip that is not shared has nothing to change', async () => {
  const { id } = await makeTrip(owner);

  const refused = owner.api.sharing.changeShare({ params: { id }, body: { shows: { costs: false } } });

  await expect(refused).rejects.toMatchObject({ code: 'conflict' });
});

test('sharing again after revoking creates another share, and the old one stays dead', async () => {
  const { id } = await makeTrip(owner);
  const old = await shareTrip(app, owner, id);

  expect(await owner.api.sharing.revokeShare({ params: { id } })).toEqual({ share: null });
  expect(await owner.api.sharing.revokeShare({ params: { id } })).toEqual({ share: null });
  const next = await shareTrip(app, owner, id);

  expect(next.id).not.toBe(old.id);
  expect(next.viewId).not.toBe(old.viewId);
  for (const dead of [old.id, old.viewId]) {
    await expect(app.client(null).tripPage.sharedTrip({ params: { id: dead } })).rejects.toMatchObject({
      code: 'not-found',
    });
  }
});

test('opens are counted by day, without the owner’s own', async () => {
  app.setClock(new Date('2027-03-01T10:00:00Z'));
  const mei = await makeGuest(app);
  const { id } = await makeTrip(mei);
  const shared = await shareTrip(app, mei, id);

  await open(shared.id);
  app.setClock(new Date('2027-03-09T10:00:00Z'));
  await open(shared.id, await makeGuest(app));
  await open(shared.viewId);
  app.setClock(new Date('2027-03-10T10:00:00Z'));
  await open(shared.id, mei);

  const { share } = await mei.api.sharing.share({ params: { id } });
  expect(share?.opened).toEqual({
    times: 3,
    week: 2,
    last: '2027-03-09T10:00:00.000Z',
    days: [0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 2, 0],
  });
});

test('sharing is recorded as a user action', async () => {
  const person = await makePerson(app, 'FREE');
  const { id } = await makeTrip(person);

  await shareTrip(app, person, id);
  await shareTrip(app, person, id);

  const { rows } = await app.database.pool.query('select action from user_actions where user_id = $1', [
    person.id,
  ]);
  expect(rows).toEqual([{ action: 'trip-shared' }]);
});

test('deleting a trip deletes its shares', async () => {
  const { id } = await makeTrip(owner);
  const shared = await shareTrip(app, owner, id);
  await open(shared.id);

  await owner.api.trips.remove({ params: { id } });

  const { rows } = await app.database.pool.query(
    'select 1 from trip_shares where id = $1 union all select 1 from trip_share_opens where share_id = $1',
    [shared.id],
  );
  expect(rows).toEqual([]);
});
