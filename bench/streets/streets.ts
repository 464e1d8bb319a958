import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { SingleChange } from '@wayfold/contract/trip/change';
import { newId } from '@wayfold/domain/document/ids';
import { createLog } from '../../server/src/lib/log';
import { openOnlineStreets } from '../../server/src/streets/online-streets';
import { type Streets, streetsOf } from '../../server/src/streets/streets';
import {
  type StreetSourceStandIn,
  startStreetSource,
} from '../../server/src/testing/stand-ins/street-source';
import { map } from '../../web/src/i18n/en/planner/map';
import { startBareServer } from '../support/bare-server';
import { launchBrowser } from '../support/bench';
import type { Bench, Measurement } from '../support/measurement';
import { newDevice, PHONE, SLOW_PHONE } from '../support/pages';
import { openProduct, type Product } from '../support/product';
import type { Figure } from '../support/report';
import { median, percentile } from '../support/statistics';
import { denseTile } from './dense-tile';
import { workPerFrame } from './frame-work';
import { panAndZoom } from './pan-and-zoom';

const VADUZ = { z: 14, x: 8_625, y: 5_735 };
const ROUNDS = 5;
const REQUESTS = 400;
const ASKERS = 10_000;
const PINS = 200;
/** Liechtenstein. */
const [WEST, SOUTH, EAST, NORTH] = [9.48, 47.06, 9.62, 47.26];

/** Measures tiles of streets: from the server's disk, asked for by many at once, and drawn on a slow phone. */
export const streets: Measurement = {
  name: 'streets',
  isUsual: true,
  run: async (bench) => {
    const source = await startStreetSource();
    source.answer('/v1/', (request, response) => {
      const [, z = 0, x = 0, y = 0] = (request.url ?? '').match(/(\d+)\/(\d+)\/(\d+)/)?.map(Number) ?? [];
      response.setHeader('content-encoding', 'gzip').end(denseTile(z, x, y));
    });
    const folder = await mkdtemp(path.join(tmpdir(), 'wayfold-bench-streets-'));
    const online = openOnlineStreets({
      ...{ address: `${source.url}/planet`, folder, log: createLog('error'), now: () => new Date() },
    });
    const product = await openProduct({ trustProxy: 1, streets: streetsOf([online]) });
    try {
      await described(product.services.streets);
      return [
        ...(await fromDisk(bench, product)),
        await askedOnce(product, source),
        ...(await drawnOnPhone(product, await bench.product())),
      ];
    } finally {
      await product.close();
      await online.close();
      await source.close();
      await rm(folder, { recursive: true });
    }
  },
};

async function described(all: Streets): Promise<void> {
  while (!(await all.describe())) await delay(20);
}

async function fromDisk(bench: Bench, product: Product): Promise<Figure[]> {
  const { flood, sequence } = await bench.load();
  const { streets: about } = await product.api.atlas.map();
  if (!about) throw new Error('There are no streets.');
  const { z, x, y } = VADUZ;
  const url = product.url + about.tiles.replace('{z}', `${z}`).replace('{x}', `${x}`).replace('{y}', `${y}`);
  const bytes = denseTile(z, x, y);
  const bare = await startBareServer(bytes, 'application/vnd.mapbox-vector-tile');
  const ways = { product: url, fastify: bare.url };
  const seen = {
    product: { ms: [] as number[], rates: [] as number[] },
    fastify: { ms: [] as number[], rates: [] as number[] },
  };
  const get = (address: string, isTimed: boolean) => ({ method: 'GET', url: address, headers: {}, isTimed });
  try {
    // One after the other in each round, so a busy minute on the machine affects both.
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const way of ['product', 'fastify'] as const) {
        const isTimed = round > 0;
        const ms = await sequence(Array.from({ length: REQUESTS }, () => get(ways[way], isTimed)));
        const rate = await flood({ url: ways[way], headers: {}, connections: 32, seconds: 1 });
        seen[way].ms.push(...ms);
        if (isTimed) seen[way].rates.push(rate);
      }
    }
  } finally {
    await bare.close();
  }
  const { product: ours, fastify } = seen;
  return [
    {
      name: 'tile of streets from disk, 1 connection, p50',
      value: median(ours.ms),
      unit: 'ms',
      ceiling: { name: 'Fastify', value: median(fastify.ms) },
      goal: { atMost: 3 },
      note: `${bytes.length.toLocaleString('en-US')} bytes, gzipped.`,
    },
    {
      name: 'tile of streets from disk, 32 connections',
      value: median(ours.rates),
      unit: 'rate',
      ceiling: { name: 'Fastify', value: median(fastify.rates) },
      goal: { atLeast: 400 },
    },
  ];
}

/** Counts the requests to the source for a tile that very many ask for before it is on disk. */
async function askedOnce({ services }: Product, source: StreetSourceStandIn): Promise<Figure> {
  const before = source.asked.length;
  const ask = () => services.streets.tile(VADUZ.z, VADUZ.x + 100, VADUZ.y);
  const answers = await Promise.all(Array.from({ length: ASKERS }, ask));
  if (answers.some(({ kind }) => kind !== 'tile')) throw new Error('Somebody got no tile.');
  return {
    name: `requests to the source for one tile that ${ASKERS.toLocaleString('en-US')} ask for at once`,
    value: source.asked.length - before,
    unit: 'count',
    goal: { atMost: 1 },
  };
}

/** What the main thread does for each frame, with streets and without. */
async function drawnOnPhone(product: Product, without: Product): Promise<Figure[]> {
  const frames = await framesOnPhone(product);
  const bare = await framesOnPhone(without);
  const note = `${frames.length} frames, ${PINS} pins, software WebGL; processor time of the main thread, times ${SLOW_PHONE.processor}.`;
  const figure = (name: string, share: number) => ({
    name: `slow phone, streets panned and zoomed, work per frame, ${name}`,
    value: percentile(frames, share),
    unit: 'ms' as const,
    ceiling: { name: 'without streets', value: percentile(bare, share) },
  });
  return [{ ...figure('p50', 0.5), goal: { atMost: 8 }, note }, figure('p95', 0.95)];
}

/** Pans and zooms a map with very many pins, on a phone a quarter as fast as this machine. */
async function framesOnPhone(product: Product): Promise<number[]> {
  const tripId = await tripOfPins(product);
  const browser = await launchBrowser();
  try {
    const device = await newDevice(browser, product, { map: 'webgl', size: PHONE });
    const page = await device.newPage();
    await page.goto(`/trip_plan?trip=${tripId}`);
    await page.getByRole('button', { name: map.fit }).waitFor({ timeout: 60_000 });
    // Once without measuring, so that all tiles are there: their loading depends on the network.
    await panAndZoom(page);
    // The browser's own slowing down waits by the clock, so on a busy machine it would slow down far more than that.
    const frames = await workPerFrame(browser, page, () => panAndZoom(page));
    return frames.map((ms) => ms * SLOW_PHONE.processor);
  } finally {
    await browser.close();
  }
}

async function tripOfPins({ api }: Product): Promise<string> {
  const { id } = await api.trips.create({ body: { name: 'Every corner of Liechtenstein' } });
  const across = Math.ceil(Math.sqrt(PINS));
  const changes = Array.from({ length: PINS }, (_, index): SingleChange => {
    const lon = WEST + ((EAST - WEST) * (index % across)) / across;
    const lat = SOUTH + ((NORTH - SOUTH) * Math.floor(index / across)) / across;
    return {
      kind: 'destination.add',
      id: newId(),
      fields: { name: `Corner ${index + 1}`, coords: [lon, lat], nights: 1 },
    };
  });
  await api.trips.sendChanges({
    params: { id },
    body: { baseVersion: 0, changes: [{ changeId: newId(), change: { kind: 'batch', changes } }] },
  });
  return id;
}
