import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from '../support/browser';
import { spoiledBy } from '../support/narrow';
import { openStop, stopRow } from '../support/planner';
import { prepareTrip, sessionOf } from '../support/prepared-trip';

const { traveler } = useBrowser();

const WIDTHS = [320, 360, 390];
const PARK = 'Bryce Canyon National Park and its Amphitheaters';
const LONG = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';

const STOPS = [
  { name: PARK, coords: [-112.1871, 37.593] as [number, number], nights: 2 },
  { name: 'Grand Canyon Village', coords: [-112.1401, 36.0544] as [number, number], nights: 1 },
  { name: LONG, coords: [-109.5498, 38.5733] as [number, number], nights: 3 },
];

/** Expects that everything can be read and pressed at every width. */
async function expectSound(page: Page, screen: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => spoiledBy(page), { message: `${screen} at ${width}` }).toEqual([]);
  }
}

test('every list and card can be read and pressed on narrow phones, with the longest names and chips', {
  timeout: 240_000,
}, async () => {
  const device = await traveler({ size: { width: 390, height: 844 }, touch: true });
  const { page } = device;
  const address = await prepareTrip(device, { name: `${PARK} the long way round`, stops: STOPS });

  await page.goto(address);
  await page.getByRole('button', { name: 'Itinerary' }).waitFor();
  await planSomething(page, new URL(page.url()).searchParams.get('trip') ?? '');
  await expectSound(page, 'the map');

  await page.goto(`${address}&view=itinerary`);
  await openStop(page, LONG);
  await expectSound(page, 'the itinerary');
  await page.getByRole('button', { name: `More for ${LONG}` }).click();
  await page.getByRole('menuitem').first().waitFor();
  await expectSound(page, 'the menu of a destination');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Add a destination' }).click();
  const field = page.getByRole('combobox', { name: 'Add a destination' });
  await field.fill('Page Arizona');
  await page
    .getByRole('option')
    .filter({ hasText: `after ${PARK}` })
    .first()
    .waitFor();
  await expectSeen(field);
  await expectSound(page, 'the suggestions');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  for (const row of ['Trip check', 'History']) {
    await page.goto(`${address}&view=itinerary`);
    await stopRow(page, LONG).waitFor();
    await page.getByRole('button', { name: /trip menu$/i }).click();
    await page.getByRole('menuitem', { name: row }).click();
    await page.getByRole('region', { name: row }).getByRole('listitem').first().waitFor();
    await expectSound(page, row);
  }
  for (const view of ['calendar', 'costs', 'pictures']) {
    await page.goto(`${address}&view=${view}`);
    await page.getByRole('radiogroup', { name: 'View of the trip' }).waitFor();
    await expectSound(page, view);
  }
  for (const row of [/^Share/, 'Export trip', 'Import a file', 'Display settings']) {
    await page.goto(`${address}&view=itinerary`);
    await stopRow(page, LONG).waitFor();
    await page.getByRole('button', { name: /trip menu$/i }).click();
    await page.getByRole('menuitem', { name: row }).click();
    await expectSeen(page.getByRole('dialog').getByRole('heading').first());
    await expectSound(page, `${row}`);
  }
});

/** Waits until the target is visible; on touch screens, a dialog stays transparent until the keyboard has had time to open. */
async function expectSeen(target: Locator): Promise<void> {
  await expect
    .poll(() => target.evaluate((shown) => shown.checkVisibility({ opacityProperty: true })))
    .toBe(true);
}

/** Adds a plan with the longest name and a cost with the largest amount. */
async function planSomething(page: Page, tripid: string): Promise<void> {
  const { token } = JSON.parse(await sessionOf(page));
  const headers = { authorization: `Bearer ${token}` };
  const event = { tripid, name: `${LONG} at sunrise`, start: '2027-05-11T06:30', costEst: 1_234_567.89 };
  const cost = { tripid, supplier: `Guides of ${LONG}`, expenseCategory: 'Other', costEst: 98_765_432.1 };
  for (const [path, data] of [
    ['user_event', event],
    ['cost', cost],
  ] as const) {
    const answer = await page.request.post(`/api/trip/${path}`, { data, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  await page.reload();
}

test('a place is added from its card and from its page on narrow phones and tablets', {
  timeout: 240_000,
}, async () => {
  const device = await traveler({ size: { width: 390, height: 844 }, touch: true });
  const { page } = device;
  const address = await prepareTrip(device, { stops: STOPS });
  const tab = (name: string) => address.replace('/trip_plan', `/trip_plan/${name}`);

  await page.goto(tab('things_do'));
  const add = page.getByRole('button', { name: /^Add (?!as|to)/ }).first();
  await add.waitFor();
  await expectSound(page, 'Things To Do');
  await page.setViewportSize({ width: 820, height: 1180 });
  await add.waitFor();
  await expect.poll(() => spoiledBy(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('heading', { level: 3 }).first().getByRole('button').click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectSound(page, 'a place');

  await page.goto(tab('hotels'));
  await page
    .getByRole('button', { name: /^Add stay/ })
    .first()
    .waitFor();
  await expectSound(page, 'Hotels');
  await page.goto(tab('trip_ideas'));
  await page
    .getByRole('button', { name: /national parks/ })
    .first()
    .waitFor();
  await expectSound(page, 'Trip Ideas');
});
