import type { Locator, Page } from 'playwright-core';
import type { DeviceFile } from './photo-files';

/** The dialog in which pictures are added to a trip. */
export function picker(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Add trip pictures' });
}

/** Opens the dialog from the pictures of a trip, at one of its tabs. */
export async function openPicker(page: Page, tab: string): Promise<void> {
  await page.getByRole('button', { name: 'Add pictures' }).click();
  await showSource(page, tab);
}

/** Shows another tab of the dialog. */
export async function showSource(page: Page, tab: string): Promise<void> {
  await picker(page).getByRole('tab', { name: tab }).click();
}

/** Searches the source that is shown. */
export async function search(page: Page, words: string): Promise<void> {
  await picker(page).getByRole('searchbox').fill(words);
  await picker(page).getByRole('button', { name: 'SEARCH' }).click();
}

/** Takes what is chosen into the trip. */
export async function finishChoice(page: Page): Promise<void> {
  await picker(page).getByRole('button', { name: 'DONE' }).click();
  await picker(page).waitFor({ state: 'detached' });
}

/** Chooses files of the device by the browser's own dialog. */
export async function browseFiles(page: Page, files: readonly DeviceFile[]): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    picker(page).getByRole('button', { name: 'Browse files' }).click(),
  ]);
  await chooser.setFiles([...files]);
}

/** The row of a picture that is to be uploaded. */
export function uploadRow(page: Page, name: string): Locator {
  return picker(page)
    .getByRole('list', { name: 'Pictures to upload' })
    .getByRole('listitem')
    .filter({ hasText: name });
}

/** A picture that was found, by all of its name. */
export function result(page: Page, name: string): Locator {
  return picker(page).getByRole('grid', { name: 'Pictures found' }).getByRole('row', { name, exact: true });
}
