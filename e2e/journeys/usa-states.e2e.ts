import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessibleInBoth, PHONE, useBrowser } from '../support/browser';
import { expectSaved, expectStops } from '../support/planner';

const { traveler } = useBrowser();

const onMap = (page: Page, state: string) =>
  page
    .getByRole('navigation', { name: 'Map of the states' })
    .getByRole('link', { name: new RegExp(`^${state}: \\d+ parks, \\d+ ideas?$`) });

const shownState = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });

test('a visitor chooses a state on the map and starts a trip in one of its cities', async () => {
  const { page } = await traveler();
  await page.goto('/usa_travel_info');
  await onMap(page, 'Utah').hover();
  await page.getByText(/^Utah: \d+ parks/).waitFor();
  await onMap(page, 'Utah').click();

  await shownState(page, 'Utah').waitFor();
  expect(new URL(page.url()).searchParams.get('state')).toBe('Utah');
  await page.getByText(/Zion National Park$/).waitFor();
  await page.getByRole('region', { name: 'Map of the parks' }).waitFor();
  await page.getByRole('heading', { level: 3, name: 'Trips' }).waitFor();
  // States on the map and pins on the other one may be too small to press; all of them are in lists, too.
  await expectAccessibleInBoth(page, { without: ['target-size'] });

  await page.getByRole('button', { name: 'Start a trip in Moab' }).click();
  await expectStops(page, ['Moab']);
  await expectSaved(page);
  await page.goBack();
  await shownState(page, 'Utah').waitFor();
});

test('states can be chosen with the keyboard, in the order of their names', async () => {
  const { page } = await traveler();
  await page.goto('/usa_travel_info');
  await page.getByRole('navigation', { name: 'Map of the states' }).getByRole('link').first().focus();
  await page.keyboard.press('Tab');
  await page.getByText(/^Alaska: \d+ parks/).waitFor();
  await page.keyboard.press('Enter');

  await expect
    .poll(() => shownState(page, 'Alaska').evaluate((it) => it === document.activeElement))
    .toBe(true);
  await page.getByRole('button', { name: 'Start a trip in Seward' }).waitFor();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(
    /^Start a trip in /,
  );
});

test('on a phone, small states are in the list, which folds once a state is shown', async () => {
  const { page, errors } = await traveler({ size: PHONE, touch: true });
  await page.goto('/usa_travel_info');
  const all = page.getByRole('group').filter({ hasText: 'All states' });
  await all.getByRole('link', { name: /^Rhode Island:/ }).tap();

  await shownState(page, 'Rhode Island').waitFor();
  await all.getByRole('link', { name: /^Rhode Island:/ }).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Start a trip in Newport' }).waitFor();
  await page.goBack();
  await all.getByRole('link', { name: /^Rhode Island:/ }).waitFor();
  await page.goto('/usa_travel_info?state=Atlantis');
  await page.getByRole('heading', { name: 'Nothing about this state yet' }).waitFor();
  // The browser logs the refused request.
  errors.splice(0);
});
