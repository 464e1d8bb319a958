import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startS3StandIn } from '../testing/stand-ins/s3-stand-in';
import { startTestApp, type TestApp } from '../testing/test-app';
import { type PictureStore, type UploadAddress, uploadPath } from './picture-store';

const MINUTE_MS = 60_000;
const KEY_PART = 'k'.repeat(42);
/** A store under test, as its server serves it. */
type Served = { app: TestApp; store: PictureStore; close: () => Promise<void> };

async function serveDisk(): Promise<Served> {
  const app = await startTestApp();
  return { app, store: app.services.pictures, close: app.close };
}

async function serveBucket(): Promise<Served> {
  let now = () => new Date();
  const bucket = await startS3StandIn(() => now());
  const app = await startTestApp({ config: { s3: bucket.config } });
  now = app.services.now;
  const close = async () => {
    await app.close();
    bucket.close();
  };
  return { app, store: app.services.pictures, close };
}

let keys = 0;
/** A key that no test has used. */
const newKey = () => `2026-11/${KEY_PART}${String.fromCharCode(65 + (keys++ % 26))}`;

describe.each([
  ['disk', serveDisk],
  ['bucket', serveBucket],
])('%s', (_kind, serve) => {
  let served: Served;
  let store: PictureStore;
  beforeAll(async () => {
    served = await serve();
    store = served.store;
  });
  afterAll(() => served.close());

  const now = () => served.app.services.now();
  const promise = (more: Partial<Parameters<PictureStore['addressFor']>[0]> = {}) => ({
    key: newKey(),
    type: 'image/jpeg' as const,
    size: 5,
    expiresAt: new Date(Math.ceil(now().getTime() / 1_000) * 1_000 + 15 * MINUTE_MS),
    ...more,
  });
  const send = async ({ url, headers }: UploadAddress, body: string | Buffer) => {
    const answer = await fetch(new URL(url, served.app.url), { method: 'PUT', headers, body });
    await answer.arrayBuffer();
    return answer.status;
  };
  const read = async (name: string) => {
    const file = await store.open(name);
    return file && { length: file.length, text: (await buffer(file.stream)).toString() };
  };
  const listed = async (folder: 'uploads' | 'kept') => {
    const files: string[] = [];
    for await (const file of store.list(folder)) files.push(file.path);
    return files.sort();
  };

  test('what is sent to an upload URL is stored unchanged', async () => {
    const upload = promise();

    expect(await send(await store.addressFor(upload), 'bytes')).toBe(200);

    expect(await read(uploadPath(upload.key))).toEqual({ length: 5, text: 'bytes' });
  });

  test('a repeated upload replaces the first', async () => {
    const upload = promise();
    const address = await store.addressFor(upload);

    await send(address, 'first');
    await send(address, 'later');

    expect(await read(uploadPath(upload.key))).toEqual({ length: 5, text: 'later' });
  });

  test('an upload of unknown size is accepted', async () => {
    const upload = promise({ size: null });

    expect(await send(await store.addressFor(upload), 'some bytes')).toBe(200);

    expect(await read(uploadPath(upload.key))).toMatchObject({ text: 'some bytes' });
  });

  test.each<[string, (address: UploadAddress) => UploadAddress, string]>([
    ['more than was promised', (address) => address, 'more bytes'],
    ['less than was promised', (address) => address, 'byte'],
    ['nothing', (address) => address, ''],
    ['another type', ({ url }) => ({ url, headers: { 'content-type': 'text/html' } }), 'bytes'],
    ['no type', ({ url }) => ({ url, headers: {} }), 'bytes'],
    ['another type, named in the address too', asHtml, 'bytes'],
    ['another key', ({ url, headers }) => ({ url: url.replace(KEY_PART, 'n'.repeat(42)), headers }), 'bytes'],
    ['a key that leads elsewhere', elsewhere, 'bytes'],
    [
      'no signature',
      ({ url, headers }) => ({ url: url.replace(/[?&][\w-]*signature=[^&]*/i, ''), headers }),
      'bytes',
    ],
    ['a false signature', ({ url, headers }) => ({ url: spoiled(url), headers }), 'bytes'],
    ['more time', ({ url, headers }) => ({ url: later(url), headers }), 'bytes'],
  ])('a URL for five bytes of a JPEG refuses %s, and nothing is stored', async (_what, change, body) => {
    const before = await listed('uploads');
    const address = await store.addressFor(promise());

    const status = await send(change(address), body);

    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(await listed('uploads')).toEqual(before);
  });

  test('an upload URL works until it expires', async () => {
    const upload = promise();
    const address = await store.addressFor(upload);

    served.app.setClock(new Date(upload.expiresAt.getTime() - 2_000));
    const inTime = await send(address, 'bytes');
    served.app.setClock(new Date(upload.expiresAt.getTime() + 1_000));
    const tooLate = await send(address, 'other');
    served.app.setClock(null);

    expect([inTime, tooLate]).toEqual([200, 403]);
    expect(await read(uploadPath(upload.key))).toMatchObject({ text: 'bytes' });
  });

  test('a written file stays until it is removed', async () => {
    const names = ['original', '400x400.avif', '400x400.webp', '1200x675.jpg', 'more'].map(
      (name) => `kept/2026-11/${KEY_PART}/${name}`,
    );
    for (const name of names) await store.write(name, Buffer.from(name), 'image/webp');

    expect(await listed('kept')).toEqual([...names].sort());
    expect(await read(names[1] ?? '')).toMatchObject({ text: names[1] });
    await store.remove(names.slice(1));
    await store.remove(names.slice(1));
    expect(await listed('kept')).toEqual([names[0]]);
    expect(await read(names[1] ?? '')).toBeNull();
    expect(await read(`kept/2026-11/${KEY_PART}`)).toBeNull();
  });

  test('files say when they were written', async () => {
    const name = 'kept/2026-11/today';
    await store.write(name, Buffer.from('bytes'), 'image/webp');
    const written: number[] = [];

    for await (const file of store.list('kept'))
      if (file.path === name) written.push(file.writtenAt.getTime());

    expect(written).toHaveLength(1);
    expect(Math.abs((written[0] ?? 0) - Date.now())).toBeLessThan(MINUTE_MS);
  });

  test.each([
    'kept/../secret',
    '../secret',
    '/etc/passwd',
    'kept/a/../../b',
    'kept/a\0b',
    'kept//a',
    'elsewhere/a',
    'kept/.',
    'kept\\a',
    '',
  ])('there is no file at %j', async (name) => {
    await expect(store.open(name)).rejects.toThrow('no path');
    await expect(store.write(name, Buffer.from('x'), 'image/webp')).rejects.toThrow('no path');
    await expect(store.remove([name])).rejects.toThrow('no path');
  });
});

function asHtml({ url }: UploadAddress): UploadAddress {
  return { url: url.replace(/image(%2F|\/)jpeg/i, 'text$1html'), headers: { 'content-type': 'text/html' } };
}

function elsewhere({ url, headers }: UploadAddress): UploadAddress {
  return { url: url.replace('2026-11/', '2026-11%2F..%2F..%2F..%2F'), headers };
}

function spoiled(url: string): string {
  return url.replace(
    /(signature=.)(.)/i,
    (_, start: string, next: string) => start + (next === '0' ? '1' : '0'),
  );
}

function later(url: string): string {
  return url.replace(
    /(until=|X-Amz-Expires=)(\d+)/,
    (_, name: string, time: string) => `${name}${Number(time) + 600}`,
  );
}
