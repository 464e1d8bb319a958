import { documentBytes } from '@wayfold/domain/changes/limits';
import { newId } from '@wayfold/domain/document/ids';
import { documentFromTrip } from '@wayfold/domain/document/trip-document';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../db/statement';
import {
  addStop,
  change,
  first,
  makeGuest,
  makePerson,
  makeTrip,
  type Person,
  shareTrip,
} from '../../testing/makers';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { limitOf } from '../entitlements/quotas';
import { tripsPersonalData } from './trips-personal-data';

const GUEST = { role: 'GUEST' } as const;
const MEMBER = { role: 'FREE' } as const;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Puts trips straight into the database. */
async function addTrips({ id }: Person, count: number): Promise<void> {
  await app.database.pool.query(
    `insert into trips (id, user_id, type, name, traveler_name, currency, display_name, display_tagline, created_at, updated_at)
      select gen_random_uuid(), $1, '', '', '', 'USD', '', '', now(), now() from generate_series(1, $2)`,
    [id, count],
  );
}

const countTrips = async ({ id }: Person): Promise<number> => {
  const { rows } = await app.database.pool.query('select count(*)::integer from trips where user_id = $1', [
    id,
  ]);
  return first(rows).count;
};
const setBytes = ({ id }: Person, column: 'bytes' | 'history_bytes', bytes: number) =>
  app.database.pool.query(`update trips set ${column} = $2 where user_id = $1`, [id, bytes]);
const rename = (name: string) => ({ kind: 'trip.set' as const, fields: { name } });

test('a person at the trip limit cannot make another, however it is made, until one is deleted', async () => {
  const guest = await makeGuest(app);
  const own = await makeTrip(guest);
  await addTrips(guest, limitOf(GUEST, 'trips') - 1);
  const demo = first(await app.client(null).trips.list());

  const { trips } = guest.api;
  const ways = [
    () => trips.create({ body: {} }),
    () => trips.createEmpty({ query: {} }),
    () => trips.create({ body: { copyOf: own.id } }),
    () => trips.create({ body: { copyOf: demo.id } }),
  ];
  for (const way of ways) {
    await expect(way()).rejects.toMatchObject({
      code: 'too-large',
      message:
        'You’ve reached the limit of 100 trips. Delete one you no longer need, or create a free account for more room.',
    });
  }
  expect((await trips.create({ body: { id: own.id } })).id).toBe(own.id);
  await trips.remove({ params: { id: own.id } });
  await trips.create({ body: {} });

  expect(await countTrips(guest)).toBe(limitOf(GUEST, 'trips'));
});

test('trips made at the same moment do not exceed the limit', async () => {
  const guest = await makeGuest(app);
  await addTrips(guest, limitOf(GUEST, 'trips') - 2);

  const made = await Promise.allSettled(
    Array.from({ length: 6 }, () => guest.api.trips.create({ body: {} })),
  );

  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
});

test('what a guest brings into an account is never lost, and only new trips are refused', async () => {
  const [guest, member] = [await makeGuest(app), await makePerson(app, 'FREE')];
  await addTrips(guest, 50);
  await addTrips(member, limitOf(MEMBER, 'trips'));

  await inTransaction(app.database.pool, (on) => tripsPersonalData.move(on, guest.id, member.id));

  const friend = await makePerson(app, 'FREE');
  const share = await shareTrip(app, friend, (await makeTrip(friend)).id);
  const params = { userId: member.id, tripId: share.id };
  expect(await countTrips(member)).toBe(limitOf(MEMBER, 'trips') + 50);
  const ways = [
    () => member.api.trips.create({ body: {} }),
    () => member.api.tripPage.copyShared({ params, body: {} }),
  ];
  for (const way of ways) {
    await expect(way()).rejects.toMatchObject({
      message: 'You’ve reached the limit of 1,000 trips. Delete one you no longer need.',
    });
  }
});

test('trips that use all the storage cannot grow, but can be made smaller', async () => {
  const member = await makePerson(app, 'FREE');
  const trip = await makeTrip(member, { stops: [{ name: 'Denver' }, { name: 'Moab' }] });
  await setBytes(member, 'bytes', limitOf(MEMBER, 'tripBytes'));

  await expect(change(member, trip.id, addStop({ name: 'Page' }))).rejects.toMatchObject({
    code: 'too-large',
    message: 'Your trips have reached the limit of 1 GB. Delete trips or plans you no longer need.',
  });
  await change(member, trip.id, { kind: 'destination.remove', id: first(trip.destinations).id });
  await change(member, trip.id, rename(''));

  const after = await member.api.trips.get({ params: { id: trip.id } });
  expect(after.destinations.map(({ name }) => name)).toEqual(['Moab']);
});

test('a history that uses all the storage stops edits that free no space', async () => {
  const member = await makePerson(app, 'FREE');
  const trip = await makeTrip(member, { stops: [{ name: 'Denver' }] });
  await makeTrip(member);
  await setBytes(member, 'history_bytes', limitOf(MEMBER, 'historyBytes') / 2);

  const refusal = {
    code: 'too-large',
    message: /^The history of your trips has reached the limit of 2 GB/,
  };
  const refused = change(member, trip.id, rename('More'));
  await expect(refused).rejects.toMatchObject({ code: refusal.code });
  await expect(refused).rejects.toThrow(refusal.message);
  await change(member, trip.id, { kind: 'destination.remove', id: first(trip.destinations).id });
});

test('a trip’s recorded size is right, whatever is done to it', async () => {
  const member = await makePerson(app, 'FREE');
  const { id } = await makeTrip(member, { stops: [{ name: 'Denver' }, { name: 'Moab' }] });
  await change(member, id, { kind: 'event.add', id: newId(), fields: { name: 'Dinner — 晩ご飯' } });
  await change(member, id, rename('Longer than before'));
  await change(member, id, { kind: 'undo' });
  const copy = await member.api.trips.create({ body: { copyOf: id } });

  for (const tripId of [id, copy.id]) {
    const { rows } = await app.database.pool.query('select bytes from trips where id = $1', [tripId]);
    const trip = await member.api.trips.get({ params: { id: tripId } });
    expect(first(rows).bytes).toBe(documentBytes(documentFromTrip(trip)));
  }
});
