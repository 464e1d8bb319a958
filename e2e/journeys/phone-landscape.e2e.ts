import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessibleInBoth, type Traveler, useBrowser } from '../support/browser';
import { expectFocus, mappedStops, notices, ROAD_TRIP } from '../support/planner';
import { prepareTrip } from '../support/prepared-trip';
import { said } from '../support/screen-reader';
import { dragFinger, fingerOn, middleOf, type Point } from '../support/touch';

const { traveler } = useBrowser();

const ON_ITS_SIDE = { width: 844, height: 390 };
const SMALL = { width: 667, height: 375 };
const UPRIGHT = { width: 390, height: 844 };

async function openOnItsSide(size = ON_ITS_SIDE, view = ''): Promise<Traveler> {
  const device = await traveler({ size, touch: true });
  const events = [{ name: 'Arches', start: '2027-05-10T10:00', end: '2027-05-10T12:00' }];
  await device.page.goto(`${await prepareTrip(device, { events })}${view}`);
  await expect.poll(() => stopNames(device.page)).toEqual([...ROAD_TRIP]);
  return device;
}

/** A destination in the list. */
function stop(page: Page, name: string): Locator {
  return page
    .getByRole('list', { name: 'Destinations' })
    .getByRole('button', { name: new RegExp(`^${name}`) });
}

async function stopNames(page: Page): Promise<string[]> {
  const handles = page.getByRole('button', { name: /^Reorder / });
  const labels = await handles.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  return labels.map((label) => String(label).replace('Reorder ', ''));
}

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not drawn.`);
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
}

function rounded({ x, y }: Point): Point {
  return { x: Math.round(x), y: Math.round(y) };
}

function strip(page: Page): Locator {
  return page.getByRole('slider', { name: 'Trip timeline' });
}

for (const size of [ON_ITS_SIDE, SMALL]) {
  test(`a phone on its side, ${size.width} by ${size.height}, has the rail, the list with three stops and the map side by side`, async () => {
    const { page } = await openOnItsSide(size);
    const [rail, list, map, add] = await Promise.all([
      boxOf(page.getByRole('navigation', { name: 'Planner' })),
      boxOf(page.getByRole('main')),
      boxOf(page.getByRole('region', { name: 'Map and timeline' })),
      boxOf(page.getByRole('button', { name: 'Add a destination' })),
    ]);
    expect(rail).toMatchObject({ left: 0, top: 0, bottom: size.height });
    expect(list.left).toBeGreaterThanOrEqual(rail.right);
    expect(map.left).toBeGreaterThanOrEqual(list.right);
    expect(map).toMatchObject({ top: list.top, right: size.width, bottom: size.height });
    // The header is one line, without the picture of the trip.
    expect(list.top).toBeLessThanOrEqual(56);
    const third = await boxOf(stop(page, 'Springdale'));
    expect(third.top).toBeGreaterThan(list.top);
    expect(third.bottom).toBeLessThanOrEqual(add.top);
    expect(add.bottom).toBeLessThanOrEqual(size.height);
    await expect.poll(() => mappedStops(page)).toEqual([...ROAD_TRIP]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
    await expectAccessibleInBoth(page);
  });
}

test('the header has the figures and the views, and turning the phone keeps the trip where it is', async () => {
  const { page } = await openOnItsSide();
  await page.getByRole('heading', { level: 1, name: 'Canyon loop' }).waitFor();
  await page.getByLabel('Totals').getByText('11', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'View of the trip: Itinerary' }).tap();
  await page.getByRole('menuitemradio', { name: 'Costs' }).tap();
  await page.getByRole('button', { name: 'Add a cost' }).waitFor();
  await page.getByRole('button', { name: 'View of the trip: Costs' }).tap();
  await page.goBack();
  await page.getByRole('menuitemradio', { name: 'Costs' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Add a cost' }).waitFor();

  await page.setViewportSize(UPRIGHT);
  await page.getByRole('radio', { name: 'Costs', checked: true }).waitFor();
  await page.setViewportSize(ON_ITS_SIDE);
  await page.getByRole('button', { name: 'View of the trip: Costs' }).waitFor();
  await page.getByRole('button', { name: 'My trips' }).tap();
  await page.getByRole('heading', { name: 'My trips' }).waitFor();
});

test('turning the phone keeps the map, its zoom and what is in its middle', async () => {
  const device = await traveler({ size: UPRIGHT, touch: true });
  const { page } = device;
  await page.goto(await prepareTrip(device));
  await expect.poll(() => mappedStops(page)).toEqual([...ROAD_TRIP]);
  const map = page.getByRole('region', { name: 'Map of your trip' });
  await map.evaluate((element) => Object.assign(element, { isFirst: true }));
  const at = (name: string) => middleOf(map.getByRole('button', { name }));
  const apart = async () => {
    const [page4, canyon] = [await at('4, Page'), await at('5, Grand Canyon Village')];
    return Math.round(Math.hypot(page4.x - canyon.x, page4.y - canyon.y));
  };
  await page.getByRole('button', { name: 'Zoom in' }).tap();
  // Into the middle of what the sheet leaves free.
  const from = await at('4, Page');
  const grip = { x: from.x + 40, y: from.y };
  await dragFinger(page, grip, { x: 195 + 40, y: 250 });
  await expect.poll(async () => rounded(await at('4, Page'))).toEqual({ x: 195, y: 250 });
  const [before, distance] = [await at('4, Page'), await apart()];

  await page.setViewportSize(ON_ITS_SIDE);
  await page.getByRole('button', { name: 'View of the trip: Itinerary' }).waitFor();
  const area = await boxOf(map);
  const isInTheMiddle = async () => {
    const { x, y } = await at('4, Page');
    return [x > area.left + 120, x < area.right - 120, y > area.top + 40, y < area.bottom - 80];
  };
  await expect.poll(isInTheMiddle).toEqual([true, true, true, true]);
  expect(await apart()).toBe(distance);

  await page.setViewportSize(UPRIGHT);
  await page.getByRole('region', { name: 'Trip summary' }).waitFor();
  await expect.poll(async () => rounded(await at('4, Page'))).toEqual(rounded(before));
  expect(await apart()).toBe(distance);
  expect(await map.evaluate((element) => 'isFirst' in element)).toBe(true);
});

test('the thin strip below the map shows the selected destination and selects another one', async () => {
  const { page } = await openOnItsSide();
  const value = () => strip(page).getAttribute('aria-valuetext');
  await stop(page, 'Moab').tap();
  await expect.poll(value).toBe('Moab, 3 nights, May 10 – 13');

  const { left, right, top } = await boxOf(strip(page));
  const finger = await fingerOn(page);
  await finger.down({ x: left + 8, y: top + 20 });
  await expect.poll(value).toBe('Denver, 2 nights, May 8 – 10');
  await finger.move({ x: right - 8, y: top + 20 });
  await finger.up();
  await expect.poll(value).toBe('Santa Fe, 1 night, May 18 – 19');
  await strip(page).focus();
  await page.keyboard.press('Home');
  await expect.poll(value).toBe('Denver, 2 nights, May 8 – 10');
  await expectFocus(strip(page));
});

test('a preview of moved dates and the calendar are beside the list, too', async () => {
  const { page } = await openOnItsSide();
  await page.getByRole('button', { name: 'View of the trip: Itinerary' }).tap();
  await page.getByRole('menuitemradio', { name: 'Calendar' }).tap();
  const calendar = page.getByRole('region', { name: 'Calendar of the trip' });
  await calendar.getByRole('tab', { name: 'Mon, May 10' }).tap();
  const arches = calendar.getByRole('button', { name: /^Arches/ });
  expect((await boxOf(calendar)).left).toBeGreaterThanOrEqual((await boxOf(page.getByRole('main'))).right);
  await arches.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await said(page, 'Mon, May 10, 10:15 AM').waitFor();
  await page.keyboard.press('Enter');
  await notices(page).getByText('Arches moved to Mon, May 10, 10:15 AM').waitFor();
  await expectAccessibleInBoth(page);

  await page.getByRole('button', { name: 'Reorder Moab' }).focus();
  await page.keyboard.press('Space');
  await said(page, 'Lifted Moab, position 2 of 6').waitFor();
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowUp');
      return said(page, 'Moab, position 1 of 6').count();
    })
    .toBe(1);
  await page.keyboard.press('Space');
  const preview = page.getByRole('region', { name: 'Move Moab before Denver' });
  const apply = preview.getByRole('button', { name: 'Apply' });
  await apply.waitFor();
  expect((await boxOf(apply)).bottom).toBeLessThanOrEqual(ON_ITS_SIDE.height);
  await apply.tap();
  await expect.poll(async () => (await stopNames(page)).slice(0, 2)).toEqual(['Moab', 'Denver']);
  await calendar.waitFor();
});

test('Things To Do on its side begins with a place, and its head scrolls away with the list', async () => {
  const { page } = await openOnItsSide();
  await page.getByRole('link', { name: 'Things To Do' }).tap();
  const names = page.getByRole('main').getByRole('heading', { level: 3 });
  const search = page.getByRole('main').getByRole('searchbox');

  await expect.poll(async () => (await boxOf(names.first())).top).toBeLessThan(ON_ITS_SIDE.height - 20);
  await names.nth(3).scrollIntoViewIfNeeded();

  const { bottom } = await boxOf(search);
  expect(bottom).toBeLessThanOrEqual((await boxOf(page.getByRole('banner'))).bottom);
});
