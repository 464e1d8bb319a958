import type { ServerResponse } from 'node:http';
import { METERS_PER_MILE } from '@wayfold/contract/trip/limits';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { change, first, makeGuest, makeTrip, type Person } from '../../../testing/makers';
import { type RawStandIn, startRawStandIn } from '../../../testing/stand-ins/raw-stand-in';
import { startTestApp, type TestApp } from '../../../testing/test-app';

const METERS = 600_000;
const found = (response: ServerResponse) =>
  response.end(
    JSON.stringify({
      code: 'Ok',
      routes: [
        {
          distance: METERS,
          duration: 20_000,
          geometry: {
            coordinates: [
              [-105, 39],
              [-109, 38],
            ],
          },
        },
      ],
    }),
  );

let app: TestApp;
let service: RawStandIn;
let answer: (response: ServerResponse) => void;
let person: Person;
let clock = Date.parse('2027-01-01T00:00:00Z');
beforeAll(async () => {
  service = await startRawStandIn((response) => answer(response));
  app = await startTestApp({ config: { osrmUrl: service.url } });
  person = await makeGuest(app);
});
afterAll(async () => {
  await app.close();
  await service.close();
});
beforeEach(() => {
  answer = found;
  // A service that failed in the previous test is available again.
  clock += 3_600_000;
  app.setClock(new Date(clock));
});

const read = (id: string) => person.api.trips.get({ params: { id } });
const legOf = async (id: string) => first((await read(id)).destinations).leg;

test('a write stores the estimate, and the measured leg follows as a change by nobody', async () => {
  const trip = await makeTrip(person, { stops: [{ name: 'Denver' }, { name: 'Moab' }] });
  await vi.waitFor(async () =>
    expect(await legOf(trip.id)).toMatchObject({ meters: METERS, estimated: false }),
  );
  const { destinations, version } = await read(trip.id);
  const { entries } = await person.api.trips.history({ params: { id: trip.id }, query: {} });

  expect(first(destinations).miles).toBeCloseTo(METERS / METERS_PER_MILE, 3);
  expect(first(entries)).toMatchObject({ version, kind: 'legs.set', mine: false });
});

test('undo skips the measurement and undoes what the person did', async () => {
  const trip = await makeTrip(person, { stops: [{ name: 'Denver' }, { name: 'Moab' }] });
  await vi.waitFor(async () => expect((await legOf(trip.id))?.estimated).toBe(false));
  await change(person, trip.id, { kind: 'undo' });

  expect((await read(trip.id)).destinations).toEqual([]);
});

test('if a service fails, the estimate stays, and the next write asks again', async () => {
  answer = (response) => response.writeHead(500).end();
  const before = service.asked.length;
  const trip = await makeTrip(person, { stops: [{ name: 'Denver' }, { name: 'Page' }] });
  await vi.waitFor(() => expect(service.asked.length).toBeGreaterThan(before));

  expect(await legOf(trip.id)).toMatchObject({ estimated: true, failed: false });

  answer = found;
  clock += 3_600_000;
  app.setClock(new Date(clock));
  await change(person, trip.id, { kind: 'trip.set', fields: { name: 'West again' } });
  await vi.waitFor(async () => expect((await legOf(trip.id))?.estimated).toBe(false));
});

test('a leg that changed while it was measured is left unchanged', async () => {
  const waiting: ServerResponse[] = [];
  answer = (response) => void waiting.push(response);
  const trip = await makeTrip(person, { stops: [{ name: 'Denver' }, { name: 'Springdale' }] });
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  const { id } = first(trip.destinations);
  await change(person, trip.id, { kind: 'destination.set', id, fields: { transport: 'Train' } });
  const changed = await legOf(trip.id);
  answer = found;
  for (const response of waiting) found(response);
  await change(person, trip.id, { kind: 'trip.set', fields: { name: 'By train' } });

  expect(changed?.estimated).toBe(true);
  expect(await legOf(trip.id)).toEqual(changed);
});
