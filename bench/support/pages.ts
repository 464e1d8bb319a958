import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Product } from './product';

const DESKTOP = { width: 1440, height: 900 };
/** A phone, where the itinerary fills the screen without a map beside it. */
export const PHONE = { width: 390, height: 844 };

/**
 * Creates a device signed in as the run's guest, with an empty cache and without a service worker.
 *
 * @param isVisitor nobody is signed in on it
 */
export async function newDevice(
  browser: Browser,
  product: Product,
  {
    map,
    size = DESKTOP,
    isVisitor = false,
  }: { map: 'drawn' | 'webgl'; size?: { width: number; height: number }; isVisitor?: boolean },
): Promise<BrowserContext> {
  const { url, token, userId } = product;
  const localStorage = [
    ...(isVisitor ? [] : [{ name: 'wayfold.session', value: JSON.stringify({ token, userId }) }]),
    ...(map === 'drawn' ? [{ name: 'wayfold.map', value: 'drawn' }] : []),
  ];
  const device = await browser.newContext({
    ...{
      baseURL: url,
      viewport: size,
      locale: 'en-US',
      timezoneId: 'America/Denver',
    },
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
  // Like a browser without service workers. Playwright's own option leaves the API in place, but broken.
  await device.addInitScript('delete Navigator.prototype.serviceWorker');
  // tsx wraps compiled functions in this helper, including those that run in the page.
  await device.addInitScript('globalThis.__name = (named) => named');
  return device;
}

/** The path of a trip's itinerary in the planner. */
export function plannerPath(tripId: string): string {
  return `/trip_plan?trip=${tripId}&view=itinerary`;
}

/** How much slower a device is than this machine. */
export interface Slowness {
  /** How many times slower the processor is. */
  processor: number;
  /** Milliseconds, and bytes a second. */
  network: { latency: number; downloadThroughput: number; uploadThroughput: number };
}

/** The slow phone of Lighthouse: a processor of a quarter of the speed, and slow 4G. */
export const SLOW_PHONE: Slowness = {
  processor: 4,
  network: { latency: 150, downloadThroughput: (1.6 * 1_000_000) / 8, uploadThroughput: 750_000 / 8 },
};

/** Slows a page down, before it is opened. */
export async function slowDown(page: Page, { processor, network }: Slowness): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
}
