import type { Page } from 'playwright-core';
import { landing } from '../web/src/i18n/en/pages/landing';
import { map } from '../web/src/i18n/en/planner/map';
import { launchBrowser } from './support/bench';
import type { Bench, Measurement } from './support/measurement';
import { newDevice, PHONE, plannerPath, SLOW_PHONE, slowDown } from './support/pages';
import type { Figure } from './support/report';
import { median } from './support/statistics';
import { makeTrip, USUAL_TRIP } from './support/trips';
import { usableAfter, watchForUse } from './support/usable';

const ROUNDS = 5;
/** How many destinations the list of the trip shows at once. */
const STOPS_IN_VIEW = 3;

/** Prints when a slow phone with an empty cache can use the landing page and its own trip. */
export const slowPhone: Measurement = {
  name: 'slow-phone',
  isUsual: true,
  run: async (bench) => {
    const trip = await makeTrip(await bench.product(), USUAL_TRIP);
    const names = trip.destinations.slice(0, STOPS_IN_VIEW).map(({ name }) => name);
    const seen: Opened[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      seen.push({
        landing: await onNewPhone(bench, openLanding),
        trip: await onNewPhone(bench, (page) => openTrip(page, plannerPath(trip.id), names)),
        map: await onNewPhone(bench, (page) => openMap(page, `/trip_plan?trip=${trip.id}`)),
      });
    }
    const figure = (name: string, atMost: number | null, pick: (one: Opened) => number) => ({
      ...{ name: `slow phone, ${name}`, value: median(seen.map(pick)) / 1_000, unit: 's' as const },
      ...(atMost === null ? {} : { goal: { atMost } }),
    });
    return [
      figure('landing page painted', null, (one) => one.landing.painted),
      figure('landing page, its field takes a tap', null, (one) => one.landing.tapped),
      figure('landing page, suggestions', 3, (one) => one.landing.suggested),
      figure('own trip, its outline', 1.5, (one) => one.trip.painted),
      figure('own trip, the list', 4, (one) => one.trip.usable),
      figure('own trip, the map', 6, (one) => one.map),
    ] satisfies Figure[];
  },
};

/** What one round took, in milliseconds after navigation. */
interface Opened {
  landing: { painted: number; tapped: number; suggested: number };
  trip: { painted: number; usable: number };
  map: number;
}

/** Opens a page in a new browser that is as slow as a cheap phone, on software WebGL. */
async function onNewPhone<Seen>(bench: Bench, open: (page: Page) => Promise<Seen>): Promise<Seen> {
  const browser = await launchBrowser();
  try {
    const device = await newDevice(browser, await bench.product(), { map: 'webgl', size: PHONE });
    const page = await device.newPage();
    await slowDown(page, SLOW_PHONE);
    return await open(page);
  } finally {
    await browser.close();
  }
}

/** Milliseconds from navigation until the page is painted, its field has been tapped, and what was typed has suggestions. */
async function openLanding(page: Page) {
  await page.goto('/', { waitUntil: 'commit' });
  const painted = await paintedAfter(page);
  const field = page.getByRole('combobox', { name: landing.where }).or(page.getByLabel(landing.where));
  await field.first().focus();
  const tapped = await now(page);
  await page.keyboard.type('Kyo');
  await page.getByRole('option').first().waitFor();
  return { painted, tapped, suggested: await now(page) };
}

/** Milliseconds from navigation until something is painted, and until the list is. */
async function openTrip(page: Page, path: string, names: readonly string[]) {
  await watchForUse(page.context(), names, { hasField: false });
  await page.goto(path, { waitUntil: 'commit' });
  const painted = await paintedAfter(page);
  return { painted, usable: await usableAfter(page) };
}

/** Milliseconds from navigation until the map has its buttons, which it gets once it is drawn. */
async function openMap(page: Page, path: string): Promise<number> {
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('button', { name: map.fit }).waitFor({ timeout: 60_000 });
  return now(page);
}

const now = (page: Page) => page.evaluate(() => performance.now());

async function paintedAfter(page: Page): Promise<number> {
  const paint = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  return Number(await paint.jsonValue());
}
