import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { expectAccessibleInBoth, PHONE, useBrowser } from '../support/browser';
import { chooseForStop, openStop, showView, stopRow } from '../support/planner';
import { prepareTrip } from '../support/prepared-trip';

const { traveler } = useBrowser();

/** Rules to skip while a menu or dialog is open: it hides the page's landmarks and headings, which axe reports as missing. */
const HIDES_THE_PAGE = { without: ['landmark-one-main', 'page-has-heading-one'] };

async function expectOtherViewsAccessible(page: Page): Promise<void> {
  for (const view of ['Calendar', 'Costs'] as const) {
    await showView(page, view);
    await page.getByRole('region', { name: `${view} of the trip` }).waitFor();
    await expectAccessibleInBoth(page);
  }
}

// Other journeys check the other tabs.
test('every trip screen is accessible on a desktop', { timeout: 180_000 }, async () => {
  const device = await traveler();
  const { page } = device;
  await page.goto('/trip_plan');
  await page.getByRole('heading', { level: 1, name: 'Where to first?' }).waitFor();
  await page.getByText('Red Rock').first().waitFor();
  await expectAccessibleInBoth(page);

  await page.getByRole('button', { name: /^Use Red Rock/ }).click();
  await stopRow(page, 'Moab').waitFor();
  await openStop(page, 'Moab');
  await expectAccessibleInBoth(page);
  await chooseForStop(page, 'Moab', 'Move up');
  await page.getByRole('button', { name: 'Apply' }).waitFor();
  await expectAccessibleInBoth(page);
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await page.getByRole('dialog', { name: 'Edit plan' }).waitFor();
  await expectAccessibleInBoth(page, HIDES_THE_PAGE);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /, trip menu$/ }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).waitFor();
  await expectAccessibleInBoth(page, HIDES_THE_PAGE);
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });

  await expectOtherViewsAccessible(page);
});

test('every trip screen is accessible on a phone', { timeout: 180_000 }, async () => {
  const device = await traveler({ size: PHONE, touch: true });
  const { page } = device;
  await page.goto(await prepareTrip(device));
  await page.getByRole('heading', { level: 1, name: /6 destinations$/ }).waitFor();
  await expectAccessibleInBoth(page);
  await page.getByRole('button', { name: 'Add a destination' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a destination' });
  await adding.waitFor();
  await expectAccessibleInBoth(page, HIDES_THE_PAGE);
  await adding.getByRole('button', { name: 'Back to the trip' }).click();
  await adding.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Itinerary' }).click();
  await openStop(page, 'Moab');
  await expectAccessibleInBoth(page);
  await expectOtherViewsAccessible(page);
  await page.getByRole('link', { name: 'Trip Ideas' }).click();
  await page.getByText('Red Rock').first().waitFor();
  await expectAccessibleInBoth(page);
});

test('the dialogs over the landing page are accessible', async () => {
  const { page } = await traveler();
  await page.goto('/trips_modal');
  await page.getByRole('dialog', { name: 'My trips' }).getByText('Red Rock').waitFor();
  await expectAccessibleInBoth(page);
  await page.getByRole('button', { name: 'New trip' }).click();
  await page.getByLabel('Trip name').waitFor();
  await expectAccessibleInBoth(page);
});
