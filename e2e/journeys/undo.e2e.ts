import { expect, test } from 'vitest';
import { useBrowser } from '../support/browser';
import {
  addNight,
  chooseForStop,
  expectSaved,
  expectStops,
  notices,
  openStop,
  ROAD_TRIP,
  showView,
  stopRow,
  undoButton,
} from '../support/planner';
import { openRoadTrip } from '../support/prepared-trip';

const { traveler } = useBrowser();

const WITHOUT_SPRINGDALE = ROAD_TRIP.filter((name) => name !== 'Springdale');

test('changes are undone and redone by buttons and keys, even after a reload', async () => {
  const { page } = await openRoadTrip(await traveler());
  const undo = undoButton(page);
  const moab = stopRow(page, 'Moab');
  await openStop(page, 'Moab');

  await addNight(page, 'Moab');
  await moab.getByText('May 10 – 14').waitFor();
  await page.getByRole('status').getByText('Springdale and 3 more moved one day later').waitFor();
  await addNight(page, 'Moab');
  await moab.getByText('May 10 – 15').waitFor();
  await stopRow(page, 'Santa Fe').getByText('May 20 – 21').waitFor();

  await undo.click();
  await moab.getByText('May 10 – 14').waitFor();
  await notices(page).getByText('Undone: Moab from 4 to 5 nights').waitFor();
  await page.keyboard.press('Control+z');
  await moab.getByText('May 10 – 13').waitFor();
  await notices(page).getByText('Undone: Moab from 3 to 4 nights').waitFor();
  await page.keyboard.press('Control+Shift+z');
  await moab.getByText('May 10 – 14').waitFor();
  await notices(page).getByText('Redone: Moab from 3 to 4 nights').waitFor();
  await page.getByRole('button', { name: 'Redo' }).click();
  await moab.getByText('May 10 – 15').waitFor();
  await expectSaved(page);

  await page.reload();
  await moab.getByText('May 10 – 15').waitFor();
  await undo.click();
  await moab.getByText('May 10 – 14').waitFor();
  await undo.click();
  await moab.getByText('May 10 – 13').waitFor();
});

test('the undo keys work in every view, but in a text field they undo typing', async () => {
  const { page } = await openRoadTrip(await traveler());
  await openStop(page, 'Moab');
  await addNight(page, 'Moab');
  await stopRow(page, 'Moab').getByText('May 10 – 14').waitFor();

  await showView(page, 'Costs');
  await page.keyboard.press('Control+z');
  await notices(page).getByText('Undone: Moab from 3 to 4 nights').waitFor();
  await page.keyboard.press('Control+Shift+z');
  await notices(page).getByText('Redone: Moab from 3 to 4 nights').waitFor();

  await page.getByRole('button', { name: 'Add a cost' }).click();
  const name = page.getByLabel('What it is for');
  await name.pressSequentially('Fuel');
  await page.keyboard.press('Control+z');
  await expect.poll(() => name.inputValue()).not.toBe('Fuel');
  await showView(page, 'Itinerary');
  await stopRow(page, 'Moab').getByText('May 10 – 14').waitFor();
});

test('Undo in the toast restores a removed destination', async () => {
  const { page } = await openRoadTrip(await traveler(), { startDate: null });

  await chooseForStop(page, 'Springdale', 'Remove');
  await expectStops(page, WITHOUT_SPRINGDALE);
  const notice = notices(page);
  await notice.getByText('Removed Springdale').waitFor();
  await notice.getByRole('button', { name: 'Undo' }).click();

  await expectStops(page, ROAD_TRIP);
  await expect.poll(() => notice.getByText('Removed Springdale').count()).toBe(0);
});
