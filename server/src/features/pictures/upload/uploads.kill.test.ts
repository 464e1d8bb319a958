import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Api } from '@wayfold/contract/api';
import { type Client, createClient } from '@wayfold/contract/kernel/client';
import { paths } from '@wayfold/contract/paths.generated';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { jpeg } from '../../../testing/pictures';
import { type StartedServer, startServer } from '../../../testing/started-server';

const ROUNDS = 8;
/** Concurrent uploads: more than are processed at once. */
const LANES = 4;

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'wayfold-pictures-'));
  await chmod(dataDir, 0o711);
});
afterEach(() => rm(dataDir, { recursive: true }));

const clientOf = ({ url }: StartedServer, token: string | null): Client<Api> =>
  createClient(paths, { baseUrl: url, token: () => token });

/** Uploads bytes; returns their key after the server has confirmed them. */
async function upload(server: StartedServer, token: string, bytes: Buffer): Promise<string> {
  const body = { fileName: 'orig_1.jpg', fileType: 'image/jpeg', size: bytes.length } as const;
  const { url, headers, key } = await clientOf(server, token).pictures.startUpload({ body });
  const answer = await fetch(new URL(url, server.url), {
    method: 'PUT',
    headers,
    body: new Uint8Array(bytes),
  });
  if (!answer.ok) throw new Error(`The upload was answered ${answer.status}.`);
  return key;
}

const take = (server: StartedServer, token: string, imageUrl: string) =>
  clientOf(server, token).pictures.newPicture({
    body: { source: 'user-upload', imageUrl, imageName: 'Arches' },
  });

/** Width and height of a picture as loaded; throws if it can't be loaded. */
async function sizeOf(server: StartedServer, address: string): Promise<[number, number]> {
  const answer = await fetch(new URL(address, server.url));
  if (!answer.ok) throw new Error(`${address} was answered ${answer.status}.`);
  const { width = 0, height = 0 } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  return [width, height];
}

test('a confirmed upload can be taken after a kill, and an unconfirmed one leaves nothing visible', async () => {
  let server = await startServer(dataDir);
  const { token } = await clientOf(server, null).accounts.createGuest({ body: {} });
  const bytes = await jpeg({ width: 900, height: 600 });
  const whole = await upload(server, token, bytes);
  const body = { fileName: 'orig_2.jpg', fileType: 'image/jpeg', size: bytes.length } as const;
  const half = await clientOf(server, token).pictures.startUpload({ body });
  const sending = request(new URL(half.url, server.url), {
    method: 'PUT',
    headers: { ...half.headers, 'content-length': bytes.length },
  });
  sending.on('error', () => undefined);
  sending.write(bytes.subarray(0, 500));
  const aside = path.join(dataDir, 'pictures', 'aside');
  await expect.poll(() => readdir(aside), { timeout: 20_000 }).toHaveLength(1);

  await server.end('SIGKILL');
  server = await startServer(dataDir);

  await expect(take(server, token, half.key)).rejects.toMatchObject({ code: 'not-found' });
  const picture = await take(server, token, whole);
  expect(await sizeOf(server, `${picture.imageUrl}/original?${picture.signature}`)).toEqual([900, 600]);
  const month = whole.slice(0, 7);
  expect(await readdir(path.join(dataDir, 'pictures', 'uploads', month))).toEqual([]);
  expect(await server.end('SIGTERM')).toBe(0);
});

test(`${ROUNDS} times kill -9 under uploads: every picture that was answered is there, and every upload can be taken`, async () => {
  let server = await startServer(dataDir);
  const { token } = await clientOf(server, null).accounts.createGuest({ body: {} });
  const taken: { id: string; width: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const sent: { key: string; width: number }[] = [];
    const killAfter = 1 + Math.floor(Math.random() * 6);
    let killing: Promise<unknown> | undefined;
    let acts = 0;
    const act = () => {
      acts += 1;
      if (acts >= killAfter) killing ??= server.end('SIGKILL');
    };
    const lane = async (nth: number) => {
      while (!killing) {
        const width = 600 + round * 40 + nth * 10;
        try {
          const key = await upload(server, token, await jpeg({ width, height: 300 }));
          const one = { key, width };
          sent.push(one);
          act();
          const { id } = await take(server, token, key);
          taken.push({ id, width });
          sent.splice(sent.indexOf(one), 1);
          act();
        } catch (error) {
          if (!killing) throw error;
        }
      }
    };
    await Promise.all(Array.from({ length: LANES }, (_, nth) => lane(nth)));
    await killing;
    server = await startServer(dataDir);
    for (const { key, width } of sent) {
      const picture = await take(server, token, key);
      expect(picture.width).toBe(width);
      taken.push({ id: picture.id, width });
    }
  }

  const { signatures } = await clientOf(server, token).pictures.signPictures({
    body: { ids: taken.map(({ id }) => id) },
  });
  const { total } = await clientOf(server, token).pictures.uploadedPictures({ query: { per_page: 1 } });
  for (const { id, width } of taken) {
    expect(await sizeOf(server, `/pictures/${id}/original?${signatures[id]}`)).toEqual([width, 300]);
  }
  // A picture may have been stored without its response arriving; taking it again returned it.
  expect(total).toBe(taken.length);
  expect(taken.length).toBeGreaterThan(ROUNDS);
  expect(await server.end('SIGTERM')).toBe(0);
});
