import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../db/statement';
import { makeGuest, makePerson, makeTrip } from '../../testing/makers';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { tripsPersonalData } from './trips-personal-data';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const moveAll = (from: { id: string }, to: { id: string }) =>
  inTransaction(app.database.pool, (on) => tripsPersonalData.move(on, from.id, to.id));

test('trips move to another person complete, including who changed what', async () => {
  const guest = await makeGuest(app);
  const member = await makePerson(app, 'FREE');
  const trip = await makeTrip(guest, { stops: [{ name: 'Moab' }] });
  const kept = await makeTrip(member, { name: 'East' });

  await moveAll(guest, member);

  const moved = await member.api.trips.get({ params: { id: trip.id } });
  expect(moved).toEqual({ ...trip, userid: member.id, owner: moved.owner, viewedAt: moved.viewedAt });
  expect((await member.api.trips.get({ params: { id: kept.id } })).name).toBe('East');
  await expect(guest.api.trips.get({ params: { id: trip.id } })).rejects.toMatchObject({ code: 'not-found' });
  const { entries } = await member.api.trips.history({ params: { id: trip.id }, query: {} });
  expect(entries).toMatchObject([{ version: 1, mine: true }]);
});

test('a second move of the same guest finds nothing and duplicates nothing', async () => {
  const guest = await makeGuest(app);
  const member = await makePerson(app, 'FREE');
  await makeTrip(guest);

  await Promise.all([moveAll(guest, member), moveAll(guest, member)]);

  const own = (await member.api.trips.list()).filter(({ demo }) => !demo);
  expect(own).toHaveLength(1);
});

test('a reader’s stream ends the moment the trip belongs to somebody else', async () => {
  const guest = await makeGuest(app);
  const member = await makePerson(app, 'FREE');
  const trip = await makeTrip(guest);
  const live = await app.send(`/api/trip/${trip.id}/live`, {
    headers: { authorization: `Bearer ${guest.token}` },
  });

  await moveAll(guest, member);

  expect(await live.text()).toBe(': open\n\n');
});

test('erasing removes the trips, and the name from the history of other trips', async () => {
  const person = await makePerson(app, 'FREE');
  const other = await makePerson(app, 'FREE');
  const trip = await makeTrip(person, { stops: [{ name: 'Moab' }, { name: 'Page' }] });
  const foreign = await makeTrip(other, { stops: [{ name: 'Moab' }] });
  await app.database.pool.query('update trip_changes set actor_id = $1 where trip_id = $2', [
    person.id,
    foreign.id,
  ]);

  await inTransaction(app.database.pool, (on) => tripsPersonalData.erase(on, person.id));

  for (const table of ['trips', 'destinations', 'trip_events', 'trip_changes']) {
    const column = table === 'trips' ? 'id' : 'trip_id';
    const { rowCount } = await app.database.pool.query(`select 1 from ${table} where ${column} = $1`, [
      trip.id,
    ]);
    expect(rowCount).toBe(0);
  }
  const { entries } = await other.api.trips.history({ params: { id: foreign.id }, query: {} });
  expect(entries).toMatchObject([{ actor: 'Guest', mine: false }]);
});
