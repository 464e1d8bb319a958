import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, PHONE, useBrowser } from '../support/browser';
import {
  addNight,
  expectFocus,
  expectSaved,
  expectStops,
  openStop,
  ROAD_TRIP,
  showView,
  stopRow,
} from '../support/planner';
import { prepareTrip } from '../support/prepared-trip';

const { traveler } = useBrowser();

/** A day of 10 hours of driving, through a destination without a night. */
const LONG_DAY = [
  { name: 'Denver', coords: [-104.9847, 39.7392], nights: 1 },
  { name: 'Moab', coords: [-109.5498, 38.5733], nights: 0 },
  { name: 'Grand Canyon Village', coords: [-112.1401, 36.0544], nights: 1 },
  { name: 'Santa Fe', coords: [-105.9378, 35.687], nights: 1 },
] as const;

function tripMenu(page: Page): Locator {
  return page.getByRole('button', { name: /trip menu$/i });
}

async function openCheck(page: Page): Promise<Locator> {
  await tripMenu(page).click();
  await page.getByRole('menuitem', { name: 'Trip check' }).click();
  const check = page.getByRole('region', { name: 'Trip check' });
  await check.getByRole('listitem').first().waitFor();
  await expectFocus(check.getByRole('heading', { name: 'Trip check' }));
  return check;
}

test('closing the trip check returns to the previous view, and focus returns to the menu', async () => {
  const device = await traveler();
  const { page } = device;
  await page.goto(await prepareTrip(device));
  await expectStops(page, ROAD_TRIP);
  await showView(page, 'Costs');
  const check = await openCheck(page);
  expect(await page.getByRole('radiogroup', { name: 'View of the trip' }).count()).toBe(0);

  await check.getByRole('button', { name: 'Close the trip check' }).click();
  await page.getByRole('radio', { name: 'Costs', checked: true }).waitFor();
  await expectFocus(tripMenu(page));

  await openCheck(page);
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: 'Costs', checked: true }).waitFor();
  await expectFocus(tripMenu(page));
});

test('on a phone, closing the trip check or the history returns to the map', async () => {
  const device = await traveler({ size: PHONE, touch: true });
  const { page } = device;
  await page.goto(await prepareTrip(device));
  const check = await openCheck(page);
  await expectAccessible(page);

  await check.getByRole('button', { name: 'Close the trip check' }).click();
  await page.getByRole('button', { name: 'Itinerary' }).waitFor();
  await expectFocus(tripMenu(page));

  await tripMenu(page).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  await page.getByRole('button', { name: 'Close history' }).click();
  await page.getByRole('button', { name: 'Itinerary' }).waitFor();
  await expectFocus(tripMenu(page));
});

test('a night without a stay leads to adding one for that destination', async () => {
  const device = await traveler();
  const { page } = device;
  await page.goto(await prepareTrip(device));
  await expectStops(page, ROAD_TRIP);
  const check = await openCheck(page);

  await check.getByRole('button', { name: 'Find a stay in Moab' }).click();
  const name = page.getByRole('textbox', { name: 'Name of the stay' });
  await expectFocus(name);
  await page.getByRole('form', { name: 'Add a stay in Moab' }).waitFor();
  await name.fill('Redcliff Cabins');
  await page.keyboard.press('Enter');
  await page.getByRole('status').getByText('Redcliff Cabins').waitFor();

  await page.getByRole('link', { name: 'Current Trip' }).click();
  await check.getByRole('button', { name: 'Find a stay in Denver' }).waitFor();
  expect(await check.getByRole('button', { name: 'Find a stay in Moab' }).count()).toBe(0);
});

test('a fix that moves other destinations previews what it would move', async () => {
  const device = await traveler();
  const { page } = device;
  await page.goto(
    await prepareTrip(device, { stops: LONG_DAY.map((stop) => ({ ...stop, coords: [...stop.coords] })) }),
  );
  const check = await openCheck(page);
  const fix = check.getByRole('button', { name: 'Spend a night in Moab' });

  await fix.click();
  const preview = page.getByRole('region', { name: 'Spend a night in Moab' });
  await preview.getByText('Grand Canyon Village 1 day later').waitFor();
  await expectFocus(preview.getByRole('button', { name: 'Apply' }));
  await page.keyboard.press('Escape');
  await preview.waitFor({ state: 'detached' });
  await expectFocus(fix);

  await fix.click();
  await preview.getByRole('button', { name: 'Apply' }).click();
  await page
    .getByRole('status')
    .getByText(/^Fixed: /)
    .waitFor();
  await expectFocus(check.getByRole('heading', { name: 'Trip check' }));
  await expectSaved(page);
  await page.keyboard.press('Escape');
  await stopRow(page, 'Grand Canyon Village').getByText('May 10 – 11').waitFor();
});

test('a locked arrival that leaves a night without a place shows in list, strip and check, with one-click fixes', async () => {
  const device = await traveler();
  const { page } = device;
  await page.goto(await prepareTrip(device));
  await expectStops(page, ROAD_TRIP);
  const gap = page.getByRole('region', { name: '1 day free between Moab and Springdale' });
  const strip = page.getByRole('list', { name: 'Trip timeline' });

  await leaveANight(page);
  await gap.getByText('You leave on May 13 and arrive on May 14').waitFor();
  await strip.getByRole('button', { name: /^Moab.*1 night without a place$/ }).waitFor();
  const check = await openCheck(page);
  const found = check.getByRole('listitem').filter({ hasText: '1 day free between Moab and Springdale' });
  await found.getByRole('button', { name: 'Make it 4 nights in Moab' }).waitFor();
  await found.getByRole('button', { name: 'Arrive in Springdale on May 13' }).waitFor();
  await page.keyboard.press('Escape');

  await gap.getByRole('button', { name: 'Make it 4 nights in Moab' }).click();
  await gap.waitFor({ state: 'detached' });
  await stopRow(page, 'Moab').getByText('May 10 – 14').waitFor();
  await page.keyboard.press('Control+z');
  await gap.getByRole('button', { name: 'Arrive in Springdale on May 13' }).click();
  await page
    .getByRole('region', { name: 'Arrive in Springdale on May 13' })
    .getByRole('button', { name: 'Apply' })
    .click();
  await gap.waitFor({ state: 'detached' });
  await stopRow(page, 'Springdale').getByText('May 13 – 15').waitFor();
  expect(await strip.getByRole('button', { name: /without a place/ }).count()).toBe(0);
});

test('a locked arrival before the previous departure shows the night in two places, with one-click fixes', async () => {
  const device = await traveler();
  const { page } = device;
  await page.goto(await prepareTrip(device));
  await expectStops(page, ROAD_TRIP);
  const clash = page.getByRole('region', {
    name: 'You arrive in Springdale on May 13, and leave Moab on May 14',
  });
  const strip = page.getByRole('list', { name: 'Trip timeline' });

  await openStop(page, 'Springdale');
  await page.getByRole('button', { name: 'Lock arrival' }).click();
  await openStop(page, 'Moab');
  await addNight(page, 'Moab');
  await clash.getByText('The arrival in Springdale is locked').waitFor();
  await strip.getByRole('button', { name: /^Moab.*1 night in two places$/ }).waitFor();

  await clash.getByRole('button', { name: 'Make it 3 nights in Moab' }).click();
  await clash.waitFor({ state: 'detached' });
  await stopRow(page, 'Moab').getByText('May 10 – 13').waitFor();
  await page.keyboard.press('Control+z');
  await clash.getByRole('button', { name: 'Unlock the arrival in Springdale' }).click();
  await page
    .getByRole('region', { name: 'Unlock the arrival in Springdale' })
    .getByRole('button', { name: 'Apply' })
    .click();
  await clash.waitFor({ state: 'detached' });
  await stopRow(page, 'Springdale').getByText('May 14 – 16').waitFor();
  expect(await strip.getByRole('button', { name: /in two places/ }).count()).toBe(0);
});

/** Locks the arrival in Springdale a day after the departure from Moab. */
async function leaveANight(page: Page): Promise<void> {
  await openStop(page, 'Springdale');
  await page.getByRole('button', { name: /^Arrive in Springdale: / }).click();
  await page.getByRole('button', { name: /May 14, 2027/ }).click();
  await page.getByRole('button', { name: 'Apply' }).click();
}
