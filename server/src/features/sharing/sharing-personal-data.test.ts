import { afterAll, beforeAll, expect, test } from 'vitest';
import { personalData } from '../../app';
import { inTransaction } from '../../db/statement';
import { makePerson, makeTrip, type Person, shareTrip } from '../../testing/makers';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { forgetOldSharing } from './shares-store';
import { sharingPersonalData } from './sharing-personal-data';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const DAY_MS = 86_400_000;
const nobody = () => app.client(null);
const follow = (person: Person, tripId: string) => person.api.tripPage.subscribe({ body: { tripId } });

async function makeShared(owner: Person) {
  const { id: tripId } = await makeTrip(owner);
  return { tripId, ...(await shareTrip(app, owner, tripId)) };
}

const countOf = async (table: string, column: string, id: string) =>
  (await app.database.pool.query(`select 1 from ${table} where ${column} = $1`, [id])).rowCount;

test('a share survives when its trip changes owners, and a trip followed by both is followed once', async () => {
  const [from, to, seller] = [
    await makePerson(app, 'FREE'),
    await makePerson(app, 'FREE'),
    await makePerson(app, 'FREE'),
  ];
  const own = await makeShared(from);
  const foreign = await makeShared(seller);
  await follow(from, foreign.id);
  await follow(to, foreign.id);

  await inTransaction(app.database.pool, async (on) => {
    for (const data of personalData) await data.move(on, from.id, to.id);
  });

  expect((await nobody().tripPage.sharedTrip({ params: { id: own.id } })).id).toBe(own.viewId);
  expect((await to.api.sharing.share({ params: { id: own.tripId } })).share?.id).toBe(own.id);
  expect(await to.api.tripPage.followed()).toHaveLength(1);
  expect(await countOf('trip_followers', 'user_id', from.id)).toBe(0);
});

test('erasing deletes shares, feeds and followed trips', async () => {
  const [person, friend] = [await makePerson(app, 'FREE'), await makePerson(app, 'FREE')];
  const own = await makeShared(person);
  await app.database.pool.query(`insert into trip_feeds values ($1, sha256('feed'), now())`, [own.tripId]);
  await nobody().sharing.opened({ params: { id: own.id } });
  await follow(friend, own.id);
  await follow(person, (await makeShared(friend)).id);

  await inTransaction(app.database.pool, async (on) => {
    for (const data of personalData) await data.erase(on, person.id);
  });

  expect(await countOf('trip_shares', 'id', own.id)).toBe(0);
  expect(await countOf('trip_share_opens', 'share_id', own.id)).toBe(0);
  expect(await countOf('trip_feeds', 'trip_id', own.tripId)).toBe(0);
  expect(await countOf('trip_followers', 'share_id', own.id)).toBe(0);
  expect(await countOf('trip_followers', 'user_id', person.id)).toBe(0);
});

test('viewers lose access when the account is scheduled for deletion', async () => {
  const person = await makePerson(app, 'FREE');
  const { id } = await makeShared(person);
  const live = await app.send(`/api/trip/${id}/live`);

  await person.api.accounts.remove();

  expect(await live.text()).toBe(': open\n\n');
});

test('the export says how trips are shared and which ones are followed', async () => {
  const [person, friend] = [await makePerson(app, 'FREE'), await makePerson(app, 'FREE')];
  const own = await makeShared(person);
  const followed = await makeShared(friend);
  await follow(person, followed.id);

  const files = await sharingPersonalData.export(app.database.pool, person.id, app.services);
  const read = (path: string) => JSON.parse(String(files.find((file) => file.path === path)?.bytes));

  expect(read('shares.json')).toMatchObject([
    { trip: 'West', tripId: own.tripId, id: own.id, shows: { costs: true }, openedTimes: 0 },
  ]);
  expect(read('followed.json')).toMatchObject([{ shareId: followed.id, name: 'West' }]);
  expect(JSON.stringify(files)).not.toContain(followed.tripId);
});

test('opens are deleted after 90 days, and so are revoked shares with their followers', async () => {
  const [person, friend] = [await makePerson(app, 'FREE'), await makePerson(app, 'FREE')];
  const [live, dead] = [await makeShared(person), await makeShared(person)];
  await nobody().sharing.opened({ params: { id: live.id } });
  await follow(friend, dead.id);
  await person.api.sharing.revokeShare({ params: { id: dead.tripId } });
  const forget = (days: number) =>
    forgetOldSharing(app.database.pool, { batch: 1_000, now: new Date(Date.now() + days * DAY_MS) });

  expect(await forget(89)).toBe(0);
  expect(await forget(92)).toBe(2);

  const { share } = await person.api.sharing.share({ params: { id: live.tripId } });
  expect(share?.opened).toMatchObject({ times: 1, week: 0 });
  expect(await countOf('trip_shares', 'id', dead.id)).toBe(0);
  expect(await countOf('trip_followers', 'share_id', dead.id)).toBe(0);
});
