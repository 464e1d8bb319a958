import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, useBrowser } from '../support/browser';
import { colorOfMap, LAND, WATER } from '../support/map-color';
import { mappedStops, ROAD_TRIP } from '../support/planner';
import { type PreparedStop, prepareTrip } from '../support/prepared-trip';
import { said } from '../support/screen-reader';
import { dragFinger, middleOf } from '../support/touch';

const { traveler } = useBrowser();

const SMALL_PHONE = { width: 360, height: 640 };
/** The map between the header and the half-open sheet of a phone. */
const ABOVE_SHEET = { left: -150, top: -300, width: 300, height: 280 };

async function openOnPhone(size = PHONE): Promise<Page> {
  const device = await traveler({ size, touch: true });
  await device.page.goto(await prepareTrip(device));
  await expect.poll(() => mappedStops(device.page)).toEqual(ROAD_TRIP);
  return device.page;
}

const region = (page: Page) => page.getByRole('region', { name: 'Map of your trip' });
const pin = (page: Page, name: string) => region(page).getByRole('button', { name });
/** In the full sheet, a list with the same name follows. */
const cards = (page: Page) => page.getByRole('list', { name: 'Destinations', exact: true }).first();
const card = (page: Page, name: string) => cards(page).getByRole('button', { name });
const handle = (page: Page, state: string) => page.getByRole('button', { name: `Panel height: ${state}` });
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Planner' }).getByRole('link', { name });

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return box;
}

/** Swipes the cards to the left, by about one card. */
async function swipeCards(page: Page): Promise<void> {
  const { x, y, width, height } = await boxOf(cards(page));
  await dragFinger(page, { x: x + width - 40, y: y + height / 2 }, { x: x + 60, y: y + height / 2 });
}

/** Expects that a pin is on the part of the map that is neither under the header nor under the sheet. */
async function expectInSight(page: Page, name: string): Promise<void> {
  await expect
    .poll(
      async () => {
        const [at, head, sheet] = [
          await boxOf(pin(page, name)),
          await boxOf(page.getByRole('button', { name: 'Trip menu' })),
          await boxOf(page.getByRole('region', { name: 'Trip summary' })),
        ];
        return [at.y >= head.y + head.height, at.y + at.height <= sheet.y];
      },
      { message: name },
    )
    .toEqual([true, true]);
}

test('swiping the cards selects: the pin and the line below follow, and a pin out of view is moved to', async () => {
  const page = await openOnPhone();

  await swipeCards(page);

  await expect.poll(() => pin(page, '2, Moab').getAttribute('aria-pressed')).toBe('true');
  expect(await card(page, 'Moab').getAttribute('aria-pressed')).toBe('true');
  await page.getByText('Then Springdale').waitFor();

  await dragFinger(page, { x: 195, y: 120 }, { x: 195, y: 390 });
  await dragFinger(page, { x: 40, y: 300 }, { x: 380, y: 300 });
  await swipeCards(page);
  await expect.poll(() => pin(page, '3, Springdale').getAttribute('aria-pressed')).toBe('true');
  await expectInSight(page, '3, Springdale');
});

test('on a small phone, the way onward is whole above the buttons, and so are both names of a place', async () => {
  const device = await traveler({ size: SMALL_PHONE, touch: true });
  const { page } = device;
  const stops = [
    { name: 'Tokyo', localName: '東京', coords: [139.69, 35.69] },
    { name: 'Kyoto and the hills around it', localName: '京都', coords: [135.77, 35.01] },
    { name: 'Hiroshima', localName: '広島', coords: [132.46, 34.39] },
  ] satisfies PreparedStop[];
  const events = [{ name: 'Museum', start: '2027-05-08', costEst: 20 }];
  await page.goto(await prepareTrip(device, { stops, events }));
  // Its name takes two lines.
  await card(page, 'Kyoto and the hills around it').dispatchEvent('click');
  const onward = await boxOf(page.getByText('Then Hiroshima'));
  const add = await boxOf(page.getByRole('button', { name: 'Add a destination' }));
  expect(onward.y + onward.height).toBeLessThanOrEqual(add.y);
  // Neither name of a place is cut because of the other.
  for (const part of ['広島', 'Hiroshima']) {
    const name = card(page, 'Hiroshima').getByText(part, { exact: true });
    expect(await name.evaluate((element) => element.scrollWidth - element.clientWidth), part).toBe(0);
  }
});

test('the selected card and the selected pin open nights and plans, and Back leads to the sheet as it was', async () => {
  const page = await openOnPhone();
  const nights = page.getByRole('button', { name: 'One more night in Moab' });
  await pin(page, '2, Moab').tap();
  await expect.poll(() => card(page, 'Moab').getAttribute('aria-pressed')).toBe('true');
  expect(await nights.count()).toBe(0);

  await card(page, 'Moab').tap();
  await nights.waitFor();
  await page.goBack();
  await handle(page, 'half').waitFor();

  const { x, y } = await middleOf(card(page, 'Moab'));
  await dragFinger(page, { x, y }, { x, y: y + 300 });
  await handle(page, 'summary').waitFor();
  await pin(page, '2, Moab').tap();
  await nights.waitFor();
  await page.goBack();
  await handle(page, 'summary').waitFor();
});

test('a map moved by hand is where it was after the itinerary and Back', async () => {
  const page = await openOnPhone();
  const moab = async () => {
    const { x, y } = await middleOf(pin(page, '2, Moab'));
    return [Math.round(x), Math.round(y)];
  };
  const [x = 0, y = 0] = await moab();
  await dragFinger(page, { x: 195, y: 150 }, { x: 135, y: 210 });
  await expect.poll(moab).toEqual([x - 60, y + 60]);

  await page.getByRole('button', { name: 'Itinerary' }).tap();
  await page.getByRole('button', { name: 'Map', exact: true }).tap();

  await page.getByRole('heading', { level: 1, name: '12 days, 6 destinations' }).waitFor();
  expect(await moab()).toEqual([x - 60, y + 60]);
});

test('pulling the content down at its top lowers the sheet; elsewhere it scrolls', async () => {
  const page = await openOnPhone();
  await handle(page, 'half').click();
  await handle(page, 'full').waitFor();
  await page.getByRole('button', { name: 'Reorder Springdale' }).waitFor();
  const top = () => card(page, 'Denver').evaluate((button) => Math.round(button.getBoundingClientRect().top));
  const before = await top();

  await dragFinger(page, { x: 195, y: 600 }, { x: 195, y: 500 });
  await expect.poll(top).toBeLessThan(before);
  await dragFinger(page, { x: 195, y: 400 }, { x: 195, y: 420 });
  await handle(page, 'full').waitFor();
  await dragFinger(page, { x: 195, y: 300 }, { x: 195, y: 600 });
  await expect.poll(top).toBe(before);
  await handle(page, 'full').waitFor();

  await dragFinger(page, { x: 195, y: 300 }, { x: 195, y: 600 });
  await handle(page, 'half').waitFor();
});

test('a long press lifts a row in the full sheet instead of lowering it, and after Apply the sheet is where it was', async () => {
  const page = await openOnPhone();
  await handle(page, 'half').click();
  const row = page.getByRole('button', { name: /^Denver May 8/ });
  const { x, y } = await middleOf(row);
  const below = await middleOf(page.getByRole('button', { name: /^Moab May 10/ }));

  await dragFinger(page, { x, y }, { x, y: below.y + 10 }, () =>
    said(page, 'Lifted Denver, position 1 of 6').waitFor(),
  );
  await page.getByRole('button', { name: 'Apply' }).tap();

  await handle(page, 'full').waitFor();
  await page.getByRole('button', { name: /^Moab May 8/ }).waitFor();
});

test.each([PHONE, SMALL_PHONE])('the trip is fitted between header and sheet at %o', async (size) => {
  const page = await openOnPhone(size);

  for (const [index, name] of ROAD_TRIP.entries()) await expectInSight(page, `${index + 1}, ${name}`);
  await pin(page, '1, Denver').tap();
  await expectInSight(page, '1, Denver');
});

test('one map stays on screen between the itinerary, Hotels, Things To Do, a place and Back, and never turns to sea', {
  timeout: 180_000,
}, async () => {
  const device = await traveler({ size: PHONE, touch: true, map: 'webgl' });
  const { page } = device;
  await page.goto(await prepareTrip(device));
  await expect.poll(() => mappedStops(page)).toEqual(ROAD_TRIP);
  const canvas = await region(page).locator('canvas').elementHandle();
  const isSame = async () =>
    (await region(page).locator('canvas').count()) === 1 && canvas?.evaluate((drawn) => drawn.isConnected);
  const expectKept = async () => {
    expect(await isSame()).toBe(true);
    await expect.poll(() => colorOfMap(page, ABOVE_SHEET)).toEqual(LAND);
  };
  await expectKept();

  await page.getByRole('button', { name: 'Itinerary' }).tap();
  await page.getByRole('button', { name: 'Map', exact: true }).waitFor();
  await page.goBack();
  await expectKept();
  await tab(page, 'Hotels').tap();
  await page.getByRole('heading', { name: 'Hotels' }).waitFor();
  await expectKept();
  await tab(page, 'Things To Do').tap();
  await page.getByRole('heading', { level: 3 }).first().getByRole('button').tap();
  await page.getByRole('button', { name: 'Things to do' }).waitFor();
  expect(await region(page).count()).toBe(0);
  await page.goBack();
  await expectKept();
  await page.goBack();
  await page.getByRole('heading', { name: 'Hotels' }).waitFor();
  await expectKept();
  await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
  await page.getByRole('slider', { name: 'Trip timeline' }).waitFor();
  expect(await isSame()).toBe(true);
  await page.setViewportSize(PHONE);
  await page.getByRole('slider', { name: 'Trip timeline' }).waitFor({ state: 'detached' });
  await expectKept();
});

test('there is land before the tiles of the map, and on the water once they are there, sea', {
  timeout: 180_000,
}, async () => {
  const device = await traveler({ size: PHONE, touch: true, map: 'webgl' });
  const { page } = device;
  let send = () => {};
  const isSent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/tiles/**', async (route) => {
    await isSent;
    await route.continue();
  });
  const stops = [
    { name: 'Honolulu', coords: [-157.8583, 21.3069] as [number, number] },
    { name: 'Hilo', coords: [-155.0885, 19.7241] as [number, number] },
  ];
  await page.goto(await prepareTrip(device, { stops }));
  await expect.poll(() => mappedStops(page)).toEqual(['Honolulu', 'Hilo']);

  await expect.poll(() => colorOfMap(page, ABOVE_SHEET)).toEqual(LAND);
  send();
  await expect.poll(() => colorOfMap(page, ABOVE_SHEET), { timeout: 60_000 }).toEqual(WATER);
});
