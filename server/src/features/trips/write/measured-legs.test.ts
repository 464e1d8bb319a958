import type { Coords } from '@wayfold/contract/kernel/values';
import { decodeLine } from '@wayfold/contract/places/polyline';
import { METERS_PER_MILE } from '@wayfold/contract/trip/limits';
import { newId } from '@wayfold/domain/document/ids';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { MOST_LINE_LETTERS } from '../../../adapters/directions-remembering';
import {
  change,
  first,
  makeGuest,
  makePerson,
  makeTrip,
  type Person,
  type PLACES,
  shareTrip,
} from '../../../testing/makers';
import {
  BENT,
  bendOf,
  bentRoute,
  type OsrmStandIn,
  sendRoute,
  startOsrmStandIn,
} from '../../../testing/stand-ins/osrm';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let app: TestApp;
let service: OsrmStandIn;
let person: Person;
let clock = Date.parse('2027-01-01T00:00:00Z');
beforeAll(async () => {
  service = await startOsrmStandIn();
  app = await startTestApp({ config: { osrmUrl: service.url } });
  person = await makeGuest(app);
});
afterAll(async () => {
  await app.close();
  await service.close();
});
beforeEach(() => {
  service.answerWith(bentRoute);
  // A service that failed in the previous test is available again, and what was measured before is forgotten.
  clock += 25 * 3_600_000;
  app.setClock(new Date(clock));
});

type StopName = keyof typeof PLACES;

const read = (id: string, by = person) => by.api.trips.get({ params: { id } });
const legOf = async (id: string, by = person) => first((await read(id, by)).destinations).leg;
const isMeasured = async (id: string, by = person) => (await legOf(id, by))?.estimated === false;
const makeWest = (...stops: StopName[]) => makeTrip(person, { stops: stops.map((name) => ({ name })) });

async function linesOf(id: string): Promise<{ leg_key: string; line: string; credit: string }[]> {
  const { rows } = await app.database.pool.query(
    'select leg_key, line, credit from trip_leg_lines where trip_id = $1 order by leg_key',
    [id],
  );
  return rows;
}

async function measuredTrip(...stops: StopName[]): Promise<string> {
  const { id } = await makeWest(...stops);
  await vi.waitFor(async () => expect(await linesOf(id)).toHaveLength(stops.length - 1));
  return id;
}

test('a write stores the estimate, and the measured leg follows with its line, as a change by nobody', async () => {
  const trip = await makeWest('Denver', 'Moab');
  await vi.waitFor(async () =>
    expect(await legOf(trip.id)).toMatchObject({ meters: BENT.meters, estimated: false }),
  );
  const { destinations, version } = await read(trip.id);
  const { entries } = await person.api.trips.history({ params: { id: trip.id }, query: {} });
  const [denver, moab] = destinations.map(({ coords }) => coords) as [Coords, Coords];

  expect(first(destinations).miles).toBeCloseTo(BENT.meters / METERS_PER_MILE, 3);
  expect(first(entries)).toMatchObject({ version, kind: 'legs.set', mine: false });
  const [line] = await linesOf(trip.id);
  expect(line).toMatchObject({ leg_key: first(destinations).leg?.key, credit: '© OpenStreetMap' });
  const points = decodeLine(line?.line ?? '') ?? [];
  expect(points).toHaveLength(3);
  expect(points[1]?.[0]).toBeCloseTo(bendOf(denver, moab)[0], 4);
});

test('undo skips the measurement and undoes what the person did', async () => {
  const id = await measuredTrip('Denver', 'Moab');
  await change(person, id, { kind: 'undo' });

  expect((await read(id)).destinations).toEqual([]);
});

test('if a service fails, the estimate stays, and the next write asks again', async () => {
  service.answerWith((response) => response.writeHead(500).end());
  const before = service.asked.length;
  const trip = await makeWest('Denver', 'Page');
  await vi.waitFor(() => expect(service.asked.length).toBeGreaterThan(before));

  expect(await legOf(trip.id)).toMatchObject({ estimated: true, failed: false });

  service.answerWith(bentRoute);
  clock += 3_600_000;
  app.setClock(new Date(clock));
  await change(person, trip.id, { kind: 'trip.set', fields: { name: 'West again' } });
  await vi.waitFor(async () => expect(await isMeasured(trip.id)).toBe(true));
});

test('a leg that changed while it was measured is left unchanged', async () => {
  const waiting: (() => void)[] = [];
  service.answerWith((response, ends) => void waiting.push(() => bentRoute(response, ends)));
  const trip = await makeWest('Denver', 'Springdale');
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  const { id } = first(trip.destinations);
  await change(person, trip.id, { kind: 'destination.set', id, fields: { transport: 'Train' } });
  const changed = await legOf(trip.id);
  service.answerWith(bentRoute);
  for (const answer of waiting) answer();
  await change(person, trip.id, { kind: 'trip.set', fields: { name: 'By train' } });

  expect(changed?.estimated).toBe(true);
  expect(await legOf(trip.id)).toEqual(changed);
  expect(await linesOf(trip.id)).toEqual([]);
});

test('the lines of legs that are gone are deleted, and undo brings them back', async () => {
  const id = await measuredTrip('Denver', 'Moab', 'Page');
  const [, moab] = (await read(id)).destinations;

  await change(person, id, { kind: 'destination.remove', id: moab?.id ?? '' });
  await vi.waitFor(async () => {
    const { destinations } = await read(id);
    expect((await linesOf(id)).map(({ leg_key }) => leg_key)).toEqual([first(destinations).leg?.key]);
  });
  await change(person, id, { kind: 'undo' });

  await vi.waitFor(async () => expect(await linesOf(id)).toHaveLength(2));
});

test('what a preview had measured is in the trip right after the edit, line included', async () => {
  const trip = await makeWest('Denver');
  const [from, to]: [Coords, Coords] = [first(trip.destinations).coords, [-106.32, 38.53]];
  const [previewed] = await person.api.directions.legs({ body: { legs: [{ from, to, mode: 'MyVehicle' }] } });
  const asked = service.asked.length;
  const fields = { name: 'Salida', coords: to, nights: 1 };
  const { version } = await change(person, trip.id, { kind: 'destination.add', id: newId(), fields });

  expect(previewed).toMatchObject({ meters: BENT.meters, estimated: false });
  const after = await read(trip.id);
  expect(first(after.destinations).leg).toEqual(previewed);
  expect(after.version).toBe(version);
  expect(await linesOf(trip.id)).toHaveLength(1);
  expect(service.asked).toHaveLength(asked);
});

test('a copy has the measured legs and lines of the trip, without asking again', async () => {
  const id = await measuredTrip('Denver', 'Moab', 'Page');
  const asked = service.asked.length;
  const copy = await person.api.trips.create({ body: { copyOf: id } });

  expect(copy.destinations.map(({ leg }) => leg?.estimated)).toEqual([false, false, undefined]);
  expect(await linesOf(copy.id)).toEqual(await linesOf(id));
  expect(service.asked).toHaveLength(asked);
});

test('the estimates of a copy are measured', async () => {
  service.answerWith((response) => response.writeHead(500).end());
  const before = service.asked.length;
  const { id } = await makeWest('Springdale', 'Page');
  await vi.waitFor(() => expect(service.asked.length).toBeGreaterThan(before));
  service.answerWith(bentRoute);
  clock += 3_600_000;
  app.setClock(new Date(clock));
  const copy = await person.api.trips.create({ body: { copyOf: id } });

  await vi.waitFor(async () => expect(await isMeasured(copy.id)).toBe(true));
  expect(await linesOf(copy.id)).toHaveLength(1);
  expect(await isMeasured(id)).toBe(false);
});

test('a copy of a shared trip has the lines its readers see, and its estimates are measured', async () => {
  const id = await measuredTrip('Denver', 'Moab', 'Page', 'Springdale');
  const [, , page] = (await read(id)).destinations;
  await change(person, id, { kind: 'destination.set', id: page?.id ?? '', fields: { display: false } });
  const share = await shareTrip(app, person, id);
  const reader = await makePerson(app, 'FREE');
  service.answerWith((response) => response.writeHead(500).end());

  const copy = await reader.api.tripPage.copyShared({
    params: { userId: reader.id, tripId: share.id },
    body: {},
  });

  const keys = (await linesOf(copy.id)).map(({ leg_key }) => leg_key);
  expect(keys).toEqual([first(copy.destinations).leg?.key]);
});

test('a line with thousands of points is stored in short, with its ends', async () => {
  const points = 20_000;
  service.answerWith((response, { from, to }) => {
    const coordinates = Array.from({ length: points + 1 }, (_, index) => {
      const share = index / points;
      const off = 0.2 * Math.sin(share * 40 * Math.PI) + 0.0005 * Math.sin(index) * Math.sin(share * Math.PI);
      return [
        Number((from[0] + share * (to[0] - from[0])).toFixed(5)),
        Number((from[1] + share * (to[1] - from[1]) + off).toFixed(5)),
      ];
    });
    sendRoute(response, { coordinates });
  });
  const id = await measuredTrip('Denver', 'Moab');
  const [denver, moab] = (await read(id)).destinations;
  const [stored] = await linesOf(id);
  const line = decodeLine(stored?.line ?? '') ?? [];

  expect(stored?.line.length).toBeLessThanOrEqual(MOST_LINE_LETTERS);
  expect(line.length).toBeGreaterThan(100);
  const roundedEnds = [denver, moab].map((stop) => stop?.coords.map((degrees) => Number(degrees.toFixed(5))));
  expect([line[0], line.at(-1)]).toEqual(roundedEnds);
});
