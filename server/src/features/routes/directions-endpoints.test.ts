import type { Coords } from '@wayfold/contract/kernel/values';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const DENVER: Coords = [-104.99, 39.74];
const GRAND_JUNCTION: Coords = [-108.55, 39.06];
const MOAB: Coords = [-109.55, 38.57];
const PAGE: Coords = [-111.46, 36.91];
const PANAMA: Coords = [-79.52, 8.98];
const MEDELLIN: Coords = [-75.57, 6.24];
const HOUR = 3600;

const detours = (body: {
  stops: Coords[];
  candidates: Coords[];
  modes?: ('MyVehicle' | 'Flight' | 'Hidden')[];
  after?: number;
  keepsStart?: boolean;
}) => app.client(null).directions.detours({ body });

test('each candidate gets the spot where it fits best and what it adds there', async () => {
  const [onTheWay, atTheEnd, inFront] = await detours({
    stops: [DENVER, MOAB],
    candidates: [GRAND_JUNCTION, PAGE, [-104.82, 41.14]],
  });

  expect(onTheWay?.after).toBe(0);
  expect(onTheWay?.seconds).toBeLessThan(0.5 * HOUR);
  expect(atTheEnd?.after).toBe(1);
  expect(atTheEnd?.seconds).toBeGreaterThan(3 * HOUR);
  expect(atTheEnd?.meters).toBeGreaterThan(300_000);
  expect(inFront?.after).toBe(-1);
});

test('a request can ask about a single spot', async () => {
  const way = { stops: [DENVER, MOAB], candidates: [GRAND_JUNCTION] };
  const [best] = await detours(way);
  const [atTheEnd] = await detours({ ...way, after: 1 });
  const [inFront] = await detours({ ...way, after: -1 });

  expect(await detours({ ...way, after: 0 })).toEqual([best]);
  expect(atTheEnd).toMatchObject({ after: 1 });
  expect(atTheEnd?.seconds).toBeGreaterThan(HOUR);
  expect(inFront).toMatchObject({ after: -1 });
  expect(await detours({ ...way, after: 199 })).toEqual([atTheEnd]);
});

test('the spot before the first stop is left out if the start is kept', async () => {
  const way = { stops: [DENVER, MOAB], candidates: [[-104.82, 41.14], GRAND_JUNCTION] as Coords[] };
  const [inFront, onTheWay] = await detours(way);
  const [kept, same] = await detours({ ...way, keepsStart: true });

  expect(inFront?.after).toBe(-1);
  expect(kept?.after).toBe(0);
  expect(kept?.seconds).toBeGreaterThan(inFront?.seconds ?? 0);
  expect(same).toEqual(onTheWay);
});

test('a candidate on a flight leg is reached by plane, and a hidden leg counts as driven', async () => {
  const [flown] = await detours({ stops: [DENVER, PAGE], candidates: [GRAND_JUNCTION], modes: ['Flight'] });
  const [driven] = await detours({ stops: [DENVER, PAGE], candidates: [GRAND_JUNCTION], modes: ['Hidden'] });
  const [plain] = await detours({ stops: [DENVER, PAGE], candidates: [GRAND_JUNCTION] });

  expect(flown?.seconds).toBeGreaterThan(2 * HOUR);
  expect(driven).toEqual(plain);
});

test('a candidate that no road leads to has no detour, and an empty list has none', async () => {
  expect(await detours({ stops: [PANAMA], candidates: [MEDELLIN] })).toEqual([null]);
  expect(await detours({ stops: [DENVER], candidates: [] })).toEqual([]);
});

test('between continents straight lines are compared', async () => {
  const [far] = await detours({ stops: [DENVER, [-74.01, 40.71]], candidates: [[-87.63, 41.88]] });

  expect(far?.after).toBe(0);
  expect(far?.seconds).toBeLessThan(2 * HOUR);
});

test.each([
  { stops: [], candidates: [MOAB] },
  { stops: [[200, 0]], candidates: [MOAB] },
  { stops: [MOAB], candidates: [[0, 91]] },
  { stops: [MOAB], candidates: Array.from({ length: 51 }, () => MOAB) },
  { stops: Array.from({ length: 201 }, () => MOAB), candidates: [MOAB] },
  { stops: [MOAB], candidates: [MOAB], modes: ['Rocket'] },
])('detours of odd lists are refused', async (body) => {
  const answer = await app.send('/api/atlas/detours', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: 'invalid' });
});

test('walking takes longer than cycling on the same route', async () => {
  const ask = (mode: 'walk' | 'bike') =>
    app.client(null).directions.directions({ query: { mode, from: MOAB.join(), to: '-109.52,38.6' } });
  const [walk, ride] = [await ask('walk'), await ask('bike')];

  expect(walk).toMatchObject({ meters: ride.meters, estimated: true, failed: false });
  expect(walk.seconds).toBeGreaterThan(2 * ride.seconds);
  expect(walk.coordinates[0]).toEqual(MOAB);
});

test.each(['mode=car&from=1,2&to=1,3', 'mode=walk&from=1,2', 'mode=walk&from=1,95&to=1,3'])(
  'directions for %s are refused',
  async (query) => {
    expect((await app.send(`/api/atlas/directions?${query}`)).status).toBe(400);
  },
);

test('legs name their ferries, and what else their time contains', async () => {
  const [wellington, christchurch]: [Coords, Coords] = [
    [174.776, -41.287],
    [172.636, -43.532],
  ];
  const ends = { from: wellington, to: christchurch };
  const [drive, flight] = await app.client(null).directions.legs({
    body: {
      legs: [
        { ...ends, mode: 'MyVehicle' },
        { ...ends, mode: 'Flight' },
      ],
    },
  });

  expect(drive?.parts).toMatchObject([{ kind: 'ferry', name: 'Cook Strait ferry', seconds: 16_200 }]);
  expect(flight?.parts?.map(({ kind }) => kind)).toEqual(['airports', 'access']);
});

test('travel times compare the ways between two places', async () => {
  const { times } = app.client(null).directions;
  const [overland, ocean] = await times({
    body: {
      ways: [
        { from: [135.768, 35.012], to: [132.455, 34.385] },
        { from: DENVER, to: [-21.895, 64.135] },
      ],
    },
  });

  expect(overland).toMatchObject({ atSea: 0, ship: null, onLand: 'train-or-bus' });
  expect(overland?.train).toBeLessThan(overland?.drive ?? 0);
  expect(ocean).toMatchObject({ drive: null, train: null, ship: null, onLand: 'car' });
  expect(ocean?.flight).toBeGreaterThan(8 * HOUR);
});
