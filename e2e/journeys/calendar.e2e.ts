import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, expectAccessibleInBoth, useBrowser } from '../support/browser';
import { expectFocus } from '../support/planner';
import { type PreparedEvent, prepareTrip } from '../support/prepared-trip';
import { fingerOn, middleOf, noteVibrations, vibrations } from '../support/touch';

const { traveler } = useBrowser();

/** In list order, which isn't alphabetical. */
const PLANS = [
  'Zoo',
  'Pancakes',
  'Art museum',
  'Yellow deli',
  'Botanic gardens',
  'Union Station',
  'Cherry Creek',
  'Larimer Square',
  'Bookshop',
  'Coors Field',
  'Red Rocks',
  'Brewery tour',
];
const FULL_DAY: readonly PreparedEvent[] = PLANS.map((name) => ({ name, start: '2027-05-08' }));

/** Rules to skip while a popover is open: it hides the page's landmarks and headings, which axe reports as missing. */
const WHILE_OPEN = { without: ['landmark-one-main', 'page-has-heading-one', 'region'] };

function calendarOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Calendar of the trip' });
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

async function boxOf(target: Locator): Promise<Box> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not drawn.`);
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
}

/** A plan or a destination in the calendar. */
function entry(page: Page, name: string | RegExp): Locator {
  return calendarOf(page).getByRole('button', { name });
}

async function drawnPlans(page: Page): Promise<string[]> {
  const names = await calendarOf(page).getByRole('button').allTextContents();
  return names.filter((name) => PLANS.includes(name));
}

test('with twelve plans without a time, the hours stay visible', async () => {
  const device = await traveler({ size: DESKTOP });
  const { page } = device;
  await page.goto(`${await prepareTrip(device, { events: FULL_DAY })}&view=calendar`);

  const more = entry(page, '+9 more');
  await more.waitFor();
  expect(await drawnPlans(page)).toEqual(['Zoo', 'Pancakes', 'Art museum']);
  const [zoo, pancakes, museum] = await Promise.all(
    ['Zoo', 'Pancakes', 'Art museum'].map((name) => boxOf(entry(page, name))),
  );
  expect(zoo?.bottom).toBeLessThanOrEqual(pancakes?.top ?? 0);
  expect(pancakes?.bottom).toBeLessThanOrEqual(museum?.top ?? 0);
  const hint = await boxOf(page.getByText('Drag a plan to another time, day or destination.'));
  for (const hour of ['8 AM', '10 AM', '12 PM']) {
    const label = await boxOf(calendarOf(page).getByText(hour, { exact: true }));
    expect(label.top, hour).toBeGreaterThan((await boxOf(more)).bottom);
    expect(label.bottom, hour).toBeLessThan(hint.top);
  }

  await more.focus();
  await page.keyboard.press('Enter');
  const all = page.getByRole('dialog', { name: 'Plans without a time, Sat, May 8' });
  await all.waitFor();
  await expect.poll(() => all.getByRole('button').allTextContents()).toEqual(PLANS);
  await expectAccessibleInBoth(page, WHILE_OPEN);
  await page.keyboard.press('Escape');
  await all.waitFor({ state: 'detached' });
  await expectFocus(more);

  await more.click();
  await all.getByRole('button', { name: 'Coors Field' }).click();
  const editor = page.getByRole('dialog', { name: 'Edit plan' });
  await expect.poll(() => editor.getByLabel('Name').inputValue()).toBe('Coors Field');
  await page.keyboard.press('Escape');
  await editor.waitFor({ state: 'detached' });
  await expectFocus(more);
});

test('destinations share one row and split the days on which they meet; stays are in the row below', async () => {
  const device = await traveler();
  const { page } = device;
  const stops = [
    { name: 'Denver', coords: [-104.9847, 39.7392] as [number, number], nights: 2 },
    { name: 'Georgetown', coords: [-105.6974, 39.7061] as [number, number], nights: 0 },
    { name: 'Moab', coords: [-109.5498, 38.5733] as [number, number], nights: 3 },
  ];
  const events = [
    { name: 'Aspen Inn', start: '2027-05-08', end: '2027-05-10', category: 'Lodging' },
    { name: 'Redcliff Cabins', start: '2027-05-10T15:00', end: '2027-05-12T11:00', category: 'Lodging' },
    { name: 'Museum', start: '2027-05-09' },
    { name: 'Aquarium', start: '2027-05-12' },
  ];
  await page.goto(`${await prepareTrip(device, { stops, events })}&view=calendar`);
  await entry(page, 'Redcliff Cabins').waitFor();

  const [denver, georgetown, moab] = await Promise.all(
    ['1 Denver, 2 nights', '2 Georgetown, day visit', '3 Moab, 3 nights'].map((name) =>
      boxOf(entry(page, name)),
    ),
  );
  const [inn, cabins, museum, aquarium] = await Promise.all(
    ['Aspen Inn', 'Redcliff Cabins', 'Museum', 'Aquarium'].map((name) =>
      boxOf(entry(page, new RegExp(`^${name}`))),
    ),
  );
  if (!denver || !georgetown || !moab || !inn || !cabins || !museum || !aquarium) throw new Error('missing');
  expect([georgetown.top, moab.top]).toEqual([denver.top, denver.top]);
  expect(georgetown.left).toBeGreaterThanOrEqual(denver.right);
  expect(moab.left).toBeGreaterThanOrEqual(georgetown.right);
  // All three share the 10th and get a third of it each.
  const day = (denver.right - denver.left) / (2 + 1 / 3);
  expect((georgetown.right - georgetown.left) / day).toBeCloseTo(1 / 3, 1);
  expect((moab.right - moab.left) / day).toBeCloseTo(3 + 1 / 3, 1);

  expect(inn.top).toBeGreaterThanOrEqual(denver.bottom);
  expect(cabins.top).toBe(inn.top);
  expect(cabins.left).toBeGreaterThanOrEqual(inn.right);
  // The row for stays is left empty even on days without a stay.
  expect(museum.top).toBeGreaterThanOrEqual(inn.bottom);
  expect(aquarium.top).toBe(museum.top);
  await expectAccessibleInBoth(page);
});

test('short plans show their name on one full line, and overlapping plans are side by side', async () => {
  const device = await traveler();
  const { page } = device;
  const on = (name: string, from: string, to: string): PreparedEvent => ({
    name,
    start: `2027-05-08T${from}`,
    end: `2027-05-08T${to}`,
  });
  const events = [
    on('Pick up the keys', '09:00', '09:15'),
    on('Coffee', '09:30', '10:00'),
    on('Groceries', '10:00', '10:30'),
    on('Lunch', '12:00', '12:30'),
    on('Call', '12:00', '12:15'),
    on('A long drive past the arches and the balanced rock', '14:00', '15:00'),
  ];
  await page.goto(`${await prepareTrip(device, { events })}&view=calendar`);
  await entry(page, /^Lunch/).waitFor();

  for (const { name } of events.slice(0, 5)) {
    const button = entry(page, new RegExp(`^${name}`));
    const [box, text] = await Promise.all([boxOf(button), boxOf(button.getByText(name, { exact: true }))]);
    expect(text.bottom - text.top, name).toBeGreaterThanOrEqual(14);
    expect(text.bottom - text.top, name).toBeLessThanOrEqual(20);
    expect(text.top, name).toBeGreaterThanOrEqual(box.top);
    expect(text.bottom, name).toBeLessThanOrEqual(box.bottom);
  }
  const [coffee, groceries, lunch, call] = await Promise.all(
    ['Coffee', 'Groceries', 'Lunch', 'Call'].map((name) => boxOf(entry(page, new RegExp(`^${name}`)))),
  );
  if (!coffee || !groceries || !lunch || !call) throw new Error('missing');
  // A plan that follows immediately is below, as wide as the day.
  expect(groceries.left).toBe(coffee.left);
  expect(groceries.top).toBeGreaterThanOrEqual(coffee.bottom);
  expect(Math.min(lunch.right, call.right)).toBeLessThanOrEqual(Math.max(lunch.left, call.left));
  expect(await linesCutInHalf(entry(page, /^A long drive/))).toEqual([]);
});

test('a stay moves by whole days, and returns to its place when dropped among the hours', async () => {
  const device = await traveler();
  const { page } = device;
  const events = [
    { name: 'Aspen Inn', start: '2027-05-08T15:00', end: '2027-05-10T11:00', category: 'Lodging' },
  ];
  await page.goto(`${await prepareTrip(device, { events })}&view=calendar`);
  const stay = entry(page, /^Aspen Inn/);
  await stay.waitFor();
  const before = await boxOf(stay);
  const night = (before.right - before.left) / 2;

  await drag(stay, { x: before.left + 20, y: before.top + 300 });
  await expect.poll(() => boxOf(stay)).toEqual(before);
  await drag(stay, { x: before.left + night + 20, y: before.top + 5 });
  await expect.poll(async () => (await boxOf(stay)).left - before.left).toBeCloseTo(night, -1);

  await stay.click();
  const editor = page.getByRole('dialog', { name: 'Edit plan' });
  await expect.poll(() => editor.getByLabel('From', { exact: true }).inputValue()).toBe('15:00');
});

test('on a large touch screen, a finger lifts a plan by holding it and moves it to another day and time', async () => {
  const device = await traveler({ touch: true });
  const { page } = device;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await noteVibrations(page);
  const events = [
    { name: 'Museum', start: '2027-05-08T10:00', end: '2027-05-08T11:00' },
    { name: 'Lunch', start: '2027-05-08T12:00', end: '2027-05-08T13:00' },
  ];
  await page.goto(`${await prepareTrip(device, { events })}&view=calendar`);
  const museum = entry(page, /^Museum/);
  const before = await boxOf(museum);
  const at = await middleOf(museum);
  const finger = await fingerOn(page);

  await finger.down(at);
  await expect.poll(() => vibrations(page)).toEqual([14]);
  // An hour is 44 pixels.
  await finger.move({ x: at.x + (before.right - before.left), y: at.y + 44 });
  await finger.up();

  await expect.poll(() => vibrations(page)).toEqual([14, 8]);
  await museum.getByText('11:00 AM').waitFor();
  await expect.poll(async () => (await boxOf(museum)).left).toBeGreaterThan(before.left + 60);
  // A finger that moves first scrolls the hours.
  const lunch = entry(page, /^Lunch/);
  const middle = await middleOf(lunch);
  await finger.down(middle);
  await finger.move({ x: middle.x, y: middle.y - 100 });
  await finger.up();
  await expect.poll(async () => (await middleOf(lunch)).y).toBeLessThan(middle.y);
  await lunch.getByText('12:00 PM').waitFor();
});

async function drag(target: Locator, to: { x: number; y: number }): Promise<void> {
  const { mouse } = target.page();
  const { left, top } = await boxOf(target);
  await mouse.move(left + 20, top + 5);
  await mouse.down();
  await mouse.move(left + 40, top + 5, { steps: 4 });
  await mouse.move(to.x, to.y, { steps: 8 });
  await mouse.up();
}

/** The bottoms of visible text lines that extend beyond their element. */
function linesCutInHalf(target: Locator): Promise<number[]> {
  return target.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const text = document.createRange();
    text.selectNodeContents(element);
    return Array.from(text.getClientRects())
      .filter(({ left, top }) => left < box.right && top < box.bottom)
      .map(({ bottom }) => bottom)
      .filter((bottom) => bottom > box.bottom);
  });
}
