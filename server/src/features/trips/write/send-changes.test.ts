import type { Change } from '@wayfold/contract/trip/change';
import type { Trip } from '@wayfold/contract/trip/trip';
import { HistoryEntry } from '@wayfold/contract/trip/trips-endpoints';
import { newId } from '@wayfold/domain/document/ids';
import { applyPatches } from '@wayfold/domain/document/patches';
import { documentFromTrip } from '@wayfold/domain/document/trip-document';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addStop,
  change,
  first,
  makeGuest,
  makePerson,
  makeTrip,
  type Person,
} from '../../../testing/makers';
import { somebodyWaits } from '../../../testing/somebody-waits';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let app: TestApp;
let guest: Person;
beforeAll(async () => {
  app = await startTestApp();
  guest = await makeGuest(app);
});
afterAll(() => app.close());

const read = (trip: Pick<Trip, 'id'>) => guest.api.trips.get({ params: { id: trip.id } });
const stops = (trip: Trip) => trip.destinations.map(({ name }) => name);
const send = (trip: Pick<Trip, 'id'>, baseVersion: number, ...changes: Change[]) =>
  sendAs(guest, trip, baseVersion, ...changes);
const sendAs = ({ api }: Person, trip: Pick<Trip, 'id'>, baseVersion: number, ...changes: Change[]) =>
  api.trips.sendChanges({
    params: { id: trip.id },
    body: { baseVersion, changes: changes.map((one) => ({ changeId: newId(), change: one })) },
  });
const rename = (name: string): Change => ({ kind: 'trip.set', fields: { name } });

test('a change is applied, answered with its patches, and present in the next read', async () => {
  const trip = await makeTrip(guest);

  const answer = await send(trip, 0, addStop({ name: 'Denver' }), addStop({ name: 'Moab' }));

  const after = await read(trip);
  expect(answer.version).toBe(2);
  expect(answer.results.map(({ status, version }) => [status, version])).toEqual([
    ['applied', 1],
    ['applied', 2],
  ]);
  expect(applyPatches(documentFromTrip(trip), answer.patches ?? [])).toEqual(documentFromTrip(after));
  expect(after.destinations[0]?.leg).toMatchObject({ estimated: true, failed: false });
});

test('a lost response and a retry make one stop, not two', async () => {
  const trip = await makeTrip(guest);
  const changeId = newId();
  const add = addStop({ name: 'Moab' });
  const lost = await change(guest, trip.id, add, changeId);
  await change(guest, trip.id, rename('Later'));

  const again = await change(guest, trip.id, add, changeId);

  expect(again.version).toBe(2);
  expect(first(again.results)).toEqual({ ...first(lost.results), status: 'known' });
  expect(stops(await read(trip))).toEqual(['Moab']);
});

test('an applied change answers the same even if it could not be applied now', async () => {
  const trip = await makeTrip(guest, { stops: [{ name: 'Denver' }] });
  const { id } = first(trip.destinations);
  const changeId = newId();
  await change(guest, trip.id, { kind: 'destination.remove', id }, changeId);

  const again = await change(guest, trip.id, { kind: 'destination.remove', id }, changeId);

  expect(first(again.results).status).toBe('known');
});

test('the same change twice in one request is applied once', async () => {
  const trip = await makeTrip(guest);
  const one = { changeId: newId(), change: addStop({ name: 'Moab' }) };

  const answer = await guest.api.trips.sendChanges({
    params: { id: trip.id },
    body: { baseVersion: 0, changes: [one, one] },
  });

  expect(answer.results.map(({ status }) => status)).toEqual(['applied', 'known']);
  expect(stops(await read(trip))).toEqual(['Moab']);
});

test('a client that is behind gets everything it missed, and no error', async () => {
  const trip = await makeTrip(guest, { stops: [{ name: 'Denver' }] });
  const behind = documentFromTrip(trip);
  await send(trip, 1, addStop({ name: 'Moab' }), rename('Two'));

  const answer = await send(trip, 1, addStop({ name: 'Page' }));

  expect(answer.version).toBe(4);
  expect(applyPatches(behind, answer.patches ?? [])).toEqual(documentFromTrip(await read(trip)));
});

test('a version that never existed answers no patches, so that the trip is read again', async () => {
  const trip = await makeTrip(guest);

  expect((await send(trip, 99, rename('One'))).patches).toBeNull();
});

test('a single change whose subject is gone is a conflict that says what has happened since', async () => {
  const trip = await makeTrip(guest, { stops: [{ name: 'Denver' }, { name: 'Moab' }] });
  const { id } = first(trip.destinations);
  await send(trip, 1, { kind: 'destination.remove', id });

  const refused = send(trip, 1, { kind: 'destination.set', id, fields: { nights: 4 } });

  await expect(refused).rejects.toMatchObject({
    code: 'conflict',
    problem: { version: 2, patches: expect.arrayContaining([{ op: 'drop', in: 'destinations', id }]) },
  });
});

test('one refused change does not stop the others', async () => {
  const trip = await makeTrip(guest, { stops: [{ name: 'Denver' }] });

  const answer = await send(trip, 1, { kind: 'destination.remove', id: newId() }, addStop({ name: 'Moab' }), {
    kind: 'undo',
    of: newId(),
  });

  expect(answer.results.map(({ status }) => status)).toEqual(['conflict', 'applied', 'conflict']);
  expect(first(answer.results)).toMatchObject({
    key: 'destinationGone',
    message: 'This destination is no longer in the trip.',
  });
  expect(answer.version).toBe(2);
});

test('a batch is applied completely or not at all', async () => {
  const trip = await makeTrip(guest);
  const changes = [addStop({ name: 'Denver' }), { kind: 'destination.remove' as const, id: newId() }];

  await expect(send(trip, 0, { kind: 'batch', changes })).rejects.toMatchObject({ code: 'conflict' });

  expect(await read(trip)).toMatchObject({ version: 0, destinations: [] });
});

test('a row of another trip is not found, and nothing is written', async () => {
  const other = await makeTrip(guest, { stops: [{ name: 'Denver' }] });
  const trip = await makeTrip(guest, { stops: [{ name: 'Moab' }] });
  const { id } = first(other.destinations);
  const asked: Change[] = [
    { kind: 'destination.set', id, fields: { nights: 9 } },
    { kind: 'destination.add', id, fields: { name: 'Denver', coords: [-104.99, 39.74] } },
    { kind: 'event.add', id: newId(), fields: { name: 'Dinner', homeDestid: id } },
    { kind: 'cost.add', id: newId(), fields: { destinationid: id } },
  ];

  for (const one of asked) await expect(send(trip, 1, one)).rejects.toMatchObject({ code: 'not-found' });

  expect(await read(trip)).toEqual(trip);
  expect(await read(other)).toEqual(other);
});

test('undo and redo restore the trip exactly, step by step', async () => {
  const trip = await makeTrip(guest, { stops: [{ name: 'Denver' }, { name: 'Moab' }] });
  const { id } = first(trip.destinations);
  await guest.api.trips.saveUserEvent({
    body: { tripid: trip.id, name: 'Dinner', start: '2027-05-08T19:00' },
  });
  const before = await read(trip);
  await send(trip, 1, { kind: 'destination.remove', id });
  const removed = await read(trip);

  await send(trip, 1, { kind: 'undo' });
  const undone = await read(trip);
  await send(trip, 1, { kind: 'redo' });
  const redone = await read(trip);

  expect(documentFromTrip(undone)).toEqual(documentFromTrip(before));
  expect(documentFromTrip(redone)).toEqual(documentFromTrip(removed));
});

test('fifty steps can be undone, each once', async () => {
  const trip = await makeTrip(guest, { name: 'start' });
  const steps = Array.from({ length: 50 }, (_, step) => rename(`step ${step}`));
  await send(trip, 0, ...steps);

  await send(trip, 0, ...steps.map((): Change => ({ kind: 'undo' })));

  const { name, version } = await read(trip);
  expect({ name, version }).toEqual({ name: 'start', version: 100 });
  await expect(send(trip, 0, { kind: 'undo' })).rejects.toMatchObject({ code: 'conflict' });
});

test('history lists who did what, newest first, and what has been undone', async () => {
  const member = await makePerson(app, 'FREE');
  await member.api.accounts.update({ params: { id: member.id }, body: { firstName: 'Mei' } });
  const trip = await makeTrip(member, { name: 'start' });
  await sendAs(member, trip, 0, rename('one'), rename('two'), { kind: 'undo' });

  const page = await member.api.trips.history({ params: { id: trip.id }, query: { limit: 2 } });
  const rest = await member.api.trips.history({ params: { id: trip.id }, query: { before: 2 } });

  expect(page.more).toBe(true);
  expect(page.entries).toMatchObject([
    { version: 3, kind: 'undo', undone: false, of: page.entries[1]?.changeId },
    { version: 2, kind: 'trip.set', undone: true, mine: true, actor: 'Mei', effects: [] },
  ]);
  expect(page.entries[1]?.writes).toMatchObject([{ before: { name: 'one' }, after: { name: 'two' } }]);
  expect(rest).toMatchObject({ more: false, entries: [{ version: 1, undone: false }] });
  for (const entry of page.entries) expect(HistoryEntry.strict().parse(entry)).toEqual(entry);
});

test('a redo restores a step in the history', async () => {
  const trip = await makeTrip(guest);
  await send(trip, 0, rename('one'), { kind: 'undo' }, { kind: 'redo' });

  const { entries } = await guest.api.trips.history({ params: { id: trip.id }, query: {} });

  expect(entries.map(({ kind, undone }) => [kind, undone])).toEqual([
    ['redo', false],
    ['undo', false],
    ['trip.set', false],
  ]);
});

test('old steps stay in the history and lose their details', async () => {
  const trip = await makeTrip(guest);
  const manyRenames = (count: number) =>
    send(trip, 0, ...Array.from({ length: count }, (_, n) => rename(`${n}`)));
  await manyRenames(100);
  await manyRenames(100);
  await manyRenames(40);

  const { entries } = await guest.api.trips.history({
    params: { id: trip.id },
    query: { before: 42, limit: 200 },
  });

  expect(entries).toHaveLength(41);
  expect(entries.map(({ writes }) => writes === null)).toEqual([false, ...Array(40).fill(true)]);
  expect((await send(trip, 10, rename('last'))).patches).toBeNull();
});

test('the setting limits how many stops may be added, and a full trip stays editable', async () => {
  const trip = await makeTrip(guest);
  const ten = Array.from({ length: 10 }, () => addStop({ name: 'Moab', nights: 1 }));
  await send(trip, 0, { kind: 'batch', changes: ten });

  await expect(send(trip, 1, addStop({ name: 'Page' }))).rejects.toMatchObject({
    code: 'invalid',
    message: 'This trip has 10 destinations, the most it can hold.',
  });
  expect((await send(trip, 1, rename('Still mine'))).version).toBe(2);
});

test('a limit of zero means no limit, up to what a trip can hold at all', async () => {
  const { pool } = app.database;
  const setLimit = (value: string) =>
    pool.query(`update settings set value = $1 where key = 'max_num_trip_destinations'`, [value]);
  const trip = await makeTrip(guest);
  const stopsOf = (count: number) =>
    Array.from({ length: count }, () => addStop({ name: 'Moab', nights: 0 }));

  await setLimit('0');
  await send(trip, 0, { kind: 'batch', changes: stopsOf(200) });
  const refused = send(trip, 1, ...stopsOf(1));
  await expect(refused).rejects.toMatchObject({ code: 'invalid' });
  const fiveHundred = send(await makeTrip(guest), 0, { kind: 'batch', changes: stopsOf(500) });
  await expect(fiveHundred).rejects.toMatchObject({ code: 'invalid' });
  await setLimit('10');

  expect((await read(trip)).destinations).toHaveLength(200);
});

test('a limit that is not a number falls back to the default', async () => {
  const { pool } = app.database;
  const setLimit = (value: string) =>
    pool.query(`update settings set value = $1 where key = 'max_num_trip_destinations'`, [value]);
  const trip = await makeTrip(guest);

  for (const text of ['', 'many']) {
    await setLimit(text);
    const eleven = Array.from({ length: 11 }, () => addStop({ name: 'Moab', nights: 0 }));
    const refused = send(trip, 0, { kind: 'batch', changes: eleven });
    await expect(refused).rejects.toMatchObject({ code: 'invalid' });
  }
  await setLimit('10');
});

test('two people’s edits at the same moment both count, and each version is created once', async () => {
  const trip = await makeTrip(guest);
  const names = ['Denver', 'Moab', 'Springdale', 'Page'] as const;

  const answers = await Promise.all(names.map((name) => send(trip, 0, addStop({ name, nights: 1 }))));

  const after = await read(trip);
  expect(answers.map(({ version }) => version).sort()).toEqual([1, 2, 3, 4]);
  expect(stops(after).sort()).toEqual([...names].sort());
  expect(after.destinations.map(({ destinationOrder }) => destinationOrder)).toEqual([1, 2, 3, 4]);
});

test('a trip of a guided tour is never written', async () => {
  const trip = await makeTrip(guest);
  await app.database.pool.query(`update trips set type = 'Guided tour' where id = $1`, [trip.id]);

  await expect(send(trip, 0, rename('No'))).rejects.toMatchObject({ code: 'forbidden' });
});

test('a long text is saved no matter where its first characters are cut for the history', async () => {
  const trip = await makeTrip(guest);
  const texts = [199, 200].map((before) => `${'a'.repeat(before)}👩‍👩‍👧`);

  const answer = await send(
    trip,
    0,
    ...texts.map((text): Change => ({ kind: 'text.add', id: newId(), fields: { kind: 'headlines', text } })),
  );

  expect(answer.results.map(({ status }) => status)).toEqual(['applied', 'applied']);
  expect((await read(trip)).headlines.map(({ text }) => text)).toEqual(texts);
});

test.each([1, 60])(
  'if two people add the same id at the same moment, one succeeds and the other is asked to try again (%i changes)',
  async (count) => {
    const other = await makeGuest(app);
    const [mine, theirs] = [await makeTrip(guest), await makeTrip(other)];
    const id = newId();
    const add: Change = { kind: 'cost.add', id, fields: { supplier: 'Ferry' } };
    const notes = Array.from(
      { length: count - 1 },
      (_, n): Change => ({ kind: 'cost.set', id, fields: { supplier: `${n}` } }),
    );
    const holder = await app.database.pool.connect();
    await holder.query('begin');
    await holder.query('lock table trip_costs in share mode');

    const both = Promise.allSettled([
      sendAs(guest, mine, 0, add, ...notes),
      sendAs(other, theirs, 0, add, ...notes),
    ]);
    await somebodyWaits(app, 2);
    await holder.query('commit');
    holder.release();

    const refused = (await both).filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
    expect(refused.map(({ reason }) => reason.code)).toEqual(['unavailable']);
  },
);
