import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { DEMO_TRIPS } from '../server/src/features/trips/demo/seed-demos';
import { lighthouseScores } from './lighthouse-scores';
import { scriptsOf } from './script-sizes';
import type { Bench, Measurement } from './support/measurement';
import { newDevice } from './support/pages';
import type { Figure } from './support/report';
import { median } from './support/statistics';
import { makeTrip, USUAL_TRIP } from './support/trips';

const ROUNDS = 7;
const SECONDS = 1;
const CONNECTIONS = 32;
const PER_SECOND = 200;
const JAVASCRIPT_KB = 160;
const FIRST_CONTENT_S = 1;

/** Measures a trip's public page: request rate compared to a file server, bytes loaded, time to paint, and Lighthouse scores. */
export const tripPage: Measurement = {
  name: 'trip-page',
  isUsual: true,
  run: async (bench) => {
    const product = await bench.product();
    const { id } = await makeTrip(product, USUAL_TRIP);
    const { share } = await product.api.sharing.createShare({ params: { id } });
    const address = `/trip/${share?.id}`;
    return [
      ...(await served(bench, product.url + address)),
      ...(await loaded(bench, address)),
      ...(await audited(product.url, address)),
    ];
  },
};

/** Requests the page repeatedly, in full and as not modified, compared to the same bytes as a file. */
async function served(bench: Bench, url: string): Promise<Figure[]> {
  const page = await fetch(url);
  const html = await page.text();
  const files = await startFileServer(html);
  const { flood } = await bench.load();
  const load = { connections: CONNECTIONS, seconds: SECONDS };
  const known = async (address: string) => ({
    'if-none-match': (await fetch(address)).headers.get('etag') ?? '',
  });
  const again = { product: await known(url), file: await known(files.url) };
  const ways = {
    page: () => flood({ url, headers: {}, ...load }),
    file: () => flood({ url: files.url, headers: {}, ...load }),
    pageAgain: () => flood({ url, headers: again.product, expects: 304, ...load }),
    fileAgain: () => flood({ url: files.url, headers: again.file, expects: 304, ...load }),
  };
  try {
    const rates: Record<keyof typeof ways, number[]> = { page: [], file: [], pageAgain: [], fileAgain: [] };
    // One after the other in each round, so a busy minute on the machine affects all of them.
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const way of Object.keys(ways) as (keyof typeof ways)[]) rates[way].push(await ways[way]());
    }
    const beside = (rate: number[]) => ({ name: 'file server', value: median(rate) });
    const goal = { atLeast: PER_SECOND };
    return [
      {
        name: `public page, ${CONNECTIONS} connections`,
        value: median(rates.page),
        unit: 'rate',
        ceiling: beside(rates.file),
        goal,
        note: `${Buffer.byteLength(html).toLocaleString('en-US')} bytes of HTML, each answer after one look at the database; the file server looks at its disk alone.`,
      },
      {
        name: 'public page, not changed (304)',
        value: median(rates.pageAgain),
        unit: 'rate',
        ceiling: beside(rates.fileAgain),
        goal,
      },
    ];
  } finally {
    await files.close();
  }
}

async function startFileServer(html: string): Promise<{ url: string; close: () => Promise<void> }> {
  const root = await mkdtemp(path.join(tmpdir(), 'wayfold-files-'));
  await writeFile(path.join(root, 'page.html'), html);
  const app = Fastify();
  await app.register(fastifyStatic, { root });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo; // listens on a port, not a socket
  return {
    url: `http://127.0.0.1:${port}/page.html`,
    close: async () => {
      const closing = app.close();
      app.server.closeAllConnections();
      await closing;
      await rm(root, { recursive: true });
    },
  };
}

async function loaded(bench: Bench, address: string): Promise<Figure[]> {
  const { withIdle } = await scriptsOf(bench, address);
  const seconds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) seconds.push(await secondsToContent(bench, address));
  return [
    {
      name: 'public page JavaScript, all of it',
      value: withIdle,
      unit: 'KB',
      goal: { atMost: JAVASCRIPT_KB },
    },
    {
      name: 'public page, first content',
      value: median(seconds),
      unit: 's',
      goal: { atMost: FIRST_CONTENT_S },
      note: `Empty browser cache; the middle of ${ROUNDS}, the slowest ${Math.max(...seconds).toFixed(2)} s.`,
    },
  ];
}

async function secondsToContent(bench: Bench, address: string): Promise<number> {
  const device = await newDevice(await bench.browser(), await bench.product(), { map: 'drawn' });
  try {
    const page = await device.newPage();
    await page.goto(address, { waitUntil: 'commit' });
    const painted = await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    );
    return Number(await painted.jsonValue()) / 1_000;
  } finally {
    await device.close();
  }
}

async function audited(url: string, shared: string): Promise<Figure[]> {
  const [example] = DEMO_TRIPS;
  const tripId = `01900000-${(example?.number ?? 1).toString(16).padStart(4, '0')}-7000-8000-000000000000`;
  return [
    ...(await lighthouseScores({ name: 'landing page', url })),
    ...(await lighthouseScores({ name: 'example trip', url: `${url}/trip?tripid=${tripId}` })),
    // A shared link asks search engines not to list it, which the crawlability audit counts as a fault.
    ...(await lighthouseScores({ name: 'shared trip', url: url + shared, skipAudits: ['is-crawlable'] })),
  ];
}
