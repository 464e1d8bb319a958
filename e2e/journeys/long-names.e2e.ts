import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from '../support/browser';
import { listedStops, openStop, showView, stopRow } from '../support/planner';
import { prepareTrip } from '../support/prepared-trip';

const { traveler } = useBrowser();

const WIDTHS = [320, 390, 768, 1200, 1440];
const LONG = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch Sta';

/** The number of pixels by which the page is wider than its window. */
function tooWide(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

async function isLastDayOpen(page: Page): Promise<boolean> {
  return (await page.getByRole('tab').last().getAttribute('aria-selected')) === 'true';
}

test('東京 and a name of 60 characters fit at every width, in every view', async () => {
  expect(LONG.length).toBeGreaterThanOrEqual(60);
  const device = await traveler();
  const { page } = device;
  const address = await prepareTrip(device, {
    name: '東京 and the place with the very longest name of them all',
    stops: [{ name: LONG, coords: [-4.2, 53.22], nights: 2 }],
  });
  await page.goto(address);
  await page.getByRole('combobox', { name: 'Add a destination' }).fill('東京');
  await page
    .getByRole('option', { name: /東京 Tokyo/ })
    .first()
    .click();
  await expect.poll(() => listedStops(page)).toHaveLength(2);
  await stopRow(page, 'Tokyo').getByText('東京').waitFor();
  await openStop(page, LONG);

  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await page.getByText('東京').filter({ visible: true }).first().waitFor();
    expect(await tooWide(page), `the map screen at ${width}`).toBeLessThanOrEqual(0);
    if (width < 768) await page.getByRole('button', { name: 'Itinerary' }).click();
    for (const view of ['Calendar', 'Costs', 'Itinerary'] as const) {
      await showView(page, view);
      // A phone's calendar names the destination of one day; a second press would open that day.
      if (view === 'Calendar' && width < 768) {
        if (!(await isLastDayOpen(page))) await page.getByRole('tab').last().click();
      }
      await page.getByText('東京').filter({ visible: true }).first().waitFor();
      expect(await tooWide(page), `${view} at ${width}`).toBeLessThanOrEqual(0);
    }
    const row = stopRow(page, LONG).getByText(LONG).first();
    const box = await row.boundingBox();
    expect(box && box.x + box.width, `the name at ${width}`).toBeLessThanOrEqual(width);
    if (width < 768) await page.getByRole('button', { name: 'Back to the map' }).click();
  }
});

test('a trip’s name is readable in the bar at every width, next to everything else', async () => {
  const name = 'Llanfairpwllgwyngyll and the long way round to Saint-Louis-du-Ha! Ha!';
  const guest = await traveler();
  await guest.page.goto(await prepareTrip(guest, { name }));
  // Even if the offer to create an account takes up space.
  await guest.page.getByRole('button', { name: 'Create a free account' }).waitFor();

  for (const width of [320, 390, 768, 1024, 1100, 1199, 1200, 1280, 1440]) {
    await guest.page.setViewportSize({ width, height: 844 });
    const menu = guest.page.getByRole('button', { name: /trip menu$/i }).first();
    await menu.waitFor();
    const shown = width < 768 ? guest.page.getByRole('main').getByText(name) : menu.getByText(name);
    const box = await shown.first().boundingBox();
    expect(box?.width, `the name at ${width}`).toBeGreaterThanOrEqual(120);
    await menu.click();
    const rows = guest.page.getByRole('menu').getByRole('menuitem');
    await rows.first().waitFor();
    // Items that don't fit in the bar are in the menu.
    const names = await rows.allTextContents();
    expect(names.includes('Create a PDF'), `PDF in the menu at ${width}`).toBe(width < 1200);
    expect(names.includes('Display settings'), `settings in the menu at ${width}`).toBe(width < 1200);
    await guest.page.keyboard.press('Escape');
    await guest.page.getByRole('menu').waitFor({ state: 'detached' });
  }
});
