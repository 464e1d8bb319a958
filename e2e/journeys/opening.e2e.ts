import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, useBrowser } from '../support/browser';
import { stopRow } from '../support/planner';
import { prepareTrip } from '../support/prepared-trip';

const { traveler } = useBrowser();

/** Compressed bytes of all scripts until the trip is on screen, before the map's own. */
const SCRIPT_BYTES = 330_000;
/** Compressed bytes of a trip of six destinations. */
const TRIP_BYTES = 3_000;
/** API calls until the browser is idle; the trip, its route, settings, the account, steps to undo, the map and live updates. */
const CALLS = 7;

/** What the page requested so far; bytes as they traveled. */
function requests(page: Page): Promise<{ path: string; bytes: number }[]> {
  return page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => ({
      path: new URL(entry.name).pathname,
      bytes: entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0,
    })),
  );
}

test('a planner opens with few calls and bytes, and loads the rest afterward', async () => {
  const device = await traveler({ size: PHONE, touch: true });
  const { page } = device;
  const address = await prepareTrip(device);
  const listed = page.waitForResponse('**/api/trips');
  await page.goto(`${address}&view=itinerary`);
  await stopRow(page, 'Denver').waitFor();
  const first = await requests(page);
  await listed;
  const later = await requests(page);

  const scripts = first.filter(({ path }) => path.endsWith('.js'));
  expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(SCRIPT_BYTES);
  expect(first.map(({ path }) => path).filter((path) => /planner-(tabs|dialogs)/.test(path))).toEqual([]);
  const calls = later.filter(({ path }) => path.startsWith('/api/') && path !== '/api/trips');
  expect(calls.length).toBeLessThanOrEqual(CALLS);
  expect(calls.find(({ path }) => path === '/api/trip/view')?.bytes).toBeLessThan(TRIP_BYTES);
});
