import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, useBrowser } from '../support/browser';
import { expectSaved, mappedStops, notices, stopRow } from '../support/planner';
import { countTaps } from '../support/taps';

const { traveler } = useBrowser();

/** The most that a stranger should need. */
const MOST_ACTIONS = 25;
const TYPED = 'Denver, Moab 2, Springdale 2, Page, Santa Fe 2';
const STOPS = ['Denver', 'Moab', 'Springdale', 'Page', 'Santa Fe'];

/**
 * Plans five stops with nights and legs, six sights and four hotels, and counts what a person does: every press, and the typing
 * into a field together with the Enter that ends it.
 *
 * @param goNear shows the sights near another stop
 */
async function planAndCount(page: Page, goNear: (stop: string) => Promise<void>): Promise<number> {
  const presses = await countTaps(page);
  await page.goto('/');
  await page.getByLabel('Where to first?').click();
  await page.keyboard.type(TYPED);
  await page.keyboard.press('Enter');
  const typings = 1;
  await expect.poll(() => mappedStops(page), { timeout: 20_000 }).toEqual(STOPS);

  await page.getByRole('link', { name: 'Things To Do' }).click();
  await addThreeSights(page, 'Denver');
  await goNear('Moab');
  await addThreeSights(page, 'Moab');

  await page.getByRole('link', { name: 'Hotels' }).click();
  // The stop whose sights were shown is open; then the next one without a stay is offered.
  for (const [index, stop] of ['Moab', 'Denver', 'Springdale', 'Page'].entries()) {
    if (index > 0) await page.getByRole('button', { name: `Next: ${stop}` }).click();
    const hotels = page.getByRole('list', { name: `Places to stay near ${stop}` });
    await hotels
      .getByRole('button', { name: /^Add stay: / })
      .first()
      .click();
    await notices(page).getByText(`added to ${stop}`).waitFor();
  }
  return typings + (await presses());
}

async function addThreeSights(page: Page, stop: string): Promise<void> {
  await page.getByRole('heading', { level: 2, name: new RegExp(`^Near ${stop}`) }).waitFor();
  const add = page.getByRole('button', { name: /^Add (?!as|to|your)/ }).first();
  for (let sight = 0; sight < 3; sight += 1) {
    const name = String(await add.getAttribute('aria-label')).replace('Add ', '');
    await add.click();
    await notices(page).getByText(`${name} added to`).waitFor();
    await page.getByRole('button', { name: `Add ${name}`, exact: true }).waitFor({ state: 'detached' });
  }
}

/** Checks that all of it is in the trip: nights, a transport for each leg, plans and stays. */
async function expectPlanned(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Current Trip' }).click();
  await expectSaved(page);
  const trip = new URL(page.url()).searchParams.get('trip');
  await page.goto(`/trip_plan?trip=${trip}&view=itinerary`);
  await stopRow(page, 'Denver').getByText('1 night · 4 plans').waitFor();
  await stopRow(page, 'Moab').getByText('2 nights · 4 plans').waitFor();
  await stopRow(page, 'Springdale').getByText('2 nights · 1 plan').waitFor();
  await stopRow(page, 'Page').getByText('1 night · 1 plan').waitFor();
  await stopRow(page, 'Santa Fe').getByText('2 nights').waitFor();
  for (const [index, stop] of STOPS.slice(1).entries()) {
    await page.getByRole('button', { name: `From ${STOPS[index]} to ${stop}: My vehicle` }).waitFor();
  }
}

test('at a desk, a stranger plans five stops, six sights and four hotels in 18 actions', {
  timeout: 180_000,
}, async () => {
  const { page } = await traveler();

  const count = await planAndCount(page, (stop) =>
    page
      .getByRole('list', { name: 'Trip timeline' })
      .getByRole('button', { name: new RegExp(`^${stop}`) })
      .click(),
  );

  expect(count).toBe(18);
  expect(count).toBeLessThanOrEqual(MOST_ACTIONS);
  await expectPlanned(page);
});

test('on a phone, in 20', { timeout: 180_000 }, async () => {
  const { page } = await traveler({ size: PHONE, touch: true });

  const count = await planAndCount(page, async (stop) => {
    await page.getByRole('link', { name: 'Current Trip' }).click();
    await page
      .getByRole('list', { name: 'Destinations on the map' })
      .getByRole('button', { name: new RegExp(`, ${stop}$`) })
      .click();
    await page.getByRole('link', { name: 'Things To Do' }).click();
  });

  expect(count).toBe(20);
  expect(count).toBeLessThanOrEqual(MOST_ACTIONS);
  await expectPlanned(page);
});
