import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessibleInBoth, type Traveler, useBrowser } from '../support/browser';
import { notices, showView } from '../support/planner';
import { prepareTrip } from '../support/prepared-trip';
import { said } from '../support/screen-reader';
import { dragFinger, fingerOn } from '../support/touch';

const { traveler } = useBrowser();

const UPRIGHT = { width: 820, height: 1180 };
const ON_ITS_SIDE = { width: 1180, height: 820 };
const HIKE = 'Angels Landing';

async function openTablet(): Promise<Traveler> {
  const device = await traveler({ size: UPRIGHT, touch: true });
  const events = [{ name: HIKE, start: '2027-05-08T09:00', end: '2027-05-08T11:00' }];
  await device.page.goto(await prepareTrip(device, { events }));
  await device.page.getByRole('button', { name: 'Reorder Moab' }).waitFor();
  return device;
}

function calendarOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Calendar of the trip' });
}

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not drawn.`);
  return box;
}

test('on a tablet the itinerary is 400 pixels wide, beside the map or a calendar with as many days as fit', async () => {
  const { page } = await openTablet();
  const map = page.getByRole('region', { name: 'Map and timeline' });
  expect(await boxOf(page.getByRole('main'))).toMatchObject({ x: 0, width: 400 });
  expect(await boxOf(map)).toMatchObject({ x: 400, width: 420 });

  await showView(page, 'Calendar');
  await map.waitFor({ state: 'detached' });
  expect(await boxOf(page.getByRole('main'))).toMatchObject({ x: 0, width: 400 });
  await page.getByRole('button', { name: 'Reorder Moab' }).waitFor();
  expect(await boxOf(calendarOf(page))).toMatchObject({ x: 400, width: 420 });
  await page.getByRole('tabpanel', { name: 'Hours of Sat, May 8, Sun, May 9, Mon, May 10' }).waitFor();
  await expectAccessibleInBoth(page);

  await page.setViewportSize(ON_ITS_SIDE);
  await page.getByRole('tabpanel', { name: /^Hours of Sat, May 8, .*Thu, May 13$/ }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(ON_ITS_SIDE.width);
});

test('the map stays mounted under the calendar, and looks where the traveler left it', async () => {
  const { page } = await openTablet();
  const map = page.getByRole('region', { name: 'Map of your trip' });
  await map.evaluate((element) => Object.assign(element, { isFirst: true }));
  const pin = map.getByRole('button', { name: '2, Moab' });
  const before = await boxOf(pin);
  await dragFinger(page, { x: 610, y: 800 }, { x: 560, y: 860 });
  await expect.poll(async () => Math.round((await boxOf(pin)).x - before.x)).toBe(-50);
  const moved = await boxOf(pin);

  await showView(page, 'Calendar');
  await calendarOf(page).waitFor();
  await map.waitFor({ state: 'detached' });
  await showView(page, 'Itinerary');
  await map.waitFor();

  expect(await boxOf(pin)).toEqual(moved);
  expect(await map.evaluate((element) => 'isFirst' in element)).toBe(true);
});

test('among several days a held plan follows the finger to another day, and swiping shows the next days', async () => {
  const { page } = await openTablet();
  await showView(page, 'Calendar');
  const hike = calendarOf(page).getByRole('button', { name: new RegExp(`^${HIKE}`) });
  const { x, y, width, height } = await boxOf(hike);
  const at = { x: x + width / 2, y: y + height / 2 };
  const finger = await fingerOn(page);

  await finger.down(at);
  await said(page, `Lifted ${HIKE}, Sat, May 8, 9:00 AM`).waitFor();
  // An hour is 44 pixels.
  await finger.move({ x: at.x + width, y: at.y + 44 });
  await said(page, 'Sun, May 9, 10:00 AM').waitFor();
  await finger.up();
  await notices(page).getByText(`${HIKE} moved to Sun, May 9, 10:00 AM`).waitFor();
  await expect.poll(async () => (await boxOf(hike)).x).toBeGreaterThan(x + width / 2);

  await finger.down({ x: 780, y: 900 });
  await finger.move({ x: 520, y: 900 });
  await finger.up();
  await page.getByRole('tabpanel', { name: 'Hours of Tue, May 11, Wed, May 12, Thu, May 13' }).waitFor();
});

test('plans at the same time are named along their blocks, whole and in one line', async () => {
  const device = await traveler({ size: UPRIGHT, touch: true });
  const names = ['Museum', 'Neighborhood walk', 'Lunch at Fork'];
  const events = names.map((name) => ({ name, start: '2027-05-08T10:00', end: '2027-05-08T13:30' }));
  await device.page.goto(`${await prepareTrip(device, { events })}&view=calendar`);

  for (const name of names) {
    const words = calendarOf(device.page).getByText(name, { exact: true });
    const { width, height } = await boxOf(words);
    expect(height, name).toBeGreaterThan(width);
    const cut = await words.evaluate((element) => element.scrollHeight - element.clientHeight);
    expect(cut, name).toBe(0);
  }
});
