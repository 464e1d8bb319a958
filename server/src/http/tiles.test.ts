import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type StreetSourceStandIn, startStreetSource } from '../testing/stand-ins/street-source';
import { startTestApp, type TestApp } from '../testing/test-app';

let source: StreetSourceStandIn;
let app: TestApp;
let tiles: string;
beforeAll(async () => {
  source = await startStreetSource();
  app = await startTestApp({ config: { mapStreets: `${source.url}/planet` } });
  tiles = await vi.waitFor(async () => {
    const { streets } = await app.client(null).atlas.map();
    if (!streets) throw new Error('The source has not described itself yet.');
    return streets.tiles;
  });
});
afterAll(async () => {
  await app.close();
  await source.close();
});

const at = (z: number, x: number, y: number, path = tiles) =>
  app.send(path.replace('{z}', `${z}`).replace('{x}', `${x}`).replace('{y}', `${y}`));

test('streets of the network are served under our own address and kept for good', async () => {
  const tile = await at(14, 8529, 5975);
  expect(tile.status).toBe(200);
  expect(tile.headers.get('content-encoding')).toBe('gzip');
  expect(tile.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(Buffer.from(await tile.arrayBuffer()).toString('latin1')).toContain('Main Street');
});

test('a tile of an earlier edition is kept for a day; off the map there is nothing', async () => {
  const old = await at(14, 8529, 5975, tiles.replace(/streets-[0-9a-f]+/, 'streets-0123456789'));
  expect(old.status).toBe(200);
  expect(old.headers.get('cache-control')).toBe('public, max-age=86400');
  expect((await at(3, 8, 0)).status).toBe(204);
});

test('tiles that have to be fetched are limited for each address; those on disk still come', async () => {
  const counted = await startTestApp({
    flood: 60,
    config: { mapStreets: `${source.url}/planet`, trustProxy: 1 },
  });
  const from = (address: string, path: string) =>
    counted.send(path, { headers: { 'x-forwarded-for': address } });
  await vi.waitFor(async () => {
    if (!(await counted.client(null).atlas.map()).streets) throw new Error('Not described yet.');
  });
  const tile = (x: number) => tiles.replace('{z}/{x}/{y}', `14/${x}/7000`);

  const before = source.asked.length;
  const statuses = [];
  for (let x = 0; x < 20; x += 1) statuses.push((await from('203.0.113.7', tile(x))).status);

  expect(statuses).toEqual([...Array(12).fill(200), ...Array(8).fill(429)]);
  expect(source.asked.length - before).toBe(12);
  expect((await from('203.0.113.8', tile(0))).status).toBe(200);
  expect((await from('203.0.113.8', tile(19))).status).toBe(200);
  await counted.close();
});

test('nobody keeps an empty tile that only means that the source is away', async () => {
  source.answer('/v1/', (_, response) => response.destroy());
  const tile = await at(14, 1, 1);
  expect(tile.status).toBe(204);
  expect(tile.headers.get('cache-control')).toBe('no-store');
  expect((await at(14, 8529, 5975)).status).toBe(200);
});
