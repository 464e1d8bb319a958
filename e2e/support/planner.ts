import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** The destinations of the road trip that most journeys plan, in order. */
export const ROAD_TRIP = [
  'Denver',
  'Moab',
  'Springdale',
  'Page',
  'Grand Canyon Village',
  'Santa Fe',
] as const;

/** Adds a place at the end: types it into the field and picks the suggestion with that name in `region`. */
export async function addDestination(page: Page, name: string, region: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Add a destination' });
  await field.fill(`${name} ${region}`);
  // While the list is open, everything behind it is hidden from role queries.
  const spot = page.locator('button', { hasText: 'Best spot' });
  if ((await spot.count()) > 0) {
    await spot.click();
    await page.getByRole('menuitemradio', { name: /^At the end/ }).click();
  }
  await page.getByRole('option', { name }).filter({ hasText: region }).first().click();
  await stopRow(page, name).waitFor();
}

/** A destination's row in the list, with its days and the leg to the next one. */
export function stopRow(page: Page, name: string): Locator {
  return page
    .getByRole('list', { name: 'Destinations' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Reorder ${name}`, exact: true }) });
}

/** Opens the days of a destination. */
export async function openStop(page: Page, name: string): Promise<void> {
  await stopRow(page, name)
    .getByRole('button', { name: new RegExp(`^${name}`), expanded: false })
    .click();
}

/** Adds a night at a destination whose days are open. */
export async function addNight(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `One more night in ${name}` }).click();
}

/** Chooses an item from a destination's menu. */
export async function chooseForStop(page: Page, name: string, row: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: row }).click();
}

/** Chooses another mode of travel for the leg whose button reads `leg`, such as "From Denver to Moab: My vehicle". */
export async function travelBy(page: Page, leg: string, mode: string): Promise<void> {
  await page.getByRole('button', { name: leg }).click();
  const way = page.getByRole('menuitemradio', { name: mode });
  const more = page.getByRole('menuitem', { name: 'More ways' });
  await more.waitFor();
  if ((await way.count()) === 0) await more.click();
  await way.click();
}

/** Chooses an item from the open trip's menu. */
export async function chooseInTripMenu(page: Page, row: string): Promise<void> {
  await page.getByRole('button', { name: /, trip menu$/ }).click();
  await page.getByRole('menuitem', { name: row }).click();
}

/** The region of toasts, which appear for a few seconds after an action. */
export function notices(page: Page): Locator {
  return page.getByRole('region', { name: 'Notices' });
}

/** The button that undoes the last change. */
export function undoButton(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: 'Undo' });
}

/** The destination names in the list, in order. */
export async function listedStops(page: Page): Promise<string[]> {
  const buttons = page.getByRole('button', { name: /^More for / });
  const labels = await buttons.evaluateAll((found) =>
    found.map((button) => button.getAttribute('aria-label')),
  );
  return labels.map((label) => String(label).replace('More for ', ''));
}

/** The destination names on the map, in the order of its pins. */
export async function mappedStops(page: Page): Promise<string[]> {
  const pins = page.getByRole('list', { name: 'Destinations on the map' }).getByRole('button');
  const labels = await pins.evaluateAll((found) => found.map((pin) => pin.getAttribute('aria-label')));
  return labels.map((label) => String(label).replace(/^\d+, /, ''));
}

/** Waits until the list and the map both show these destinations in this order. */
export async function expectStops(page: Page, names: readonly string[]): Promise<void> {
  await expect.poll(() => listedStops(page)).toEqual([...names]);
  await expect.poll(() => mappedStops(page)).toEqual([...names]);
}

/** Waits until this many layers are open over the page, each with its entry in the browser's history. */
export function expectLayers(page: Page, count: number, message = 'layers'): Promise<void> {
  return expect.poll(() => page.evaluate(() => history.state?.place?.depth), { message }).toBe(count);
}

/** Waits until everything is saved on the server. */
export async function expectSaved(page: Page): Promise<void> {
  await page.getByText('Saved just now').first().waitFor();
}

/** Waits until the target has focus, so the next key press reaches it. */
export async function expectFocus(target: Locator): Promise<void> {
  await expect.poll(() => target.evaluate((element) => element === document.activeElement)).toBe(true);
}

/** The value of a figure in the totals, such as "Distance". */
export async function total(page: Page, label: string): Promise<string> {
  const totals = page.getByLabel('Totals');
  const labels = await totals.getByRole('term').allTextContents();
  return (await totals.getByRole('definition').nth(labels.indexOf(label)).textContent()) ?? '';
}

/** Types the first day of the trip into its dialog. */
export async function setFirstDay(page: Page, day: string): Promise<void> {
  await page.getByRole('button', { name: /^(Set dates|Change the dates)$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'When does the trip start?' });
  const field = dialog.getByRole('textbox', { name: 'First day' });
  await expectFocus(field);
  await field.fill(day);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Shows another view of the trip. */
export async function showView(
  page: Page,
  view: 'Itinerary' | 'Calendar' | 'Costs' | 'Pictures',
): Promise<void> {
  await page.getByRole('radiogroup', { name: 'View of the trip' }).getByText(view).click();
}
