import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Checks that the trip menu has an item, and closes the menu again. */
export async function expectMenuRow(page: Page, row: string): Promise<void> {
  await page.getByRole('button', { name: /trip menu$/i }).click();
  await page.getByRole('menuitem', { name: row }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
}

/** Destinations of a short prepared trip. */
export const TWO_STOPS = [
  { name: 'Denver', coords: [-104.9847, 39.7392] as [number, number], nights: 2 },
  { name: 'Moab', coords: [-109.5498, 38.5733] as [number, number], nights: 2 },
];

/** The dialog that adds plans to a day. */
export function addDialog(page: Page, day: string): Locator {
  return page.getByRole('dialog', { name: `Add to ${day}` });
}

/** Adds a plan to a day of the open destination. */
export async function addEvent(page: Page, day: string, name: string): Promise<void> {
  await page.getByRole('button', { name: `Add to ${day}` }).click();
  const field = addDialog(page, day).getByRole('textbox', { name: 'Name' });
  await field.fill(name);
  await page.keyboard.press('Enter');
  await expect.poll(() => field.inputValue()).toBe('');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Edit ${name}` }).waitFor();
}

/** Fills in fields of a plan's editor, by their labels, and saves. */
export async function edit(page: Page, name: string, fields: Record<string, string>): Promise<void> {
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit plan' });
  for (const [label, value] of Object.entries(fields)) {
    await dialog.getByLabel(label, { exact: true }).fill(value);
  }
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
}
