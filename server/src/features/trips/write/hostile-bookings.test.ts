import type { SingleChange } from '@wayfold/contract/trip/change';
import { TRIP_LIMITS } from '@wayfold/contract/trip/limits';
import { checkTrip } from '@wayfold/domain/check/trip-check';
import { newId } from '@wayfold/domain/document/ids';
import { documentFromTrip } from '@wayfold/domain/document/trip-document';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { change, first, makeGuest, makeTrip, type Person, shareTrip } from '../../../testing/makers';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp();
  owner = await makeGuest(app);
});
afterAll(() => app.close());

type Fields = (SingleChange & { kind: 'booking.add' })['fields'];

const add = (fields: object): SingleChange => ({
  kind: 'booking.add',
  id: newId(),
  fields: { kind: 'flight', ...fields } as Fields, // what a client could send, wrong fields included
});
const twoStops = () => makeTrip(owner, { stops: [{ name: 'Denver' }, { name: 'Moab' }] });
const read = (id: string) => owner.api.trips.get({ params: { id } });
const end = (zone: unknown) => ({ name: 'There', code: null, coords: null, zone });

test.each([
  ['a zone that doesn’t exist', { from: end('Mars/Base') }],
  ['a zone of 100 KB', { from: end('A'.repeat(100_000)) }],
  ['a zone to cancel in that doesn’t exist', { cancelZone: 'America/Nowhere' }],
  ['an offset instead of a zone', { to: end('+25:00') }],
  ['a day that doesn’t exist', { start: '2027-02-30T09:00' }],
  ['a time that doesn’t exist', { end: '2027-05-10T24:61' }],
  ['a billion seats as a number', { seats: 1_000_000_000 }],
  ['seats of 100 KB', { seats: '1'.repeat(100_000) }],
  ['a code of 10,000 letters', { code: 'X'.repeat(10_000) }],
  ['notes of 100 KB', { notes: 'n'.repeat(100_000) }],
  ['a carrier of 100 KB', { provider: 'p'.repeat(100_000) }],
  ['a link that runs scripts', { url: 'javascript:alert(1)' }],
  ['a price that is infinite', { costEst: 1e308 }],
  ['an unknown kind', { kind: 'rocket' }],
  ['an unknown status', { status: 'maybe' }],
  ['a place off the globe', { from: { ...end('Asia/Tokyo'), coords: [200, 95] } }],
  ['a destination that is no id', { fromDest: 'Denver' }],
  ['a field that doesn’t exist', { owner: 'me' }],
])('%s is refused with a sentence, and nothing is stored', async (_what, fields) => {
  const { id } = await twoStops();

  const refused = change(owner, id, add(fields));

  await expect(refused).rejects.toMatchObject({
    problem: { code: 'invalid', message: expect.stringMatching(/\w+.*\./) },
  });
  expect((await read(id)).bookings).toEqual([]);
});

test('an arrival before the departure is stored, counts for nothing, and the trip check says so', async () => {
  const { id, destinations } = await twoStops();
  const [fromDest, toDest] = destinations.map((row) => row.id);
  const before = await read(id);

  await change(
    owner,
    id,
    add({ fromDest, toDest, start: '2027-05-10T12:00', end: '2027-05-10T09:00', status: 'booked' }),
  );

  const after = await read(id);
  expect(after.bookings).toHaveLength(1);
  expect(after.totals.hours).toBe(before.totals.hours);
  const now = Date.parse('2027-01-01T00:00:00Z') / 60_000;
  expect(checkTrip(documentFromTrip(after), now).map(({ kind }) => kind)).toContain('booking-backward');
});

test('5,000 bookings don’t fit, in one change or in several, and those that did stay', async () => {
  const { id } = await twoStops();
  const many = (count: number) => Array.from({ length: count }, () => add({ start: '2027-05-10T12:00' }));

  await expect(change(owner, id, { kind: 'batch', changes: many(5_000) })).rejects.toMatchObject({
    problem: { code: expect.stringMatching(/invalid|too-large/) },
  });
  expect((await read(id)).bookings).toEqual([]);

  await change(owner, id, { kind: 'batch', changes: many(TRIP_LIMITS.bookings) });
  await expect(change(owner, id, add({}))).rejects.toThrow(
    'This trip has 500 bookings, the most it can hold.',
  );
  expect((await read(id)).bookings).toHaveLength(TRIP_LIMITS.bookings);
});

test('other people’s destinations and plans are only unknown ids', async () => {
  const stranger = await makeGuest(app);
  const theirs = await makeTrip(stranger, { name: 'Secret getaway', stops: [{ name: 'Springdale' }] });
  const { id } = await twoStops();
  const destid = first(theirs.destinations).id;

  await change(
    owner,
    id,
    add({ fromDest: destid, toDest: destid, start: '2027-05-10T12:00', status: 'booked' }),
  );
  await change(owner, id, add({ kind: 'lodging', destid, status: 'booked', provider: 'Inn' }));

  const mine = await read(id);
  expect(mine.bookings.map(({ fromDest, destid }) => fromDest ?? destid)).toEqual([destid, destid]);
  expect(JSON.stringify(mine)).not.toMatch(/Springdale|Secret getaway/);
  const { id: shareId } = await shareTrip(app, owner, id);
  const shared = await app.client(null).tripPage.sharedTrip({ params: { id: shareId } });
  expect(shared.bookings).toEqual([]);
  expect((await stranger.api.trips.get({ params: { id: theirs.id } })).bookings).toEqual([]);
});
