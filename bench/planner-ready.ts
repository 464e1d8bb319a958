import type { BrowserContext } from 'playwright-core';
import { addDestination } from '../web/src/i18n/en/planner/add-destination';
import { itinerary } from '../web/src/i18n/en/planner/itinerary';
import { lighthouseScores } from './lighthouse-scores';
import { startBareServer } from './support/bare-server';
import type { Bench, Measurement } from './support/measurement';
import { newDevice, plannerPath } from './support/pages';
import type { Figure } from './support/report';
import { median } from './support/statistics';
import { makeTrip, USUAL_TRIP } from './support/trips';
import { usableAfter, watchForUse } from './support/usable';

const ROUNDS = 7;
const USABLE_S = 1.5;

/** Measures the time from navigation to a usable planner (the list is drawn, the add field takes input), and its scores. */
export const plannerReady: Measurement = {
  name: 'planner-ready',
  isUsual: true,
  run: async (bench) => {
    const trip = await makeTrip(await bench.product(), USUAL_TRIP);
    const names = trip.destinations.map(({ name }) => name);
    const bare = await startBareServer(barePage(names), 'text/html; charset=utf-8');
    const seconds = {
      first: [] as number[],
      again: [] as number[],
      drawn: [] as number[],
      bare: [] as number[],
    };
    try {
      for (let round = 0; round < ROUNDS; round += 1) {
        const webgl = await visitTwice(bench, 'webgl', plannerPath(trip.id), names);
        const drawn = await visitTwice(bench, 'drawn', plannerPath(trip.id), names);
        const plain = await visitTwice(bench, 'drawn', bare.url, names);
        seconds.first.push(webgl.first);
        seconds.again.push(webgl.again);
        seconds.drawn.push(drawn.first);
        seconds.bare.push(plain.first);
      }
    } finally {
      await bare.close();
    }
    const { url, token, userId } = await bench.product();
    const scored = {
      url: url + plannerPath(trip.id),
      storage: { 'wayfold.session': JSON.stringify({ token, userId }) },
    };
    const ceiling = { name: 'bare page', value: median(seconds.bare) };
    const goal = { atMost: USABLE_S };
    return [
      {
        name: 'planner usable, first visit',
        value: median(seconds.first),
        unit: 's',
        ceiling,
        goal,
        note: `Empty browser cache, map by WebGL; the middle of ${ROUNDS}, the slowest ${Math.max(...seconds.first).toFixed(2)} s.`,
      },
      { name: 'planner usable, later visit', value: median(seconds.again), unit: 's', ceiling, goal },
      {
        name: 'planner usable, first visit, drawn map',
        value: median(seconds.drawn),
        unit: 's',
        ceiling,
        goal,
      },
      ...(await lighthouseScores({ ...scored, name: 'planner, desktop', goals: { performance: 95 } })),
      ...(await lighthouseScores({
        ...scored,
        ...{ name: 'planner, phone', form: 'phone', goals: { performance: 80 } },
      })),
    ] satisfies Figure[];
  },
};

async function visitTwice(bench: Bench, map: 'drawn' | 'webgl', url: string, names: string[]) {
  const device = await newDevice(await bench.browser(), await bench.product(), { map });
  try {
    await watchForUse(device, names);
    return { first: await visit(device, url), again: await visit(device, url) };
  } finally {
    await device.close();
  }
}

/** Measures the seconds from navigation until the page is usable, then uses it. */
async function visit(device: BrowserContext, url: string): Promise<number> {
  const page = await device.newPage();
  try {
    await page.goto(url, { waitUntil: 'commit' });
    const usableAt = await usableAfter(page);
    const field = page.getByLabel(addDestination.label, { exact: true }).and(page.locator('input'));
    await field.fill('Esc');
    return usableAt / 1_000;
  } finally {
    await page.close();
  }
}

/** The same list and field as plain markup, to measure what the browser itself needs. */
function barePage(names: readonly string[]): string {
  const rows = names.map((name) => `<li>${name}</li>`).join('');
  return `<!doctype html><title>Bare</title><ol aria-label="${itinerary.list}">${rows}</ol>
    <input aria-label="${addDestination.label}">`;
}
