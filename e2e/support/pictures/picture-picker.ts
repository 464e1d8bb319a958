import type { Locator, Page } from 'playwright-core';
import type { DeviceFile } from './photo-files';

/** The dialog that adds pictures to a trip. */
export function picker(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Add trip pictures' });
}

/** Opens the dialog from a trip's pictures, at one of its tabs. */
export async function openPicker(page: Page, tab: string): Promise<void> {
  await page.getByRole('button', { name: 'Add pictures' }).click();
  await showSource(page, tab);
}

/** Shows another tab of the dialog. */
export async function showSource(page: Page, tab: string): Promise<void> {
  await picker(page).getByRole('tab', { name: tab }).click();
}

/** Searches the current source. */
export async function search(page: Page, words: string): Promise<void> {
  await picker(page).getByRole('searchbox').fill(words);
  await picker(page).getByRole('button', { name: 'SEARCH' }).click();
}

/** Adds the chosen pictures to the trip. */
export async function finishChoice(page: Page): Promise<void> {
  await picker(page).getByRole('button', { name: 'DONE' }).click();
  await picker(page).waitFor({ state: 'detached' });
}

/** Chooses files from the device in the browser's file dialog. */
export async function browseFiles(page: Page, files: readonly DeviceFile[]): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    picker(page)
      .getByRole('button', { name: /^(Browse files|Choose or take a photo)$/ })
      .click(),
  ]);
  await chooser.setFiles([...files]);
}

/** The row of a picture in the upload queue. */
export function uploadRow(page: Page, name: string): Locator {
  return picker(page)
    .getByRole('list', { name: 'Pictures to upload' })
    .getByRole('listitem')
    .filter({ hasText: name });
}

/** A search result, by its full name. */
export function result(page: Page, name: string): Locator {
  return picker(page).getByRole('grid', { name: 'Pictures found' }).getByRole('row', { name, exact: true });
}
