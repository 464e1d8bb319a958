import type { Browser, BrowserContext } from 'playwright-core';
import type { Product } from './product';

const DESKTOP = { width: 1440, height: 900 };
/** A phone, where the itinerary fills the screen without a map beside it. */
export const PHONE = { width: 390, height: 844 };

/** Creates a device signed in as the run's guest, with an empty cache and without a service worker. */
export async function newDevice(
  browser: Browser,
  product: Product,
  { map, size = DESKTOP }: { map: 'drawn' | 'webgl'; size?: { width: number; height: number } },
): Promise<BrowserContext> {
  const { url, token, userId } = product;
  const localStorage = [
    { name: 'wayfold.session', value: JSON.stringify({ token, userId }) },
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
