import { newId } from '@wayfold/domain/document/ids';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { change, makeGuest, makeTrip, type Person, shareTrip } from '../../testing/makers';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let guest: Person;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  guest = await makeGuest(app);
});
afterAll(() => app.close());

const STOPS = [{ name: 'Denver' }, { name: 'Moab' }, { name: 'Page' }] as const;
const HOME = { name: 'Boulder', coords: [-105.27, 40.015] as [number, number], zone: 'America/Denver' };
const ROUND_TRIP = {
  kind: 'trip.set' as const,
  fields: { home: HOME, homeOut: 'Train' as const, homeBack: 'Bus' as const },
};

const read = (id: string, by = guest) => by.api.trips.get({ params: { id } });
const names = (trip: { destinations: readonly { name: string }[] }) =>
  trip.destinations.map(({ name }) => name);

/** A dated trip that is split after its first destination. */
async function splitTrip(by = guest) {
  const { id } = await makeTrip(by, { stops: STOPS });
  const moab = (await read(id, by)).destinations[1]?.id ?? '';
  await change(by, id, {
    kind: 'event.add',
    id: newId(),
    fields: { name: 'Arches', homeDestid: moab, start: '2027-05-11' },
  });
  const tripId = newId();
  await change(by, id, { kind: 'trip.split', id: moab, tripId, name: 'Canyons' });
  return { id, tripId };
}

test('a round trip from home has both legs in its totals, and is read back as it was written', async () => {
  const { id } = await makeTrip(guest, { stops: STOPS });
  const before = await read(id);
  await change(guest, id, ROUND_TRIP);
  const after = await read(id);

  expect(after).toMatchObject(ROUND_TRIP.fields);
  expect(after.homeMiles).toBeGreaterThan(20);
  const back = after.destinations.at(-1)?.miles ?? 0;
  expect(back).toBeGreaterThan(300);
  expect(after.totals.miles).toBeCloseTo(before.totals.miles + after.homeMiles + back);
  expect((await guest.api.trips.list()).find((trip) => trip.id === id)?.miles).toBeCloseTo(
    after.totals.miles,
  );
});

test('a share and a copy that somebody makes of it have no home', async () => {
  const { id } = await makeTrip(guest, { stops: STOPS });
  await change(guest, id, ROUND_TRIP);
  const { id: share, viewId } = await shareTrip(app, guest, id);
  const other = await makeGuest(app);

  const shown = await app.client(null).tripPage.sharedTrip({ params: { id: share } });
  const copy = await other.api.tripPage.copyShared({ params: { userId: other.id, tripId: viewId } });

  expect(JSON.stringify([shown, copy])).not.toMatch(/Boulder|40\.015/);
});

test('a copy of one’s own trip has the home, and no links', async () => {
  const { id } = await splitTrip();
  await change(guest, id, ROUND_TRIP);
  const copy = await guest.api.trips.create({ body: { copyOf: id } });

  expect(copy).toMatchObject({ home: HOME, homeOut: 'Train', next: null, previous: null });
});

test('a split makes a second trip, linked to the first', async () => {
  const { id, tripId } = await splitTrip();
  const [first, second] = [await read(id), await read(tripId)];

  expect([names(first), names(second)]).toEqual([['Denver'], ['Moab', 'Page']]);
  expect(second).toMatchObject({ name: 'Canyons', startDate: '2027-05-10', previous: id, next: null });
  expect(second.tripEvents.map(({ name }) => name)).toEqual(['Arches']);
  expect(first).toMatchObject({ next: tripId, tripEvents: [] });
});

test('a link that comes back and goes again in one request takes the second trip along', async () => {
  const { id, tripId } = await splitTrip();
  await change(guest, id, { kind: 'trip.set', fields: { next: null } });
  const changes = [0, 1].map(() => ({ changeId: newId(), change: { kind: 'undo' as const } }));

  await guest.api.trips.sendChanges({ params: { id }, body: { baseVersion: 0, changes } });

  expect(names(await read(id))).toEqual(['Denver', 'Moab', 'Page']);
  await expect(read(tripId)).rejects.toMatchObject({ code: 'not-found' });
});

test('undo of a split brings everything back and removes the second trip, if nobody has changed it', async () => {
  const { id, tripId } = await splitTrip();
  await change(guest, id, { kind: 'undo' });

  expect(names(await read(id))).toEqual(['Denver', 'Moab', 'Page']);
  expect((await read(id)).next).toBeNull();
  await expect(read(tripId)).rejects.toMatchObject({ code: 'not-found' });
  await expect(change(guest, id, { kind: 'redo' })).rejects.toThrow('The linked trip no longer exists.');
});

test('undo of a split leaves a second trip that was changed, without its link', async () => {
  const { id, tripId } = await splitTrip();
  await change(guest, tripId, { kind: 'trip.set', fields: { travelerName: 'Ana' } });
  await change(guest, id, { kind: 'undo' });

  expect(names(await read(id))).toEqual(['Denver', 'Moab', 'Page']);
  expect(await read(tripId)).toMatchObject({ previous: null, travelerName: 'Ana' });
});

test('unlinking one trip unlinks the other, and undo links both again', async () => {
  const { id, tripId } = await splitTrip();
  await change(guest, id, { kind: 'trip.set', fields: { next: null } });
  expect((await read(tripId)).previous).toBeNull();

  await change(guest, id, { kind: 'undo' });
  expect((await read(tripId)).previous).toBe(id);
});

test('when a trip is deleted, the link to it disappears', async () => {
  const { id, tripId } = await splitTrip();
  await guest.api.trips.remove({ params: { id: tripId } });

  expect((await read(id)).next).toBeNull();
});

test('of three parts, the middle one is linked to both', async () => {
  const { id, tripId: last } = await splitTrip();
  const moab = (await read(last)).destinations[0]?.id ?? '';
  await change(guest, last, { kind: 'destination.move', id: moab, to: 2 });
  const { destinations } = await read(last);
  const third = newId();
  await change(guest, last, {
    kind: 'trip.split',
    id: destinations[1]?.id ?? '',
    tripId: third,
    name: 'End',
  });

  expect(await read(last)).toMatchObject({ previous: id, next: third });
  expect(await read(third)).toMatchObject({ previous: last, next: null });
});

test('a trip is not linked to a stranger’s, and not split into a trip that exists', async () => {
  const stranger = await makeGuest(app);
  const theirs = await makeTrip(stranger, { stops: STOPS });
  const { id } = await makeTrip(guest, { stops: STOPS });
  const moab = (await read(id)).destinations[1]?.id ?? '';

  const link = change(guest, id, { kind: 'trip.set', fields: { next: theirs.id } });
  await expect(link).rejects.toThrow('The linked trip no longer exists.');
  const split = change(guest, id, { kind: 'trip.split', id: moab, tripId: theirs.id, name: '' });
  await expect(split).rejects.toThrow('This trip has been split already.');
  expect(names(await read(theirs.id, stranger))).toEqual(['Denver', 'Moab', 'Page']);
});

test('a split that is sent twice is made once', async () => {
  const { id } = await makeTrip(guest, { stops: STOPS });
  const moab = (await read(id)).destinations[1]?.id ?? '';
  const split = { kind: 'trip.split' as const, id: moab, tripId: newId(), name: 'Canyons' };
  const changeId = newId();
  await change(guest, id, split, changeId);
  const again = await change(guest, id, split, changeId);

  expect(again.results[0]?.status).toBe('known');
  expect((await guest.api.trips.list()).filter(({ name }) => name === 'Canyons')).toHaveLength(1);
});
