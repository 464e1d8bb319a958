import { launchBrowser } from './support/bench';
import type { Bench, Measurement } from './support/measurement';
import { newDevice, PHONE, plannerPath, SLOW_PHONE, type Slowness, slowDown } from './support/pages';
import { drawRows, type Figure } from './support/report';
import { median } from './support/statistics';
import { makeTrip, type TripSize } from './support/trips';
import { usableAfter, watchForUse } from './support/usable';

const ROUNDS = 5;
/** 60 plans and 40 costs, and 500 plans. */
const TRIPS: readonly { name: string; size: TripSize }[] = [
  { name: '60 plans', size: { destinations: 10, events: 60, costs: 40 } },
  { name: '500 plans', size: { destinations: 40, events: 500, costs: 40 } },
];

/** A device, and how slow it is; null for this machine. */
interface Profile {
  name: string;
  size?: { width: number; height: number };
  slowness: Slowness | null;
  /** How many destinations its list shows at once, and whether the field for the next one is beside them. */
  inView: { stops: number; hasField: boolean };
}

const PROFILES: readonly Profile[] = [
  { name: 'desk', slowness: null, inView: { stops: 5, hasField: true } },
  { name: 'phone', size: PHONE, slowness: SLOW_PHONE, inView: { stops: 3, hasField: false } },
];
const GOALS_S: Readonly<Record<string, number>> = {
  'desk, 60 plans': 1,
  'desk, 500 plans': 1.2,
  'phone, 60 plans': 4,
};
const SCRIPTS_KB = 330;

/** Prints the waterfall of an opening by stage: a new browser each time, a planner that was never opened before. */
export const opening: Measurement = {
  name: 'opening',
  isUsual: true,
  run: async (bench) => {
    const figures: Figure[] = [];
    for (const { name: tripName, size } of TRIPS) {
      const trip = await makeTrip(await bench.product(), size);
      const names = trip.destinations.map(({ name }) => name);
      for (const profile of PROFILES) {
        const seen: Opening[] = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          seen.push(await openOnce(bench, profile, { path: plannerPath(trip.id), names }));
        }
        const name = `${profile.name}, ${tripName}`;
        printWaterfall(name, seen);
        figures.push(...figuresOf(name, seen));
      }
    }
    return figures;
  },
};

/** The stages of an opening, in milliseconds after navigation. */
interface Stages {
  htmlRead: number;
  codeRead: number;
  tripAsked: number;
  tripRead: number;
  usable: number;
}

/** What one opening took. Bytes are as they traveled, compressed. */
interface Opening {
  stages: Stages;
  /** Scripts until the trip was on screen. */
  scriptBytes: number;
  tripBytes: number;
  /** API calls and all their bytes, with what follows once the trip is on screen. */
  calls: number;
  callBytes: number;
}

async function openOnce(
  bench: Bench,
  { size, slowness, inView }: Profile,
  { path, names }: { path: string; names: readonly string[] },
): Promise<Opening> {
  const browser = await launchBrowser();
  try {
    const device = await newDevice(browser, await bench.product(), {
      map: 'drawn',
      ...(size ? { size } : {}),
    });
    await watchForUse(device, names.slice(0, inView.stops), inView);
    const page = await device.newPage();
    if (slowness) await slowDown(page, slowness);
    // What comes last of an opening: the list of trips once the browser is idle, and the dialogs after the trip.
    const last = Promise.all([
      page.waitForResponse('**/api/trips'),
      page.waitForResponse(/\/planner-dialogs-[^/]*\.js$/),
    ]);
    await page.goto(path, { waitUntil: 'commit' });
    const usable = await usableAfter(page);
    await last;
    return openingOf(await page.evaluate(entriesOf), usable);
  } finally {
    await browser.close();
  }
}

/** One request as the page timed it. */
interface Entry {
  path: string;
  start: number;
  end: number;
  bytes: number;
}

/** Runs in the page. */
function entriesOf(): { html: number; resources: Entry[] } {
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]; // by their type
  const [html] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]; // as above
  return {
    html: html?.responseEnd ?? 0,
    resources: resources.map(({ name, startTime, responseEnd, encodedBodySize }) => ({
      path: new URL(name).pathname,
      start: startTime,
      end: responseEnd,
      bytes: encodedBodySize,
    })),
  };
}

function openingOf(
  { html, resources }: { html: number; resources: readonly Entry[] },
  usable: number,
): Opening {
  const scripts = resources.filter(({ path, end }) => path.endsWith('.js') && end <= usable);
  const calls = resources.filter(({ path }) => path.startsWith('/api/'));
  const trip = calls.find(({ path }) => path === '/api/trip/view');
  if (!trip) throw new Error('The planner did not ask for the trip.');
  const code = scripts.filter(({ end }) => end <= trip.start);
  return {
    stages: {
      htmlRead: html,
      codeRead: Math.max(...code.map(({ end }) => end)),
      tripAsked: trip.start,
      tripRead: trip.end,
      usable,
    },
    scriptBytes: sum(scripts),
    tripBytes: trip.bytes,
    calls: calls.length,
    callBytes: sum(calls),
  };
}

function sum(entries: readonly Entry[]): number {
  return entries.reduce((bytes, entry) => bytes + entry.bytes, 0);
}

function medianOf(seen: readonly Opening[], pick: (one: Opening) => number): number {
  return median(seen.map(pick));
}

const STAGE_WORDS: readonly [keyof Stages, string][] = [
  ['htmlRead', 'the page is read'],
  ['codeRead', 'the planner’s code is read'],
  ['tripAsked', 'the trip is asked for'],
  ['tripRead', 'the trip is read'],
  ['usable', 'the list and its field are painted'],
];

function printWaterfall(name: string, seen: readonly Opening[]): void {
  let before = 0;
  const rows = STAGE_WORDS.map(([stage, words]) => {
    const at = medianOf(seen, ({ stages }) => stages[stage]);
    const row = [words, `${at.toFixed(0)} ms`, `+${(at - before).toFixed(0)} ms`];
    before = at;
    return row;
  });
  console.log(`\n${drawRows([`opening: ${name}`, 'at', ''], rows)}`);
}

function figuresOf(name: string, seen: readonly Opening[]): Figure[] {
  const goal = GOALS_S[name];
  const kilobytes = (pick: (one: Opening) => number) => medianOf(seen, pick) / 1_000;
  return [
    {
      name: `planner usable, ${name}`,
      value: medianOf(seen, ({ stages }) => stages.usable) / 1_000,
      unit: 's',
      ...(goal === undefined ? {} : { goal: { atMost: goal } }),
    },
    {
      name: `scripts until then, ${name}`,
      value: kilobytes(({ scriptBytes }) => scriptBytes),
      unit: 'KB',
      goal: { atMost: SCRIPTS_KB },
    },
    { name: `the trip, ${name}`, value: kilobytes(({ tripBytes }) => tripBytes), unit: 'KB' },
    { name: `calls, ${name}`, value: medianOf(seen, ({ calls }) => calls), unit: 'count' },
    { name: `bytes of all calls, ${name}`, value: kilobytes(({ callBytes }) => callBytes), unit: 'KB' },
  ];
}
