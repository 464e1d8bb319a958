import type { ServerResponse } from 'node:http';
import type { LonLat } from '@wayfold/atlas/atlas';
import { openTestAtlas } from '@wayfold/atlas/testing/open-test-atlas';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Services } from '../services';
import { sendRoute } from '../testing/stand-ins/osrm';
import { type RawStandIn, startRawStandIn } from '../testing/stand-ins/raw-stand-in';
import { directionsServices, measureWay, recentWay } from './measure-way';

const MOAB: LonLat = [-109.55, 38.57];
const PAGE: LonLat = [-111.46, 36.91];
const FOUND = {
  code: 'Ok',
  routes: [{ distance: 435_000, duration: 16_200, geometry: { coordinates: [MOAB, PAGE] } }],
};

let answer: (response: ServerResponse) => void;
let service: RawStandIn;
let warnings: string[];
beforeEach(async () => {
  warnings = [];
  service = await startRawStandIn((response) => answer(response));
});
afterEach(() => service.close());

function sending(route: Parameters<typeof sendRoute>[1]): (response: ServerResponse) => void {
  return (response) => sendRoute(response, route);
}

/** A route with a line that no program would write. */
function routeText(coordinates: string): string {
  return `{"code":"Ok","routes":[{"distance":1,"duration":1,"geometry":{"coordinates":${coordinates}}}]}`;
}

/** Only what measuring needs. */
async function servicesWith(config: Partial<Services['config']>): Promise<Services> {
  const log = { warn: (facts: unknown, text: string) => warnings.push(`${text} ${JSON.stringify(facts)}`) };
  const none = { osrmUrl: null, valhallaUrl: null, mapboxToken: null, routesCredit: '© OpenStreetMap' };
  const now = () => new Date(0);
  const directions = directionsServices({ ...none, ...config }, now);
  const atlas = await openTestAtlas();
  return { directions, atlas, log, now } as unknown as Services; // no other part is used
}

async function measure(services: Services, mode: 'MyVehicle' | 'Walk' | 'Bike' | 'Flight' | 'Train') {
  return measureWay(services, { from: MOAB, to: PAGE, mode });
}

test('a drive, a walk and a ride are measured by the service, each with its profile', async () => {
  answer = (response) => response.end(JSON.stringify(FOUND));
  const services = await servicesWith({ osrmUrl: service.url });

  for (const mode of ['MyVehicle', 'Walk', 'Bike'] as const) {
    expect(await measure(services, mode)).toMatchObject({ meters: 435_000, estimated: false, failed: false });
  }
  expect(service.asked.map((path) => path.split('/')[3])).toEqual(['driving', 'foot', 'bike']);
});

test('flights and trains are never sent to a service', async () => {
  answer = (response) => response.end(JSON.stringify(FOUND));
  const services = await servicesWith({ osrmUrl: service.url });

  expect((await measure(services, 'Flight')).estimated).toBe(true);
  expect((await measure(services, 'Train')).estimated).toBe(true);
  expect(service.asked).toEqual([]);
});

test.each<[string, (response: ServerResponse) => void]>([
  ['answers too many requests', (response) => response.writeHead(429).end('{"message":"Too Many Requests"}')],
  ['answers nothing', (response) => response.end()],
  ['answers half a way', (response) => response.end(JSON.stringify(FOUND).slice(0, 60))],
  ['breaks off', (response) => response.socket?.destroy()],
  ['fails', (response) => response.writeHead(500).end('<html>')],
  ['leads elsewhere', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ['answers without end', (response) => void response.end(Buffer.alloc(6_000_000, ' '))],
  ['swaps the coordinates', sending({ coordinates: [MOAB.toReversed(), PAGE.toReversed()] })],
  ['leads somewhere else', sending({ coordinates: [MOAB, [-112.5, 40]] })],
  ['leaves the globe', sending({ coordinates: [MOAB, [-110, 91], PAGE] })],
  ['leaves the map', sending({ coordinates: [MOAB, [-200, 38], PAGE] })],
  ['answers numbers that are none', (response) => response.end(routeText('[[NaN,38],[-111.46,36.91]]'))],
  ['answers endless numbers', (response) => response.end(routeText('[[-109.55,38.57],[1e999,36.91]]'))],
  ['answers text for numbers', sending({ coordinates: [['-109.55', '38.57'], PAGE] })],
  ['answers one point', sending({ coordinates: [MOAB] })],
  ['answers nothing for a line', sending({ coordinates: null })],
  ['answers a negative length', sending({ coordinates: [MOAB, PAGE], meters: -1 })],
  ['answers a length beyond the globe', sending({ coordinates: [MOAB, PAGE], meters: 1e12 })],
  ['answers a time beyond a year', sending({ coordinates: [MOAB, PAGE], seconds: 1e12 })],
])('if the service %s, the route is estimated', async (_what, how) => {
  answer = how;
  const services = await servicesWith({ osrmUrl: service.url });
  const way = await measure(services, 'MyVehicle');

  expect(way).toMatchObject({ estimated: true, failed: false });
  expect(way.meters).toBeGreaterThan(300_000);
  expect(warnings.join()).toMatch(/OSRM failed/);
});

test.each([
  ['letters that are no line', '\u0000\u0001~~~~~~~~~~~~~~~~~~~~~~'],
  ['half a line', '_izlhA~rlgdF_{ge'],
  ['a line somewhere else', '_izlhA~rlgdF_{geC~ywl@'],
  ['no line', ''],
  ['a hundred thousand points', '_izlhA~rlgdF'.repeat(40_000)],
])('if Valhalla answers %s, the route is estimated', async (_what, shape) => {
  const trip = { summary: { length: 12.5, time: 2_700 }, legs: [{ shape }] };
  answer = (response) => response.end(JSON.stringify({ trip }));
  const services = await servicesWith({ valhallaUrl: service.url });

  expect(await measure(services, 'MyVehicle')).toMatchObject({ estimated: true, stored: null });
  expect(warnings.join()).toMatch(/Valhalla failed/);
});

test('a route is asked for once, also by callers at the same time, and edits know it without asking', async () => {
  answer = (response) => response.end(JSON.stringify(FOUND));
  const services = await servicesWith({ osrmUrl: service.url });
  const asked = { from: MOAB, to: PAGE, mode: 'MyVehicle' as const };
  const before = recentWay(services, asked);
  const ways = await Promise.all([measureWay(services, asked), measureWay(services, asked)]);

  expect(before).toMatchObject({ estimated: true, stored: null });
  expect(ways[1]).toEqual(ways[0]);
  expect(recentWay(services, asked)).toEqual(ways[0]);
  expect(recentWay(services, { ...asked, mode: 'Taxi' })).toEqual(ways[0]);
  expect(recentWay(services, { ...asked, mode: 'Walk' }).estimated).toBe(true);
  expect(service.asked).toHaveLength(1);
});

test('a line across the date line stays in one piece', async () => {
  const [from, to]: [LonLat, LonLat] = [
    [179.9, -16.8],
    [-179.9, -16.9],
  ];
  answer = sending({ coordinates: [from, [180, -16.85], to] });
  const services = await servicesWith({ osrmUrl: service.url });

  const { coordinates } = await measureWay(services, { from, to, mode: 'MyVehicle' });

  expect(coordinates.map(([lon]) => lon)).toEqual([179.9, 180, 180.1]);
});

test('if the service doesn’t respond in time, the route is estimated', async () => {
  answer = () => {};
  const services = await servicesWith({ valhallaUrl: service.url });

  expect(await measure(services, 'MyVehicle')).toMatchObject({ estimated: true });
  expect(warnings.join()).toMatch(/Valhalla failed.*in time/);
});

test('if the service finds no route, the estimate may, and that doesn’t count as a failure', async () => {
  answer = (response) => response.writeHead(400).end('{"code":"NoRoute"}');
  const services = await servicesWith({ osrmUrl: service.url });

  expect(await measure(services, 'MyVehicle')).toMatchObject({ estimated: true, failed: false });
  expect(warnings).toEqual([]);
});
