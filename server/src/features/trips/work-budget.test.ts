import type { Change } from '@wayfold/contract/change';
import { newId } from '@wayfold/domain/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addStop, makeGuest, makeTrip, type Person } from '../../testing/makers';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let guest: Person;
beforeAll(async () => {
  app = await startTestApp();
  guest = await makeGuest(app);
});
afterAll(() => app.close());

/** A dated trip whose two thousand events move when its start does. */
async function makeFullTrip(): Promise<string> {
  const { id } = await makeTrip(guest);
  const stop = addStop({ name: 'Moab' });
  await send(id, [
    { kind: 'trip.set', fields: { startDate: '2027-05-08' } },
    stop,
    {
      kind: 'batch',
      changes: Array.from({ length: 2_000 }, (_, index) => ({
        kind: 'event.add' as const,
        id: newId(),
        fields: { name: `Plan ${index}`, start: '2027-05-08' },
      })),
    },
  ]);
  return id;
}

const addCost = (): Change => ({ kind: 'cost.add', id: newId(), fields: { supplier: 'Ferry' } });
const named = (changes: readonly Change[]) => changes.map((change) => ({ changeId: newId(), change }));
const send = (id: string, changes: readonly Change[]) => sendNamed(id, named(changes));
const sendNamed = (id: string, changes: { changeId: string; change: Change }[]) =>
  guest.api.trips.sendChanges({ params: { id }, body: { baseVersion: 0, changes } });

test('of too much work at once the first changes are done, and the rest as they are sent again', async () => {
  const id = await makeFullTrip();
  const moves = named(
    Array.from({ length: 12 }, (_, index) => ({
      kind: 'trip.set' as const,
      fields: { startDate: `2027-06-${String(index + 1).padStart(2, '0')}` },
      carryEvents: true,
    })),
  );

  let left = moves;
  const done: string[] = [];
  const rounds: number[] = [];
  while (left.length > 0) {
    const { results, postponed } = await sendNamed(id, left);
    done.push(...results.map(({ changeId }) => changeId));
    rounds.push(results.length);
    left = left.filter(({ changeId }) => postponed?.changeIds.includes(changeId));
  }

  expect(rounds.length).toBeGreaterThan(1);
  expect(done).toEqual(moves.map(({ changeId }) => changeId));
  const trip = await guest.api.trips.get({ params: { id } });
  expect(trip.startDate).toBe('2027-06-12');
  expect(new Set(trip.tripEvents.map(({ start }) => start))).toEqual(new Set(['2027-06-12']));
});

test('a hundred usual changes are done at once', async () => {
  const { id } = await makeTrip(guest);

  const { results, postponed } = await send(id, Array.from({ length: 100 }, addCost));

  expect(results.map(({ status }) => status)).toEqual(Array.from({ length: 100 }, () => 'applied'));
  expect(postponed).toBeUndefined();
});

test('forty writes of one trip at once are all done, and other trips go on meanwhile', async () => {
  const { id } = await makeTrip(guest);
  const other = await makeTrip(guest);

  const writes = Array.from({ length: 40 }, () => send(id, [addCost()]));
  await guest.api.trips.createCost({ body: { tripid: other.id } });
  await Promise.all(writes);

  expect((await guest.api.trips.get({ params: { id } })).tripCosts).toHaveLength(40);
});
