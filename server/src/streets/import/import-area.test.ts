import { createReadStream, statSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import sqlite from 'node-sqlite3-wasm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ArchiveTile, writeMapArchive } from '../../testing/stand-ins/map-archive';
import {
  type StreetSourceStandIn,
  startStreetSource,
  streetTile,
} from '../../testing/stand-ins/street-source';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { areaSource } from '../areas/area-source';
import { listAreas, removeArea } from '../areas/area-store';
import { type Box, countOf, rangeOf } from '../areas/boxes';
import { streetsOf } from '../streets';
import { boxesIn } from './boxes-of';
import { importArea } from './import-area';
import { openOrigin } from './open-origin';

let app: TestApp;
let folder: string;
let source: StreetSourceStandIn;
beforeAll(async () => {
  app = await startTestApp();
  folder = await mkdtemp(path.join(tmpdir(), 'wayfold-import-map-'));
  source = await startStreetSource();
});
afterAll(async () => {
  await source.close();
  await app.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  for (const { id } of await listAreas(app.database.pool)) await removeArea(app.database.pool, id);
});

const MONACO: Box = [7.4, 43.72, 7.45, 43.76];
/** At zoom 0, 5 and 14. */
const MONACO_TILES = 2 + countOf(rangeOf(MONACO, 14));

/** Writes an MBTiles file with one road in each tile of the box, at these zoom levels. */
function writeMbtiles(name: string, box: Box, road: string, zooms = [0, 5, 14], bounds = box.join()): string {
  const file = path.join(folder, name);
  const database = new sqlite.Database(file);
  database.exec(`create table metadata (name text, value text);
    create table tiles (zoom_level integer, tile_column integer, tile_row integer, tile_data blob)`);
  const layers = JSON.stringify({ vector_layers: [{ id: 'transportation' }] });
  for (const [key, value] of [
    ['format', 'pbf'],
    ['minzoom', `${zooms[0]}`],
    ['maxzoom', `${zooms.at(-1)}`],
    ['bounds', bounds],
    ['json', layers],
    ['attribution', '&copy; Testers'],
  ]) {
    database.run('insert into metadata values (?, ?)', [key ?? '', value ?? '']);
  }
  for (const z of zooms) {
    const { west, east, north, south } = rangeOf(box, z);
    for (let x = west; x <= east; x += 1) {
      for (let y = north; y <= south; y += 1) {
        const tile = gzipSync(streetTile(road));
        database.run('insert into tiles values (?, ?, ?, ?)', [z, x, 2 ** z - 1 - y, tile]);
      }
    }
  }
  database.close();
  return file;
}

/** Imports a file or an address. */
async function bring(where: string, options: { name?: string; boxes?: Box[]; stopAfter?: number } = {}) {
  const { name = 'Monaco', boxes = [], stopAfter } = options;
  const stop = new AbortController();
  const origin = await openOrigin(where, boxes, stop.signal);
  let size = { tiles: 0, bytes: 0, resumed: 0 };
  const counted: typeof origin = {
    ...origin,
    tiles: async function* (range, isWanted) {
      for await (const tile of origin.tiles(range, isWanted)) {
        yield tile;
        if (range.z === stopAfter) stop.abort();
      }
    },
  };
  try {
    const onSize = (said: typeof size) => {
      size = said;
    };
    const asked = { name, source: where, origin: counted, boxes, signal: stop.signal };
    const area = await importArea(
      app.database,
      { ...asked, onSize, onProgress: () => undefined },
      () => new Date(),
    );
    return { area, size };
  } finally {
    await origin.close();
  }
}

/** A number of degrees, give or take the size of a tile. */
const near = (degrees: number) => expect.closeTo(degrees, 1);

/** The streets as a server sees them that has just started. */
const streets = () => streetsOf([areaSource(app.database.pool, () => new Date())]);

/** The names of the roads in the tile that covers a point. */
async function roadsAt(z: number, [lon, lat]: [number, number]): Promise<string[]> {
  const { west: x, north: y } = rangeOf([lon, lat, lon + 1e-9, lat + 1e-9], z);
  const answer = await streets().tile(z, x, y);
  if (answer.kind !== 'tile') return [];
  const text = gunzipSync(answer.tile.bytes).toString('latin1');
  return [...text.matchAll(/\w+ Street/g)].map(([name]) => name).sort();
}

describe('an MBTiles file', () => {
  test('is imported as a whole, and its streets show at once', async () => {
    const file = writeMbtiles('monaco.mbtiles', MONACO, 'Harbor Street');
    const { area, size } = await bring(file);
    expect(area).toMatchObject({
      tiles: MONACO_TILES,
      isFinished: true,
      maxZoom: 14,
      attribution: '© Testers',
    });
    expect(size).toMatchObject({ tiles: MONACO_TILES, resumed: 0 });
    expect(area.bytes).toBe(size.bytes);
    expect(await roadsAt(14, [7.42, 43.735])).toEqual(['Harbor Street']);
    expect(await roadsAt(14, [8, 43.735])).toEqual([]);
    expect(await streets().describe()).toMatchObject({ schema: 'openmaptiles', maxZoom: 14 });
  });

  test.each(['-180,-85,180,85', ''])('with the bounds "%s" covers what its tiles do', async (bounds) => {
    const file = writeMbtiles(`world${bounds.length}.mbtiles`, MONACO, 'Harbor Street', [0, 5, 14], bounds);
    const { area } = await bring(file);
    expect(area.tiles).toBe(MONACO_TILES);
    expect(await streets().describe()).toMatchObject({
      covers: [{ box: [7.38, 43.71, 7.47, 43.77].map(near) }],
    });
  });

  test('only the asked part of it is imported', async () => {
    const file = writeMbtiles('wide.mbtiles', [7, 43, 8, 44], 'Harbor Street', [0, 10]);
    const { area } = await bring(file, { boxes: boxesIn('7.4,43.72,7.45,43.76') });
    expect(area.tiles).toBe(2);
    expect(await roadsAt(10, [7.42, 43.74])).toEqual(['Harbor Street']);
    expect(await roadsAt(10, [7.9, 43.1])).toEqual([]);
  });

  test('an interrupted import shows what it has, and goes on', async () => {
    const file = writeMbtiles('slow.mbtiles', MONACO, 'Harbor Street');
    const first = await bring(file, { stopAfter: 5 });
    expect(first.area).toMatchObject({ tiles: 2, isFinished: false });
    const before = await streets().describe();
    const second = await bring(file);
    expect(second.area).toMatchObject({ tiles: MONACO_TILES, isFinished: true });
    expect(second.size.resumed).toBe(2);
    // Another URL: browsers may have kept that nothing was there.
    expect((await streets().describe())?.tiles).not.toBe(before?.tiles);
  });

  test('areas join: a tile at their edge has the streets of both', async () => {
    await bring(writeMbtiles('west.mbtiles', [7.3, 43.72, 7.42, 43.76], 'West Street'), { name: 'West' });
    await bring(writeMbtiles('east.mbtiles', [7.42, 43.72, 7.5, 43.76], 'East Street'), { name: 'East' });
    expect(await roadsAt(14, [7.42, 43.74])).toEqual(['East Street', 'West Street']);
    expect(await roadsAt(14, [7.49, 43.74])).toEqual(['East Street']);
    const [west] = await listAreas(app.database.pool);
    await removeArea(app.database.pool, west?.id ?? '');
    expect(await roadsAt(14, [7.42, 43.74])).toEqual(['East Street']);
  });

  test('a name is used once', async () => {
    const file = writeMbtiles('twice.mbtiles', MONACO, 'Harbor Street');
    await bring(file);
    await expect(bring(file)).rejects.toThrow('There is already an area named Monaco');
  });
});

test('at the edge of an area, a source that knows both sides goes first', async () => {
  await bring(writeMbtiles('edge.mbtiles', [7.38, 43.7, 7.47, 43.78], 'Harbor Street', [0, 14]));
  const areas = areaSource(app.database.pool, () => new Date());
  const bytes = gzipSync(streetTile('World Street'));
  const world = {
    about: async () => [],
    tile: async () => ({ bytes, isZipped: true, isCurrent: true }),
  };
  const roadIn = async (z: number, x: number, y: number) => {
    const answer = await streetsOf([areas, world]).tile(z, x, y);
    return answer.kind === 'tile' ? gunzipSync(answer.tile.bytes).toString('latin1') : '';
  };
  expect(await roadIn(0, 0, 0)).toContain('World Street');
  expect(await roadIn(14, 8529, 5975)).toContain('Harbor Street');
});

describe('a PMTiles archive', () => {
  const tile = (z: number, x: number, y: number): ArchiveTile => ({
    at: [z, x, y],
    layers: {
      transportation: [{ type: 2, geometry: [[[0, 0]], [[9, 9]]].flat(), tags: { name: 'Harbor Street' } }],
    },
  });

  test('is imported from a file', async () => {
    const file = path.join(folder, 'area.pmtiles');
    writeMapArchive(file, [tile(0, 0, 0), tile(2, 2, 1)]);
    const { area } = await bring(file, { boxes: [MONACO] });
    expect(area).toMatchObject({ tiles: 2, maxZoom: 2, isFinished: true });
  });

  test('from an address, only the parts that are asked for are read', async () => {
    const file = path.join(folder, 'remote.pmtiles');
    writeMapArchive(file, [tile(0, 0, 0), tile(2, 2, 1), tile(2, 0, 0)]);
    source.answer('/remote.pmtiles', (request, response) => {
      const [, from = '0', to = '0'] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? [];
      const last = Math.min(Number(to), statSync(file).size - 1);
      response.writeHead(206, { etag: '"1"' });
      createReadStream(file, { start: Number(from), end: last }).pipe(response);
    });
    const { area } = await bring(`${source.url}/remote.pmtiles`, { boxes: [MONACO] });
    expect(area).toMatchObject({ tiles: 2, isFinished: true });
    await expect(bring(`${source.url}/remote.pmtiles`)).rejects.toThrow('Say which area');
  });
});

test.each<[string, string, RegExp]>([
  ['text', 'notes.mbtiles', /cannot be read as MBTiles/],
  ['text', 'notes.pmtiles', /damaged, or not a PMTiles archive/],
  ['text', 'notes.txt', /imported from a \.pmtiles archive/],
])('%s in %s is refused with a sentence', async (content, name, sentence) => {
  const file = path.join(folder, name);
  await writeFile(file, content.repeat(400));
  await expect(bring(file)).rejects.toThrow(sentence);
});

test.each(['1,2,3', '10,20,5,15', 'a,b,c,d', '0,0,1,95', ''])('%s is not a box', (text) => {
  expect(() => boxesIn(text)).toThrow('A box is four numbers');
});

test('a box across the date line is two', () => {
  expect(boxesIn('170,-20,-175,-10')).toEqual([
    [170, -20, 180, -10],
    [-180, -20, -175, -10],
  ]);
});
