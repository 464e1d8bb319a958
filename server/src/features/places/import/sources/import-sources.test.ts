import { mkdir } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Box } from '../../../../streets/areas/boxes';
import {
  type OvertureLayout,
  type OverturePlace,
  overtureFile,
} from '../../../../testing/stand-ins/overture-file';
import { useImportFiles } from '../../../../testing/use-import-files';
import { importSources, type SourcesToImport } from './import-sources';

const files = useImportFiles();
const MONACO: Box = [7.4, 43.7, 7.5, 43.8];
const MUSEUM = { categories: { primary: 'museum' } };

/** Places along a line of longitude, a degree apart. */
const northward = (count: number, lon = 7.42): OverturePlace[] =>
  Array.from({ length: count }, (_, index) => ({
    ...{
      id: `p${lon}-${index}`,
      name: `Museum number ${index} at ${lon}`,
      at: [lon, 40.735 + index],
      ...MUSEUM,
    },
  }));

async function bring(sources: string[], options: Partial<SourcesToImport> = {}) {
  return importSources(files.services(), { sources, boxes: [], ...options });
}

async function ids(): Promise<string[]> {
  const { rows } = await files
    .services()
    .database.pool.query('select source_id from listed_places order by source_id');
  return rows.map(({ source_id }) => source_id);
}

describe('files', () => {
  test('a folder is imported part by part, and an interrupted import goes on with the part it was at', async () => {
    const folder = files.pathOf('parts');
    await mkdir(folder, { recursive: true });
    for (const part of [0, 1, 2]) {
      await files.write(path.join('parts', `part-${part}.parquet`), overtureFile(northward(3, part)));
    }
    await files.write(path.join('parts', 'README.md'), 'Not a part.');
    const stop = new AbortController();
    const parts: (string | null)[] = [];
    const onProgress = ({ part }: { part: string | null }) => parts.push(part);

    stop.abort();
    const first = await bring([folder], { signal: stop.signal, onProgress });
    const second = await bring([folder], { onProgress });
    const third = await bring([folder]);

    expect(first).toMatchObject({ isFinished: false, kept: 3, parts: 3 });
    expect(second).toMatchObject({ isFinished: true, kept: 6, partsBefore: 1 });
    expect(third).toMatchObject({ isFinished: true, kept: 9, partsBefore: 0, changed: 0 });
    expect(await ids()).toHaveLength(9);
  });

  test('a star stands for any characters, and a file named twice is imported once', async () => {
    await files.write('a-1.parquet', overtureFile(northward(1, 1)));
    await files.write('a-2.parquet', overtureFile(northward(1, 2)));
    const one = files.pathOf('a-1.parquet');

    const { parts } = await bring([files.pathOf('a-*.parquet'), one]);

    expect(parts).toBe(2);
    await expect(bring([files.pathOf('b-*.parquet')])).rejects.toThrow(
      /No file is named like .*Check the path/,
    );
    await expect(bring([path.dirname(path.dirname(one))])).rejects.toThrow(/has no \.parquet files/);
  });

  test.each<[string, OvertureLayout]>([
    ['in the columns of Overture', {}],
    ['in the column that GeoParquet 1.1 names', { boxes: 'covered' }],
  ])('only what is in the area is imported, with boxes %s', async (_, layout) => {
    const file = await files.write('line.parquet', overtureFile(northward(10), { rowGroup: 1, ...layout }));

    const { kept, skipped, read } = await bring([file], { boxes: [MONACO] });

    expect(await ids()).toEqual(['p7.42-3']);
    expect({ kept, skipped, read }).toEqual({ kept: 1, skipped: { 'outside the area': 9 }, read: 10 });
  });

  test('the area counts for every kind of file', async () => {
    const csv = await files.write('two.csv', 'name,lat,lon,id\nIn,43.73,7.42,in\nOut,44.73,7.42,out\n');

    const { skipped } = await bring([csv], { boxes: [MONACO] });

    expect(await ids()).toEqual(['in']);
    expect(skipped).toEqual({ 'outside the area': 1 });
  });

  test('older categories and the newer taxonomy say what a place is', async () => {
    const at = [7.42, 43.73] as const;
    const places: OverturePlace[] = [
      { id: 'old', name: 'One', at, categories: { primary: 'art_museum', alternate: ['cafe'] } },
      { id: 'primary', name: 'Two', at, taxonomy: { primary: 'castle' } },
      {
        ...{ id: 'tree', name: 'Three', at },
        taxonomy: { primary: 'something_new', hierarchy: ['food_and_drink', 'restaurant', 'something_new'] },
      },
    ];
    const file = await files.write('kinds.parquet', overtureFile(places));

    await bring([file]);

    const { rows } = await files
      .services()
      .database.pool.query(
        'select source_id, category, further_categories from listed_places order by source_id',
      );
    expect(rows.map((row) => Object.values(row).join(' '))).toEqual([
      'old art-museum food',
      'primary castle ',
      'tree food ',
    ]);
  });

  test('Overture features of another kind are refused in words', async () => {
    const buildings = parquetWriteBuffer({
      columnData: [
        { name: 'id', data: ['b1'], type: 'STRING' },
        { name: 'geometry', data: [{ type: 'Point', coordinates: [1, 2] }], type: 'GEOMETRY' },
        { name: 'names', data: [{ primary: 'Town hall' }], type: 'JSON' },
        { name: 'height', data: [12.5], type: 'DOUBLE' },
      ],
    });
    const file = await files.write('buildings.parquet', Buffer.from(buildings));

    await expect(bring([file])).rejects.toThrow(/features of another kind, such as buildings.*theme=places/);
  });
});

describe('an address', () => {
  let server: Server;
  let url: string;
  /** What is served, and how; each request is noted with the bytes it asked for. */
  const served = { bytes: Buffer.from('') as Buffer, failures: 0, etag: '"1"', knowsRanges: true };
  let asked: { from: number; to: number }[] = [];
  beforeAll(async () => {
    server = createServer((request, response) => {
      if (request.url?.startsWith('/moved.parquet'))
        return void response.writeHead(302, { location: '/a.parquet' }).end();
      if (request.url !== '/a.parquet?key=secret') return void response.writeHead(404).end();
      const [, first = '0', last = '0'] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? [];
      if (!served.knowsRanges) return void response.writeHead(200).end(served.bytes.subarray(0, 64));
      if (served.failures > 0) {
        served.failures -= 1;
        return void request.socket.destroy();
      }
      const [from, to] = [Number(first), Math.min(Number(last), served.bytes.length - 1)];
      asked.push({ from, to });
      const range = `bytes ${from}-${to}/${served.bytes.length}`;
      response.writeHead(206, { 'content-range': range, etag: served.etag });
      response.end(served.bytes.subarray(from, to + 1));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // listens on a port, not a socket
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  beforeEach(() => {
    asked = [];
    Object.assign(served, { failures: 0, knowsRanges: true });
  });

  test('gives only the row groups that touch the area', async () => {
    // Long names, so that the row groups are what the file consists of.
    const places = northward(40).map((place) => ({ ...place, name: place.name + noise(60_000, place.id) }));
    served.bytes = overtureFile(places, { rowGroup: 1 });

    const { kept, isFinished } = await bring([`${url}/a.parquet?key=secret`], { boxes: [MONACO] });

    expect({ kept, isFinished, ids: await ids() }).toEqual({ kept: 1, isFinished: true, ids: ['p7.42-3'] });
    const fetched = asked.reduce((sum, { from, to }) => sum + to - from + 1, 0);
    // The end of the file, where its row groups are listed, one of them, and a few bytes to recognize it.
    expect(fetched).toBeLessThan(700_000);
    expect(served.bytes.length).toBeGreaterThan(2_000_000);
  });

  test('is asked again if the network fails', async () => {
    served.bytes = overtureFile(northward(5));
    served.failures = 2;

    const { kept } = await bring([`${url}/a.parquet?key=secret`], { boxes: [MONACO] });

    expect(kept).toBe(1);
  });

  test.each([
    [
      '/b.parquet?key=secret',
      /b\.parquet cannot be read\. The source answers with status 404\. Check the address/,
    ],
    ['/moved.parquet?key=secret', /moved\.parquet cannot be read\. The source leads to another address/],
  ])('%s is refused, without its key', async (at, words) => {
    const refused = bring([url + at], { boxes: [MONACO] });

    await expect(refused).rejects.toThrow(words);
    await expect(refused).rejects.not.toThrow(/secret/);
  });

  test('without range requests is refused, and so is one that has something else', async () => {
    const all = () => bring([`${url}/a.parquet?key=secret`], { boxes: [MONACO] });
    served.knowsRanges = false;
    await expect(all()).rejects.toThrow(/does not answer range requests/);

    Object.assign(served, {
      knowsRanges: true,
      bytes: Buffer.from('<html>Please sign in</html>'.padEnd(200)),
    });
    await expect(all()).rejects.toThrow(/is not a Parquet file.*download it and import the file/);
  });

  test('is never read as a whole: an area has to be said', async () => {
    await expect(bring([`${url}/a.parquet?key=secret`])).rejects.toThrow(
      /Say which area.*--area, --trip or --box/,
    );
    expect(asked).toEqual([]);
  });
});

/** Letters that don't compress well, the same for the same seed. */
function noise(length: number, seed: string): string {
  let state = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2_147_483_647, 7);
  return Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCharCode(97 + (state % 26));
  }).join('');
}
