import { METERS_PER_MILE } from '@wayfold/contract/trip/limits';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE, useBrowser, whileActing } from '../support/browser';
import { expectFocus, expectSaved, notices, openStop, stopRow } from '../support/planner';
import { prepareTrip, ROAD_STOPS } from '../support/prepared-trip';
import { countTaps } from '../support/taps';

const { traveler } = useBrowser();

const ON_A_PHONE = { size: PHONE, touch: true };
const MOAB = ROAD_STOPS.slice(0, 3);

/** Opens the itinerary of a prepared trip on a phone, and counts taps from there. */
async function openItinerary() {
  const one = await traveler(ON_A_PHONE);
  const { page } = one;
  const taps = await countTaps(page);
  await page.goto(`${await prepareTrip(one, { stops: MOAB })}&view=itinerary`);
  await stopRow(page, 'Moab').waitFor();
  await taps();
  return { ...one, taps };
}

/** Expects that what is open fills the width of the phone, and reaches its bottom edge but not its top. */
async function expectSheet(page: Page, name: string) {
  const sheet = page.getByRole('dialog', { name });
  await expect
    .poll(async () => {
      const box = await sheet.boundingBox();
      return box && { left: box.x, width: box.width, bottom: Math.round(box.y + box.height) };
    })
    .toEqual({ left: 0, width: PHONE.width, bottom: PHONE.height });
  expect((await sheet.boundingBox())?.y).toBeGreaterThan(20);
  return sheet;
}

test('another way to travel is chosen in two taps, with the times it really takes', async () => {
  const { page, taps } = await openItinerary();
  const leg = (way: string) => page.getByRole('button', { name: `From Denver to Moab: ${way}` });

  const measured = page.waitForResponse((answer) => answer.url().endsWith('/api/atlas/legs'));
  const answer = await whileActing(measured, leg('My vehicle').tap());
  await expectSheet(page, 'Denver to Moab');
  const ways = page.getByRole('menuitemradio');
  await expect.poll(() => ways.count()).toBe(3);
  const figuresOf = async (way: Locator) => {
    const words = await way.getByText(/ · .+ mi$/).textContent();
    const [, time, distance] = /^(?:about )?(.+) · (.+ mi)$/.exec(words ?? '') ?? [];
    return { time, distance };
  };
  const bus = page.getByRole('menuitemradio', { name: 'Bus' });
  const legs: { key: string; meters: number }[] = await answer.json();
  const meters = legs.find(({ key }) => key.endsWith(';Bus'))?.meters ?? 0;
  await bus.getByText(`${Math.round(meters / METERS_PER_MILE)} mi`).waitFor();
  const byBus = await figuresOf(bus);
  const byCar = await figuresOf(page.getByRole('menuitemradio', { name: 'My vehicle', checked: true }));
  expect(byBus.time).not.toBe(byCar.time);
  await bus.tap();

  expect(await taps()).toBe(2);
  await leg('Bus').waitFor();
  await expectSaved(page);
  // What the server has counted since is what the choice promised.
  await page.reload();
  await stopRow(page, 'Denver').getByText(`${byBus.distance} · ${byBus.time}`).waitFor();
});

test('the map above the sheet shows the leg, wider than the others', async () => {
  const { page } = await openItinerary();
  await page.getByRole('button', { name: 'From Denver to Moab: My vehicle' }).tap();
  const sheet = await expectSheet(page, 'Denver to Moab');
  const { y: top = 0 } = (await sheet.boundingBox()) ?? {};
  expect(top).toBeGreaterThan(PHONE.height * 0.4);

  // Nothing on that strip of map can be pressed, so it has no roles.
  const map = page.getByLabel('Map of your trip').last();
  const { y = -1, height = 0 } = (await map.boundingBox()) ?? {};
  expect(y).toBe(0);
  expect(y + height).toBeGreaterThan(top);
  for (const name of ['Denver', 'Moab']) await map.getByText(name).first().waitFor();
  const widths = () =>
    map
      .locator('path[stroke-width]:not([opacity="0.6"])')
      .evaluateAll((lines) => lines.map((line) => Number(line.getAttribute('stroke-width'))));
  await expect.poll(widths).toContain(6);
  expect(await map.locator('path[opacity="0.6"]').count()).toBeGreaterThan(0);
});

test('one choice changes the transport of all legs, and one undo takes it back', async () => {
  const { page } = await openItinerary();
  await page.getByRole('button', { name: 'From Denver to Moab: My vehicle' }).tap();
  await page.getByRole('menuitem', { name: 'More ways' }).tap();
  await page.getByRole('menuitemradio', { name: 'RV or trailer' }).waitFor();
  await page.getByRole('switch', { name: 'Use for all legs' }).tap();
  await page.getByRole('menuitemradio', { name: 'Train' }).tap();

  await page.getByRole('button', { name: 'From Denver to Moab: Train' }).waitFor();
  await page.getByRole('button', { name: 'From Moab to Springdale: Train' }).waitFor();
  await notices(page).getByText('2 legs changed to Train').waitFor();
  await notices(page).getByRole('button', { name: 'Undo' }).tap();
  await page.getByRole('button', { name: 'From Denver to Moab: My vehicle' }).waitFor();
  await page.getByRole('button', { name: 'From Moab to Springdale: My vehicle' }).waitFor();
});

test('offline, the ways to travel are compared by estimates', async () => {
  const { context, page } = await openItinerary();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'From Denver to Moab: My vehicle' }).tap();
  await page
    .getByRole('menuitemradio', { name: 'Bus' })
    .getByText(/^about .+ · .+ mi$/)
    .waitFor();
});

test('on a desk, the keys go through the ways to travel, those behind More ways, and the switch', async () => {
  const one = await traveler();
  const { page } = one;
  await page.goto(await prepareTrip(one, { stops: MOAB }));
  await page.getByRole('button', { name: 'From Denver to Moab: My vehicle' }).press('Enter');
  await expectFocus(page.getByRole('menuitemradio', { name: 'My vehicle' }));
  await page.keyboard.press('End');
  await expectFocus(page.getByRole('menuitem', { name: 'Add a booking' }));
  await page.keyboard.press('ArrowUp');
  await expectFocus(page.getByRole('menuitem', { name: 'More ways' }));
  await page.keyboard.press('Enter');
  await expectFocus(page.getByRole('menuitemradio', { name: 'RV or trailer' }));
  await page.keyboard.press('Tab');
  await expectFocus(page.getByRole('switch', { name: 'Use for all legs' }));
  await page.keyboard.press('Escape');
  await expectFocus(page.getByRole('button', { name: 'From Denver to Moab: My vehicle' }));
});

test('a night more takes two taps', async () => {
  const { page, taps } = await openItinerary();
  await openStop(page, 'Moab');
  await page.getByRole('button', { name: 'One more night in Moab' }).tap();

  expect(await taps()).toBe(2);
  await stopRow(page, 'Moab').getByText('May 10 – 14').first().waitFor();
});

test('a link to the trip is copied in three taps', async () => {
  const { context, page, taps } = await openItinerary();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: /trip menu$/i }).tap();
  await page.getByRole('menuitem', { name: 'Share trip' }).tap();
  await page.getByRole('button', { name: 'Create and copy link' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Share Canyon loop' });
  await dialog.getByRole('button', { name: 'Copied' }).waitFor();

  expect(await taps()).toBe(3);
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^http/);
  expect(copied.endsWith(link)).toBe(true);
});

test('a toast is above an open sheet, not over its choices', async () => {
  const { page } = await openItinerary();
  await openStop(page, 'Moab');
  await page.getByRole('button', { name: 'One more night in Moab' }).tap();
  // While a sheet is open, what is outside it has no roles.
  const toast = page.getByText(/^Moab: 4 nights/);
  await toast.waitFor();

  await page.getByRole('button', { name: 'From Denver to Moab: My vehicle' }).tap();

  const sheet = page.getByRole('dialog', { name: 'Denver to Moab' });
  await expect
    .poll(async () => {
      const [notice, choices] = await Promise.all([toast.boundingBox(), sheet.boundingBox()]);
      return notice && choices ? notice.y + notice.height <= choices.y : null;
    })
    .toBe(true);
});

test('the first day of the trip is changed from the trip menu', async () => {
  const { page } = await openItinerary();
  await page.getByRole('button', { name: /trip menu$/i }).tap();
  await page.getByRole('menuitem', { name: 'Change the dates' }).tap();
  await page.getByRole('dialog', { name: 'When does the trip start?' }).waitFor();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test('the trip menu is a sheet with groups, which a drag down closes', async () => {
  const { page } = await openItinerary();
  await page.getByRole('button', { name: /trip menu$/i }).tap();
  const sheet = await expectSheet(page, 'Trip menu');
  for (const group of ['This trip', 'Files', 'Account and settings']) {
    await sheet.getByRole('group', { name: group }).getByRole('menuitem').first().waitFor();
  }

  const title = await sheet.getByRole('heading', { name: 'Trip menu' }).boundingBox();
  const x = (title?.x ?? 0) + 20;
  const y = (title?.y ?? 0) + 10;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 60);
  await page.mouse.move(x, y + 120);
  await page.mouse.up();
  await sheet.waitFor({ state: 'detached' });
});

test('a short menu stays beside its button on a phone, and a long one on a desk', async () => {
  const { page } = await openItinerary();
  await page.getByRole('link', { name: 'Things To Do' }).tap();
  await page.getByRole('button', { name: 'Sort: best fit' }).tap();
  await page.getByRole('menuitemradio').first().waitFor();
  const title = page.getByRole('dialog').getByRole('heading');
  expect(await title.count()).toBe(0);

  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Current Trip' }).tap();
  await page.setViewportSize(DESKTOP);
  await page.getByRole('button', { name: /trip menu$/i }).click();
  await page.getByRole('menuitem').first().waitFor();
  expect(await title.count()).toBe(0);
});
