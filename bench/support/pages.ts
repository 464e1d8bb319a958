import type { Browser, BrowserContext } from 'playwright-core';
import type { Product } from './product';

const DESKTOP = { width: 1440, height: 900 };
/** A phone, where the itinerary fills the screen and no map is drawn beside it. */
export const PHONE = { width: 390, height: 844 };

/** A device that is signed in as the guest of the run; nothing is cached, and no service worker answers in place of the server. */
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
  // As in a browser without service workers. Playwright's own switch leaves them there and broken.
  await device.addInitScript('delete Navigator.prototype.serviceWorker');
  // tsx marks the functions it compiles with this name, those that run in the page too.
  await device.addInitScript('globalThis.__name = (named) => named');
  return device;
}

/** The address of a trip's itinerary in the planner. */
export function plannerPath(tripId: string): string {
  return `/trip_plan?trip=${tripId}&view=itinerary`;
}
