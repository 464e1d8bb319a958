import { LiveNotice } from '@wayfold/contract/trip/patch';
import type { Trip } from '@wayfold/contract/trip/trip';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { addStop, change, first, makeGuest, makeTrip, type Person, shareTrip } from '../../../testing/makers';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let app: TestApp;
let guest: Person;
beforeAll(async () => {
  app = await startTestApp();
  guest = await makeGuest(app);
});
afterAll(() => app.close());

type Sent = { event: string; id: string; data: unknown };

/** Reads a trip's live stream event by event; null marks its end. */
async function listen(
  on: TestApp,
  trip: Pick<Trip, 'id'>,
  { token = guest.token, since }: { token?: string | null; since?: number } = {},
): Promise<{ answer: Response; next: () => Promise<Sent | null>; stop: () => void }> {
  const controller = new AbortController();
  stops.push(() => controller.abort());
  const answer = await on.send(`/api/trip/${trip.id}/live`, {
    signal: controller.signal,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(since === undefined ? {} : { 'last-event-id': String(since) }),
    },
  });
  const chunks = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<Sent | null> => {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end < 0) {
        const { done, value } = (await chunks?.read()) ?? { done: true, value: undefined };
        if (done) return null;
        text += value;
        continue;
      }
      const block = text.slice(0, end);
      text = text.slice(end + 2);
      const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s, 2)));
      if (fields.event) return { event: fields.event, id: fields.id, data: JSON.parse(fields.data) };
    }
  };
  return { answer, next, stop: () => controller.abort() };
}
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

test('an editor receives every change with its patches, in order', async () => {
  const trip = await makeTrip(guest);
  const { answer, next } = await listen(app, trip, { since: 0 });
  const add = addStop({ name: 'Moab' });

  await change(guest, trip.id, add);
  await change(guest, trip.id, { kind: 'trip.set', fields: { name: 'Two' } });

  expect(answer.headers.get('content-type')).toMatch('text/event-stream');
  expect(answer.headers.get('cache-control')).toMatch('no-store');
  const heard = [await next(), await next()];
  expect(heard.map((sent) => [sent?.event, sent?.id])).toEqual([
    ['change', '1'],
    ['change', '2'],
  ]);
  const notice = LiveNotice.strict().parse(heard[0]?.data);
  expect(notice.patches).toContainEqual(expect.objectContaining({ op: 'put', in: 'destinations' }));
});

test('a client that reconnects first receives what it missed', async () => {
  const trip = await makeTrip(guest, { stops: [{ name: 'Denver' }] });
  await change(guest, trip.id, { kind: 'trip.set', fields: { name: 'Missed' } });

  const { next } = await listen(app, trip, { since: 1 });

  expect(await next()).toMatchObject({ event: 'change', id: '2', data: { version: 2 } });
});

test('a client that was away too long is told to read the trip again', async () => {
  const trip = await makeTrip(guest);
  const renames = Array.from({ length: 100 }, (_, n) => ({
    kind: 'trip.set' as const,
    fields: { name: `${n}` },
  }));
  for (let hundred = 0; hundred < 3; hundred += 1) {
    await guest.api.trips.sendChanges({
      params: { id: trip.id },
      body: {
        baseVersion: 0,
        changes: renames.map((one) => ({
          changeId: crypto.randomUUID().replace(/^(.{14})4/, '$17'),
          change: one,
        })),
      },
    });
  }

  const { next } = await listen(app, trip, { since: 5 });

  expect(await next()).toEqual({ event: 'reset', id: '300', data: { version: 300 } });
});

test('a viewer receives the version and nothing else', async () => {
  const demo = first(await app.client(null).trips.list());
  const { next } = await listen(app, demo, { token: null, since: 0 });

  await app.database.pool.query('update trips set version = version + 1 where id = $1', [demo.id]);
  await app.database.pool.query(`select pg_notify('trip_versions', $1 || ':1')`, [demo.id]);

  expect(await next()).toEqual({ event: 'version', id: '1', data: { version: 1 } });
});

test('a stranger gets no stream', async () => {
  const trip = await makeTrip(guest);
  const stranger = await makeGuest(app);

  for (const token of [stranger.token, null]) {
    const { answer } = await listen(app, trip, { token });
    expect(answer.status).toBe(404);
  }
});

test('the stream ends when the trip is deleted', async () => {
  const trip = await makeTrip(guest);
  const { next } = await listen(app, trip);

  await guest.api.trips.remove({ params: { id: trip.id } });

  expect(await next()).toBeNull();
});

test('the stream ends when the reader may no longer see the trip', async () => {
  const trip = await makeTrip(guest);
  const other = await makeGuest(app);
  const { next } = await listen(app, trip, { since: 0 });

  await app.database.pool.query('update trips set user_id = $1 where id = $2', [other.id, trip.id]);
  await change(other, trip.id, { kind: 'trip.set', fields: { name: 'Private' } });

  expect(await next()).toBeNull();
});

test('a reader with the share hears that something changed but not what, and nothing once it is revoked', async () => {
  const trip = await makeTrip(guest);
  const share = await shareTrip(app, guest, trip.id);
  const byName = await Promise.all(
    [share.id, share.viewId, trip.id].map((id) => listen(app, { id }, { token: null })),
  );
  const all = () => Promise.all(byName.map(({ next }) => next()));

  await change(guest, trip.id, { kind: 'trip.set', fields: { name: 'Renamed' } });
  const news = { event: 'version', id: '1', data: { version: 1 } };
  expect(await all()).toEqual([news, news, news]);
  await guest.api.sharing.changeShare({ params: { id: trip.id }, body: { shows: { costs: false } } });
  expect(await all()).toEqual([news, news, news]);
  await guest.api.sharing.revokeShare({ params: { id: trip.id } });

  expect(await all()).toEqual([null, null, null]);
});

test('a reader hears of no version twice, however changes and catching up overlap', async () => {
  const trip = await makeTrip(guest);
  const share = await shareTrip(app, guest, trip.id);
  const { next } = await listen(app, { id: share.id }, { token: null });
  const heard: unknown[] = [];

  for (let i = 1; i <= 30; i++) {
    await change(guest, trip.id, { kind: 'trip.set', fields: { name: `Name ${i}` } });
  }
  while (heard.at(-1) !== '30') heard.push((await next())?.id);
  await guest.api.sharing.revokeShare({ params: { id: trip.id } });
  for (let notice = await next(); notice; notice = await next()) heard.push(notice.id);

  expect(heard).toEqual([...new Set(heard)]);
});

test('a stream of a revoked share does not resume when the trip is shared again', async () => {
  const trip = await makeTrip(guest);
  const share = await shareTrip(app, guest, trip.id);
  const { next } = await listen(app, { id: share.id }, { token: null });

  await guest.api.sharing.revokeShare({ params: { id: trip.id } });
  await shareTrip(app, guest, trip.id);

  expect(await next()).toBeNull();
});

test('live updates continue after their database connection breaks', async () => {
  const trip = await makeTrip(guest);
  const { next } = await listen(app, trip, { since: 0 });
  await change(guest, trip.id, { kind: 'trip.set', fields: { name: 'One' } });
  expect(await next()).toMatchObject({ id: '1' });

  await app.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen trip_versions' and datname = current_database()`,
  );
  await change(guest, trip.id, { kind: 'trip.set', fields: { name: 'Two' } });

  expect(await next()).toMatchObject({ id: '2' });
});

test('closing the server ends open streams', async () => {
  const closing = await startTestApp();
  const person = await makeGuest(closing);
  const trip = await makeTrip(person);
  const { next } = await listen(closing, trip, { token: person.token });

  await closing.close();

  expect(await next().catch(() => null)).toBeNull();
});

test('one person can have one trip open a dozen times, and can open it again once one is closed', async () => {
  const trip = await makeTrip(guest);
  const open = await Promise.all(Array.from({ length: 12 }, () => listen(app, trip)));

  const refused = await listen(app, trip);

  expect(open.map(({ answer }) => answer.status)).toEqual(Array.from({ length: 12 }, () => 200));
  expect(refused.answer.status).toBe(429);
  expect((await listen(app, await makeTrip(guest))).answer.status).toBe(200);
  open[0]?.stop();
  await expect.poll(async () => (await listen(app, trip)).answer.status).toBe(200);
});

test('a change too large for an event makes the client read the trip again', async () => {
  const trip = await makeTrip(guest);
  const add = addStop({ name: 'Moab' });
  await change(guest, trip.id, add);
  const patch = { op: 'set', path: ['name'], value: 'x'.repeat(300_000) };
  await app.database.pool.query(
    'update trip_changes set patches = jsonb_build_array($2::jsonb) where trip_id = $1',
    [trip.id, JSON.stringify(patch)],
  );

  const { next } = await listen(app, trip, { since: 0 });

  expect(await next()).toEqual({ event: 'reset', id: '1', data: { version: 1 } });
});
