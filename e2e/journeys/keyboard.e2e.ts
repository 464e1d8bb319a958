import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser, whileActing } from '../support/browser';
import { tabTo } from '../support/keys';
import { expectFocus, expectSaved, expectStops, stopRow } from '../support/planner';

const { traveler } = useBrowser();

async function addByKeys(page: Page, name: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Add a destination' });
  await tabTo(page, field);
  // Waits for the results of the whole name, so pending results can't replace the list while keys are pressed.
  await whileActing(
    page.waitForResponse((found) => new URL(found.url()).searchParams.get('q') === name),
    page.keyboard.type(name),
  );
  await page.getByRole('option', { name }).first().waitFor();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => field.getAttribute('aria-activedescendant')).not.toBe(null);
  await page.keyboard.press('Enter');
  await stopRow(page, name).waitFor();
}

test('three destinations with dates and a plan can be added from the landing page without a mouse', async () => {
  const { page } = await traveler();
  await page.goto('/');
  await tabTo(page, page.getByLabel('Where to first?'));
  await page.keyboard.type('Denver');
  await page.getByRole('option', { name: 'Denver' }).first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Start planning' }));
  await page.keyboard.press('Enter');
  await expectStops(page, ['Denver']);

  await addByKeys(page, 'Moab');
  await addByKeys(page, 'Santa Fe');
  await expectStops(page, ['Denver', 'Moab', 'Santa Fe']);

  await tabTo(page, page.getByRole('button', { name: 'Set dates' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'When does the trip start?' });
  await tabTo(page, dialog.getByRole('textbox', { name: 'First day' }));
  await page.keyboard.type('8 May 2027');
  await tabTo(page, dialog.getByRole('button', { name: 'Save' }));
  await page.keyboard.press('Enter');
  await stopRow(page, 'Moab').getByText('May 9 – 10').waitFor();
  // The focus has returned and isn't lost.
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);

  const moab = stopRow(page, 'Moab').getByRole('button', { name: /^Moab/ });
  await tabTo(page, moab);
  if ((await moab.getAttribute('aria-expanded')) === 'false') await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Add to Sun, May 9' }));
  await page.keyboard.press('Enter');
  await page.keyboard.type('Delicate Arch at sunset');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Edit Delicate Arch at sunset' }).waitFor();
  await page.keyboard.press('Escape');

  // A destination's menu too.
  await tabTo(page, page.getByRole('button', { name: 'More for Santa Fe' }));
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Rename' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await page.keyboard.press('Control+z');
  await expect.poll(() => page.getByRole('button', { name: 'Edit Delicate Arch at sunset' }).count()).toBe(0);
  await expectSaved(page);
});

test('after the first destination, the next one can be typed right away', async () => {
  const { page } = await traveler();
  await page.goto('/trip_plan');
  await expectFocus(page.getByRole('combobox', { name: 'Where to first?' }));
  await page.keyboard.type('Moab');
  await page.getByRole('option', { name: /Moab/ }).first().waitFor();
  await page.keyboard.press('Enter');
  await stopRow(page, 'Moab').waitFor();

  const next = page.getByRole('combobox', { name: 'Add a destination' });
  await expectFocus(next);
  await expectSaved(page);
  await expectFocus(next);
  await page.keyboard.type('Denver');
  await page
    .getByRole('option', { name: /Denver/ })
    .first()
    .waitFor();
});
