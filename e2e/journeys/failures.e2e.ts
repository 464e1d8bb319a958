import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from '../support/browser';
import { addNight, expectSaved, openStop, showView, stopRow } from '../support/planner';
import { openRoadTrip, prepareTrip } from '../support/prepared-trip';

const { traveler } = useBrowser();

test('a screen whose code is gone is retried five times, then the update is announced and nothing is lost', async () => {
  const { page, context, errors, address } = await openRoadTrip(await traveler({ keepsApp: true }));
  const asked: string[] = [];
  // The service worker would respond from its cache, so its requests are blocked too.
  await context.route(/\/assets\/calendar-view.*\.js/, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await forgetKeptCode(page);
  await openStop(page, 'Moab');
  await addNight(page, 'Moab');
  await expectSaved(page);
  await page.clock.install();

  await showView(page, 'Calendar');
  for (let retry = 0; retry <= 5; retry += 1) {
    await expect.poll(() => asked.length).toBeGreaterThan(retry);
    await page.clock.runFor(1_500);
  }
  const notice = page.getByRole('alertdialog', { name: 'There is an update to the app.' });
  await notice.getByText('You will be redirected to the homepage and your progress will be saved.').waitFor();
  expect(errors.splice(0).join()).toContain('ScreenUnavailableError');
  await context.unroute(/\/assets\/calendar-view.*\.js/);
  await notice.getByRole('button', { name: 'Ok' }).click();
  await page.getByRole('heading', { level: 1, name: /^Continue Canyon loop/ }).waitFor();

  await page.goto(address);
  await stopRow(page, 'Moab').getByText('May 10 – 14').waitFor();
});

test('a screen whose styles failed to load is shown once they have loaded', async () => {
  const { page, context, errors } = await openRoadTrip(await traveler({ keepsApp: true }));
  let asked = 0;
  await context.route(/\/assets\/calendar-view.*\.css/, (route) => {
    asked += 1;
    return asked > 2 ? route.continue() : route.abort();
  });
  await forgetKeptCode(page);

  await showView(page, 'Calendar');

  await page.getByRole('region', { name: 'Calendar of the trip' }).waitFor();
  expect(asked).toBeGreaterThan(2);
  errors.splice(0); // What the browser logs depends on whether the service worker was already active.
});

test('if a trip takes a minute to load, the page apologizes and leads home', async () => {
  const device = await traveler({ keepsApp: true });
  const { page } = device;
  const address = await prepareTrip(device);
  // Never responds, like a hanging server.
  await page.route('**/api/trip/view', () => {});
  await page.clock.install();
  await page.goto(address);
  await page.clock.runFor(1_000);
  await page.getByRole('status').getByText('Setting Things Up...').waitFor();
  await page.getByText('Travel Simplified').first().waitFor();
  // From here on the trip alone is missing: the same words stood there while the planner's code loaded.
  await page.getByRole('navigation', { name: 'Planner' }).waitFor();

  await page.clock.runFor(60_000);
  const sorry = page.getByRole('alertdialog', { name: 'Sorry' });
  await sorry.getByText('Wayfold is having trouble loading.').waitFor();
  await page.clock.resume();
  await sorry.getByRole('button', { name: 'Ok' }).click();
  await page.getByRole('heading', { level: 1, name: /The whole trip/ }).waitFor();
});

test('if the planner’s code takes a minute to load, the page apologizes too', async () => {
  const device = await traveler({ keepsApp: true });
  const { page, context } = device;
  const address = await prepareTrip(device);
  // Never responds; a new device has no code in its cache yet.
  await context.route(/\/assets\/planner-page.*\.js/, () => {});
  await page.clock.install();
  await page.goto(address);
  await page.getByText('Opening your trip').waitFor();
  await page.clock.runFor(6_000);
  await page.getByRole('status').getByText('Setting Things Up...').waitFor();

  await page.clock.runFor(60_000);
  await page.getByRole('alertdialog', { name: 'Sorry' }).getByRole('button', { name: 'Ok' }).waitFor();
});

test('a new release is announced once everything is sent, and updating loses nothing', async () => {
  const { page, context, address } = await openRoadTrip(await traveler({ keepsApp: true }));
  await context.setOffline(true);
  await openStop(page, 'Moab');
  await addNight(page, 'Moab');
  await page.getByText('Offline, saved on this device').first().waitFor();

  await answerAsNewRelease(context);
  await context.setOffline(false);
  const notice = page.getByRole('alertdialog', { name: 'There is an update to the app.' });
  await notice.getByRole('button', { name: 'Ok' }).click();
  await page.getByRole('heading', { level: 1, name: /^Continue Canyon loop/ }).waitFor();

  await page.goto(address);
  await stopRow(page, 'Moab').getByText('May 10 – 14').waitFor();
});

test('a new release is announced even if the notice’s code is gone with the old release', async () => {
  const { page, context, errors } = await openRoadTrip(await traveler({ keepsApp: true }));
  await context.route(/\/assets\/update-notice.*\.js/, (route) => route.fulfill({ status: 404 }));
  await answerAsNewRelease(context);
  await forgetKeptCode(page);

  await openStop(page, 'Moab');
  await addNight(page, 'Moab');

  const notice = page.getByRole('alertdialog', { name: 'There is an update to the app.' });
  await notice.getByText('You will be redirected to the homepage and your progress will be saved.').waitFor();
  await notice.getByRole('button', { name: 'Ok' }).waitFor();
  expect(errors.splice(0).join()).toContain('404');
});

/** Empties the service worker's cache, which would otherwise respond in place of the server. */
async function forgetKeptCode(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
}

/** From now on, the server responds to edits like the next release. */
async function answerAsNewRelease(context: BrowserContext): Promise<void> {
  await context.route('**/api/trip/*/changes', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'x-wayfold-build': 'the-next-one' } });
  });
}
