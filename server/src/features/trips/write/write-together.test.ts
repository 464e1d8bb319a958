import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import type { Change } from '@wayfold/contract/trip/change';
import { newId } from '@wayfold/domain/document/ids';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addStop, asGuest, makeGuest, makeTrip, type Person } from '../../../testing/makers';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { limitOf } from '../../entitlements/quotas';
import { openTrip } from '../../sharing/trip-access';
import { type Asked, writeChanges } from './changes';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

type Request = { asked: Asked[]; ifVersion: number | null };
type Ended = { version?: number; outcomes?: unknown; unfinished?: string[]; refused?: string };

const asks = (...changes: Change[]): Request => ({
  asked: changes.map((change) => ({ changeId: newId(), make: () => ({ change }) })),
  ifVersion: null,
});
const rename = (name: string): Change => ({ kind: 'trip.set', fields: { name } });

/** Has a person's requests written to a new trip of theirs, and tells how each ended and what is left of all. */
async function write(guest: Person, requests: readonly Request[], { isTogether }: { isTogether: boolean }) {
  const { pool } = app.database;
  const { id } = await makeTrip(guest, { name: 'Before', stops: [{ name: 'Denver' }] });
  const actor = asGuest(guest.id);
  const trip = await openTrip(pool, actor, { level: 'tripEdit', id, row: null });
  const request = { ip: '10.0.0.1' } as FastifyRequest; // nothing else of it is read
  const begin = (one: Request) => endOf(writeChanges(app.services, { actor, trip, request, ...one }));
  const ends: Ended[] = [];
  // The first one begins at once, so the others wait together.
  if (isTogether) ends.push(...(await Promise.all(requests.map(begin))));
  else for (const one of requests) ends.push(await begin(one));
  const { name, version, destinations } = await guest.api.trips.get({ params: { id } });
  const { rows: history } = await pool.query(
    `select version, kind, of_change is null as "isEdit", undone_by is null as "isDone", patches_bytes, writes_bytes
      from trip_changes where trip_id = $1 order by version`,
    [id],
  );
  const { rows: sizes } = await pool.query('select bytes, history_bytes from trips where id = $1', [id]);
  const { rows: transactions } = await pool.query(
    'select distinct xmin from trip_changes where trip_id = $1 and version > 1',
    [id],
  );
  const left = { name, version, stops: destinations.map((stop) => stop.name), history, sizes };
  return { ends, left, transactions: transactions.length };
}

async function endOf(writing: ReturnType<typeof writeChanges>): Promise<Ended> {
  try {
    const { version, outcomes, unfinished } = await writing;
    return {
      version,
      outcomes: outcomes.map(({ status, version: at, patches }) => ({ status, at, wrote: patches.length })),
      unfinished,
    };
  } catch (error) {
    return { refused: error instanceof ProblemError ? error.code : String(error) };
  }
}

/** Writes the same requests one after the other and together, for two guests; returns the latter. */
async function compared(
  makeRequests: () => Request[],
  prepare: (guest: Person) => Promise<unknown> = async () => {},
) {
  const [alone, together] = [await makeGuest(app), await makeGuest(app)];
  await prepare(alone);
  await prepare(together);
  const expected = await write(alone, makeRequests(), { isTogether: false });
  const found = await write(together, makeRequests(), { isTogether: true });
  expect(found.ends).toEqual(expected.ends);
  expect(found.left).toEqual(expected.left);
  return found;
}

test('requests that wait for a trip share a transaction, and end as if they came one after the other', async () => {
  const { ends, left, transactions } = await compared(() => {
    const repeated = asks(addStop({ name: 'Moab' }));
    return [
      asks(rename('One')),
      repeated,
      asks({ kind: 'destination.remove', id: newId() }),
      asks(rename('Two'), { kind: 'destination.remove', id: newId() }, rename('Three')),
      asks({ kind: 'undo' }),
      repeated,
      asks({ kind: 'redo' }),
      asks(addStop({ name: 'Page' })),
      asks({ kind: 'undo' }),
    ];
  });

  expect(transactions).toBe(2);
  expect(left).toMatchObject({ name: 'Three', version: 9, stops: ['Denver', 'Moab'] });
  expect(ends[2]).toMatchObject({ version: 3, outcomes: [{ status: 'conflict' }] });
  expect(ends[5]).toMatchObject({ outcomes: [{ status: 'known', at: 3 }] });
});

test('a request for another version is refused, and those around it are written', async () => {
  const { ends, left } = await compared(() => [
    asks(rename('One')),
    asks(rename('Two')),
    { ...asks(rename('Never')), ifVersion: 2 },
    { ...asks(rename('Three')), ifVersion: 3 },
    asks(rename('Four')),
  ]);

  expect(ends.map(({ version, refused }) => version ?? refused)).toEqual([2, 3, 'conflict', 4, 5]);
  expect(left).toMatchObject({ name: 'Four', version: 5 });
});

test('storage runs out at the same request, and a smaller one after it still fits', async () => {
  const full = async ({ api, id }: Person) => {
    await api.trips.create({ body: {} });
    const most = limitOf({ role: 'GUEST' }, 'tripBytes');
    await app.database.pool.query('update trips set bytes = $2 where user_id = $1', [id, most - 5_000]);
  };
  const itinerary = (letters: number): Change => ({
    kind: 'event.add',
    id: newId(),
    fields: { name: 'Walk', notes: 'x'.repeat(letters) },
  });

  const { ends } = await compared(
    () => [
      asks(rename('One')),
      asks(itinerary(500)),
      asks(itinerary(4_000)),
      asks(itinerary(300)),
      asks(rename('T')),
    ],
    full,
  );

  expect(ends.map(({ refused }) => refused)).toEqual([
    undefined,
    undefined,
    'too-large',
    undefined,
    undefined,
  ]);
});

test('a request that fails unexpectedly fails alone', async () => {
  const broken: Asked = {
    changeId: newId(),
    make: () => {
      throw new TypeError('broken');
    },
  };

  const { ends, left } = await compared(() => [
    asks(rename('One')),
    asks(rename('Two')),
    { asked: [broken], ifVersion: null },
    asks(rename('Three')),
  ]);

  expect(ends.map(({ version, refused }) => version ?? refused)).toEqual([2, 3, 'TypeError: broken', 4]);
  expect(left).toMatchObject({ name: 'Three', version: 4 });
});

test('every one of many requests that arrive together is in the trip, once', async () => {
  const guest = await makeGuest(app);
  const { id } = await makeTrip(guest, { stops: [{ name: 'Denver' }] });
  const names = Array.from({ length: 24 }, (_, index) => `Plan ${index}`);

  const answers = await Promise.all(
    names.map((name) => guest.api.trips.saveEvent({ body: { tripid: id, name } })),
  );

  const { tripEvents, version } = await guest.api.trips.get({ params: { id } });
  expect(tripEvents.map(({ name }) => name).sort()).toEqual([...names].sort());
  expect(answers.map((answer) => answer.version).sort((a, b) => a - b)).toEqual(
    names.map((_, index) => index + 2),
  );
  expect(version).toBe(25);
});
