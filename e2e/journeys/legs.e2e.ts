import { expect, test } from 'vitest';
import { useBrowser } from '../support/browser';
import { expectSaved, expectStops, ROAD_TRIP, stopRow, total } from '../support/planner';
import { prepareTrip } from '../support/prepared-trip';

const { traveler } = useBrowser();

test('another way of travel changes the leg, its time and the totals', async () => {
  const device = await traveler();
  const { page } = device;
  await page.goto(await prepareTrip(device));
  await expectStops(page, ROAD_TRIP);
  const denver = stopRow(page, 'Denver');
  const facts = () => denver.getByText(/^about /).textContent();
  const drive = await facts();
  expect(drive).toMatch(/^about \d+ mi · \d+ h/);
  const distance = await total(page, 'Distance');

  await denver.getByRole('button', { name: 'From Denver to Moab: My vehicle' }).click();
  await page.getByRole('menuitemradio', { name: 'Flight' }).click();
  await denver.getByRole('button', { name: 'From Denver to Moab: Flight' }).waitFor();
  await expect.poll(facts).not.toBe(drive);
  await expect.poll(() => total(page, 'Distance')).not.toBe(distance);
  await expectSaved(page);

  await page.reload();
  await denver.getByRole('button', { name: 'From Denver to Moab: Flight' }).click();
  await page.getByRole('menuitemradio', { name: 'Hidden' }).click();
  await denver.getByText('Not drawn on the map').waitFor();
  await page.getByRole('banner').getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(facts).toBe(drive);
  expect(await total(page, 'Distance')).toBe(distance);

  const directions = denver.getByRole('link', { name: /^Open directions from Denver to Moab/ });
  expect(await directions.getAttribute('href')).toContain('39.7392');
});
