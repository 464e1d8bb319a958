import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keepOnDevice, PHONE, useBrowser } from '../support/browser';
import { shareRoadTrip } from '../support/shared-page';

const { traveler, url } = useBrowser();

/** What a route may cost until the browser is first idle; the planner's is in opening.e2e.ts. */
interface Budget {
  path: string;
  /** Content that is there once the route has opened. */
  shown: (page: Page) => { waitFor: () => Promise<void> };
  /** Compressed bytes of all scripts. */
  scripts: number;
  /** API calls. */
  calls: number;
}

const title = (page: Page) => page.getByRole('heading', { level: 1 }).first();

/** Pages that a stranger opens. */
const PUBLIC: readonly Budget[] = [
  { path: '/', shown: title, scripts: 137_000, calls: 3 },
  {
    path: '/new_trip_themes',
    shown: (page) => page.locator('main a[href*="/trip-idea/"], main article').first(),
    ...{ scripts: 361_000, calls: 4 },
  },
  { path: '/trip-idea/utah-mighty-five', shown: title, scripts: 385_000, calls: 6 },
];

/** Pages of a member. */
const OWN: readonly Budget[] = [
  {
    path: '/trips_modal',
    shown: (page) => page.getByText('Red Rock & High Desert').first(),
    ...{ scripts: 350_000, calls: 7 },
  },
  {
    path: '/account',
    shown: (page) => page.getByRole('radiogroup', { name: 'Budget' }),
    ...{ scripts: 420_000, calls: 11 },
  },
];

/** Runs in the page: what it leaves for an idle moment never runs. */
function holdIdleWork(): void {
  Object.assign(window, { untilIdle: window.requestIdleCallback.bind(window) });
  window.requestIdleCallback = () => 0;
}

/** Opens a route and returns what exceeds its budget. */
async function excessOf(context: BrowserContext, { path, shown, scripts, calls }: Budget): Promise<object[]> {
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(path);
  await shown(page).waitFor();
  await page.evaluate('new Promise((resolve) => untilIdle(resolve))');
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
  await page.close();
  const api = asked.filter((one) => one.startsWith('/api/'));
  return bytes > scripts || api.length > calls ? [{ path, bytes, api }] : [];
}

test('every other route opens within its bytes of scripts and its API calls', async () => {
  const { shareId, token, userId } = await shareRoadTrip(url, { type: 'Traveler' });
  const stranger = await traveler({ size: PHONE, touch: true });
  const member = await traveler({ size: PHONE, touch: true });
  await keepOnDevice(member.context, {
    'wayfold.session': JSON.stringify({ token, userId, role: 'FREE' }),
  });
  const shared = { path: `/trip/${shareId}`, shown: title, scripts: 87_000, calls: 2 };

  const excess: object[] = [];
  for (const { context, budgets } of [
    { context: stranger.context, budgets: [...PUBLIC, shared] },
    { context: member.context, budgets: OWN },
  ]) {
    await context.addInitScript(holdIdleWork);
    for (const budget of budgets) excess.push(...(await excessOf(context, budget)));
  }

  // As text, so that the report of a first try names the route.
  expect(JSON.stringify(excess)).toBe('[]');
});
