import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessibleInBoth, PHONE, type Traveler, useBrowser } from '../support/browser';
import { spoiledBy } from '../support/narrow';
import { expectFocus, notices } from '../support/planner';
import { type PreparedEvent, prepareTrip } from '../support/prepared-trip';
import { said } from '../support/screen-reader';
import { fingerOn, middleOf } from '../support/touch';

const { traveler } = useBrowser();

const SMALL_PHONE = { width: 360, height: 640 };
const DINNER = 'Dinner at Union Station';
const MUSEUM = 'Art museum';
const EVENTS: readonly PreparedEvent[] = [
  { name: DINNER, start: '2027-05-08T19:30', end: '2027-05-08T21:00', costEst: 60 },
  { name: 'Pancakes', start: '2027-05-09T06:00', end: '2027-05-09T07:00' },
  { name: MUSEUM, start: '2027-05-09T13:00', end: '2027-05-09T14:00' },
  { name: 'Buy water', start: '2027-05-09' },
  { name: 'Post cards', start: '2027-05-09' },
  { name: 'Grand Inn', start: '2027-05-08T15:00', end: '2027-05-10T11:00', category: 'Lodging' },
];

async function openCalendar(size = PHONE): Promise<Traveler> {
  const device = await traveler({ size, touch: true });
  await device.page.goto(`${await prepareTrip(device, { events: EVENTS })}&view=calendar`);
  await day(device.page, 'Sat, May 8, Denver').waitFor();
  return device;
}

/** A day of the strip. */
function day(page: Page, name: string): Locator {
  return page.getByRole('tab', { name });
}

function plan(page: Page, name: string): Locator {
  return page.getByRole('tabpanel').getByRole('button', { name: new RegExp(`^${name}`) });
}

/** The day in the header. */
async function heading(page: Page): Promise<string | null> {
  return page.getByRole('heading', { level: 1 }).textContent();
}

async function expectDay(page: Page, title: string, place: string): Promise<void> {
  await expect.poll(() => heading(page)).toBe(title);
  await page.getByText(place, { exact: true }).waitFor();
  await expect
    .poll(() => page.getByRole('tab', { selected: true }).getAttribute('aria-label'))
    .toMatch(title);
}

async function expectInView(page: Page, target: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const [box, tabs] = await Promise.all([
        target.boundingBox(),
        page.getByRole('navigation', { name: 'Planner' }).boundingBox(),
      ]);
      return box && tabs ? box.y + box.height <= tabs.y : null;
    })
    .toBe(true);
}

test('a phone’s calendar has a strip of all days and shows one of them; swiping its hours or the arrow keys go on', async () => {
  const { page } = await openCalendar();
  await expectDay(page, 'Sat, May 8', 'Denver · Day 1 of 12');
  const days = page.getByRole('tablist', { name: 'Days' }).getByRole('tab');
  expect(await days.count()).toBe(12);

  await day(page, 'Mon, May 10, Moab').tap();
  await expectDay(page, 'Mon, May 10', 'Moab · Day 3 of 12');
  const finger = await fingerOn(page);
  await finger.down({ x: 320, y: 500 });
  await finger.move({ x: 120, y: 510 });
  await finger.up();
  await expectDay(page, 'Tue, May 11', 'Moab · Day 4 of 12');
  await finger.down({ x: 120, y: 500 });
  await finger.move({ x: 320, y: 490 });
  await finger.up();
  await expectDay(page, 'Mon, May 10', 'Moab · Day 3 of 12');

  await day(page, 'Mon, May 10, Moab').focus();
  await page.keyboard.press('End');
  await expectDay(page, 'Wed, May 19', 'Santa Fe · Day 12 of 12');
  await expectFocus(day(page, 'Wed, May 19'));
  await page.keyboard.press('ArrowLeft');
  await expectDay(page, 'Tue, May 18', 'Santa Fe · Day 11 of 12');
  await expectAccessibleInBoth(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
});

test('every day opens at its first plan, and plans without a time are one line that unfolds', async () => {
  const { page } = await openCalendar(SMALL_PHONE);
  await expectInView(page, plan(page, DINNER));

  await day(page, 'Sun, May 9').tap();
  await expectInView(page, plan(page, 'Pancakes'));
  await expectInView(page, page.getByText('6 AM', { exact: true }));
  const line = page.getByRole('button', { name: '1 stay, 2 plans without a time' });
  await page.getByRole('button', { name: /^Buy water/ }).waitFor({ state: 'hidden' });
  await line.tap();
  await page.getByRole('button', { name: /^Grand Inn/ }).waitFor();
  await page.getByRole('button', { name: /^Buy water/ }).tap();
  const editor = page.getByRole('dialog', { name: 'Edit plan' });
  await expect.poll(() => editor.getByLabel('Name').inputValue()).toBe('Buy water');
  await page.goBack();
  await editor.waitFor({ state: 'detached' });
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 });
    await expect.poll(() => spoiledBy(page), { message: `at ${width}` }).toEqual([]);
  }
});

test('tapping an hour offers a plan there, tapping that adds it, and the keyboard reaches every hour', async () => {
  const { page } = await openCalendar();
  await day(page, 'Mon, May 17').tap();
  const hour = page.getByRole('button', { name: 'Add at 3 PM, Mon, May 17' });
  await hour.tap();
  await page.getByText('Add at 3 PM', { exact: true }).waitFor();
  await expectAccessibleInBoth(page);
  await hour.tap();
  const sheet = page.getByRole('dialog', { name: 'Add to Mon, May 17' });
  await sheet.getByRole('textbox', { name: 'Name' }).fill('Rim walk');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await plan(page, 'Rim walk').getByText('3:00 PM').waitFor();
  // The offer of that hour doesn't cover the plan.
  await plan(page, 'Rim walk').tap();
  await page.getByRole('dialog', { name: 'Edit plan' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('button', { name: 'Undo', exact: true }).tap();
  await plan(page, 'Rim walk').waitFor({ state: 'detached' });

  await hour.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await expectDay(page, 'Sun, May 16', 'Grand Canyon Village · Day 9 of 12');
  const fourPm = page.getByRole('button', { name: 'Add at 4 PM, Sun, May 16' });
  await expectFocus(fourPm);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Add to Sun, May 16' }).waitFor();
  await page.keyboard.press('Escape');
  await expectFocus(fourPm);
});

test('a plan is lifted by holding it, shows where it was and where it is, and undo brings it back', async () => {
  const { page } = await openCalendar();
  await day(page, 'Sun, May 9').tap();
  const museum = plan(page, MUSEUM);
  const from = await middleOf(museum);
  const finger = await fingerOn(page);

  await finger.down(from);
  await said(page, `Lifted ${MUSEUM}, Sun, May 9, 1:00 PM`).waitFor();
  // 45 minutes are 33 pixels.
  await finger.move({ x: from.x, y: from.y + 33 });
  await said(page, 'Sun, May 9, 1:45 PM').waitFor();
  await museum.getByText('Was 1:00 PM').waitFor();
  await page.getByText('1:45 PM', { exact: true }).waitFor();
  await expectAccessibleInBoth(page);
  await finger.up();

  await museum.getByText('1:45 PM').waitFor();
  await page.getByRole('dialog', { name: 'Edit plan' }).waitFor({ state: 'detached' });
  await notices(page).getByText(`${MUSEUM} moved to Sun, May 9, 1:45 PM`).waitFor();
  await notices(page).getByRole('button', { name: 'Undo' }).tap();
  await museum.getByText('1:00 PM').waitFor();

  // A finger that moves first scrolls the hours, and the plan stays where it is.
  await finger.down(from);
  await finger.move({ x: from.x, y: from.y - 60 });
  await finger.up();
  await expect.poll(async () => (await middleOf(museum)).y).toBeLessThan(from.y);
  await museum.getByText('1:00 PM').waitFor();
});

test('a held plan changes its day at the side of the hours and over the strip', async () => {
  const { page } = await openCalendar();
  await day(page, 'Sun, May 9').tap();
  const museum = plan(page, MUSEUM);
  const from = await middleOf(museum);
  const finger = await fingerOn(page);

  await finger.down(from);
  await said(page, `Lifted ${MUSEUM}, Sun, May 9, 1:00 PM`).waitFor();
  await finger.move({ x: PHONE.width - 6, y: from.y });
  await expect.poll(() => heading(page)).not.toBe('Sun, May 9');
  await finger.move(from);
  // On a busy machine the finger rests long enough for more than one day.
  const later = await heading(page);
  await said(page, `${later}, 1:00 PM`).waitFor();
  await finger.up();
  await notices(page).getByText(`${MUSEUM} moved to ${later}, 1:00 PM`).waitFor();

  const back = await middleOf(museum);
  await finger.down(back);
  await said(page, `Lifted ${MUSEUM}, ${later}, 1:00 PM`).waitFor();
  await finger.move(await middleOf(day(page, 'Sun, May 9')));
  await expectDay(page, 'Sun, May 9', 'Denver · Day 2 of 12');
  await finger.move(back);
  await finger.up();
  await notices(page)
    .getByText(new RegExp(`^${MUSEUM} moved to Sun, May 9, `))
    .waitFor();
});

test('by keyboard, Space lifts a plan, arrow keys change its time and day, and Escape leaves it where it was', async () => {
  const { page } = await openCalendar();
  await day(page, 'Sun, May 9').tap();
  const museum = plan(page, MUSEUM);
  await museum.focus();

  await page.keyboard.press('Space');
  await said(page, `Lifted ${MUSEUM}, Sun, May 9, 1:00 PM`).waitFor();
  await page.keyboard.press('ArrowUp');
  await said(page, 'Sun, May 9, 12:45 PM').waitFor();
  await page.keyboard.press('Escape');
  await museum.getByText('1:00 PM').waitFor();
  await expectFocus(museum);

  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await said(page, 'Mon, May 10, 1:00 PM').waitFor();
  await page.keyboard.press('ArrowDown');
  await said(page, 'Mon, May 10, 1:15 PM').waitFor();
  await page.keyboard.press('Space');
  await notices(page).getByText(`${MUSEUM} moved to Mon, May 10, 1:15 PM`).waitFor();
  await expectFocus(museum);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Edit plan' }).waitFor();
});

/** Opens Sunday and unfolds its plans without a time. */
async function unfoldSunday(page: Page): Promise<void> {
  await day(page, 'Sun, May 9').tap();
  await page.getByRole('button', { name: '1 stay, 2 plans without a time' }).tap();
}

/** A plan above the hours. */
function untimed(page: Page, name: string): Locator {
  return page.getByRole('listitem').getByRole('button', { name: new RegExp(`^${name}`) });
}

test('a plan without a time gets one by holding it over the hours, and another day over the strip', async () => {
  const { page } = await openCalendar();
  await unfoldSunday(page);
  const water = untimed(page, 'Buy water');
  const finger = await fingerOn(page);

  await finger.down(await middleOf(water));
  await said(page, 'Lifted Buy water, Sun, May 9').waitFor();
  await finger.move(await middleOf(page.getByRole('button', { name: 'Add at 9 AM, Sun, May 9' })));
  await said(page, 'Sun, May 9, 9:00 AM').waitFor();
  await page.getByText('Had no time').waitFor();
  await expectAccessibleInBoth(page);
  await finger.up();
  await notices(page).getByText('Buy water moved to Sun, May 9, 9:00 AM').waitFor();
  await plan(page, 'Buy water').getByText('9:00 AM').waitFor();
  await notices(page).getByRole('button', { name: 'Undo' }).tap();
  await water.waitFor();

  await finger.down(await middleOf(water));
  await said(page, 'Lifted Buy water, Sun, May 9').waitFor();
  await finger.move(await middleOf(day(page, 'Mon, May 10')));
  await expectDay(page, 'Mon, May 10', 'Moab · Day 3 of 12');
  await untimed(page, 'Buy water').getByText('Mon, May 10, was Sun, May 9').waitFor();
  await finger.up();
  await notices(page).getByText('Buy water moved to Mon, May 10', { exact: true }).waitFor();
  await untimed(page, 'Buy water').waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test('a stay moves by whole days from any of its nights, and keeps its times', async () => {
  const { page } = await openCalendar();
  await unfoldSunday(page);
  const finger = await fingerOn(page);

  await finger.down(await middleOf(untimed(page, 'Grand Inn')));
  await said(page, 'Lifted Grand Inn, Sat, May 8').waitFor();
  await finger.move({ x: 200, y: 600 });
  await finger.move(await middleOf(day(page, 'Mon, May 10')));
  await expectDay(page, 'Mon, May 10', 'Moab · Day 3 of 12');
  await said(page, 'Sun, May 9').waitFor();
  await finger.up();

  await notices(page).getByText('Grand Inn moved to Sun, May 9', { exact: true }).waitFor();
  await untimed(page, 'Grand Inn').tap();
  const editor = page.getByRole('dialog', { name: 'Edit plan' });
  await expect.poll(() => editor.getByLabel('From', { exact: true }).inputValue()).toBe('15:00');
});

test('by keyboard, a plan without a time gets one and a stay another day', async () => {
  const { page } = await openCalendar();
  await unfoldSunday(page);
  await untimed(page, 'Buy water').focus();
  await page.keyboard.press('Space');
  await said(page, 'Lifted Buy water, Sun, May 9').waitFor();
  await page.keyboard.press('ArrowDown');
  await said(page, 'Sun, May 9, 9:00 AM').waitFor();
  await page.keyboard.press('ArrowRight');
  await said(page, 'Mon, May 10, 9:00 AM').waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await notices(page).getByText('Buy water moved to Mon, May 10, 9:15 AM').waitFor();
  await expectFocus(plan(page, 'Buy water'));

  await day(page, 'Sat, May 8').tap();
  await untimed(page, 'Grand Inn').focus();
  await page.keyboard.press('Space');
  // A stay is never before the first day, and never among the hours.
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowDown');
  await said(page, 'Lifted Grand Inn, Sat, May 8').waitFor();
  await page.keyboard.press('ArrowRight');
  await said(page, 'Sun, May 9').waitFor();
  await page.keyboard.press('Enter');
  await notices(page).getByText('Grand Inn moved to Sun, May 9', { exact: true }).waitFor();
  await expectFocus(untimed(page, 'Grand Inn'));
});
