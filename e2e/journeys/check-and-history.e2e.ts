import { expect, test } from 'vitest';
import { expectAccessible, useBrowser } from '../support/browser';
import {
  addNight,
  chooseForStop,
  chooseInTripMenu,
  expectSaved,
  openStop,
  stopRow,
  travelBy,
  undoButton,
} from '../support/planner';
import { openRoadTrip } from '../support/prepared-trip';

const { traveler } = useBrowser();

test('a trip check finding is fixed with one click, and undone with another', async () => {
  const { page } = await openRoadTrip(await traveler());
  await chooseForStop(page, 'Page', 'Lock arrival date');
  await stopRow(page, 'Page').getByRole('img', { name: 'Arrival locked' }).waitFor();
  await openStop(page, 'Springdale');
  await addNight(page, 'Springdale');
  await stopRow(page, 'Springdale').getByText('May 13 – 16').waitFor();

  await chooseInTripMenu(page, 'Trip check');
  const clash = page
    .getByRole('region', { name: 'Trip check' })
    .getByRole('listitem')
    .filter({ hasText: 'You arrive in Page on' });
  await clash.getByText('Conflict', { exact: true }).waitFor();
  await expectAccessible(page);
  await clash.getByRole('button', { name: /^Make it 2 nights in Springdale/ }).click();
  await page
    .getByRole('status')
    .getByText(/^Fixed: You arrive in Page/)
    .waitFor();
  await expectSaved(page);

  await undoButton(page).click();
  await clash.getByText('Conflict', { exact: true }).waitFor();
});

test('any step of the history can be undone', async () => {
  const { page } = await openRoadTrip(await traveler());
  await travelBy(page, 'From Denver to Moab: My vehicle', 'Train');
  await openStop(page, 'Moab');
  await addNight(page, 'Moab');
  await expectSaved(page);

  await chooseInTripMenu(page, 'History');
  const steps = page.getByRole('region', { name: 'History' });
  await steps.getByRole('button', { name: /^Moab from 3 to 4 nights/ }).waitFor();
  await steps.getByRole('button', { name: /^Denver to Moab by train/ }).click();
  await steps
    .getByRole('table', { name: 'What changed' })
    .getByRole('row', { name: /in your own vehicle.*by train/ })
    .waitFor();
  await expectAccessible(page);
  await steps.getByRole('button', { name: /^Undo: Denver to Moab by train/ }).click();
  await page
    .getByRole('status')
    .getByText(/^Undone: Denver to Moab/)
    .waitFor();
  await expectSaved(page);

  await page.getByRole('button', { name: 'Close history' }).click();
  await page.getByRole('button', { name: 'From Denver to Moab: My vehicle' }).waitFor();
  // Later changes stay.
  await stopRow(page, 'Moab').getByText('May 10 – 14').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});
