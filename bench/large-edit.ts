import { setTimeout as wait } from 'node:timers/promises';
import type { SingleChange } from '@wayfold/contract/trip/change';
import type { Trip } from '@wayfold/contract/trip/trip';
import { applyEdit } from '@wayfold/domain/changes/apply-change';
import { documentFromTrip, type TripDocument } from '@wayfold/domain/document/trip-document';
import type { Locator, Page } from 'playwright-core';
import { itinerary } from '../web/src/i18n/en/planner/itinerary';
import type { Bench, Measurement } from './support/measurement';
import { newDevice, PHONE, plannerPath } from './support/pages';
import type { Figure } from './support/report';
import { median, percentile } from './support/statistics';
import { LARGE_TRIP, makeTrip } from './support/trips';

const DOMAIN_EDITS = 100;
const CLICKS = 20;
const WARM_UP = 3;
const BETWEEN_CLICKS_MS = 400;
const DRAWN_MS = 50;

/** Measures one edit that moves every date of a trip with 100 destinations and 1,000 events: domain code alone, and on screen. */
export const largeEdit: Measurement = {
  name: 'large-edit',
  isUsual: true,
  run: async (bench) => {
    const trip = await makeTrip(await bench.product(), LARGE_TRIP);
    return [
      ...byTheRules(trip),
      ...(await onScreen(bench, trip, { name: 'large edit, click to paint, list alone', size: PHONE })),
      ...(await onScreen(bench, trip, { name: 'large edit, click to paint, list and drawn map' })),
    ];
  },
};

function byTheRules(trip: Trip): Figure[] {
  let document = documentFromTrip(trip);
  const [first] = trip.destinations;
  if (!first) throw new Error('The large trip is empty.');
  const edits: number[] = [];
  const copies: number[] = [];
  for (let i = -DOMAIN_EDITS / 5; i < DOMAIN_EDITS; i += 1) {
    const fields = { nights: i % 2 === 0 ? 3 : 2 };
    const change: SingleChange = { kind: 'destination.set', id: first.id, fields, carryEvents: true };
    let edited: TripDocument = document;
    const edit = timed(() => {
      edited = applyEdit(document, change).document;
    });
    const copy = timed(() => structuredClone(document));
    document = edited;
    // The first rounds warm up both.
    if (i < 0) continue;
    edits.push(edit);
    copies.push(copy);
  }
  const name = 'large edit by the rules alone';
  return [
    {
      name: `${name}, p50`,
      value: median(edits),
      unit: 'ms',
      ceiling: { name: 'copying the trip', value: median(copies) },
    },
    { name: `${name}, p99`, value: percentile(edits, 0.99), unit: 'ms' },
  ];
}

function timed(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

type Screen = { name: string; size?: typeof PHONE };

async function onScreen(bench: Bench, trip: Trip, { name, ...size }: Screen): Promise<Figure[]> {
  const device = await newDevice(await bench.browser(), await bench.product(), { map: 'drawn', ...size });
  try {
    const page = await device.newPage();
    await page.goto(plannerPath(trip.id));
    const place = trip.destinations[0]?.name ?? '';
    const list = page.getByRole('list', { name: itinerary.list, exact: true });
    await list.getByRole('button', { name: place }).first().click();
    const more = page.getByRole('button', { name: itinerary.oneNightMore.replace('{place}', place) });
    const nothing = page.getByRole('heading').first();
    await more.waitFor();
    const edits: number[] = [];
    const bare: number[] = [];
    for (let click = -WARM_UP; click < CLICKS; click += 1) {
      const empty = await timeClick(page, nothing, { waitsForRow: null });
      const edit = await timeClick(page, more, { waitsForRow: 1 });
      if (click < 0) continue;
      bare.push(empty);
      edits.push(edit);
    }
    const ceiling = { name: 'click on nothing', value: median(bare) };
    const note = `One more night in the first destination moves every date after it; ${CLICKS} clicks.`;
    return [
      { name: `${name}, p50`, value: median(edits), unit: 'ms', ceiling, goal: { atMost: DRAWN_MS }, note },
      { name: `${name}, slowest`, value: Math.max(...edits), unit: 'ms' },
    ];
  } finally {
    await device.close();
  }
}

/**
 * Measures the milliseconds from a click to the end of the frame that shows its result.
 *
 * @param waitsForRow 0-based row of the list whose text must change; null takes the next frame
 */
async function timeClick(
  page: Page,
  target: Locator,
  { waitsForRow }: { waitsForRow: number | null },
): Promise<number> {
  // Saving the previous edit must not count toward this one.
  await wait(BETWEEN_CLICKS_MS);
  const painted = page.evaluate(clickToPaint, { list: itinerary.list, waitsForRow });
  const [ms] = await Promise.all([painted, target.click()]);
  return ms;
}

/** A Chromium API that TypeScript's own types leave out. */
declare const scheduler: {
  postTask: (task: () => void, options: { priority: 'user-blocking' }) => Promise<void>;
};

/** Runs in the page. */
function clickToPaint({ list, waitsForRow }: { list: string; waitsForRow: number | null }): Promise<number> {
  const textOfRow = () =>
    waitsForRow === null
      ? null
      : document.querySelectorAll(`[aria-label="${list}"] > li:not([aria-hidden])`)[waitsForRow]?.textContent;
  return new Promise((resolve) => {
    const begin = ({ timeStamp }: MouseEvent) => {
      const before = textOfRow();
      const look = () => {
        if (waitsForRow !== null && textOfRow() === before) return void requestAnimationFrame(look);
        // Runs after this frame is painted and before any work that was deferred until after it.
        void scheduler.postTask(() => resolve(performance.now() - timeStamp), { priority: 'user-blocking' });
      };
      requestAnimationFrame(look);
    };
    addEventListener('click', begin, { capture: true, once: true });
  });
}
