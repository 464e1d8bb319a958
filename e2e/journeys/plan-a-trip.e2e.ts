import { expect, test } from 'vitest';
import { guestRequests, PHONE, useBrowser } from '../support/browser';
import {
  addDestination,
  expectSaved,
  expectStops,
  ROAD_TRIP,
  setFirstDay,
  stopRow,
  total,
} from '../support/planner';

const { traveler } = useBrowser();

const STATES = ['Colorado', 'Utah', 'Utah', 'Arizona', 'Arizona', 'New Mexico'] as const;

test('a visitor without an account plans six stops, and they are still there after a reload', async () => {
  const { page } = await traveler();
  const guests = guestRequests(page);
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(guests).toEqual([]);

  await page.getByLabel('Where to first?').fill('Denver');
  await page
    .getByRole('option', { name: /Denver/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Start planning' }).click();
  await expectStops(page, ['Denver']);
  for (const [index, name] of ROAD_TRIP.entries()) {
    if (index > 0) await addDestination(page, name, STATES[index] ?? '');
  }
  await setFirstDay(page, '05082027');

  await expectStops(page, ROAD_TRIP);
  await stopRow(page, 'Denver').getByText('May 8 – 9').waitFor();
  await stopRow(page, 'Santa Fe').getByText('May 13 – 14').waitFor();
  const distance = await total(page, 'Distance');
  expect(distance).toMatch(/^about 1,\d{3} mi$/);
  await expectSaved(page);
  expect(guests).toHaveLength(1);

  await page.reload();
  await expectStops(page, ROAD_TRIP);
  await stopRow(page, 'Santa Fe').getByText('May 13 – 14').waitFor();
  expect(await total(page, 'Distance')).toBe(distance);

  const other = await traveler();
  const address = page.url();
  await other.page.goto(address);
  await other.page.getByRole('heading', { name: 'Trip not found' }).waitFor();
  const tripId = new URL(address).searchParams.get('trip');
  expect((await other.context.request.get(`/api/trip/${tripId}`)).status()).toBe(404);
  other.errors.splice(0); // The browser logs the expected 404.
});

test('on a phone, the first destination is on the map after one step', async () => {
  const { page } = await traveler({ size: PHONE, touch: true });
  await page.goto('/');

  await page.getByRole('button', { name: '京都 Kyoto' }).tap();
  await page.getByRole('button', { name: 'Start planning' }).tap();

  await page
    .getByRole('list', { name: 'Destinations on the map' })
    .getByRole('button', { name: /^1, .*Kyoto/ })
    .waitFor();
  await page.getByRole('button', { name: 'Add a destination' }).click();
  await page.getByRole('combobox', { name: 'Add a destination' }).fill('Osaka');
  await page.getByRole('option', { name: /Osaka/ }).first().click();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('heading', { level: 1, name: '3 days, 2 destinations' }).waitFor();
});
