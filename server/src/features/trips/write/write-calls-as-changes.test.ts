import { newId } from '@wayfold/domain/document/ids';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { first, makeGuest, makeTrip, type Person, PLACES } from '../../../testing/makers';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let app: TestApp;
let guest: Person;
let tripid: string;
beforeAll(async () => {
  app = await startTestApp();
  guest = await makeGuest(app);
});
beforeEach(async () => {
  tripid = (await makeTrip(guest)).id;
});
afterAll(() => app.close());

const read = () => guest.api.trips.get({ params: { id: tripid } });
const addDenver = () =>
  guest.api.trips.saveDestination({
    body: { tripid, name: 'Denver', coords: [...PLACES.Denver], nights: 2 },
  });
const addMoab = () =>
  guest.api.trips.saveDestination({ body: { tripid, name: 'Moab', coords: [...PLACES.Moab], nights: 1 } });
const days = async () =>
  (await read()).destinations.map(({ name, dtArrive, dtDepart }) => `${name} ${dtArrive} ${dtDepart}`);

test('a destination is added with its time zone, and answers version, patches, effects and id', async () => {
  const answer = await guest.api.trips.saveDestination({
    body: {
      tripid,
      location: 'Moab',
      coords: [...PLACES.Moab],
      nights: 3,
      transport: 'Train',
    },
  });

  const [moab] = (await read()).destinations;
  expect(answer).toEqual({
    version: 1,
    patches: [expect.objectContaining({ op: 'put' })],
    effects: [],
    id: moab?.id,
  });
  expect(moab).toMatchObject({
    name: 'Moab',
    nights: 3,
    transport: 'Train',
    timezone: 'America/Denver',
    miles: 0,
  });
  expect(moab).toMatchObject({ dtArrive: '2027-05-08', dtDepart: '2027-05-11', destinationOrder: 1, tripid });
});

test('a destination is added at a position', async () => {
  await addDenver();
  await guest.api.trips.saveDestination({ body: { tripid, name: 'Moab', coords: [...PLACES.Moab], at: 1 } });

  expect(await days()).toEqual(['Moab 2027-05-08 2027-05-09', 'Denver 2027-05-09 2027-05-11']);
});

test('a new UUIDv7 adds under that id; sent again, it changes that row', async () => {
  const id = newId();
  const body = { tripid, id, name: 'Moab', coords: [...PLACES.Moab] as [number, number] };
  await guest.api.trips.saveDestination({ body });
  await guest.api.trips.saveDestination({ body: { ...body, nights: 5 } });

  expect((await read()).destinations).toMatchObject([{ id, nights: 5 }]);
});

test('an id of another trip, or of a kind we never create, is not found', async () => {
  const other = await makeTrip(guest, { stops: [{ name: 'Denver' }] });
  const save = (id: string) =>
    guest.api.trips.saveDestination({ body: { tripid, id, name: 'Moab', coords: [...PLACES.Moab] } });

  await expect(save(first(other.destinations).id)).rejects.toMatchObject({ code: 'not-found' });
  await expect(save('6f1c0c0e-5a8a-4c1e-9d53-1f2ea4f4a001')).rejects.toMatchObject({ code: 'not-found' });
  expect(await read()).toMatchObject({ version: 0 });
});

test('dates set the start of the trip, a booked arrival, and the nights', async () => {
  const { id: denver = '' } = await addDenver();
  const { id: moab = '' } = await addMoab();

  await guest.api.trips.saveDestination({
    body: { tripid, id: denver, dtArrive: '2027-06-01', dtDepart: '2027-06-04' },
  });
  await guest.api.trips.saveDestination({ body: { tripid, id: moab, dtArrive: '2027-06-06' } });

  expect(await days()).toEqual(['Denver 2027-06-01 2027-06-04', 'Moab 2027-06-06 2027-06-07']);
  const [, booked] = (await read()).destinations;
  expect(booked).toMatchObject({ arriveFixed: '2027-06-06' });
});

test('a row sent back in full with one change changes only that field', async () => {
  await addDenver();
  const { id = '' } = await addMoab();
  const sent = {
    tripid,
    id,
    name: 'Moab',
    coords: [...PLACES.Moab] as [number, number],
    dtArrive: '2027-05-10',
    dtDepart: '2027-05-11',
    destinationOrder: 2,
  };

  await guest.api.trips.saveDestination({ body: { ...sent, nights: 4 } });

  const [, moab] = (await read()).destinations;
  expect(moab).toMatchObject({
    nights: 4,
    arriveFixed: null,
    dtArrive: '2027-05-10',
    dtDepart: '2027-05-14',
  });
});

test('destinationOrder moves a row and the dates follow', async () => {
  await addDenver();
  const { id = '' } = await addMoab();

  const answer = await guest.api.trips.saveDestination({ body: { tripid, id, destinationOrder: 1 } });

  expect(await days()).toEqual(['Moab 2027-05-08 2027-05-09', 'Denver 2027-05-09 2027-05-11']);
  expect(answer.effects).toContainEqual(expect.objectContaining({ kind: 'reordered', id, from: 2, to: 1 }));
});

test('dates out of order are refused by name, and nothing is written', async () => {
  const { id = '' } = await addDenver();
  const body = { tripid, id, dtArrive: '2027-06-04', dtDepart: '2027-06-01' };

  await expect(guest.api.trips.saveDestination({ body })).rejects.toMatchObject({
    code: 'invalid',
    problem: { issues: [{ path: 'dtDepart' }] },
  });
  const event = { tripid, name: 'Dinner', start: '2027-05-09T20:00', end: '2027-05-09T18:00' };
  await expect(guest.api.trips.saveUserEvent({ body: event })).rejects.toMatchObject({ code: 'invalid' });
  expect((await read()).version).toBe(1);
});

test('removing a destination removes its events and renumbers', async () => {
  const { id = '' } = await addDenver();
  await addMoab();
  await guest.api.trips.saveUserEvent({ body: { tripid, name: 'Dinner', start: '2027-05-08T19:00' } });

  const answer = await guest.api.trips.removeDestination({ params: { id } });

  const trip = await read();
  expect(trip).toMatchObject({ tripEvents: [], destinations: [{ name: 'Moab', destinationOrder: 1 }] });
  expect(answer.effects).toContainEqual(
    expect.objectContaining({ kind: 'dropped', in: 'events', name: 'Dinner' }),
  );
});

test('events of both kinds are told apart and attached by date, and times are stored to the minute', async () => {
  const { id: denver } = await addDenver();
  const { id: moab } = await addMoab();
  await guest.api.trips.saveEvent({
    body: { tripid, name: 'Museum', eventid: 'poi-7', poi_source: 'curated', start: '2027-05-09T10:00:30' },
  });
  await guest.api.trips.saveUserEvent({
    body: { tripid, name: 'Swim', start: '2027-05-11' },
  });

  const events = await guest.api.trips.listEvents({ params: { id: tripid } });

  expect(events).toMatchObject([
    { name: 'Museum', isUserEvent: false, destid: denver, start: '2027-05-09T10:00', poi_source: 'curated' },
    { name: 'Swim', isUserEvent: true, destid: moab, start: '2027-05-11' },
  ]);
});

test('an event is changed by its id, and removed by either call', async () => {
  await addDenver();
  const { id = '' } = await guest.api.trips.saveUserEvent({
    body: { tripid, name: 'Dinner', start: '2027-05-08T19:00' },
  });
  const { id: second = '' } = await guest.api.trips.saveEvent({ body: { tripid, name: 'Museum' } });

  await guest.api.trips.saveUserEvent({ body: { tripid, id, costEst: 40, notes: 'By the window' } });
  expect((await read()).tripEvents).toContainEqual(
    expect.objectContaining({ id, costEst: 40, name: 'Dinner' }),
  );

  await guest.api.trips.removeEvent({ params: { id } });
  await guest.api.trips.removeUserEvent({ params: { id: second } });
  expect((await read()).tripEvents).toEqual([]);
});

test('events are sorted by a map of id to order', async () => {
  await addDenver();
  const add = (name: string) =>
    guest.api.trips.saveUserEvent({ body: { tripid, name, start: '2027-05-08' } });
  const { id: one = '' } = await add('one');
  const { id: two = '' } = await add('two');

  await guest.api.trips.sortEvents({ body: { events: { [one]: 2, [two]: 1 } } });

  expect((await read()).tripEvents.map(({ name }) => name)).toEqual(['two', 'one']);
});

test('sorting that includes events of another trip is not found', async () => {
  await addDenver();
  const { id: own = '' } = await guest.api.trips.saveUserEvent({ body: { tripid, name: 'own' } });
  const other = await makeTrip(guest, { stops: [{ name: 'Moab' }] });
  const { id: foreign = '' } = await guest.api.trips.saveUserEvent({
    body: { tripid: other.id, name: 'foreign' },
  });

  const sorting = guest.api.trips.sortEvents({ body: { events: { [own]: 2, [foreign]: 1 } } });

  await expect(sorting).rejects.toMatchObject({ code: 'not-found' });
});

test('a cost is added empty, filled in and removed; gross follows from net and commission', async () => {
  const { id = '' } = await guest.api.trips.createCost({ body: { tripid } });
  await guest.api.trips.saveCost({ body: { tripid, id, supplier: 'Inn', netPrice: 100, commission: 12.5 } });
  const [followed] = (await read()).tripCosts;
  await guest.api.trips.saveCost({ body: { tripid, id, netPrice: 120, grossPrice: 112.5 } });
  const [sentBack] = (await read()).tripCosts;
  await guest.api.trips.saveCost({ body: { tripid, id, grossPrice: 150 } });
  const [given] = (await read()).tripCosts;

  expect(followed).toMatchObject({
    expenseCategory: 'Other',
    supplier: 'Inn',
    grossPrice: 112.5,
    grossGiven: null,
  });
  expect(sentBack).toMatchObject({ grossPrice: 132.5 });
  expect(given).toMatchObject({ grossPrice: 150, grossGiven: 150 });

  await guest.api.trips.removeCost({ params: { id } });
  expect((await read()).tripCosts).toEqual([]);
});

test.each(['0', '"0"', 'W/"0"', '*'])('If-Match %s allows a write of that version', async (version) => {
  const body = { tripid, name: 'Denver', coords: [...PLACES.Denver] as [number, number] };

  const answer = await guest.api.trips.saveDestination({ body }, { headers: { 'if-match': version } });

  expect(answer.version).toBe(1);
});

test('If-Match of an older version is a conflict that says what has changed', async () => {
  await addDenver();
  const body = { tripid, name: 'Moab', coords: [...PLACES.Moab] as [number, number] };

  const refused = guest.api.trips.saveDestination({ body }, { headers: { 'if-match': '"0"' } });

  await expect(refused).rejects.toMatchObject({
    code: 'conflict',
    problem: { version: 1, patches: [{ op: 'put', in: 'destinations' }] },
  });
  expect((await read()).version).toBe(1);
});

test('an If-Match that is not a version is refused', async () => {
  const refused = guest.api.trips.createCost({ body: { tripid } }, { headers: { 'if-match': '"abc"' } });

  await expect(refused).rejects.toMatchObject({ code: 'invalid' });
});
