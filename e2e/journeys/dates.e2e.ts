import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessibleInBoth, PHONE, useBrowser } from '../support/browser';
import { expectFocus, expectStops, openStop, ROAD_TRIP, setFirstDay, stopRow } from '../support/planner';
import { openRoadTrip, prepareTrip } from '../support/prepared-trip';

const { traveler } = useBrowser();

test('the first day is typed as people write it, and what is no day stays and is said', async () => {
  const { page } = await openRoadTrip(await traveler());

  await setFirstDay(page, '2028-04-12');
  await apply(page);
  await stopRow(page, 'Denver').getByText('Apr 12 – 14').waitFor();
  await setFirstDay(page, '12.5.2028');
  await apply(page);
  await stopRow(page, 'Denver').getByText('May 12 – 14').waitFor();
  await setFirstDay(page, 'Jun 1, 2028');
  await apply(page);
  await stopRow(page, 'Denver').getByText('Jun 1 – 3').waitFor();

  await page.getByRole('button', { name: 'Change the dates' }).click();
  const dialog = page.getByRole('dialog', { name: 'When does the trip start?' });
  const field = dialog.getByRole('textbox', { name: 'First day' });
  await expectFocus(field);
  await field.fill('sometime in spring');
  await page.keyboard.press('Enter');
  await dialog.getByText('Enter a date like Apr 12, 12.4. or 2027-04-12.').waitFor();
  expect(await field.inputValue()).toBe('sometime in spring');
  await expectFocus(field);
  await expectAccessibleInBoth(page);
  await field.fill('4/12/2028');
  await dialog.getByText('Apr 12, 2028').waitFor();
  await page.keyboard.press('Enter');
  await apply(page);
  await stopRow(page, 'Denver').getByText('Apr 12 – 14').waitFor();
});

/** Makes the change that is previewed. */
async function apply(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Apply' }).click();
}

test('five months ahead takes three actions, at a desk and on a phone', async () => {
  const { page } = await openRoadTrip(await traveler());
  await page.getByRole('button', { name: 'Change the dates' }).click();
  const dialog = page.getByRole('dialog', { name: 'When does the trip start?' });
  await dialog.getByRole('button', { name: 'Open the calendar' }).click();
  await page.getByRole('combobox', { name: 'Month' }).selectOption('October 2027');
  await page.getByRole('button', { name: /October 8, 2027/ }).click();
  const field = dialog.getByRole('textbox', { name: 'First day' });
  await expect.poll(() => field.inputValue()).toBe('Oct 8, 2027');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await apply(page);
  await stopRow(page, 'Denver').getByText('Oct 8 – 10').waitFor();

  const device = await traveler({ size: PHONE, touch: true });
  const phone = device.page;
  await phone.goto(`${await prepareTrip(device)}&view=itinerary`);
  await openStop(phone, 'Denver');
  await phone.getByRole('button', { name: /^Arrive in Denver: / }).click();
  await phone.getByRole('combobox', { name: 'Month' }).selectOption('October 2027');
  await phone.getByRole('button', { name: /October 8, 2027/ }).click();
  await apply(phone);
  await stopRow(phone, 'Denver').getByText('Oct 8 – 10').waitFor();
});

test('the day of an arrival is typed where it stands, within the trip', async () => {
  const { page } = await openRoadTrip(await traveler());
  await openStop(page, 'Moab');
  const arrive = page.getByRole('button', { name: /^Arrive in Moab: / });

  await arrive.click();
  const field = page.getByRole('textbox', { name: 'Type a date' });
  await field.fill('May 7, 2027');
  await page.keyboard.press('Enter');
  await page.getByText('Choose May 8, 2027 or later.').waitFor();
  await field.fill('12.5.2027');
  await page.keyboard.press('Enter');
  await apply(page);

  await stopRow(page, 'Moab').getByText('May 12 – 15').waitFor();
  await expectStops(page, ROAD_TRIP);
});
