import { appendFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ONE_TILE_MAP, writeMapArchive } from '../testing/stand-ins/map-archive';
import { startTestApp, type TestApp } from '../testing/test-app';
import { openMapFile } from './map-file';

const folder = mkdtempSync(path.join(tmpdir(), 'wayfold-map-'));
const file = path.join(folder, 'world.pmtiles');
let app: TestApp;
beforeAll(async () => {
  writeMapArchive(file, ONE_TILE_MAP);
  app = await startTestApp({ config: { mapPmtiles: file } });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const other = path.join(folder, 'other.pmtiles');
beforeEach(() => writeMapArchive(other, ONE_TILE_MAP));

const tilesOf = async () => (await app.client(null).atlas.map()).streets?.tiles ?? '';
const addressOf = (tiles: string, z: number, x: number, y: number) =>
  tiles.replace('{z}', `${z}`).replace('{x}', `${x}`).replace('{y}', `${y}`);

test('the map says that the file has streets, and whom to credit; our own map lies under them', async () => {
  expect(await app.client(null).atlas.map()).toEqual({
    styleUrl: null,
    tiles: expect.stringMatching(/^\/tiles\/[0-9a-f]{10}\/\{z\}\/\{x\}\/\{y\}\.pbf$/),
    sheet: expect.stringMatching(/^\/tiles\/[0-9a-f]{10}\/sheet\.json$/),
    schema: 'wayfold',
    maxZoom: 8,
    attribution: expect.stringContaining('Natural Earth'),
    streets: {
      tiles: expect.stringMatching(/^\/tiles\/streets-[0-9a-f]{10}\/\{z\}\/\{x\}\/\{y\}\.pbf$/),
      minZoom: 0,
      maxZoom: 0,
      covers: null,
      schema: 'protomaps',
      attribution: '© OpenStreetMap contributors',
    },
  });
});

test('a tile of the file is served as stored and cached permanently; a missing one is a 204', async () => {
  const tiles = await tilesOf();

  const tile = await app.send(addressOf(tiles, 0, 0, 0));

  expect(tile.status).toBe(200);
  expect(tile.headers.get('content-type')).toBe('application/vnd.mapbox-vector-tile');
  expect(tile.headers.get('content-encoding')).toBe('gzip');
  expect(tile.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(Buffer.from(await tile.arrayBuffer()).toString('latin1')).toContain('Lakeside');
  expect((await app.send(addressOf(tiles, 1, 0, 0))).status).toBe(204);
  expect((await app.send(addressOf(tiles, 0, 1, 0))).status).toBe(204);
});

test('our own tiles and the sheet of the drawn map are served alongside the file', async () => {
  const { sheet } = await app.client(null).atlas.map();
  const own = await app.send(sheet.replace('sheet.json', '4/3/6.pbf'));
  const drawn = await app.send(sheet);

  expect(own.status).toBe(200);
  expect(drawn.headers.get('cache-control')).toContain('immutable');
  expect(await drawn.json()).toMatchObject({ lakes: expect.stringMatching(/^M/) });
});

test('a tile that is stored uncompressed is served uncompressed', async () => {
  writeMapArchive(other, ONE_TILE_MAP, { tileCompression: 1 });

  const plain = await openMapFile(other);

  const tile = await plain.tile(0, 0, 0);
  expect(tile?.isZipped).toBe(false);
  expect(Buffer.from(tile?.bytes ?? []).toString('latin1')).toContain('Lakeside');
  await plain.close();
});

test('a different file has different URLs', async () => {
  const first = await openMapFile(other);
  appendFileSync(other, 'more');
  const second = await openMapFile(other);

  expect(await second.about()).not.toEqual(await first.about());
  expect(gunzipSync((await second.tile(0, 0, 0))?.bytes ?? new Uint8Array()).length).toBeGreaterThan(50);
  await Promise.all([first.close(), second.close()]);
});

test.each<[string, () => void, RegExp]>([
  ['is missing', () => rmSync(other), /cannot read the map file .*other\.pmtiles .*\(ENOENT\)/],
  ['is text', () => writeFileSync(other, 'Not a map. '.repeat(2_000)), /damaged or not a PMTiles/],
  ['is empty', () => writeFileSync(other, ''), /damaged or not a PMTiles/],
  ['lost its last byte', () => truncateSync(other, readFileSync(other).length - 1), /is truncated/],
  ['lost its directory', () => truncateSync(other, 130), /damaged|truncated/],
  ['contains images', () => writeMapArchive(other, ONE_TILE_MAP, { tileType: 2 }), /contains images/],
  [
    'is compressed with brotli',
    () => writeMapArchive(other, ONE_TILE_MAP, { tileCompression: 3 }),
    /with gzip compression/,
  ],
  [
    'has layers of its own',
    () => writeMapArchive(other, ONE_TILE_MAP, { layers: ['streets'] }),
    /neither the layers of OpenMapTiles nor those of Protomaps/,
  ],
])('a file that %s is refused with one sentence', async (_, spoil, sentence) => {
  spoil();

  const refusal = await openMapFile(other).catch((error: Error) => error);

  expect(refusal).toMatchObject({ name: 'OperatorError', message: expect.stringMatching(sentence) });
  expect(refusal).toMatchObject({ message: expect.not.stringContaining('\n') });
});
