import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Api } from '@wayfold/contract/api';
import type { Client } from '@wayfold/contract/kernel/client';
import {
  DRAWN_SIZES,
  type DrawnType,
  drawUpload,
  drawVariants,
  PACKED_AS,
} from '../server/src/features/pictures/draw/draw-picture';
import { hold } from '../server/src/testing/pictures';
import { type StartedServer, startServer } from '../server/src/testing/started-server';
import { pictureGrid } from './picture-grid';
import { clientFrom, freshAddresses } from './support/clients';
import type { Bench, Measurement } from './support/measurement';
import { phonePhoto, uploadPhoto } from './support/photos';
import { residentMiB } from './support/process-memory';
import { makeDataDir } from './support/product';
import type { Figure } from './support/report';
import { median, percentile } from './support/statistics';

const UPLOADS = 20;
const READS = 400;
const ROUNDS = 5;
const MEGABYTE = 1024 * 1024;
const MOST_MORE_MEMORY = 300;
/** At most a fifth slower. */
const READS_RATIO = 0.83;

/** As many as fit into what one address may ask for in a minute. */
const READS_PER_ADDRESS = 50;

const freshAddress = freshAddresses();

/** The twelve-day example trip, which every start of the server inserts. */
const TWELVE_DAYS = '01900000-0001-7000-8000-000000000000';

/** Measures a photo grid on a phone, and twenty people who upload a photo at once: time, cost, and effect on other requests. */
export const pictures: Measurement = {
  name: 'pictures',
  isUsual: true,
  run: async (bench) => {
    const grid = await pictureGrid(bench);
    const photo = await phonePhoto();
    const dataDir = await makeDataDir();
    const server = { ...(await startServer(dataDir, { TRUST_PROXY: '1' })), dataDir };
    try {
      return [...grid, ...(await drawing(photo)), ...(await uploading(bench, server, photo))];
    } finally {
      await server.end('SIGTERM');
      await rm(dataDir, { recursive: true });
    }
  },
};

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

async function middleOf(work: () => Promise<unknown>): Promise<number> {
  const ms: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) ms.push(await timed(work));
  return median(ms);
}

async function drawing(photo: Buffer): Promise<Figure[]> {
  const { bytes } = await drawUpload(photo, hold);
  const size = (types: readonly DrawnType[]) =>
    middleOf(() => drawVariants(bytes, { size: '1200x675', types }, hold));
  return [
    {
      name: 'reading a photo of 12 million pixels and drawing it anew',
      value: await middleOf(() => drawUpload(photo, hold)),
      unit: 'ms',
      note: `${(photo.length / MEGABYTE).toFixed(1)} MB of JPEG that lies on its side; one core.`,
    },
    {
      name: 'one size of it at first look (WebP, 1200 by 675)',
      value: await size(['image/webp']),
      unit: 'ms',
    },
    { name: 'the same as AVIF', value: await size(['image/avif']), unit: 'ms' },
    {
      name: 'all sizes of it in all ways, by the job',
      value: await middleOf(async () => {
        for (const each of DRAWN_SIZES)
          await drawVariants(bytes, { size: each, types: PACKED_AS[each] }, hold);
      }),
      unit: 'ms',
    },
  ];
}

async function uploading(bench: Bench, server: Started, photo: Buffer): Promise<Figure[]> {
  const people = await Promise.all(Array.from({ length: UPLOADS }, () => guestOf(server)));
  // Code that loads at first use must not count toward the uploads.
  await uploadPhoto(await guestOf(server), photo);
  await allDrawn(server, 1);
  const readsAlone = await reads(bench, server, READS);
  const memory = watchMemory(server.pid);
  const startedAt = performance.now();
  const sent: number[] = [];
  const kept: number[] = [];
  const uploads = people.map(async (person) => {
    await uploadPhoto(person, photo, () => sent.push(performance.now() - startedAt));
    kept.push(performance.now() - startedAt);
  });
  let isOver = false;
  const all = Promise.all(uploads)
    .then(() => allDrawn(server, 1 + UPLOADS))
    .finally(() => {
      isOver = true;
    });
  const beside: number[] = [];
  while (!isOver) beside.push(...(await reads(bench, server, READS_PER_ADDRESS)));
  await all;
  const more = memory.end();
  const megabytes = (UPLOADS * photo.length) / MEGABYTE;
  const name = `${UPLOADS} uploads at once`;
  return [
    {
      name: `${name}, all bytes sent`,
      value: Math.max(...sent) / 1_000,
      unit: 's',
      note: `${megabytes.toFixed(0)} MB, from this machine itself.`,
    },
    { name: `${name}, all pictures answered`, value: Math.max(...kept) / 1_000, unit: 's' },
    {
      name: `${name}, all sizes drawn`,
      value: (performance.now() - startedAt) / 1_000,
      unit: 's',
    },
    {
      name: `${name}, more memory`,
      value: more,
      unit: 'MB',
      goal: { atMost: MOST_MORE_MEMORY },
      note: 'Of the server, at the worst moment until all sizes were drawn.',
    },
    {
      name: 'reading a trip meanwhile, p50',
      value: median(beside),
      unit: 'ms',
      ceiling: { name: 'without uploads', value: median(readsAlone) },
      goal: { ratio: READS_RATIO },
      note: `p95 ${percentile(beside, 0.95).toFixed(1)} ms, without uploads ${percentile(readsAlone, 0.95).toFixed(1)} ms. Whoever sends shares the cores.`,
    },
  ];
}

/** Milliseconds of each of `count` reads of a trip, one after the other. */
async function reads(bench: Bench, { url }: StartedServer, count: number): Promise<number[]> {
  const { sequence } = await bench.load();
  let address = '';
  return sequence(
    Array.from({ length: count }, (_, index) => {
      if (index % READS_PER_ADDRESS === 0) address = freshAddress();
      const headers = { 'x-forwarded-for': address };
      return { method: 'GET', url: `${url}/api/trip/${TWELVE_DAYS}`, headers, isTimed: true };
    }),
  );
}

/** Resolves once all sizes of the given number of pictures are on disk. */
async function allDrawn({ dataDir }: Started, pictures: number): Promise<void> {
  const kept = path.join(dataDir, 'pictures', 'kept');
  const files = 1 + Object.values(PACKED_AS).flat().length;
  for (;;) {
    const found = await readdir(kept, { recursive: true, withFileTypes: true }).catch(() => []);
    if (found.filter((entry) => entry.isFile()).length >= pictures * files) return;
    await delay(100);
  }
}

/** Samples a process's memory frequently; `end` returns its maximum growth in MiB. */
function watchMemory(pid: number): { end: () => number } {
  const before = residentMiB(pid);
  let most = before;
  const looking = setInterval(() => {
    most = Math.max(most, residentMiB(pid));
  }, 20);
  return {
    end: () => {
      clearInterval(looking);
      return most - before;
    },
  };
}

type Started = StartedServer & { readonly dataDir: string };
/** Creates a new guest. */
async function guestOf({ url }: StartedServer): Promise<{ url: string; api: Client<Api> }> {
  const { token } = await clientFrom(url, freshAddress, null).accounts.createGuest({ body: {} });
  return { url, api: clientFrom(url, freshAddress, token) };
}
