import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, expectAccessibleInBoth, PHONE, useBrowser } from '../support/browser';
import {
  expectFocus,
  expectStops,
  openStop,
  ROAD_TRIP,
  setFirstDay,
  showView,
  stopRow,
} from '../support/planner';
import { openRoadTrip, prepareTrip } from '../support/prepared-trip';

const { traveler } = useBrowser();

test('the first day can be typed in common formats, and invalid text stays with an error', async () => {
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

/** Applies the previewed change. */
async function apply(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Apply' }).click();
}

test('choosing a date five months ahead takes three actions, on a desktop and on a phone', async () => {
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

test('an arrival date is typed in place, within the trip', async () => {
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

const PHONE_AND_DESK = [{ size: PHONE, touch: true }, { size: DESKTOP }];
const UNREAD = 'Enter a date like Apr 12, 12.4. or 2027-04-12.';

/** Clicks the corner of the screen, which is neither a field nor a button. */
async function pressBeside(page: Page): Promise<void> {
  await page.mouse.click(4, 4);
}

test.each(PHONE_AND_DESK)(
  'a typed day is accepted when its field loses focus, and invalid text stays with an error, at $size.width pixels',
  async (device) => {
    const { page } = await traveler(device);
    await page.goto('/');
    const when = page.getByRole('button', { name: /^When/ });
    const typed = page.getByRole('textbox', { name: 'Type a date' });
    await when.click();
    await typed.fill('some day');
    await pressBeside(page);
    await page.getByText(UNREAD).waitFor();
    expect(await typed.inputValue()).toBe('some day');
    await expectFocus(typed);
    await typed.fill('May 3, 2031');
    await pressBeside(page);
    await typed.waitFor({ state: 'detached' });
    await when.getByText(/May 3/).waitFor();

    // Escape discards the typed text, and asks first if it is a day.
    await when.click();
    await typed.fill('May 4, 2031');
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await typed.waitFor({ state: 'detached' });
    await when.getByText(/May 3/).waitFor();

    // Clicking a day overrides a typed one.
    await when.click();
    await typed.fill('May 4, 2031');
    await page.getByRole('button', { name: /May 20, 2031/ }).click();
    await when.getByText(/May 20/).waitFor();

    const other = await traveler(device);
    const planner = other.page;
    await planner.goto(`${await prepareTrip(other)}&view=itinerary`);
    await openStop(planner, 'Moab');
    await planner.getByRole('button', { name: /^Arrive in Moab: / }).click();
    await planner.getByRole('textbox', { name: 'Type a date' }).fill('May 12, 2027');
    await pressBeside(planner);
    await apply(planner);
    await stopRow(planner, 'Moab').getByText('May 12 – 15').waitFor();
  },
);

test('a typed first day is accepted when its dialog closes, and Cancel discards it', async () => {
  const { page } = await openRoadTrip(await traveler());
  const dialog = page.getByRole('dialog', { name: 'When does the trip start?' });
  const field = dialog.getByRole('textbox', { name: 'First day' });
  const type = async (day: string) => {
    await page.getByRole('button', { name: 'Change the dates' }).click();
    await expectFocus(field);
    await field.fill(day);
  };

  await type('some day');
  await pressBeside(page);
  await dialog.getByText(UNREAD).waitFor();
  await field.fill('Jun 1, 2027');
  await pressBeside(page);
  await dialog.waitFor({ state: 'detached' });
  await apply(page);
  await stopRow(page, 'Denver').getByText('Jun 1 – 3').waitFor();

  await type('Jul 1, 2027');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  await type('Jul 1, 2027');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await dialog.waitFor({ state: 'detached' });
  await stopRow(page, 'Denver').getByText('Jun 1 – 3').waitFor();
  expect(await page.getByRole('button', { name: 'Apply' }).count()).toBe(0);
});

test('on a phone, the itinerary and the calendar of a trip without dates lead to choosing its first day', async () => {
  const device = await traveler({ size: PHONE, touch: true });
  const { page } = device;
  await page.goto(`${await prepareTrip(device, { startDate: null })}&view=itinerary`);
  await page.getByText('11 nights, no dates yet').waitFor();
  await setFirstDay(page, 'May 8, 2027');
  await stopRow(page, 'Denver').getByText('May 8 – 10').waitFor();
  expect(await page.getByRole('button', { name: 'Set dates' }).count()).toBe(0);

  await page.getByRole('button', { name: 'Undo' }).first().click();
  await page.getByRole('button', { name: 'Set dates' }).waitFor();
  await showView(page, 'Calendar');
  const field = page.getByRole('textbox', { name: 'First day' });
  await field.fill('some day');
  await page.getByRole('heading', { name: 'Canyon loop' }).click();
  await page.getByText(UNREAD).waitFor();
  await field.fill('Jun 1, 2027');
  await page.getByRole('heading', { name: 'Canyon loop' }).click();
  await page.getByRole('region', { name: 'Calendar of the trip' }).waitFor();
  await showView(page, 'Itinerary');
  await stopRow(page, 'Denver').getByText('Jun 1 – 3').waitFor();
});
