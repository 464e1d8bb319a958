import type { Browser, BrowserContext } from 'playwright-core';
import type { Product } from './product';

/** A device that is signed in as the guest of the run; nothing is cached and no service worker answers in place of the server. */
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
  return browser.newContext({
    ...{
      baseURL: url,
      viewport: { width: 1440, height: 900 },
      locale: 'en-US',
      timezoneId: 'America/Denver',
    },
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
    serviceWorkers: 'block',
  });
}

/** The address of a trip in the planner. */
export function plannerPath(tripId: string): string {
  return `/trip_plan?trip=${tripId}`;
}
