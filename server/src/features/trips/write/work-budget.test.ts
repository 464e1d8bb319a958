import type { Change } from '@wayfold/contract/trip/change';
import type { Trip } from '@wayfold/contract/trip/trip';
import { newId } from '@wayfold/domain/document/ids';
import { applyPatches } from '@wayfold/domain/document/patches';
import { documentFromTrip } from '@wayfold/domain/document/trip-document';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addStop, change, first, makeGuest, makeTrip, type Person } from '../../../testing/makers';
import { somebodyWaits } from '../../../testing/somebody-waits';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let app: TestApp;
let guest: Person;
beforeAll(async () => {
  app = await startTestApp();
  guest = await makeGuest(app);
});
afterAll(() => app.close());

const EVENTS = 1_000;

const read = (trip: Pick<Trip, 'id'>) => guest.api.trips.get({ params: { id: trip.id } });

/** A trip with so many plans that each change of its dates is a lot of work. */
async function makeFullTrip(): Promise<Trip> {
  const trip = await makeTrip(guest, { stops: [{ name: 'Denver' }, { name: 'Moab' }] });
  const changes = Array.from({ length: EVENTS }, (_, i) => ({
    kind: 'event.add' as const,
    id: newId(),
    fields: { name: `Walk ${i}`, start: i % 2 === 0 ? '2027-05-08' : '2027-05-11T10:30' },
  }));
  await change(guest, trip.id, { kind: 'batch', changes });
  return read(trip);
}

const startOn = (day: number): Change => ({
  kind: 'trip.set',
  fields: { startDate: `2027-06-${String(day + 1).padStart(2, '0')}` },
  carryEvents: true,
});

test('a request that does a lot is done in part, and resending the rest saves every change once', async () => {
  const trip = await makeFullTrip();
  const all = Array.from({ length: 30 }, (_, day) => ({ changeId: newId(), change: startOn(day) }));
  let document = documentFromTrip(trip);
  let baseVersion = trip.version;
  let waiting = all;
  let requests = 0;

  while (waiting.length > 0) {
    const answer = await guest.api.trips.sendChanges({
      params: { id: trip.id },
      body: { baseVersion, changes: waiting },
    });
    requests += 1;
    const done = answer.results.map(({ changeId }) => changeId);
    expect(done).toEqual(waiting.slice(0, done.length).map(({ changeId }) => changeId));
    expect(done.length).toBeGreaterThan(0);
    waiting = waiting.slice(done.length);
    expect(answer.unfinished?.changeIds ?? []).toEqual(waiting.map(({ changeId }) => changeId));
    document = answer.reset ? documentFromTrip(answer.reset) : applyPatches(document, answer.patches ?? []);
    baseVersion = answer.version;
  }

  const after = await read(trip);
  expect(requests).toBeGreaterThan(1);
  expect(after).toMatchObject({ version: trip.version + all.length, startDate: '2027-06-30' });
  expect(document).toEqual(documentFromTrip(after));
});

test('a request that does a lot says so, and already known changes are still answered', async () => {
  const trip = await makeFullTrip();
  const known = { changeId: newId(), change: startOn(0) };
  await change(guest, trip.id, known.change, known.changeId);
  const fresh = Array.from({ length: 40 }, (_, day) => ({ changeId: newId(), change: startOn(day % 28) }));

  const answer = await guest.api.trips.sendChanges({
    params: { id: trip.id },
    body: { baseVersion: 0, changes: [...fresh, known] },
  });

  expect(answer.unfinished?.message).toBe(
    'That was a lot at once, so not all of it is saved yet. Send the rest again.',
  );
  expect(answer.results.at(-1)).toMatchObject({ changeId: known.changeId, status: 'known' });
  expect(answer.results.length + (answer.unfinished?.changeIds.length ?? 0)).toBe(41);
});

test('a batch that does too much is refused completely, alone and among others', async () => {
  const trip = await makeFullTrip();
  const changes = Array.from({ length: 200 }, (_, day) => startOn(day % 28) as never);
  const rename: Change = { kind: 'trip.set', fields: { name: 'Still mine' } };
  const message = 'This is too much for one step. Split it into smaller ones.';

  await expect(change(guest, trip.id, { kind: 'batch', changes })).rejects.toMatchObject({
    code: 'too-large',
    message,
  });
  const answer = await guest.api.trips.sendChanges({
    params: { id: trip.id },
    body: {
      baseVersion: trip.version,
      changes: [rename, { kind: 'batch' as const, changes }, rename].map((one) => ({
        changeId: newId(),
        change: one,
      })),
    },
  });

  expect(answer.results.map(({ status }) => status)).toEqual(['applied', 'conflict']);
  expect(answer.results[1]).toMatchObject({ message });
  expect(answer.unfinished?.changeIds).toHaveLength(1);
  expect(await read(trip)).toMatchObject({ version: trip.version + 1, startDate: '2027-05-08' });
});

test('many writes of one trip use one connection, and others write and read meanwhile', async () => {
  const trip = await makeTrip(guest);
  const other = await makeGuest(app);
  const holder = await app.database.pool.connect();
  await holder.query('begin');
  await holder.query('select 1 from trips where id = $1 for update', [trip.id]);

  const writes = Array.from({ length: 20 }, () =>
    change(guest, trip.id, addStop({ name: 'Moab', nights: 0 })),
  );
  await somebodyWaits(app);
  const theirs = await makeTrip(other, { stops: [{ name: 'Denver' }] });
  const { rowCount } = await app.database.pool.query(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  await holder.query('commit');
  holder.release();

  expect(rowCount).toBe(1);
  expect(first(theirs.destinations).name).toBe('Denver');
  const ends = await Promise.allSettled(writes);
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(10); // a trip can't have more
});
