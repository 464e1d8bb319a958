import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessibleInBoth, LAPTOP, PHONE, useBrowser } from '../support/browser';
import { prepareTrip } from '../support/prepared-trip';

const { traveler } = useBrowser();

const KYOTO: [number, number] = [135.7681, 35.0116];
const STOPS = [
  { name: 'Kyoto', coords: KYOTO, nights: 3 },
  { name: 'Nagasaki', coords: [129.8737, 32.7503] as [number, number], nights: 2 },
];
const SIGHTS = [
  { name: 'Kinkaku-ji', start: '2027-04-02T09:00', end: '2027-04-02T10:00', coords: [135.7292, 35.0394] },
  { name: 'Kiyomizu-dera', start: '2027-04-02T11:00', end: '2027-04-02T12:30', coords: [135.785, 34.9949] },
  { name: 'Nijo Castle', start: '2027-04-02T14:00', end: '2027-04-02T15:00' },
].map(({ coords, ...sight }) => ({
  ...sight,
  ...(coords ? { coords: [coords[0], coords[1]] as [number, number] } : {}),
}));

/** A trip to Kyoto and Nagasaki with a day of sights in Kyoto, April 2. */
const inJapan = { name: 'Spring in Japan', startDate: '2027-04-01', stops: STOPS, events: SIGHTS };

/** Very many plans on April 2, all over Kyoto. */
const manyPlans = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `Sight ${index + 1}`,
    start: '2027-04-02',
    coords: [135.72 + (index % 25) / 300, 34.98 + Math.floor(index / 25) / 300] as [number, number],
  }));

const plansOf = (page: Page) => page.getByRole('list', { name: 'Plans of the day' });
const rowOf = (page: Page, name: string) => plansOf(page).getByRole('button', { name: `Edit ${name}` });
const pinOf = (page: Page, number: number, name: string) =>
  page.getByRole('button', { name: `Day 2, ${number}: ${name}` });
const dayHeading = (page: Page) => page.getByRole('heading', { name: 'Fri, Apr 2' });
const openDay = (page: Page) => page.getByRole('button', { name: 'Show Fri, Apr 2 on the map' });

const rowOfStop = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Destinations' }).getByRole('button', { name: new RegExp(`^${name}`) });

/** Whether a row or a pin is lit. */
const isLit = (page: Page, name: string) =>
  rowOf(page, name).evaluate((row) => row.closest('[data-lit]') !== null);
const isPinLit = (page: Page, number: number, name: string) =>
  pinOf(page, number, name).evaluate((pin) => pin.closest('[data-hovered]') !== null);

test('a day opens from the calendar, which shows its pace, and Back leads to the calendar', async () => {
  const device = await traveler();
  const { page } = device;
  await page.goto(`${await prepareTrip(device, inJapan)}&view=calendar`);
  await page.getByRole('img', { name: /^Easy pace, Moving about .*, Visiting 3 h 30 min/ }).waitFor();
  await expectAccessibleInBoth(page);

  await openDay(page).click();

  await dayHeading(page).waitFor();
  await pinOf(page, 2, 'Kiyomizu-dera').waitFor();
  await page.goBack();
  await page.getByRole('radio', { name: 'Calendar', checked: true }).waitFor();
  await page.goForward();
  await dayHeading(page).waitFor();
  await page.getByRole('button', { name: 'Back to the whole trip' }).click();
  await page.getByRole('radio', { name: 'Calendar', checked: true }).waitFor();
});

test('a plan lights up in the list and on the map, by pointer and by keyboard, and a second press opens it', async () => {
  const device = await traveler();
  const { page } = device;
  await page.goto(`${await prepareTrip(device, inJapan)}&view=calendar`);
  await openDay(page).click();
  await pinOf(page, 1, 'Kinkaku-ji').waitFor();

  await rowOf(page, 'Kiyomizu-dera').hover();
  await expect.poll(() => isPinLit(page, 2, 'Kiyomizu-dera')).toBe(true);
  await pinOf(page, 1, 'Kinkaku-ji').hover();
  await expect.poll(() => isLit(page, 'Kinkaku-ji')).toBe(true);
  expect(await isLit(page, 'Kiyomizu-dera')).toBe(false);
  await dayHeading(page).hover();
  await rowOf(page, 'Kiyomizu-dera').focus();
  await expect.poll(() => isPinLit(page, 2, 'Kiyomizu-dera')).toBe(true);
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => isPinLit(page, 2, 'Kiyomizu-dera')).toBe(false);

  await pinOf(page, 1, 'Kinkaku-ji').click();
  await expect.poll(() => rowOf(page, 'Kinkaku-ji').getAttribute('aria-current')).toBe('true');
  expect(await pinOf(page, 1, 'Kinkaku-ji').getAttribute('aria-pressed')).toBe('true');
  await pinOf(page, 1, 'Kinkaku-ji').click();
  await page.getByRole('dialog', { name: 'Edit plan' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Edit plan' }).waitFor({ state: 'detached' });

  // It stays selected in the calendar.
  await page.getByRole('button', { name: 'Back to the whole trip' }).click();
  const entry = page.locator('[data-plan]', { hasText: 'Kinkaku-ji' });
  await expect.poll(() => entry.getAttribute('data-lit')).toBe('true');
});

test('a plan without a place says so, and takes one in one step that can be undone', async () => {
  const device = await traveler();
  const { page } = device;
  await page.goto(`${await prepareTrip(device, inJapan)}&view=calendar`);
  await openDay(page).click();
  await plansOf(page).getByText('No place yet').waitFor();

  await page.getByRole('button', { name: 'Give Nijo Castle a place' }).click();
  const found = page.getByRole('list', { name: 'Places for Nijo Castle' }).getByRole('button');
  await found.first().waitFor();
  await expectAccessibleInBoth(page);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => found.first().evaluate((row) => row === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => found.count()).toBe(0);
  await dayHeading(page).waitFor();

  await page.getByRole('button', { name: 'Give Nijo Castle a place' }).click();
  await found.first().click();
  await pinOf(page, 3, 'Nijo Castle').waitFor();
  expect(await plansOf(page).getByText('No place yet').count()).toBe(0);
  await page.keyboard.press('Control+z');
  await plansOf(page).getByText('No place yet').waitFor();
});

test('a destination of the strip opens its first day while a day is open, and moves the map there before', async () => {
  const device = await traveler({ size: LAPTOP });
  const { page } = device;
  await page.goto(await prepareTrip(device, inJapan));
  await rowOfStop(page, 'Kyoto').click();
  await openDay(page).click();
  await pinOf(page, 1, 'Kinkaku-ji').waitFor();
  const strip = page.getByRole('list', { name: 'Trip timeline' });
  await strip.getByRole('button', { name: /Nagasaki/ }).click();

  await page.getByRole('heading', { name: 'Sun, Apr 4' }).waitFor();
  await page.getByRole('button', { name: 'Back to the whole trip' }).click();
  await page.getByRole('radio', { name: 'Itinerary', checked: true }).waitFor();
  // The map is still close to Nagasaki, and goes to what is selected.
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await strip.getByRole('button', { name: /Kyoto/ }).click();
  const pin = page.getByRole('button', { name: '1, Kyoto' });
  await expect.poll(() => pin.evaluate((one) => one.style.pointerEvents)).toBe('');
  await strip.getByRole('button', { name: /Kyoto/ }).click();
  await page.getByRole('heading', { name: 'Thu, Apr 1' }).waitFor();
});

test.each([
  { layout: 'tablet', size: { width: 1024, height: 768 } },
  { layout: 'phone on its side', size: { width: 844, height: 390 } },
  { layout: 'phone', size: PHONE },
])('on a $layout, a selected destination moves a map there that was zoomed into a day', async ({ size }) => {
  const device = await traveler({ size, touch: true });
  const { page } = device;
  await page.goto(`${await prepareTrip(device, inJapan)}&view=itinerary`);
  await rowOfStop(page, 'Kyoto').tap();
  await openDay(page).tap();
  await pinOf(page, 1, 'Kinkaku-ji').waitFor();
  await page.getByRole('button', { name: 'Zoom in' }).tap();
  const nagasaki = page.getByRole('button', { name: '2, Nagasaki' });
  await expect.poll(() => nagasaki.evaluate((pin) => pin.style.pointerEvents)).toBe('none');
  await page.getByRole('button', { name: 'Back to the whole trip' }).tap();

  await rowOfStop(page, 'Nagasaki').tap();
  if (size === PHONE) await page.getByRole('button', { name: 'Map', exact: true }).tap();
  await expect.poll(() => nagasaki.evaluate((pin) => pin.style.pointerEvents)).toBe('');
});

test('a long day folds, and the keyboard goes on where it was folded', async () => {
  const device = await traveler();
  const { page } = device;
  const url = await prepareTrip(device, { ...inJapan, events: manyPlans(40) });
  await page.goto(`${url}&view=calendar`);
  await openDay(page).click();
  const rows = plansOf(page).getByRole('button', { name: /^Edit / });
  await rows.first().waitFor();
  expect(await rows.count()).toBe(12);

  await plansOf(page).getByRole('button', { name: '28 more plans' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => rows.count()).toBe(40);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toMatch(/Sight 13$/);
  await plansOf(page).getByRole('button', { name: 'Show fewer plans' }).click();
  await expect.poll(() => rows.count()).toBe(12);
});

test('on a phone, a day is a sheet over the map, and Back closes it', async () => {
  const device = await traveler({ size: PHONE, touch: true });
  const { page } = device;
  await page.goto(`${await prepareTrip(device, inJapan)}&view=itinerary`);
  await rowOfStop(page, 'Kyoto').tap();
  await openDay(page).tap();
  await dayHeading(page).waitFor();
  await pinOf(page, 1, 'Kinkaku-ji').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await expectAccessibleInBoth(page);

  await pinOf(page, 2, 'Kiyomizu-dera').tap();
  await expect.poll(() => rowOf(page, 'Kiyomizu-dera').getAttribute('aria-current')).toBe('true');
  await page.getByRole('button', { name: 'Place 1 plan' }).tap();
  await page.getByRole('list', { name: 'Places for Nijo Castle' }).getByRole('button').first().tap();
  // Typing made the sheet high; Back first lowers it.
  await page.goBack();
  await pinOf(page, 3, 'Nijo Castle').waitFor();
  await page.getByRole('tab', { name: 'Sat, Apr 3 in Kyoto' }).tap();
  await page.getByRole('heading', { name: 'Sat, Apr 3' }).waitFor();

  await page.goBack();
  await page.getByRole('radio', { name: 'Itinerary', checked: true }).waitFor();
});

test('on a phone, a day opens from the calendar', async () => {
  const device = await traveler({ size: PHONE, touch: true });
  const { page } = device;
  await page.goto(`${await prepareTrip(device, inJapan)}&view=calendar`);
  await page.getByRole('tab', { name: 'Fri, Apr 2, Kyoto' }).tap();
  await expectAccessibleInBoth(page);
  await openDay(page).tap();
  await dayHeading(page).waitFor();
  await page.goBack();
  await page.getByRole('radio', { name: 'Calendar', checked: true }).waitFor();
});
