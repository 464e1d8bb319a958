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

test('nobody keeps an empty tile that only means that the source is away', async () => {
  source.answer('/v1/', (_, response) => response.destroy());
  const tile = await at(14, 1, 1);
  expect(tile.status).toBe(204);
  expect(tile.headers.get('cache-control')).toBe('no-store');
  expect((await at(14, 8529, 5975)).status).toBe(200);
});
