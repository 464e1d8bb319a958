import type { Browser, BrowserContext } from 'playwright-core';
import type { Product } from './product';

/** A device that is signed in as the guest of the run; nothing is cached, and no service worker answers in place of the server. */
export async function newDevice(
  browser: Browser,
  product: Product,
  { map }: { map: 'drawn' | 'webgl' },
): Promise<BrowserContext> {
  const { url, token, userId } = product;
  const localStorage = [
    { name: 'wayfold.session', value: JSON.stringify({ token, userId }) },
    ...(map === 'drawn' ? [{ name: 'wayfold.map', value: 'drawn' }] : []),
  ];
  const device = await browser.newContext({
    ...{
      baseURL: url,
      viewport: { width: 1440, height: 900 },
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

/** The address of a trip in the planner. */
export function plannerPath(tripId: string): string {
  return `/trip_plan?trip=${tripId}`;
}
