import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, useBrowser } from '../support/browser';
import { stopRow } from '../support/planner';
import { prepareTrip } from '../support/prepared-trip';

const { traveler } = useBrowser();

/** Compressed bytes of the scripts until the trip is read, before the map's own. */
const SCRIPT_BYTES = 344_000;
/** What waits for the trip starts later than this after it was read; see `use-later-parts.ts`. */
const TRIP_FIRST_MS = 1_000;
/** Compressed bytes of a trip of six destinations. */
const TRIP_BYTES = 3_000;
/** API calls until the browser is idle; the trip, its route, settings, the account, steps to undo, the map and live updates. */
const CALLS = 7;

/** A request as the page timed it; bytes as they traveled. */
interface Request {
  path: string;
  start: number;
  end: number;
  bytes: number;
}

function requests(page: Page): Promise<Request[]> {
  return page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => ({
      path: new URL(entry.name).pathname,
      start: entry.startTime,
      end: entry.startTime + entry.duration,
      bytes: entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0,
    })),
  );
}

test('a planner opens with few calls and bytes, and loads the rest afterward', async () => {
  const device = await traveler({ size: PHONE, touch: true });
  const { page } = device;
  const address = await prepareTrip(device);
  const listed = page.waitForResponse('**/api/trips');
  const dialogs = page.waitForResponse(/\/planner-dialogs-[^/]*\.js$/);
  await page.goto(`${address}&view=itinerary`);
  await stopRow(page, 'Denver').waitFor();
  await Promise.all([listed, dialogs]);

  const all = await requests(page);
  const trip = all.find(({ path }) => path === '/api/trip/view');
  expect(trip?.bytes).toBeLessThan(TRIP_BYTES);
  const startedBy = (time: number) => all.filter(({ start }) => start < time);
  const read = trip?.end ?? 0;
  const scripts = startedBy(read).filter(({ path }) => path.endsWith('.js'));
  expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(SCRIPT_BYTES);
  const early = startedBy(read + TRIP_FIRST_MS).filter(({ path }) => /planner-(tabs|dialogs)/.test(path));
  expect(early).toEqual([]);
  const calls = all.filter(({ path }) => path.startsWith('/api/') && path !== '/api/trips');
  expect(calls.length).toBeLessThanOrEqual(CALLS);
});
