import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import type { Bench, Measurement } from './support/measurement';
import { newDevice, plannerPath } from './support/pages';
import type { Figure } from './support/report';
import { makeTrip, USUAL_TRIP } from './support/trips';

const FIRST_LOAD_KB = 150;
const WITH_IDLE_KB = 210;
const QUIET_MS = 1_500;

/** Measures the JavaScript that a browser actually requests, compressed with gzip. */
export const scriptSizes: Measurement = {
  name: 'script-sizes',
  isUsual: true,
  run: async (bench) => [...(await landing(bench)), ...(await planner(bench))],
};

async function landing(bench: Bench): Promise<Figure[]> {
  const visitor = await scriptsOf(bench, '/', { isVisitor: true });
  await makeTrip(await bench.product(), USUAL_TRIP);
  const returning = await scriptsOf(bench, '/');
  return [
    {
      name: 'landing JavaScript, first load',
      value: visitor.first,
      unit: 'KB',
      goal: { atMost: FIRST_LOAD_KB },
    },
    {
      name: 'landing JavaScript, with what loads at idle',
      value: visitor.withIdle,
      unit: 'KB',
      goal: { atMost: WITH_IDLE_KB },
    },
    {
      name: 'landing JavaScript, first load, with a trip to continue',
      value: returning.first,
      unit: 'KB',
    },
  ];
}

async function planner(bench: Bench): Promise<Figure[]> {
  const { id } = await makeTrip(await bench.product(), USUAL_TRIP);
  const drawn = await scriptsOf(bench, plannerPath(id));
  const webgl = await scriptsOf(bench, plannerPath(id), { map: 'webgl' });
  return [
    { name: 'planner JavaScript without the map library', value: drawn.withIdle, unit: 'KB' },
    { name: 'planner JavaScript, all of it', value: webgl.withIdle, unit: 'KB' },
  ];
}

/**
 * Kilobytes of JavaScript that a page requests, before and after idle work is allowed to run.
 *
 * @param isVisitor somebody who was never here, instead of the run's guest
 */
export async function scriptsOf(
  bench: Bench,
  path: string,
  { map = 'drawn', isVisitor = false }: { map?: 'drawn' | 'webgl'; isVisitor?: boolean } = {},
) {
  const device = await newDevice(await bench.browser(), await bench.product(), { map, isVisitor });
  try {
    const page = await device.newPage();
    await page.addInitScript(holdIdleWork);
    const scripts = collectScripts(page);
    await page.goto(path);
    await scripts.quiet();
    const first = await scripts.kilobytes();
    await page.evaluate('letIdle()');
    await scripts.quiet();
    return { first, withIdle: await scripts.kilobytes() };
  } finally {
    await device.close();
  }
}

/** Runs in the page: holds idle work until `letIdle()`, to tell it apart from the first load. */
function holdIdleWork(): void {
  const held = new Map<number, IdleRequestCallback>();
  let last = 0;
  let isIdle = false;
  const run = (callback: IdleRequestCallback) =>
    setTimeout(() => callback({ didTimeout: false, timeRemaining: () => 50 }));
  window.requestIdleCallback = (callback) => {
    last += 1;
    if (isIdle) run(callback);
    else held.set(last, callback);
    return last;
  };
  window.cancelIdleCallback = (handle) => void held.delete(handle);
  Object.assign(window, {
    letIdle: () => {
      isIdle = true;
      for (const callback of held.values()) run(callback);
    },
  });
}

function collectScripts(page: Page) {
  const sizes = new Map<string, Promise<number>>();
  let lastAt = performance.now();
  page.on('response', (response) => {
    lastAt = performance.now();
    if (isScript(response) && !sizes.has(response.url())) sizes.set(response.url(), packedSize(response));
  });
  return {
    /** Waits until no more requests arrive; live updates keep a request open, so it can't wait for the last one to end. */
    quiet: async () => {
      lastAt = performance.now();
      while (performance.now() - lastAt < QUIET_MS) await wait(100);
    },
    kilobytes: async () => {
      const bytes = await Promise.all(sizes.values());
      return bytes.reduce((sum, size) => sum + size, 0) / 1_000;
    },
  };
}

function isScript(response: Response): boolean {
  return /javascript/.test(response.headers()['content-type'] ?? '');
}

async function packedSize(response: Response): Promise<number> {
  return (await promisify(gzip)(await response.body(), { level: 9 })).length;
}
