import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE, useBrowser } from '../support/browser';
import { chooseForStop, expectStops, ROAD_TRIP } from '../support/planner';
import { prepareTrip } from '../support/prepared-trip';

const { traveler } = useBrowser();

async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return box;
}

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Removes the last destination, which moves no other, so a toast offers to undo it. */
async function removeSantaFe(page: Page): Promise<Locator> {
  await chooseForStop(page, 'Santa Fe', 'Remove');
  const toast = page.getByRole('region', { name: 'Notices' }).getByRole('status');
  await toast.getByText('Removed Santa Fe').waitFor();
  return toast;
}

test('the fold strip shows six stops with their full names and dates', async () => {
  const device = await traveler({ size: DESKTOP });
  const { page } = device;
  await page.goto(await prepareTrip(device));
  await expectStops(page, ROAD_TRIP);

  const strip = page.getByRole('list', { name: 'Trip timeline' });
  const cut = () =>
    strip
      .locator('span:visible')
      .evaluateAll((lines) =>
        lines.filter((line) => line.scrollWidth > line.clientWidth).map((line) => line.textContent),
      );
  await expect.poll(cut).toEqual([]);
  await strip.getByText('15–16 · 1 night').waitFor();
});

test('a toast covers neither the fold strip nor the map buttons', async () => {
  const device = await traveler();
  const { page } = device;
  await page.goto(await prepareTrip(device));
  await expectStops(page, ROAD_TRIP);

  const toast = await removeSantaFe(page);

  expect(
    await overlap(toast, page.getByRole('list', { name: 'Trip timeline' }).getByRole('listitem').first()),
  ).toBe(false);
  expect(await overlap(toast, page.getByRole('button', { name: 'Zoom out' }))).toBe(false);
  expect(await overlap(toast, page.getByRole('main'))).toBe(false);
});

test('on a phone, a toast appears above the buttons at the bottom of the itinerary', async () => {
  const device = await traveler({ size: PHONE, touch: true });
  const { page } = device;
  await page.goto(`${await prepareTrip(device)}&view=itinerary`);
  await page
    .getByRole('button', { name: /^Santa Fe/ })
    .first()
    .click();

  const toast = await removeSantaFe(page);

  expect(await overlap(toast, page.getByRole('button', { name: 'Add a destination' }))).toBe(false);
  expect(await overlap(toast, page.getByRole('button', { name: 'Map', exact: true }))).toBe(false);
});

test('the Undo button stays in the same place whatever the trip’s name is', async () => {
  const places = await Promise.all(
    ['A', 'Everything we always wanted to see between the two oceans'].map(async (name) => {
      const device = await traveler();
      await device.page.goto(await prepareTrip(device, { name }));
      const undo = device.page.getByRole('banner').getByRole('button', { name: 'Undo' });
      await undo.waitFor();
      return (await boxOf(undo)).x;
    }),
  );

  expect(new Set(places).size).toBe(1);
});
