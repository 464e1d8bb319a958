import type { ServerResponse } from 'node:http';
import type { LonLat } from '@wayfold/atlas/atlas';
import { openTestAtlas } from '@wayfold/atlas/testing/open-test-atlas';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Config } from '../config';
import type { Services } from '../services';
import { type RawStandIn, startRawStandIn } from '../testing/stand-ins/raw-stand-in';
import { directionsServices, measureWay } from './measure-way';

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

/** Only what measuring needs. */
async function servicesWith(config: Partial<Services['config']>): Promise<Services> {
  const log = { warn: (facts: unknown, text: string) => warnings.push(`${text} ${JSON.stringify(facts)}`) };
  const none = { osrmUrl: null, valhallaUrl: null, mapboxToken: null };
  const now = () => new Date(0);
  const directions = directionsServices({ ...none, ...config } as Config, now); // it reads nothing else
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
])('if the service %s, the route is estimated', async (_what, how) => {
  answer = how;
  const services = await servicesWith({ osrmUrl: service.url });
  const way = await measure(services, 'MyVehicle');

  expect(way).toMatchObject({ estimated: true, failed: false });
  expect(way.meters).toBeGreaterThan(300_000);
  expect(warnings.join()).toMatch(/OSRM failed/);
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
