import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, useBrowser } from '../support/browser';
import { expectFocus, expectSaved, mappedStops, notices } from '../support/planner';
import { countTaps } from '../support/taps';

const { traveler } = useBrowser();

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add a destination' });

/** Types a place and taps the suggestion with this name in a region. */
async function addTyped(page: Page, name: string, region: string): Promise<void> {
  const field = dialog(page).getByRole('combobox');
  await field.fill(`${name} ${region}`);
  await page.getByRole('option', { name }).filter({ hasText: region }).first().tap();
  await notices(page).getByText(`${name} added.`).waitFor();
}

test('a first trip of five destinations takes twelve taps on a phone', async () => {
  const { page } = await traveler({ size: PHONE, touch: true });
  const taps = await countTaps(page);
  await page.goto('/');
  const first = page.getByLabel('Where to first?');
  await first.tap();
  await first.fill('Denver');
  await page
    .getByRole('option', { name: /Denver/ })
    .first()
    .tap();
  await page.getByRole('button', { name: /^When/ }).tap();
  await page.getByRole('button', { name: /^Today, / }).tap();
  await page.getByRole('button', { name: 'Start planning' }).tap();

  await page.getByRole('button', { name: 'Add a destination' }).tap();
  const field = dialog(page).getByRole('combobox');
  await field.tap();
  await addTyped(page, 'Moab', 'Utah');
  // The keyboard stays for the next one.
  await expectFocus(field);
  expect(await field.inputValue()).toBe('');
  await addTyped(page, 'Springdale', 'Utah');
  await addTyped(page, 'Page', 'Arizona');
  await addTyped(page, 'Santa Fe', 'New Mexico');
  await dialog(page).getByRole('button', { name: 'Done' }).tap();

  // Each is where it adds the least travel.
  await expect
    .poll(async () => (await mappedStops(page)).toSorted())
    .toEqual(['Denver', 'Moab', 'Page', 'Santa Fe', 'Springdale']);
  expect(await taps()).toBe(12);
  await expectSaved(page);
});

test('after a likely place was added, the next ones are around it, and the keyboard stays closed', async () => {
  const { page } = await traveler({ size: PHONE, touch: true });
  await page.goto('/');
  await page.getByRole('button', { name: 'Moab' }).tap();
  await page.getByRole('button', { name: 'Start planning' }).tap();
  await page.getByRole('button', { name: 'Add a destination' }).tap();
  const near = (name: string) => dialog(page).getByRole('region', { name: `Near ${name}` });
  const row = near('Moab').getByRole('listitem').first();
  const added = (await row.locator('b').textContent()) ?? '';

  await row.getByRole('button', { name: `Add ${added}` }).tap();

  await notices(page).getByText(`${added} added.`).waitFor();
  await near(added).getByRole('listitem').first().waitFor();
  const field = dialog(page).getByRole('combobox');
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(false);
  await page.goBack();
  await expect.poll(() => mappedStops(page)).toEqual(['Moab', added]);
});
