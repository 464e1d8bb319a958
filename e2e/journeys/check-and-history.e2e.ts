import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, useBrowser } from '../support/browser';
import { expectSaved, expectStops, openStop, ROAD_TRIP, stopRow } from '../support/planner';
import { prepareTrip } from '../support/prepared-trip';

const { traveler } = useBrowser();

async function openFromMenu(page: Page, row: string): Promise<void> {
  await page.getByRole('button', { name: /, trip menu$/ }).click();
  await page.getByRole('menuitem', { name: row }).click();
}

test('a finding of the trip check is fixed with one press, and undone with another', async () => {
  const device = await traveler();
  const { page } = device;
  await page.goto(await prepareTrip(device));
  await expectStops(page, ROAD_TRIP);
  await page.getByRole('button', { name: 'More for Page' }).click();
  await page.getByRole('menuitem', { name: 'Fix the arrival' }).click();
  await stopRow(page, 'Page').getByRole('img', { name: 'Arrival fixed' }).waitFor();
  await openStop(page, 'Springdale');
  await page.getByRole('button', { name: 'One night more in Springdale' }).click();
  await stopRow(page, 'Springdale').getByText('May 13 – 16').waitFor();

  await openFromMenu(page, 'Trip check');
  const clash = page
    .getByRole('region', { name: 'Trip check' })
    .getByRole('listitem')
    .filter({ hasText: 'You arrive in Page on' });
  await clash.getByText('Can’t work').waitFor();
  await expectAccessible(page);
  await clash.getByRole('button').last().click();
  await page
    .getByRole('status')
    .getByText(/^Fixed: You arrive in Page/)
    .waitFor();
  await expectSaved(page);

  await page.getByRole('banner').getByRole('button', { name: 'Undo' }).click();
  await clash.getByText('Can’t work').waitFor();
});

test('any step of the history can be put back', async () => {
  const device = await traveler();
  const { page } = device;
  await page.goto(await prepareTrip(device));
  await expectStops(page, ROAD_TRIP);
  await page.getByRole('button', { name: 'From Denver to Moab: My vehicle' }).click();
  await page.getByRole('menuitemradio', { name: 'Train' }).click();
  await openStop(page, 'Moab');
  await page.getByRole('button', { name: 'One night more in Moab' }).click();
  await expectSaved(page);

  await openFromMenu(page, 'History');
  const steps = page.getByRole('region', { name: 'History' });
  await steps.getByRole('button', { name: /^Moab from 3 to 4 nights/ }).waitFor();
  await steps.getByRole('button', { name: /^Denver to Moab by train/ }).click();
  await steps
    .getByRole('table', { name: 'What changed' })
    .getByRole('row', { name: /in your own vehicle.*by train/ })
    .waitFor();
  await expectAccessible(page);
  await steps.getByRole('button', { name: /^Put back: Denver to Moab by train/ }).click();
  await page
    .getByRole('status')
    .getByText(/^Put back: Denver to Moab/)
    .waitFor();
  await expectSaved(page);

  await page.getByRole('button', { name: 'Close the history' }).click();
  await page.getByRole('button', { name: 'From Denver to Moab: My vehicle' }).waitFor();
  // What was changed since stays.
  await stopRow(page, 'Moab').getByText('May 10 – 14').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});
