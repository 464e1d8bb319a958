import type { SingleChange } from '@wayfold/contract/trip/change';
import { addDays } from '@wayfold/domain/calendar/dates';
import { newId } from '@wayfold/domain/document/ids';
import { day as dayWords } from '../../web/src/i18n/en/planner/days/day';
import { map } from '../../web/src/i18n/en/planner/map';
import { launchBrowser } from '../support/bench';
import type { Measurement } from '../support/measurement';
import { newDevice, PHONE, SLOW_PHONE } from '../support/pages';
import type { Product } from '../support/product';
import type { Figure } from '../support/report';
import { median, percentile } from '../support/statistics';
import { workPerFrame } from './frame-work';
import { panAndZoom } from './pan-and-zoom';

const PLANS = 1_000;
const PLANS_OF_LONG_DAY = 500;
const CHANGES_AT_ONCE = 200;
const NIGHTS = 20;
const START = '2027-05-08';
/** The corners of Liechtenstein: together they are shown close enough for plans. */
const [WEST, SOUTH, EAST, NORTH] = [9.48, 47.06, 9.62, 47.26];
const ROUNDS = 5;

/** Measures a map with very many plans, and a day with far too many. */
export const planPins: Measurement = {
  name: 'plan-pins',
  isUsual: true,
  run: async (bench) => {
    const product = await bench.product();
    return [...(await drawnOnPhone(product)), await longDay(product)];
  },
};

/** What the main thread does for each frame, with plans and without. */
async function drawnOnPhone(product: Product): Promise<Figure[]> {
  const days = Array.from({ length: PLANS }, (_, index) => index % (2 * NIGHTS));
  const frames = await framesOnPhone(product, await tripOf(product, days));
  const bare = await framesOnPhone(product, await tripOf(product, []));
  const figure = (name: string, share: number) => ({
    name: `slow phone, ${PLANS.toLocaleString('en-US')} plans panned and zoomed, work per frame, ${name}`,
    value: percentile(frames, share),
    unit: 'ms' as const,
    ceiling: { name: 'without plans', value: percentile(bare, share) },
  });
  const note = `${frames.length} frames, software WebGL; processor time of the main thread, times ${SLOW_PHONE.processor}.`;
  return [{ ...figure('p50', 0.5), goal: { atMost: 8 }, note }, figure('p95', 0.95)];
}

/** Pans and zooms the map, on a phone a quarter as fast as this machine. */
async function framesOnPhone(product: Product, { id }: { id: string }): Promise<number[]> {
  const browser = await launchBrowser();
  try {
    const device = await newDevice(browser, product, { map: 'webgl', size: PHONE });
    const page = await device.newPage();
    await page.goto(`/trip_plan?trip=${id}`);
    await page.getByRole('button', { name: map.fit }).waitFor({ timeout: 60_000 });
    // Once without measuring, so that all tiles are there: their loading depends on the network.
    await panAndZoom(page);
    const frames = await workPerFrame(browser, page, () => panAndZoom(page));
    return frames.map((ms) => ms * SLOW_PHONE.processor);
  } finally {
    await browser.close();
  }
}

/** From the press that opens a day with very many plans to the paint that shows its first ones. */
async function longDay(product: Product): Promise<Figure> {
  const { id, stop } = await tripOf(product, Array(PLANS_OF_LONG_DAY).fill(1));
  const browser = await launchBrowser();
  try {
    const device = await newDevice(browser, product, { map: 'webgl' });
    const page = await device.newPage();
    await page.goto(`/trip_plan?trip=${id}&view=day&day=${stop}.1`);
    const strip = page.getByRole('tablist', { name: dayWords.days }).getByRole('tab');
    await page.getByRole('button', { name: map.fit }).waitFor({ timeout: 60_000 });
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await strip.nth(0).click();
      await page.getByText(dayWords.emptyTitle).waitFor();
      times.push(await strip.nth(1).evaluate(untilPainted, dayWords.plans));
    }
    return {
      name: `a day of ${PLANS_OF_LONG_DAY} plans opens beside its map`,
      value: median(times),
      unit: 'ms',
      goal: { atMost: 1_000 },
      note: 'From the press on its panel of the strip to the paint with its first plans.',
    };
  } finally {
    await browser.close();
  }
}

/** Runs in the page: presses a panel of the strip and waits for the paint with the list. */
function untilPainted(panel: Element, list: string): Promise<number> {
  const start = performance.now();
  (panel as HTMLElement).click(); // a button, as the locator says
  return new Promise((resolve) => {
    const look = () => {
      if (!document.querySelector(`[aria-label="${list}"] button`)) return void requestAnimationFrame(look);
      // A message sent while a frame is rendered arrives after that frame is painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - start);
      port2.postMessage(null);
    };
    requestAnimationFrame(look);
  });
}

/**
 * Creates a trip to two corners of Liechtenstein with plans all over it.
 *
 * @param days of the trip that each plan is on, from 0
 */
async function tripOf({ api }: Product, days: readonly number[]): Promise<{ id: string; stop: string }> {
  const { id } = await api.trips.create({ body: { name: 'All of Liechtenstein', startDate: START } });
  const [stop, other] = [newId(), newId()];
  const across = Math.ceil(Math.sqrt(days.length));
  const changes: SingleChange[] = [
    destination(stop, 'Balzers', [WEST, SOUTH]),
    destination(other, 'Ruggell', [EAST, NORTH]),
    ...days.map((day, index): SingleChange => {
      const lon = WEST + ((EAST - WEST) * (index % across)) / across;
      const lat = SOUTH + ((NORTH - SOUTH) * Math.floor(index / across)) / across;
      return {
        kind: 'event.add',
        id: newId(),
        fields: { name: `Sight ${index + 1}`, start: addDays(START, day), coords: [lon, lat] },
      };
    }),
  ];
  for (let from = 0; from < changes.length; from += CHANGES_AT_ONCE) {
    const change = { kind: 'batch' as const, changes: changes.slice(from, from + CHANGES_AT_ONCE) };
    await api.trips.sendChanges({
      params: { id },
      body: { baseVersion: 0, changes: [{ changeId: newId(), change }] },
    });
  }
  return { id, stop };
}

function destination(id: string, name: string, coords: [number, number]): SingleChange {
  return { kind: 'destination.add', id, fields: { name, coords, nights: NIGHTS } };
}
