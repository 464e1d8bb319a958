import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LonLat } from '@wayfold/atlas/atlas';
import { afterEach, expect, test } from 'vitest';
import { mapboxDirections } from './directions.mapbox';
import { osrmDirections } from './directions.osrm';
import { decodeShape, valhallaDirections } from './directions.valhalla';

const CREDIT = '© OpenStreetMap';
const MOAB: LonLat = [-109.55, 38.57];
const PAGE: LonLat = [-111.46, 36.91];
const LINE: LonLat[] = [MOAB, [-110.2, 37.3], PAGE];
const FOUND = {
  code: 'Ok',
  routes: [{ distance: 435_000, duration: 16_200, geometry: { coordinates: LINE } }],
};

let service: Server | null = null;
afterEach(() => {
  service?.closeAllConnections();
  service?.close();
  service = null;
});

/** A service that answers only one request: it refuses anything else, as the real one would. */
async function standIn(
  expected: { method: string; path: string; body?: unknown },
  answer: { status: number; text: string },
): Promise<string> {
  service = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const isExpected =
      request.method === expected.method &&
      request.url === expected.path &&
      body === (expected.body === undefined ? '' : JSON.stringify(expected.body));
    response.writeHead(isExpected ? answer.status : 418, { 'content-type': 'application/json' });
    response.end(isExpected ? answer.text : JSON.stringify({ asked: request.url }));
  });
  await new Promise<void>((resolve) => service?.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo; // listens on a port, not a socket
  return `http://127.0.0.1:${port}`;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}

const OSRM_PATH = '/route/v1/driving/-109.55,38.57;-111.46,36.91?overview=simplified&geometries=geojson';
const MAPBOX_PATH =
  '/directions/v5/mapbox/walking/-109.55,38.57;-111.46,36.91?overview=simplified&geometries=geojson&access_token=a-key';

test('OSRM measures a drive', async () => {
  const url = await standIn({ method: 'GET', path: OSRM_PATH }, { status: 200, text: JSON.stringify(FOUND) });

  expect(await osrmDirections(`${url}/`, CREDIT).measure(MOAB, PAGE, 'car')).toEqual({
    meters: 435_000,
    seconds: 16_200,
    coordinates: LINE,
  });
});

test('if OSRM finds no route, there is none', async () => {
  const url = await standIn({ method: 'GET', path: OSRM_PATH }, { status: 400, text: '{"code":"NoRoute"}' });

  expect(await osrmDirections(url, CREDIT).measure(MOAB, PAGE, 'car')).toBeNull();
});

test.each([
  '',
  '{',
  '[]',
  '{"code":"Ok"}',
  '{"code":"InvalidQuery","message":"no"}',
  '{"code":"Ok","routes":[{}]}',
])('the response %j is an error, not a route', async (text) => {
  const url = await standIn({ method: 'GET', path: OSRM_PATH }, { status: 200, text });

  await expect(osrmDirections(url, CREDIT).measure(MOAB, PAGE, 'car')).rejects.toThrow(
    /OSRM|routing service/,
  );
});

test('Mapbox measures a walk, and its key is in no error', async () => {
  const url = await standIn(
    { method: 'GET', path: MAPBOX_PATH },
    { status: 200, text: JSON.stringify(FOUND) },
  );
  const mapbox = mapboxDirections('a-key', url);

  expect(await mapbox.measure(MOAB, PAGE, 'foot')).toMatchObject({ meters: 435_000 });
  const refused = await mapbox.measure(PAGE, MOAB, 'foot').catch((error: Error) => error.message);
  expect(refused).toMatch(/Mapbox/);
  expect(refused).not.toMatch(/a-key/);
});

test('Valhalla measures a ride and its line is decoded', async () => {
  const url = await standIn(
    {
      method: 'POST',
      path: '/route',
      body: {
        locations: [
          { lon: -109.55, lat: 38.57 },
          { lon: -111.46, lat: 36.91 },
        ],
        costing: 'bicycle',
        units: 'kilometers',
        directions_type: 'none',
      },
    },
    {
      status: 200,
      text: JSON.stringify({
        trip: { summary: { length: 12.5, time: 2_700 }, legs: [{ shape: '_izlhA~rlgdF_{geC~ywl@' }] },
      }),
    },
  );

  expect(await valhallaDirections(url, CREDIT).measure(MOAB, PAGE, 'bike')).toEqual({
    meters: 12_500,
    seconds: 2_700,
    coordinates: [
      [-120.2, 38.5],
      [-120.95, 40.7],
    ],
  });
});

test('a truncated polyline is decoded as far as possible and never hangs', () => {
  expect(decodeShape('_izlhA~rlgdF_{ge').length).toBeLessThanOrEqual(2);
  expect(decodeShape('')).toEqual([]);
});
