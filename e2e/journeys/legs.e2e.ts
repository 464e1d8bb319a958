import { expect, test } from 'vitest';
import { useBrowser } from '../support/browser';
import { expectSaved, stopRow, total, travelBy, undoButton } from '../support/planner';
import { openRoadTrip } from '../support/prepared-trip';

const { traveler } = useBrowser();

test('another mode of travel changes the leg, its time and the totals', async () => {
  const { page } = await openRoadTrip(await traveler());
  const denver = stopRow(page, 'Denver');
  const facts = () => denver.getByText(/^about /).textContent();
  const drive = await facts();
  expect(drive).toMatch(/^about \d+ mi · \d+ h/);
  const distance = await total(page, 'Distance');

  await travelBy(page, 'From Denver to Moab: My vehicle', 'Flight');
  await denver.getByRole('button', { name: 'From Denver to Moab: Flight' }).waitFor();
  await expect.poll(facts).not.toBe(drive);
  await expect.poll(() => total(page, 'Distance')).not.toBe(distance);
  await expectSaved(page);

  await page.reload();
  await travelBy(page, 'From Denver to Moab: Flight', 'Hidden');
  await denver.getByText('Not shown on the map').waitFor();
  await undoButton(page).click();
  await undoButton(page).click();
  await expect.poll(facts).toBe(drive);
  expect(await total(page, 'Distance')).toBe(distance);

  const directions = denver.getByRole('link', { name: /^Open directions from Denver to Moab/ });
  expect(await directions.getAttribute('href')).toContain('39.7392');
});
