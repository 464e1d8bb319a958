import { TEXT_KINDS } from '@wayfold/contract/trip/collections';
import { Trip, TripSummary } from '@wayfold/contract/trip/trip';
import { newId } from '@wayfold/domain/document/ids';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { change, first, makeGuest, makeTrip, type Person } from '../../testing/makers';
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

const PICTURE = {
  type: 'trip',
  source: 'wayfold',
  imageName: 'Dunes',
  imageUrl: '/scenes/dunes.svg',
} as const;

const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);

test('a trip is made with the requested fields and belongs to the caller', async () => {
  const body = { name: '東京 & 京都', travelerName: 'Mei', currency: 'JPY', startDate: '2027-04-03' };
  const trip = await guest.api.trips.create({ body });

  expect(trip).toMatchObject({ ...body, version: 0, type: '', userid: guest.id });
  expect(await guest.api.trips.get({ params: { id: trip.id } })).toEqual(trip);
});

test('a repeated request with the same id makes one trip', async () => {
  const id = newId();
  const [one, two] = await Promise.all([
    guest.api.trips.create({ body: { id, name: 'Once' } }),
    guest.api.trips.create({ body: { id, name: 'Once' } }),
  ]);

  expect(two.id).toBe(one.id);
  expect(names(await guest.api.trips.list()).filter((name) => name === 'Once')).toHaveLength(1);
});

test('the id of a stranger’s trip is not found', async () => {
  const stranger = await makeGuest(app);
  const { id } = await makeTrip(stranger);

  await expect(guest.api.trips.create({ body: { id } })).rejects.toMatchObject({ code: 'not-found' });
});

test.each(['tour', 'guided_TOUR', 'demo'])('the type %s cannot be requested', async (type) => {
  await expect(guest.api.trips.create({ body: { type } })).rejects.toMatchObject({ code: 'invalid' });
});

test('newTrip answers a few fields when the whole trip is not needed', async () => {
  const short = await guest.api.trips.createEmpty({
    query: { needFullData: 'false' },
    body: { name: 'Short' },
  });
  const whole = await guest.api.trips.createEmpty({ query: {} });

  expect(short).toEqual({ id: expect.any(String), name: 'Short', type: '', version: 0 });
  expect(Trip.strict().safeParse(whole).success).toBe(true);
});

test('the list has own trips by last viewed, then the demo trips by name', async () => {
  const older = await makeTrip(guest, { name: 'Older' });
  await makeTrip(guest, { name: 'Newer', stops: [{ name: 'Denver' }, { name: 'Moab' }] });
  await guest.api.trips.view({ body: { tripid: older.id } });

  const list = await guest.api.trips.list();

  expect(names(list)).toEqual([
    'Older',
    'Newer',
    'Five Cities by Train',
    'Red Rock & High Desert',
    '春の日本 Spring in Japan',
  ]);
  expect(list[1]).toMatchObject({ startDate: '2027-05-08', endDate: '2027-05-12', nights: 4, demo: false });
  expect(names(list[1]?.destinations ?? [])).toEqual(['Denver', 'Moab']);
  for (const line of list) expect(TripSummary.strict().parse(line)).toEqual(line);
});

test('a viewed trip is answered whole, and only its owner can view it', async () => {
  const trip = await makeTrip(guest, { stops: [{ name: 'Denver' }] });
  const stranger = await makeGuest(app);
  const view = { body: { tripid: trip.id } };

  const viewed = await guest.api.trips.view(view);

  await expect(stranger.api.trips.view(view)).rejects.toMatchObject({ code: 'not-found' });
  await expect(app.client(null).trips.view(view)).rejects.toMatchObject({ code: 'not-found' });
  const read = await guest.api.trips.get({ params: { id: trip.id } });
  expect(Trip.strict().parse(viewed)).toEqual({ ...read, viewedAt: viewed.viewedAt });
  expect(Date.parse(read.viewedAt ?? '')).toBeGreaterThan(Date.parse(trip.viewedAt ?? ''));
});

test('a list that was read before has what changed since', async () => {
  const changed = await makeTrip(guest, { name: 'Before' });
  const removed = await makeTrip(guest, { name: 'Removed' });
  await makeTrip(guest, { name: 'Unchanged' });
  await guest.api.trips.list();

  await change(guest, changed.id, { kind: 'trip.set', fields: { name: 'After' } });
  await guest.api.trips.remove({ params: { id: removed.id } });
  await guest.api.trips.view({ body: { tripid: changed.id } });

  const list = await guest.api.trips.list();
  expect(names(list).slice(0, 2)).toEqual(['After', 'Unchanged']);
  expect(list[0]).toMatchObject({ version: changed.version + 1, demo: false });
  expect(names(list)).not.toContain('Removed');
});

test('visitors see the demo trips and can open them', async () => {
  const visitor = app.client(null);
  const list = await visitor.trips.list();
  const demo = first(list.filter(({ name }) => name.startsWith('Red Rock')));

  const trip = await visitor.trips.get({ params: { id: demo.id } });

  expect(list.every((line) => line.demo)).toBe(true);
  expect(Trip.strict().parse(trip)).toEqual(trip);
  expect(trip.totals).toMatchObject({ costEst: 4286, costAct: 1142, nights: 11 });
  expect(trip.owner).toBeNull();
});

test('a token that has expired lists only the demo trips', async () => {
  const away = await makeGuest(app);
  await makeTrip(away, { name: 'Own' });
  expect(names(await away.api.trips.list())).toContain('Own');

  await app.database.pool.query(
    `update session_tokens set expires_at = now() - interval '1 minute' where user_id = $1`,
    [away.id],
  );

  expect(await away.api.trips.list()).toEqual(await app.client(null).trips.list());
});

test('a demo trip refuses edits and says what to do', async () => {
  const demo = first(await guest.api.trips.list());

  await expect(change(guest, demo.id, { kind: 'events.clear' })).rejects.toMatchObject({
    code: 'forbidden',
    message: 'This is an example trip. Make a copy to change it.',
  });
  await expect(guest.api.trips.remove({ params: { id: demo.id } })).rejects.toMatchObject({
    code: 'forbidden',
  });
});

test('a copy of a demo trip takes its place in the list, can be changed and reset', async () => {
  const demo = first((await guest.api.trips.list()).filter(({ name }) => name.startsWith('Red Rock')));
  const original = await guest.api.trips.get({ params: { id: demo.id } });
  const copy = await guest.api.trips.create({ body: { copyOf: demo.id } });
  await change(guest, copy.id, { kind: 'destination.remove', id: first(copy.destinations).id });
  await change(guest, copy.id, {
    kind: 'batch',
    changes: [
      {
        kind: 'trip.set',
        fields: {
          name: 'Mine',
          textItinerary: [{ kind: 'paragraph', spans: [{ text: 'Day one', bold: false, href: null }] }],
        },
      },
      { kind: 'text.add', id: newId(), fields: { kind: 'headlines', text: 'Mine alone' } },
      { kind: 'picture.add', id: newId(), fields: PICTURE },
      ...copy.tripPictures.map(({ id }) => ({ kind: 'picture.remove' as const, id })),
      ...copy.headlines.map(({ id }) => ({ kind: 'text.remove' as const, id })),
    ],
  });

  const reset = await guest.api.trips.resetDemo({ params: { id: copy.id } });

  expect(copy).toMatchObject({ type: 'demo', userid: guest.id, version: 0 });
  expect(copy.totals).toEqual(original.totals);
  expect(reset).toMatchObject({ name: original.name, totals: original.totals, version: 3 });
  expect(names(reset.destinations)).toEqual(names(original.destinations));
  expect(names(reset.tripEvents)).toEqual(names(original.tripEvents));
  expect(reset.textItinerary).toEqual(original.textItinerary);
  const pictures = ({ tripPictures }: typeof reset) =>
    tripPictures.map(({ type, imageUrl }) => type + imageUrl);
  expect(pictures(reset)).toEqual(pictures(original));
  for (const kind of TEXT_KINDS)
    expect(reset[kind].map(({ id, ...text }) => text)).toEqual(original[kind].map(({ id, ...text }) => text));
  expect(names(await guest.api.trips.list()).filter((name) => name === original.name)).toHaveLength(1);

  await change(guest, copy.id, { kind: 'undo' });
  const undone = await guest.api.trips.get({ params: { id: copy.id } });
  expect(undone).toMatchObject({
    name: 'Mine',
    destinations: { length: 5 },
    headlines: [{ text: 'Mine alone' }],
    tripPictures: [{ imageUrl: PICTURE.imageUrl }],
  });
});

test('a trip that is not a copy of a demo trip cannot be reset', async () => {
  const trip = await makeTrip(guest);

  await expect(guest.api.trips.resetDemo({ params: { id: trip.id } })).rejects.toMatchObject({
    code: 'invalid',
  });
});

test('a duplicate has rows of its own and shares nothing with its source', async () => {
  const source = await makeTrip(guest, { stops: [{ name: 'Denver' }, { name: 'Moab' }] });
  await guest.api.trips.saveUserEvent({
    body: { tripid: source.id, name: 'Dinner', start: '2027-05-10T19:00' },
  });

  const copy = await guest.api.trips.create({
    body: { copyOf: source.id, name: 'Again', startDate: '2027-06-01' },
  });
  await guest.api.trips.clearEvents({ params: { id: copy.id } });

  expect(copy).toMatchObject({ name: 'Again', startDate: '2027-06-01', type: '' });
  expect(copy.destinations.map(({ dtArrive }) => dtArrive)).toEqual(['2027-06-01', '2027-06-03']);
  expect(new Set([...copy.destinations, ...source.destinations].map(({ id }) => id)).size).toBe(4);
  const read = await guest.api.trips.get({ params: { id: source.id } });
  expect(names(read.tripEvents)).toEqual(['Dinner']);
});

test('a stranger’s trip cannot be copied', async () => {
  const { id } = await makeTrip(await makeGuest(app));

  await expect(guest.api.trips.create({ body: { copyOf: id } })).rejects.toMatchObject({ code: 'not-found' });
});

test('a deleted trip is gone with its rows and its history', async () => {
  const trip = await makeTrip(guest, { stops: [{ name: 'Denver' }] });
  await guest.api.trips.remove({ params: { id: trip.id } });

  await expect(guest.api.trips.get({ params: { id: trip.id } })).rejects.toMatchObject({ code: 'not-found' });
  const { rows } = await app.database.pool.query(
    'select id::text from destinations where trip_id = $1 union all select trip_id::text from trip_changes where trip_id = $1',
    [trip.id],
  );
  expect(rows).toEqual([]);
});

test('trip_inputs answers what people typed, without computed values', async () => {
  const trip = await makeTrip(guest, { stops: [{ name: 'Denver', nights: 2 }] });

  const inputs = await guest.api.trips.inputs({ params: { id: trip.id } });

  expect(inputs).toMatchObject({ name: 'West', startDate: '2027-05-08', version: 1 });
  expect(inputs.destinations).toEqual([
    {
      id: trip.destinations[0]?.id,
      name: 'Denver',
      coords: [-104.9903, 39.7392],
      nights: 2,
      arriveFixed: null,
      transport: 'MyVehicle',
    },
  ]);
});

test('names of the trip and its stops are set at once, as one step', async () => {
  const trip = await makeTrip(guest, { stops: [{ name: 'Denver' }, { name: 'Moab' }] });
  const { id } = first(trip.destinations);

  const written = await guest.api.trips.rename({
    params: { id: trip.id },
    body: { trip: { name: 'Loop' }, destinations: [{ id, name: 'Mile High' }], roadInfo: [{ anything: 1 }] },
  });

  const read = await guest.api.trips.get({ params: { id: trip.id } });
  expect(written.version).toBe(2);
  expect(read).toMatchObject({ name: 'Loop', destinations: [{ name: 'Mile High' }, { name: 'Moab' }] });
});
