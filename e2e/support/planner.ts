import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** The stops of the road trip that most journeys plan, in order. */
export const ROAD_TRIP = [
  'Denver',
  'Moab',
  'Springdale',
  'Page',
  'Grand Canyon Village',
  'Santa Fe',
] as const;

/** Adds a place at the end: types it into the field and takes the suggestion of that name that lies in `region`. */
export async function addDestination(page: Page, name: string, region: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Add a destination' });
  await field.fill(`${name} ${region}`);
  // While the list is open, what is behind it is hidden from roles.
  const spot = page.locator('button', { hasText: 'Best spot' });
  if ((await spot.count()) > 0) {
    await spot.click();
    await page.getByRole('menuitemradio', { name: /^At the end/ }).click();
  }
  await page.getByRole('option', { name }).filter({ hasText: region }).first().click();
  await stopRow(page, name).waitFor();
}

/** One destination of the list, with its days and the way on from it. */
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

/** Stays another night at a destination whose days are open. */
export async function addNight(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `One more night in ${name}` }).click();
}

/** Chooses a row of the menu of a destination. */
export async function chooseForStop(page: Page, name: string, row: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: row }).click();
}

/** Chooses another way of travel for the leg whose button reads `leg`, such as "From Denver to Moab: My vehicle". */
export async function travelBy(page: Page, leg: string, mode: string): Promise<void> {
  await page.getByRole('button', { name: leg }).click();
  await page.getByRole('menuitemradio', { name: mode }).click();
}

/** Chooses a row of the menu of the open trip. */
export async function chooseInTripMenu(page: Page, row: string): Promise<void> {
  await page.getByRole('button', { name: /, trip menu$/ }).click();
  await page.getByRole('menuitem', { name: row }).click();
}

/** What the page says for a few seconds once something was done. */
export function notices(page: Page): Locator {
  return page.getByRole('region', { name: 'Notices' });
}

/** The button that takes the last change back. */
export function undoButton(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: 'Undo' });
}

/** The names in the list, in its order. */
export async function listedStops(page: Page): Promise<string[]> {
  const buttons = page.getByRole('button', { name: /^More for / });
  const labels = await buttons.evaluateAll((found) =>
    found.map((button) => button.getAttribute('aria-label')),
  );
  return labels.map((label) => String(label).replace('More for ', ''));
}

/** The names on the map, in the order of its pins. */
export async function mappedStops(page: Page): Promise<string[]> {
  const pins = page.getByRole('list', { name: 'Destinations on the map' }).getByRole('button');
  const labels = await pins.evaluateAll((found) => found.map((pin) => pin.getAttribute('aria-label')));
  return labels.map((label) => String(label).replace(/^\d+, /, ''));
}

/** Waits until list and map both show these stops in this order. */
export async function expectStops(page: Page, names: readonly string[]): Promise<void> {
  await expect.poll(() => listedStops(page)).toEqual([...names]);
  await expect.poll(() => mappedStops(page)).toEqual([...names]);
}

/** Waits until everything is on the server. */
export async function expectSaved(page: Page): Promise<void> {
  await page.getByText('Saved just now').first().waitFor();
}

/** Waits until the focus is there, so that a key that is pressed next reaches it. */
export async function expectFocus(target: Locator): Promise<void> {
  await expect.poll(() => target.evaluate((element) => element === document.activeElement)).toBe(true);
}

/** A figure of the totals, such as "Distance". */
export async function total(page: Page, label: string): Promise<string> {
  const totals = page.getByLabel('Totals');
  const labels = await totals.getByRole('term').allTextContents();
  return (await totals.getByRole('definition').nth(labels.indexOf(label)).textContent()) ?? '';
}

/** Sets the first day of the trip in its dialog, typed as people do. */
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
