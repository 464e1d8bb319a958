import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLog } from '../lib/log';
import { ONE_TILE_MAP, writeMapArchive } from '../testing/stand-ins/map-archive';
import {
  type Answer,
  json,
  type StreetSourceStandIn,
  startStreetSource,
  tileJson,
  tiles,
} from '../testing/stand-ins/street-source';
import { type OnlineStreets, openOnlineStreets } from './online-streets';
import { type StreetAnswer, streetsOf } from './streets';

let source: StreetSourceStandIn;
let folder: string;
let streets: OnlineStreets | undefined;
let now: Date;
const lines: string[] = [];
beforeEach(async () => {
  source = await startStreetSource();
  folder = await mkdtemp(path.join(tmpdir(), 'wayfold-streets-'));
  now = new Date('2026-11-26T10:00:00Z');
  lines.length = 0;
});
afterEach(async () => {
  await streets?.close();
  await source.close();
  await rm(folder, { recursive: true });
});

/** Opens the source and waits until it has described itself, or could not. */
async function open(address = '/planet', more: { cacheBytes?: number } = {}): Promise<OnlineStreets> {
  await streets?.close();
  const log = createLog('info', {
    write: (line: string) => lines.push(line),
  } as unknown as NodeJS.WritableStream); // pino only ever writes
  const opened = openOnlineStreets({
    ...{ address: source.url + address, folder, log, now: () => now },
    ...more,
  });
  streets = opened;
  const before = source.asked.length;
  await vi.waitFor(() => expect(source.asked.length).toBeGreaterThan(before));
  await vi.waitFor(async () => expect((await opened.about()).length > 0 || lines.length > 0).toBe(true), {
    timeout: 5_000,
  });
  return opened;
}

const MONACO = [14, 8529, 5975] as const;

/** The road in a tile; or that there is nothing, or that nobody knows. */
async function roadOf(
  opened: OnlineStreets,
  at: readonly [number, number, number] = MONACO,
): Promise<string> {
  const answer: StreetAnswer = await streetsOf([opened]).tile(...at);
  if (answer.kind !== 'tile') return answer.kind;
  const { gunzipSync } = await import('node:zlib');
  return /(Main|Harbor) Street/.exec(gunzipSync(answer.tile.bytes).toString('latin1'))?.[0] ?? 'a tile';
}

const askedForTiles = () => source.asked.filter((path) => !path.startsWith('/planet'));

test('a TileJSON says what the streets are; its attribution is shown as text', async () => {
  const opened = await open();
  expect(await streetsOf([opened]).describe()).toEqual({
    tiles: expect.stringMatching(/^\/tiles\/streets-[0-9a-f]{10}\/\{z\}\/\{x\}\/\{y\}\.pbf$/),
    ...{ minZoom: 0, maxZoom: 14, covers: null },
    ...{ schema: 'openmaptiles', attribution: 'Free Map © OpenStreetMap' },
  });
  expect(await roadOf(opened)).toBe('Main Street');
});

test('a source that says where it ends is known to cover only that', async () => {
  source.answer('/planet', json(tileJson(`${source.url}/v1`, { bounds: [9.4, 47, 9.7, 47.3] })));
  const box = [9.4, 47, 9.7, 47.3];
  expect(await streetsOf([await open()]).describe()).toMatchObject({ covers: [{ box, bounds: box }] });
});

test('a template with {z}, {x} and {y} works without a description', async () => {
  const opened = await open('/v1/{z}/{x}/{y}.pbf');
  expect(await opened.about()).toMatchObject([{ schema: 'openmaptiles', maxZoom: 14 }]);
  expect(await roadOf(opened)).toBe('Main Street');
});

test('many who ask for one tile at once are answered by one request, and later ones from the disk', async () => {
  const opened = await open();
  const answers = await Promise.all(Array.from({ length: 2_000 }, () => roadOf(opened)));
  expect(new Set(answers)).toEqual(new Set(['Main Street']));
  expect(await roadOf(opened)).toBe('Main Street');
  expect(askedForTiles()).toEqual(['/v1/14/8529/5975.pbf']);
});

test('what the source does not have is remembered as well', async () => {
  source.answer('/v1/3/', (_, response) => response.writeHead(404).end());
  const opened = await open();
  expect(await roadOf(opened, [3, 1, 1])).toBe('nothing');
  expect(await roadOf(opened, [3, 1, 1])).toBe('nothing');
  expect(await roadOf(opened, [15, 1, 1])).toBe('nothing');
  expect(askedForTiles()).toEqual(['/v1/3/1/1.pbf']);
});

describe('with the source away', () => {
  test('streets on disk are served, also after a restart, and the operator is told once', async () => {
    await roadOf(await open());
    source.answer('/planet', (_, response) => response.destroy());
    source.answer('/v1/', (_, response) => response.destroy());
    const opened = await open();
    await vi.waitFor(() => expect(lines).toHaveLength(1));

    expect(await roadOf(opened)).toBe('Main Street');
    expect(await roadOf(opened, [14, 1, 1])).toBe('away');
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain(source.url);
  });

  test('a source that fails is left alone for a while', async () => {
    const opened = await open();
    source.answer('/v1/', (_, response) => response.writeHead(500).end());
    for (let x = 0; x < 5; x += 1) expect(await roadOf(opened, [14, x, 1])).toBe('away');
    expect(askedForTiles()).toHaveLength(1);

    source.answer('/v1/', tiles('Main Street', '"e1"'));
    now = new Date(now.getTime() + 60_000);
    expect(await roadOf(opened, [14, 9, 1])).toBe('Main Street');
  });

  test('it is left alone as long as it asks for', async () => {
    const opened = await open();
    source.answer('/v1/', (_, response) => response.writeHead(429, { 'retry-after': '600' }).end());
    expect(await roadOf(opened)).toBe('away');
    source.answer('/v1/', tiles('Main Street', '"e1"'));
    now = new Date(now.getTime() + 500_000);
    expect(await roadOf(opened)).toBe('away');
    now = new Date(now.getTime() + 200_000);
    expect(await roadOf(opened)).toBe('Main Street');
  });
});

test('a newer edition is asked for with the mark of the old one, which is shown meanwhile', async () => {
  await roadOf(await open());
  source.answer('/planet', json(tileJson(`${source.url}/v2`)));
  source.answer('/v2/', tiles('Harbor Street', '"e2"'));
  const opened = await open();

  await vi.waitFor(async () => expect((await opened.about())[0]?.version).toContain('/v2/'));
  expect(await roadOf(opened)).toBe('Main Street');
  await vi.waitFor(async () => expect(await roadOf(opened)).toBe('Harbor Street'));
  expect(askedForTiles()).toEqual(['/v1/14/8529/5975.pbf', '/v2/14/8529/5975.pbf if "e1"']);
});

/** Sends as fast as it is read, until nobody does. */
function pour(response: Parameters<Answer>[1]): void {
  const more = () => {
    while (response.write(Buffer.alloc(100_000))) if (response.destroyed) return;
  };
  response.on('drain', more);
  more();
}

const bomb = gzipSync(Buffer.alloc(50_000_000));
const LIES: [string, Answer][] = [
  [
    'a page',
    (_, response) => response.setHeader('content-type', 'text/html').end('<!doctype html><p>Hi</p>'),
  ],
  [
    'a picture that says it is a tile',
    (_, response) =>
      response
        .setHeader('content-type', 'application/vnd.mapbox-vector-tile')
        .end(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')),
  ],
  ['an answer without end', (_, response) => pour(response)],
  ['damaged gzip', (_, response) => response.end(gzipSync('tile').subarray(0, 15))],
  ['a gzip of fifty megabytes', (_, response) => response.end(bomb)],
  [
    'fifty megabytes in its encoding',
    (_, response) => response.setHeader('content-encoding', 'gzip').end(bomb),
  ],
  [
    'half a tile',
    (_, response) =>
      response.setHeader('content-length', 900).write('x'.repeat(400), () => response.destroy()),
  ],
  ['a redirect', (_, response) => response.writeHead(302, { location: `${source.url}/v1/0/0/0.pbf` }).end()],
  ['an error', (_, response) => response.writeHead(500).end('stack trace')],
  ['a refusal', (_, response) => response.writeHead(403).end()],
];

test.each(LIES)('%s instead of a tile is not passed on', async (_, lie) => {
  source.answer('/v1/14/', lie);
  const opened = await open();
  expect(await roadOf(opened)).toBe('away');
  expect(lines).toHaveLength(1);
});

test.each<[string, () => Answer]>([
  ...LIES.map(([name, lie]): [string, () => Answer] => [name, () => lie]),
  ['other layers', () => json(tileJson(`${source.url}/v1`, { vector_layers: [{ id: 'streets' }] }))],
  ['tiles at another host', () => json(tileJson('http://127.0.0.2:9'))],
  ['no tiles', () => json({ tilejson: '3.0.0', tiles: [] })],
  ['odd zoom levels', () => json(tileJson(`${source.url}/v1`, { maxzoom: 4_000 }))],
])('%s instead of a description means no streets', async (_, lie) => {
  source.answer('/planet', lie());
  const opened = await open();
  expect(await opened.about()).toEqual([]);
  expect(await roadOf(opened)).toBe('nothing');
  expect(askedForTiles()).toEqual([]);
});

test('a source that never answers, or never finishes, holds nobody for long', {
  timeout: 30_000,
}, async () => {
  const opened = await open();
  source.answer('/v1/14/1/', () => {});
  source.answer('/v1/14/2/', (_, response) => {
    const drip = setInterval(() => response.write('x'), 200);
    response.on('close', () => clearInterval(drip));
  });
  const began = performance.now();
  expect(await Promise.all([roadOf(opened, [14, 1, 1]), roadOf(opened, [14, 2, 1])])).toEqual([
    'away',
    'away',
  ]);
  expect(performance.now() - began).toBeLessThan(15_000);
  expect(lines[0]).toContain('did not answer in time');
});

describe('an archive', () => {
  const file = () => path.join(folder, 'streets.pmtiles');
  /** Answers range requests as a file server does, and tells how much was asked for. */
  const serve = (spoil: (bytes: Buffer) => Buffer = (bytes) => bytes) => {
    writeMapArchive(file(), ONE_TILE_MAP);
    const bytes = spoil(readFileSync(file()));
    const answer: Answer = (request, response) => {
      const [, from = '0', to = '0'] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? [];
      response.writeHead(206, { etag: '"1"' }).end(bytes.subarray(Number(from), Number(to) + 1));
    };
    source.answer('/streets.pmtiles', answer);
  };

  test('is read by its parts', async () => {
    serve();
    const opened = await open('/streets.pmtiles');
    expect(await opened.about()).toMatchObject([{ schema: 'protomaps', maxZoom: 0 }]);
    expect(await roadOf(opened, [0, 0, 0])).toBe('a tile');
  });

  test('that is sent as a whole instead is broken off', async () => {
    source.answer('/streets.pmtiles', (_, response) => pour(response));
    const opened = await open('/streets.pmtiles');
    expect(await opened.about()).toEqual([]);
    expect(lines).toHaveLength(1);
  });

  test.each<[string, (bytes: Buffer) => Buffer]>([
    ['says that its description has eight gigabytes', (bytes) => withNumber(bytes, 32, 8_000_000_000n)],
    ['says that its description is beyond its end', (bytes) => withNumber(bytes, 24, 1_000_000_000n)],
    ['is cut off after its header', (bytes) => bytes.subarray(0, 127)],
    ['is text', () => Buffer.from('Not a map. '.repeat(20))],
  ])('that %s means no streets', async (_, spoil) => {
    serve(spoil);
    const opened = await open('/streets.pmtiles');
    expect(await opened.about()).toEqual([]);
    expect(lines).toHaveLength(1);
  });
});

/** An archive whose header has another number at an offset. */
function withNumber(bytes: Buffer, offset: number, value: bigint): Buffer {
  const spoiled = Buffer.from(bytes);
  spoiled.writeBigUInt64LE(value, offset);
  return spoiled;
}

describe('the disk', () => {
  test('keeps no more than its limit, and the oldest goes first', async () => {
    const opened = await open('/planet', { cacheBytes: 30_000 });
    for (let x = 0; x < 40; x += 1) {
      now = new Date(now.getTime() + 1_000);
      await roadOf(opened, [14, x, 0]);
    }
    const kept = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.tile'));
    expect(kept.length).toBeLessThan(16);
    expect(kept.some((name) => name.endsWith('14/39/0.tile'))).toBe(true);
    expect(kept.some((name) => name.endsWith('14/0/0.tile'))).toBe(false);
  });

  test('a tile that a crash left incomplete is asked for again', async () => {
    const opened = await open();
    await roadOf(opened);
    const [file = ''] = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.tile'));
    await truncate(path.join(folder, file), 60);
    expect(await roadOf(opened)).toBe('Main Street');
    expect(askedForTiles()).toHaveLength(2);
  });
});
