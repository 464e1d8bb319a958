import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, useBrowser } from '../support/browser';
import { notices, openStop } from '../support/planner';
import { prepareTrip } from '../support/prepared-trip';
import { shareRoadTrip } from '../support/shared-page';

const { traveler, url } = useBrowser();

const SMALL_PHONE = { width: 360, height: 640 };
/** Half of what a finger needs, less a pixel of rounding. */
const FINGER = 21;

/** Sights whose target a finger doesn't hit everywhere, of those that nothing else covers. */
function missedSights(page: Page): Promise<{ missed: string[]; count: number }> {
  return page.getByRole('list', { name: 'Places on the map' }).evaluate((list, reach) => {
    const middles = Array.from(list.querySelectorAll('button'), (button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return { button, x: left + width / 2, y: top + height / 2 };
    });
    const hit = (x: number, y: number) => document.elementFromPoint(x, y)?.closest('button') ?? null;
    // Under the header, the sheet or the map buttons, there is nothing to press.
    const free = middles.filter(({ button, x, y }) => hit(x, y) === button);
    const missed = free.flatMap(({ button, x, y }) => {
      const edges = [hit(x - reach, y), hit(x + reach, y), hit(x, y - reach), hit(x, y + reach)];
      // The edge of the screen and what is over the map may cut a target off; another sight may not.
      const others = edges.filter((other) => other !== button && other?.closest('ul') === list);
      return others.map((other) => `${button.ariaLabel}: ${other?.ariaLabel}`);
    });
    return { missed, count: free.length };
  }, FINGER);
}

test('on a phone, sights have targets of 44 px, and those too close together share a disc that opens', async () => {
  const device = await traveler({ size: PHONE, touch: true });
  const { page } = device;
  await page.goto((await prepareTrip(device)).replace('/trip_plan', '/trip_plan/things_do'));
  // The pointer of a mouse would point at whatever is in the corner.
  await page.mouse.move(195, 800);
  const sights = page.getByRole('list', { name: 'Places on the map' });
  const cluster = sights.getByRole('button', { name: /^\d+ / });

  await expect.poll(async () => (await missedSights(page)).count).toBeGreaterThan(3);
  expect((await missedSights(page)).missed).toEqual([]);
  // A chosen place has a disc of its own.
  const museum = sights.getByRole('button', { name: 'Denver Art Museum', exact: true });
  expect(await museum.count()).toBe(0);
  await page.getByRole('button', { name: 'Save Denver Art Museum' }).focus();
  await museum.waitFor();
  await page.getByRole('button', { name: 'Save Denver Art Museum' }).blur();
  await museum.waitFor({ state: 'detached' });

  const before = await cluster.first().getAttribute('aria-label');
  await cluster.first().tap();
  await expect.poll(() => cluster.first().getAttribute('aria-label')).not.toBe(before);
  await expect.poll(async () => (await missedSights(page)).missed).toEqual([]);
  // What was in the disc is where nothing covers it.
  expect((await missedSights(page)).count).toBeGreaterThan(0);
});

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return box;
}

/** Whether nothing covers any corner of a control. */
function isWholeInSight(target: Locator): Promise<boolean> {
  return target.evaluate((control) => {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const corners = [left + 12, right - 12].flatMap((x) => [top + 2, bottom - 2].map((y) => [x, y] as const));
    return corners.every(([x, y]) => control.contains(document.elementFromPoint(x, y)));
  });
}

test.each([PHONE, SMALL_PHONE])('the button under the cards is in sight at %o', async (size) => {
  const device = await traveler({ size, touch: true });
  await device.page.goto(await prepareTrip(device));

  const add = device.page.getByRole('button', { name: 'Add a destination' });

  await expect.poll(() => isWholeInSight(add)).toBe(true);
});

test.each([PHONE, SMALL_PHONE])('the button that copies a shared trip is in sight at %o', async (size) => {
  const device = await traveler({ size, touch: true });
  const { shareId } = await shareRoadTrip(url, { type: 'Traveler' });
  await device.page.goto(`/trip_share/${shareId}`);

  const copy = device.page.getByRole('button', { name: 'Save a copy' });

  await expect.poll(() => isWholeInSight(copy)).toBe(true);
});

test.each([PHONE, SMALL_PHONE])('a toast covers no button of the sheet at %o', async (size) => {
  const device = await traveler({ size, touch: true });
  const { page } = device;
  await page.goto(await prepareTrip(device));
  await page.getByRole('button', { name: 'Panel height: half screen' }).tap();
  await openStop(page, 'Moab');
  await page.getByRole('button', { name: 'One more night in Moab' }).tap();
  await notices(page).getByRole('button', { name: 'Undo' }).waitFor();
  const buttons = [
    page.getByRole('button', { name: 'Add a destination' }),
    page.getByRole('button', { name: 'Itinerary' }),
  ];

  for (const button of buttons) await expect.poll(() => isWholeInSight(button)).toBe(true);
  await page.getByRole('button', { name: 'Panel height: full screen' }).press('ArrowDown');
  for (const button of buttons) await expect.poll(() => isWholeInSight(button)).toBe(true);
});

test('on a phone, a toast covers neither the stays that can be added next nor the list they are in', async () => {
  const device = await traveler({ size: PHONE, touch: true });
  const { page } = device;
  await page.goto((await prepareTrip(device)).replace('/trip_plan', '/trip_plan/hotels'));
  const form = page.getByRole('form', { name: 'Add a stay in Denver' });
  await form.getByRole('textbox', { name: 'Name of the stay' }).fill('Capitol Hill House');
  await form.getByRole('button', { name: 'Add stay' }).tap();
  const toast = notices(page).getByRole('button', { name: 'Undo' });
  await toast.waitFor();

  const sheet = await boxOf(page.getByRole('region', { name: 'Hotels' }));
  const notice = await boxOf(toast);

  expect(notice.y).toBeGreaterThanOrEqual(0);
  expect(notice.y + notice.height).toBeLessThanOrEqual(sheet.y + 8);
});

test('a trip with one destination says nothing about how far it goes', async () => {
  const device = await traveler({ size: PHONE, touch: true });
  const { page } = device;
  const stops = [{ name: 'Denver', coords: [-104.9847, 39.7392] as [number, number], nights: 2 }];
  await page.goto(await prepareTrip(device, { stops }));

  const summary = page.getByRole('region', { name: 'Trip summary' });
  await summary.getByText('May 8 – 10', { exact: true }).first().waitFor();

  expect(await summary.getByText(/ mi /).count()).toBe(0);
});
