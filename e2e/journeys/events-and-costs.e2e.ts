import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from '../support/browser';
import { expectSaved, expectStops, openStop, showView, stopRow, total } from '../support/planner';
import { prepareTrip } from '../support/prepared-trip';

const { traveler } = useBrowser();

const TWO_STOPS = [
  { name: 'Denver', coords: [-104.9847, 39.7392] as [number, number], nights: 2 },
  { name: 'Moab', coords: [-109.5498, 38.5733] as [number, number], nights: 2 },
];

async function addEvent(page: Page, day: string, name: string): Promise<void> {
  await page.getByRole('button', { name: `Add to ${day}` }).click();
  await page.getByRole('textbox', { name: `What is planned for ${day}` }).fill(name);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Edit ${name}` }).waitFor();
}

async function edit(page: Page, name: string, fields: Record<string, string>): Promise<void> {
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Thing planned' });
  for (const [label, value] of Object.entries(fields)) {
    await dialog.getByLabel(label, { exact: true }).fill(value);
  }
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
}

test('things are planned, priced, moved to another day and destination, and the costs follow', async () => {
  const device = await traveler();
  const { page } = device;
  await page.goto(await prepareTrip(device, { stops: TWO_STOPS }));
  await expectStops(page, ['Denver', 'Moab']);
  await openStop(page, 'Denver');

  await addEvent(page, 'Sat, May 8', 'Dinner at Bistro');
  await edit(page, 'Dinner at Bistro', { From: '18:30', To: '20:00', 'Estimated cost': '120' });
  await page.getByRole('button', { name: 'Edit Dinner at Bistro' }).getByText('$120').waitFor();
  await addEvent(page, 'Sun, May 9', 'Museum');
  await expect.poll(() => total(page, 'Estimated')).toBe('$120');

  // The calendar: the dinner goes to a day in Moab.
  await showView(page, 'Calendar');
  const calendar = page.getByRole('region', { name: 'Calendar of the trip' });
  const dinner = calendar.getByText('Dinner at Bistro');
  await dinner.scrollIntoViewIfNeeded();
  const from = await dinner.boundingBox();
  const to = await calendar.getByText('Tue').boundingBox();
  if (!from || !to) throw new Error('The calendar does not show both days.');
  await page.mouse.move(from.x + 10, from.y + 5);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y + 5, { steps: 4 });
  await page.mouse.move(to.x + to.width / 2, from.y + 5, { steps: 8 });
  await page.mouse.up();
  await expectSaved(page);
  await showView(page, 'Itinerary');
  await openStop(page, 'Moab');
  await stopRow(page, 'Moab')
    .getByRole('region', { name: 'Tue, May 11' })
    .getByRole('button', { name: 'Edit Dinner at Bistro' })
    .waitFor();

  await showView(page, 'Costs');
  const costs = page.getByRole('region', { name: 'Costs of the trip' });
  await costs.getByRole('button', { name: 'Add a cost' }).click();
  await costs.getByLabel('What it is for').fill('Redcliff Cabins');
  await costs.getByLabel('Estimated', { exact: true }).fill('480.50');
  await page.keyboard.press('Enter');
  await costs.getByRole('button', { name: 'Done' }).click();
  await costs.getByRole('row', { name: /Total/ }).getByText('$600.50').waitFor();

  await costs.getByRole('button', { name: /^Actual of Dinner at Bistro/ }).click();
  await costs.getByLabel('Actual of Dinner at Bistro').fill('95');
  await page.keyboard.press('Enter');
  await costs.getByRole('row', { name: /Total/ }).getByText('$95', { exact: true }).waitFor();
  await expectSaved(page);

  await page.reload();
  await costs.getByRole('row', { name: /Total/ }).getByText('$600.50').waitFor();
  await showView(page, 'Itinerary');
  const glance = page.getByRole('region', { name: 'Trip cost' }).getByRole('table');
  await glance.getByRole('row', { name: /Other.*80%/ }).waitFor();
});
