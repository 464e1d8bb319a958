import type { PoolClient } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asGuest, makeGuest, makeTrip, type Person } from '../../../testing/makers';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { openTrip } from '../../sharing/trip-access';
import { loadDocument, lockTrip, writeTripRow } from './change-store';

let app: TestApp;
let guest: Person;
let one: PoolClient;
let two: PoolClient;
beforeAll(async () => {
  app = await startTestApp();
  guest = await makeGuest(app);
});
beforeEach(async () => {
  one = await app.database.pool.connect();
  two = await app.database.pool.connect();
  return () => {
    one.release(true);
    two.release(true);
  };
});
afterAll(() => app.close());

/** Resolves once a connection waits for a lock held by another one. */
async function isWaiting(connection: PoolClient): Promise<void> {
  const pid = Reflect.get(connection, 'processID');
  const query = `select 1 from pg_stat_activity where pid = $1 and wait_event_type = 'Lock'`;
  for (;;) {
    const { rowCount } = await app.database.pool.query(query, [pid]);
    if (rowCount) return;
  }
}

test('a write that waited for the lock loads what the other one has just committed', async () => {
  const { id } = await makeTrip(guest, { name: 'before' });
  const trip = await openTrip(app.database.pool, asGuest(guest.id), { level: 'tripEdit', id, row: null });
  await one.query('begin');
  await two.query('begin');
  await lockTrip(one, trip);
  const { document, version, ...sizes } = await loadDocument(one, id);

  const waited = lockTrip(two, trip).then(() => loadDocument(two, id));
  await isWaiting(two);
  const renamed = { ...document, trip: { ...document.trip, name: 'after' } };
  const sent: Promise<unknown>[] = [];
  writeTripRow(
    { query: one.query.bind(one), sent },
    { document: renamed, version: version + 1, ...sizes, now: new Date() },
  );
  await Promise.all(sent);
  await one.query('commit');

  const seen = await waited;
  expect(seen.version).toBe(version + 1);
  expect(seen.document.trip.name).toBe('after');
  await two.query('commit');
});

test('reading and locking in one statement would return the rows from before the wait', async () => {
  // The reason why lockTrip and loadDocument are two statements. If this ever fails, one is enough.
  const { id } = await makeTrip(guest, { stops: [{ name: 'Denver' }] });
  await one.query('begin');
  await two.query('begin');
  await one.query('select 1 from trips where id = $1 for update', [id]);
  await one.query('delete from destinations where trip_id = $1', [id]);

  const waited = two.query(
    'select (select count(*)::int from destinations where trip_id = trips.id) as stops from trips where id = $1 for update',
    [id],
  );
  await isWaiting(two);
  await one.query('commit');

  expect((await waited).rows).toEqual([{ stops: 1 }]);
  await two.query('rollback');
});

test('a write waits for another one of the same trip, and not for one of another trip', async () => {
  const busy = await makeTrip(guest);
  const free = await makeTrip(guest);
  await one.query('begin');
  await one.query('select 1 from trips where id = $1 for update', [busy.id]);

  const held = guest.api.trips.createCost({ body: { tripid: busy.id } });
  const through = await guest.api.trips.createCost({ body: { tripid: free.id } });
  await one.query('commit');

  expect(through.version).toBe(1);
  expect((await held).version).toBe(1);
});

test('a write that the database cancels says to try again, and leaves nothing behind', async () => {
  const { id } = await makeTrip(guest);
  await one.query('begin');
  await one.query('select 1 from trips where id = $1 for update', [id]);

  const refused = guest.api.trips.createCost({ body: { tripid: id } });
  const given = expect(refused).rejects.toMatchObject({ code: 'unavailable' });
  for (let waiting = 0; waiting === 0; ) {
    // What the lock timeout does after five seconds.
    const { rowCount } = await app.database.pool.query(
      `select pg_cancel_backend(pid) from pg_stat_activity
        where wait_event_type = 'Lock' and datname = current_database()`,
    );
    waiting = rowCount ?? 0;
  }

  await given;
  await one.query('rollback');
  expect(await guest.api.trips.get({ params: { id } })).toMatchObject({ version: 0, tripCosts: [] });
});
