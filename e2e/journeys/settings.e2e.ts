import { expect, test } from 'vitest';
import { PHONE, useBrowser } from '../support/browser';
import { expectStops, ROAD_TRIP, total } from '../support/planner';
import { openRoadTrip, prepareTrip } from '../support/prepared-trip';

const { traveler } = useBrowser();

test('the color scheme and distance units are chosen once and saved on the device', async () => {
  const { page } = await openRoadTrip(await traveler());
  expect(await total(page, 'Distance')).toMatch(/ mi$/);
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(await scheme()).toBe('light');

  await page.getByRole('button', { name: 'Display settings' }).click();
  const choices = page.getByRole('dialog', { name: 'Display settings' });
  await choices.getByText('Kilometers').click();
  await choices.getByText('Dark').click();
  await page.keyboard.press('Escape');
  await expect.poll(scheme).toBe('dark');
  await expect.poll(() => total(page, 'Distance')).toMatch(/ km$/);

  await page.reload();
  await expectStops(page, ROAD_TRIP);
  expect(await scheme()).toBe('dark');
  expect(await total(page, 'Distance')).toMatch(/ km$/);
});

test('on a phone, the same settings are in the trip menu', async () => {
  const device = await traveler({ size: PHONE, touch: true });
  const { page } = device;
  await page.goto(await prepareTrip(device));
  await page.getByText(/mi by road/).waitFor();

  await page.getByRole('button', { name: 'Trip menu' }).tap();
  await page.getByRole('menuitem', { name: 'Display settings' }).tap();
  const choices = page.getByRole('dialog', { name: 'Display settings' });
  await choices.getByText('Kilometers').tap();
  await choices.getByRole('button', { name: 'Close' }).tap();

  await page.getByText(/km by road/).waitFor();
});
