import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type PreparedBooking, prepareBookedTrip } from '../support/booked-trip';
import { DESKTOP, expectAccessibleInBoth, PHONE, useBrowser } from '../support/browser';
import { expectSaved, showView } from '../support/planner';

const { traveler } = useBrowser();

const OVER_THE_DATE_LINE: PreparedBooking = {
  ...{ kind: 'flight', provider: 'Southern Cross', number: 'SC 12', code: 'QX7RTZ' },
  ...{ from: 'Los Angeles', to: 'Sydney', start: '2027-05-10T22:30', end: '2027-05-12T06:30' },
};
const TO_VIENNA: PreparedBooking = {
  ...{ kind: 'flight', provider: 'Southern Cross', number: 'SC 77' },
  ...{ from: 'Sydney', to: 'Vienna', start: '2027-05-15T09:00', end: '2027-05-15T19:00' },
};
const NIGHT_TRAIN: PreparedBooking = {
  ...{ kind: 'train', provider: 'Nightjet', number: 'NJ 233' },
  ...{ from: 'Vienna', to: 'Venice', start: '2027-05-18T21:25', end: '2027-05-19T08:35' },
};
const HOTEL: PreparedBooking = {
  ...{ kind: 'lodging', provider: 'Harbour Rocks', code: 'HR-1', in: 'Sydney' },
  ...{ start: '2027-05-12T15:00', end: '2027-05-15T10:00' },
};

/** On a map of the whole world, the pins of Vienna and Venice are closer together than fingers can tell apart. */
const ON_A_WORLD_MAP = { without: ['target-size'] };

async function openCheck(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /trip menu$/i }).click();
  await page.getByRole('menuitem', { name: 'Trip check' }).click();
  const check = page.getByRole('region', { name: 'Trip check' });
  await check.getByRole('listitem').first().waitFor();
  return check;
}

function found(check: Locator, text: string): Locator {
  return check.getByRole('listitem').filter({ hasText: text });
}

test('a flight that lost its leg is placed again or kept as a plan, and both are undone', async () => {
  const device = await traveler({ size: DESKTOP });
  const { page } = device;
  await page.goto(
    await prepareBookedTrip(device, [
      { ...TO_VIENNA, provider: 'Lost Air', from: 'Los Angeles', to: 'Vienna' },
    ]),
  );
  const check = await openCheck(page);
  const lost = found(check, 'Lost Air SC 77 isn’t part of the trip anymore');
  await expectAccessibleInBoth(page, ON_A_WORLD_MAP);

  await lost.getByRole('button', { name: 'Move it to Sydney – Vienna' }).click();
  // It is booked for two days later than planned.
  const preview = page.getByRole('region', { name: 'Move it to Sydney – Vienna' });
  await preview.getByText('Venice 2 days later').waitFor();
  await preview.getByRole('button', { name: 'Apply' }).click();
  await lost.waitFor({ state: 'detached' });
  await page.keyboard.press('Control+z');
  await lost.getByRole('button', { name: 'Keep it as a plan' }).click();
  await lost.waitFor({ state: 'detached' });
  await expectSaved(page);
  await page.keyboard.press('Escape');

  await showView(page, 'Calendar');
  await page.getByRole('button', { name: 'Later days' }).click();
  await page.getByRole('region', { name: 'Calendar of the trip' }).getByText('Lost Air SC 77').waitFor();
});

test('a hotel for too many nights and an arrival before the departure are fixed by one click each', async () => {
  const device = await traveler({ size: PHONE, touch: true });
  const { page } = device;
  await page.goto(
    await prepareBookedTrip(device, [
      { ...HOTEL, end: '2027-05-16T10:00' },
      { ...OVER_THE_DATE_LINE, end: '2027-05-11T06:30' },
    ]),
  );
  const check = await openCheck(page);

  const early = found(check, 'Southern Cross SC 12 ends before it starts');
  await early.getByText('From May 10, 10:30 PM to May 11, 6:30 AM').waitFor();
  await early.getByRole('button', { name: 'End it on May 12' }).click();
  const preview = page.getByRole('region', { name: 'End it on May 12' });
  await preview.getByRole('button', { name: 'Apply' }).click();
  await early.waitFor({ state: 'detached' });
  const long = found(check, 'Harbour Rocks is for May 12 – 16, and you’re in Sydney May 12 – 15');
  await long.getByRole('button', { name: 'Make it 4 nights in Sydney' }).click();
  await page
    .getByRole('region', { name: 'Make it 4 nights in Sydney' })
    .getByRole('button', { name: 'Apply' })
    .click();
  await long.waitFor({ state: 'detached' });
  await expectSaved(page);
});

test('the calendar has journeys on the days of both ends, and lodging on its nights', async () => {
  const device = await traveler({ size: DESKTOP });
  const { page } = device;
  const address = await prepareBookedTrip(device, [OVER_THE_DATE_LINE, TO_VIENNA, NIGHT_TRAIN, HOTEL]);
  await page.goto(`${address}&view=calendar`);
  const calendar = page.getByRole('region', { name: 'Calendar of the trip' });

  const flight = calendar.getByText('Southern Cross SC 12 · 10:30 PM – 6:30 AM (+2 days) · QX7RTZ');
  // From its evening over the day that is skipped to its morning.
  await expect.poll(() => flight.count()).toBe(3);
  await calendar.getByText('Check-in 3:00 PM · HR-1').waitFor();
  expect(await calendar.getByText('Drive to Sydney').count()).toBe(0);
  await expectAccessibleInBoth(page, ON_A_WORLD_MAP);

  await calendar.getByRole('button', { name: 'Later days' }).click();
  await calendar.getByText('Train to Venice').first().waitFor();
  expect(await calendar.getByText('Nightjet NJ 233 · 9:25 PM – 8:35 AM (+1 day)').count()).toBe(2);
});

test('on a phone, the night train is on both of its days, and the hotel in the line above the hours', async () => {
  const device = await traveler({ size: PHONE, touch: true });
  const { page } = device;
  const address = await prepareBookedTrip(device, [OVER_THE_DATE_LINE, TO_VIENNA, NIGHT_TRAIN, HOTEL]);
  await page.goto(`${address}&view=calendar`);
  const calendar = page.getByRole('region', { name: 'Calendar of the trip' });

  await calendar.getByRole('tab', { name: /May 13/ }).click();
  await calendar.getByRole('button', { name: /1 stay/ }).click();
  await calendar.getByText('Harbour Rocks').waitFor();
  await expectAccessibleInBoth(page);
  for (const day of [/May 18/, /May 19/]) {
    await calendar.getByRole('tab', { name: day }).click();
    await calendar.getByText('Nightjet NJ 233 · 9:25 PM – 8:35 AM (+1 day)').waitFor();
  }
});
