import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { osmFile } from '../../../testing/stand-ins/osm-file';
import { useImportFiles } from '../../../testing/use-import-files';
import { importPlaces } from './import-places';
import { jsonItemsOf } from './json-items';
import { linesOf } from './lines';

const files = useImportFiles();

async function bring(name: string, content: string | Buffer, source?: string) {
  const file = await files.write(name, content);
  const told: string[] = [];
  const onBroken = (line: string) => told.push(line);
  await importPlaces(files.services(), { path: file, onBroken, ...(source ? { source } : {}) });
  return { told, names: await names() };
}

async function names() {
  const { rows } = await files.services().database.pool.query('select name from listed_places order by name');
  return rows.map(({ name }) => name);
}

const CSV = 'name,lat,lon\nGood,48.2,16.3\nÉglise,48.3,16.4\n';
const museum = (id: number, name: string, lat: unknown = 48.2, lon: unknown = 16.3) =>
  ({ type: 'node', id, lat, lon, tags: { tourism: 'museum', name } }) as {
    type: 'node';
    id: number;
    lat: number;
    lon: number;
  };
const feature = (name: string, lon: unknown = 16.3, lat: unknown = 48.2) =>
  JSON.stringify({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [lon, lat] },
    properties: { name },
  });

test.each([
  ['empty.csv', '', /is empty\. Download it again/],
  [
    'wide.csv',
    Buffer.from(`\ufeff${CSV}`, 'utf16le'),
    /is UTF-16 text\. Convert it to UTF-8 first.* iconv -f UTF-16/,
  ],
  ['wide-unmarked.csv', Buffer.from(CSV, 'utf16le'), /is UTF-16 text/],
  ['latin.csv', Buffer.from(CSV, 'latin1'), /is not UTF-8 text\. .*iconv -f LATIN1/],
  ['packed.csv.gz', gzipSync(CSV), /is compressed\. Unpack it first/],
  [
    'picture.csv',
    Buffer.from('89504e470d0a1a0a0000000d', 'hex'),
    /contains no places that Wayfold can read\. It reads GeoNames/,
  ],
  ['words.txt', 'Once upon a time\nthere was a file.\n', /contains no places that Wayfold can read/],
  ['other.json', '{"people":[1,2,3]}', /contains no places that Wayfold can read/],
  ['text.osm.pbf', CSV, /ends in \.pbf but contains text/],
  ['text.parquet', CSV, /ends in \.parquet but contains text/],
  ['no-columns.csv', 'name,latitude,wavelongth\nA,1,2\n', /including name, lat and lon|no places/],
])('%s is refused with a message that says what to do', async (name, content, sentence) => {
  await expect(bring(name, content)).rejects.toThrow(sentence);
  expect(await names()).toEqual([]);
});

test('a file that does not exist, or is a folder, is refused', async () => {
  await expect(importPlaces(files.services(), { path: files.pathOf('nothing.csv') })).rejects.toThrow(
    /There is no file/,
  );
  await expect(importPlaces(files.services(), { path: files.pathOf() })).rejects.toThrow(/is not a file/);
});

test.each(['business', 'event', 'curated', 'Two words', '', '-', 'x'.repeat(31)])(
  'the source %j is refused',
  async (source) => {
    const file = await files.write('fine.csv', CSV);

    await expect(importPlaces(files.services(), { path: file, source })).rejects.toThrow(
      /The name of a source must/,
    );
  },
);

test('GeoJSON content is recognized in a file named csv', async () => {
  expect(await bring('really-geojson.csv', `${feature('A')}\n${feature('B')}\n`)).toEqual({
    told: [],
    names: ['A', 'B'],
  });
});

test('invalid coordinates are reported with their line, and affect no other line', async () => {
  const absurd = [
    '91,0',
    '0,181',
    '-90.1,0',
    'NaN,0',
    'Infinity,1',
    '1e400,1',
    ',',
    '48.2',
    '"48,2",16',
    '0,0',
    'x,y',
  ];
  const lines = absurd.map((at, index) => `Bad ${index},${at}`);
  const { told, names } = await bring(
    'absurd.csv',
    ['name,lat,lon', 'First,1,2', ...lines, 'Last,3,4'].join('\n'),
  );

  expect(names).toEqual(['First', 'Last']);
  expect(told.map((line) => line.split(':')[0])).toEqual(absurd.map((_, index) => `line ${index + 3}`));
});

test('broken lines of GeoNames and CSV are reported, whatever is wrong with them', async () => {
  const good = (id: number) => `${id}\tMusée ${id}\t\t\t48.2\t16.3\tS\tMUS\tAT\t\t\t\t\t\t\t\t\t\t`;
  const bad = Buffer.concat([
    Buffer.from(`${good(3)}`.slice(0, 4)),
    Buffer.from([0xff, 0xfe]),
    Buffer.from('\n'),
  ]);
  const lines = [good(1), good(2).slice(0, 9), good(3).replace('3', 'x'), ''].join('\n');
  const { told, names } = await bring(
    'odd.txt',
    Buffer.concat([Buffer.from(lines), bad, Buffer.from(good(4))]),
  );

  expect(names).toEqual(['Musée 1', 'Musée 4']);
  expect(told).toEqual([
    'line 2: 2 columns instead of 19',
    'line 3: no number in the first column',
    'line 4: not UTF-8 text',
  ]);
  expect(await bring('quote.csv', 'name,lat,lon\nA,1,2\n"open,1,2\nB,1,3\nC,1,4\n')).toEqual({
    told: ['line 3: a quote that is never closed'],
    names: ['A', 'B', 'C', 'Musée 1', 'Musée 4'],
  });
});

test('control characters are removed, and long texts are cut', async () => {
  const long = { name: `a\u0000b\u0007${'x'.repeat(300)}`, url: `https://x.example/${'y'.repeat(2_000)}` };
  const text = JSON.stringify({ ...JSON.parse(feature('A')), properties: long });
  const { told, names } = await bring('signs.geojson', text);

  expect(told).toEqual([]);
  expect(names[0]).toHaveLength(200);
  expect(names[0]).toMatch(/^a b x+$/);
});

test('a feature that is not closed, or has a text with line breaks, affects no other', async () => {
  const features = [
    feature('A'),
    feature('B').slice(0, -1),
    feature('C'),
    feature('D').replace('"D"', '"D'),
    feature('E'),
    feature('F').replace('16.3', '16.3.1'),
    feature('G', '16.3', [null]),
    feature('H'),
  ];
  const file = `{"type":"FeatureCollection","features":[\n${features.join(',\n')}\n]}`;
  const { told, names } = await bring('odd.geojson', file);

  expect(names).toEqual(['A', 'C', 'E', 'H']);
  expect(told).toEqual([
    'item 2 (line 3): not closed before the next item starts',
    'item 4 (line 5): not closed before the next item starts',
    'item 6 (line 7): not JSON',
    'item 7 (line 8): no coordinates',
  ]);
});

test('a GeoJSON file cut in half keeps what came before and reports it', async () => {
  const whole = `{"type":"FeatureCollection","features":[\n${[feature('A'), feature('B'), feature('C')].join(',\n')}\n]}`;

  expect(await bring('cut.geojson', whole.slice(0, whole.indexOf('"C"')))).toEqual({
    told: ['item 3 (line 4): the file is truncated in the middle of this item'],
    names: ['A', 'B'],
  });
});

test('an OpenStreetMap file cut in half keeps the blocks before, and a damaged block only loses itself', async () => {
  const whole = osmFile([museum(1, 'A')], [museum(2, 'B')], [museum(3, 'C')]);
  const first = osmFile([museum(1, 'A')]).length;

  await expect(bring('cut.osm.pbf', whole.subarray(0, whole.length - 10))).rejects.toThrow(
    /is truncated in the middle of a block\. Download it again/,
  );
  expect(await names()).toEqual(['A', 'B']);

  const damaged = Buffer.from(whole);
  damaged.fill(7, first + 40, first + 60);
  const { told, names: kept } = await bring('damaged.osm.pbf', damaged);

  expect(kept).toEqual(['A', 'B', 'C']);
  expect(told).toEqual(['block 3: damaged']);
});

test('an endless line is skipped without being held in memory', async () => {
  const piece = Buffer.alloc(1 << 20, 'x');
  async function* endless() {
    yield Buffer.from('first\n');
    for (let megabytes = 0; megabytes < 3_000; megabytes += 1) yield piece;
    yield Buffer.from('\nlast');
  }
  const before = process.memoryUsage().rss;
  const lines = [];
  for await (const line of linesOf(endless())) lines.push(line);

  expect(lines).toEqual([
    { number: 1, text: 'first' },
    { number: 2, unreadable: 'longer than 8 MB' },
    { number: 3, text: 'last' },
  ]);
  expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
});

test('a JSON object that is too long is skipped, and the next one is read', async () => {
  const text = `[{"a":"${'x'.repeat(500)}"},{"b":1}]`;
  const items = [];
  for await (const item of jsonItemsOf(Readable.from([Buffer.from(text)]), 100)) items.push(item);

  expect(items).toEqual([
    { at: 'item 1 (line 1)', unreadable: 'longer than 8 MB' },
    { at: 'item 2 (line 1)', text: '{"b":1}' },
  ]);
});

test('the objects are the same no matter how a file is split into chunks', async () => {
  const text = Buffer.from('{"features":[ {"a":"}\\"{é"},\r\n{"b":[{}]} ]}');
  for (let size = 1; size < 12; size += 1) {
    const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, i) =>
      text.subarray(i * size, i * size + size),
    );
    const items = [];
    for await (const item of jsonItemsOf(Readable.from(pieces)))
      items.push('text' in item ? item.text : item.unreadable);
    expect(items).toEqual(['{"a":"}\\"{é"}', '{"b":[{}]}']);
  }
});
