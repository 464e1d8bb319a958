import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, useBrowser } from '../support/browser';
import {
  chooseForStop,
  expectFocus,
  expectSaved,
  expectStops,
  notices,
  ROAD_TRIP,
  stopRow,
  total,
  undoButton,
} from '../support/planner';
import { openRoadTrip, prepareTrip } from '../support/prepared-trip';
import { pressUntil, said } from '../support/screen-reader';
import { fingerOn } from '../support/touch';

const { traveler } = useBrowser();

const PAGE_BEFORE_SPRINGDALE = ['Denver', 'Moab', 'Page', 'Springdale', 'Grand Canyon Village', 'Santa Fe'];

/** Drags Page before Springdale with the mouse, and drops it once the list announces that position. */
async function dragPageUp(page: Page): Promise<void> {
  const from = await page.getByRole('button', { name: 'Reorder Page' }).boundingBox();
  const to = await page.getByRole('button', { name: 'Reorder Springdale' }).boundingBox();
  if (!from || !to) throw new Error('The handles are not on the screen.');
  const x = from.x + from.width / 2;
  await page.mouse.move(x, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(x, to.y + to.height / 2, { steps: 8 });
  await said(page, 'Page, position 3 of 6').waitFor();
  await page.mouse.up();
}

test('dragging Page before Springdale first previews what moves, then dates, legs and map follow', async () => {
  const { page } = await openRoadTrip(await traveler());
  await stopRow(page, 'Springdale').getByText('May 13 – 15').waitFor();
  const before = await total(page, 'Distance');

  await dragPageUp(page);
  const preview = page.getByRole('region', { name: 'Move Page before Springdale' });
  await preview.getByText('Springdale 1 day later').waitFor();
  await preview.getByRole('button', { name: 'Cancel' }).click();
  await expectStops(page, ROAD_TRIP);
  expect(await total(page, 'Distance')).toBe(before);

  await dragPageUp(page);
  await preview.getByRole('button', { name: 'Apply' }).click();
  await expectStops(page, PAGE_BEFORE_SPRINGDALE);
  await stopRow(page, 'Page').getByText('May 13 – 14').waitFor();
  await stopRow(page, 'Springdale').getByText('May 14 – 16').waitFor();
  await stopRow(page, 'Moab')
    .getByRole('button', { name: /^From Moab to Page/ })
    .waitFor();
  expect(await total(page, 'Distance')).not.toBe(before);
  await page.getByRole('status').getByText('Page and 1 more moved to other dates').waitFor();
  await page.keyboard.press('Control+z');
  await page.getByRole('status').getByText('Undone: Moved Page after Moab').waitFor();
  await page.keyboard.press('Control+Shift+z');
  await page.getByRole('status').getByText('Redone: Moved Page after Moab').waitFor();
  await expectSaved(page);

  await page.reload();
  await expectStops(page, PAGE_BEFORE_SPRINGDALE);
});

test('the keyboard moves a stop and says where it is; the menu moves it too', async () => {
  const { page } = await openRoadTrip(await traveler());

  await page.getByRole('button', { name: 'Reorder Page' }).focus();
  await page.keyboard.press('Enter');
  await said(page, 'Lifted Page, position 4 of 6').waitFor();
  // What follows the pointer or the keys is an image of the row, not a second row.
  await page.locator('[inert]').getByText('Page', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Reorder Page' }).count()).toBe(1);
  await pressUntil(page, 'ArrowUp', 'Page, position 3 of 6');
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Move Page before Springdale' }).waitFor();
  await expectFocus(page.getByRole('button', { name: 'Apply' }));
  await page.keyboard.press('Enter');
  await expectStops(page, PAGE_BEFORE_SPRINGDALE);

  await chooseForStop(page, 'Page', 'Move down');
  await page.getByRole('region', { name: 'Move Page before Grand Canyon Village' }).waitFor();
  await expectFocus(page.getByRole('button', { name: 'Apply' }));
  await page.keyboard.press('Escape');
  await expectStops(page, PAGE_BEFORE_SPRINGDALE);
  await chooseForStop(page, 'Page', 'Move down');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expectStops(page, ROAD_TRIP);
});

test('a destination with a locked arrival keeps its date if chosen, and otherwise gets the date of its new position', async () => {
  const { page } = await openRoadTrip(await traveler());
  const stop = stopRow(page, 'Page');
  const pin = stop.getByRole('img', { name: 'Arrival locked' });
  const preview = page.getByRole('region', { name: 'Move Page before Springdale' });
  await chooseForStop(page, 'Page', 'Lock arrival date');
  await pin.waitFor();

  await chooseForStop(page, 'Page', 'Move up');
  await preview.getByRole('button', { name: 'Keep locked dates' }).click();
  await expectStops(page, PAGE_BEFORE_SPRINGDALE);
  await stop.getByText('May 15 – 16').waitFor();
  await stopRow(page, 'Springdale').getByText('May 16 – 18').waitFor();
  await pin.waitFor();

  await undoButton(page).click();
  await expectStops(page, ROAD_TRIP);
  await chooseForStop(page, 'Page', 'Move up');
  await preview.getByRole('button', { name: 'Apply' }).click();
  await expectStops(page, PAGE_BEFORE_SPRINGDALE);
  await stop.getByText('May 13 – 14').waitFor();
  expect(await pin.count()).toBe(0);
});

test('for a stay with a cost, the preview claims only what it checked, and the toast starts with what was moved', async () => {
  const { page } = await openRoadTrip(await traveler(), {
    events: [
      { name: 'Canyon Inn', start: '2027-05-10', end: '2027-05-13', category: 'Lodging', costEst: 420 },
    ],
  });
  await chooseForStop(page, 'Moab', 'Move up');
  const preview = page.getByRole('region', { name: 'Move Moab before Denver' });
  await preview.getByText('No arrival here is locked, and no plan is booked.').waitFor();
  await preview.getByRole('button', { name: 'Apply' }).click();
  await notices(page).getByText('Moab and 1 more moved to other dates').waitFor();
});

test('on a phone, a destination is lifted by pressing and holding it', async () => {
  const device = await traveler({ size: PHONE, touch: true });
  const { page } = device;
  await page.goto(`${await prepareTrip(device)}&view=itinerary`);
  await stopRow(page, 'Moab').waitFor();
  const row = await page.getByRole('button', { name: /^Moab/ }).boundingBox();
  const above = await page.getByRole('button', { name: /^Denver/ }).boundingBox();
  if (!row || !above) throw new Error('The rows are not on the screen.');
  const x = row.x + 60;
  const finger = await fingerOn(page);

  await finger.down({ x, y: row.y + 20 });
  await said(page, 'Lifted Moab, position 2 of 6').waitFor();
  await finger.move({ x, y: above.y + 20 });
  await said(page, 'Moab, position 1 of 6').waitFor();
  await finger.up();

  await page
    .getByRole('region', { name: 'Move Moab before Denver' })
    .getByRole('button', { name: 'Apply' })
    .tap();
  await stopRow(page, 'Moab').getByText('May 8 – 11').waitFor();
  await stopRow(page, 'Denver').getByText('May 11 – 13').waitFor();
});
