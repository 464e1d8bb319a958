import { type ChildProcess, execFile } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessibleInBoth, LAPTOP, PHONE, useBrowser } from '../support/browser';
import { spoiledBy } from '../support/narrow';
import { notices, openStop } from '../support/planner';
import { addDialog } from '../support/plans';
import { type PreparedTrip, prepareTrip } from '../support/prepared-trip';
import { startProduct, stopProduct } from '../support/served-product';

const { traveler } = useBrowser();

/** Places in Florence as an operator imports them; the museum and the restaurant are closed on Mondays. */
const PLACES = [
  'name,lat,lon,category,id,rank,country,city,website,phone,brand,cuisine,wheelchair,opening_hours',
  'Museum of Maps,43.7705,11.2551,museum,museum,2,IT,Florence,https://maps.example/,+39 055 123456,,,yes,Tu-Su 08:15-18:30',
  'Trattoria Lungo,43.769,11.253,restaurant,trattoria,3,IT,Florence,,,Lungo Group,italian;wine_bar,limited,"Tu-Su 12:00-14:30,19:00-23:00"',
  'Old Tower,43.772,11.25,tower,tower,3,IT,Florence,,,,,,Ask at the town hall for the key',
  'Quiet Cloister,43.771,11.251,church,cloister,3,IT,Florence,,,,,,',
].join('\n');
/** In Florence from Saturday, May 8 to Tuesday, May 11. */
const ITALY: PreparedTrip = {
  name: 'Italy in May',
  stops: [
    { name: 'Florence', coords: [11.255, 43.768], nights: 3 },
    { name: 'Venice', coords: [12.3155, 45.4408], nights: 2 },
  ],
};
const MONDAY = 'Mon, May 10';

let dataDir: string;
let product: { child: ChildProcess; url: string };
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'wayfold-hours-'));
  // As root, the database runs as another user, who needs access to its files.
  await chmod(dataDir, 0o711);
  product = await startProduct({ dataDir, port: 0 });
  const file = path.join(dataDir, 'florence.csv');
  await writeFile(file, PLACES);
  const root = path.resolve(import.meta.dirname, '..', '..');
  await promisify(execFile)(process.execPath, [path.join(root, 'tools', 'import-places.mjs'), file], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    cwd: root,
  });
}, 120_000);
afterAll(async () => {
  await stopProduct(product.child);
  await rm(dataDir, { recursive: true, force: true });
});

const open = (page: Page, trip: string, place: string) =>
  page.goto(`${trip.replace('/trip_plan', '/trip_plan/things_do')}&place=im:csv:${place}`);

/** The days of a place with their hours, as they are listed. */
async function listedHours(page: Page): Promise<string[]> {
  const hours = page.getByRole('region', { name: 'Opening hours' });
  await hours.getByRole('definition').first().waitFor();
  return hours
    .locator('dl > div')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent).join(': ')));
}

test('a place that is closed on a Monday says so to a traveler who is there on a Monday', async () => {
  const device = await traveler({ at: product.url, size: LAPTOP });
  const { page } = device;
  await open(page, await prepareTrip(device, ITALY), 'museum');

  const hours = page.getByRole('region', { name: 'Opening hours' });
  await hours.getByText(`Closed on ${MONDAY} while you’re in Florence.`).waitFor();
  expect(await listedHours(page)).toEqual([
    'Sat, May 8 – Sun, May 9: 8:15 AM – 6:30 PM',
    `${MONDAY}: Closed`,
    'Tue, May 11: 8:15 AM – 6:30 PM',
  ]);
  expect(await page.getByRole('link', { name: '+39 055 123456' }).getAttribute('href')).toBe(
    'tel:+39055123456',
  );
  expect(await page.getByRole('link', { name: 'Website' }).getAttribute('href')).toBe(
    'https://maps.example/',
  );
  await page.getByLabel('Facts').getByText('Wheelchair access').waitFor();

  // It doesn't open at eight, when the day begins, and a day on which it is closed is chosen only by the traveler.
  await page.getByRole('button', { name: 'Add to Sat, May 8, 9:00 AM' }).waitFor();
  await page.getByRole('radio', { name: new RegExp(`${MONDAY}.*Closed`) }).check();
  await page.getByRole('status').getByText('Closed that day').waitFor();
  await expectAccessibleInBoth(page);
  await page.getByRole('button', { name: `Add to ${MONDAY}, 9:00 AM` }).click();
  await notices(page).getByText(`Museum of Maps added to ${MONDAY}`).waitFor();
  await page.getByRole('region', { name: 'In your trip' }).getByText('Closed that day').waitFor();
});

test('a time outside the hours, and a suggestion for a plan, are said to be closed', async () => {
  const device = await traveler({ at: product.url, size: LAPTOP });
  const { page } = device;
  const trip = await prepareTrip(device, ITALY);
  await open(page, trip, 'trattoria');
  await page.getByText('Italian, Wine bar').waitFor();
  const saturday = page.getByRole('radio', { name: /^Sat, May 8/ });
  await page.getByRole('button', { name: 'Add to Sat, May 8, 12:00 PM' }).waitFor();

  // By quarters of an hour, past the hour before it closes, and past its closing.
  for (let step = 0; step < 7; step += 1) await saturday.press('Shift+ArrowRight');
  await page.getByRole('status').getByText('Closes at 2:30 PM, before your visit ends.').waitFor();
  for (let step = 0; step < 4; step += 1) await saturday.press('Shift+ArrowRight');
  await page
    .getByRole('status')
    .getByText('Closed at 2:45 PM. That day: 12 PM – 2:30 PM, 7 PM – 11 PM.')
    .waitFor();

  await page.goto(`${trip}&view=itinerary`);
  await openStop(page, 'Florence');
  await page.getByRole('button', { name: `Add to ${MONDAY}` }).click();
  const dialog = addDialog(page, MONDAY);
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Museum of Maps');
  const found = dialog.getByRole('listitem').filter({ hasText: 'Museum of Maps' });
  await found.getByText('Closed that day').waitFor();
  await expectAccessibleInBoth(page);
});

test('the trip check offers another day for a closed place, and a day is arranged while it is open', async () => {
  const device = await traveler({ at: product.url, size: LAPTOP });
  const { page } = device;
  const plan = (name: string, start: string, end: string, at: number) => ({
    ...{ name, coords: [11.25 + at / 1_000, 43.768] as [number, number] },
    ...{ start: `2027-05-${start}`, end: `2027-05-${end}` },
  });
  const trip = await prepareTrip(device, {
    ...ITALY,
    events: [
      { ...plan('Museum of Maps', '10T08:00', '10T09:00', 0), eventid: 'im:csv:museum' },
      plan('Far garden', '10T10:00', '10T11:00', 30),
      plan('Bridge', '10T12:00', '10T13:00', 2),
      { ...plan('Trattoria Lungo', '09T08:00', '09T09:00', 0), eventid: 'im:csv:trattoria' },
      plan('Far tower', '09T10:00', '09T11:00', 30),
      plan('Market', '09T12:00', '09T13:00', 2),
    ],
  });

  await page.goto(`${trip}&view=itinerary`);
  await openStop(page, 'Florence');
  await page.getByRole('button', { name: `Show ${MONDAY} on the map` }).click();
  await page.getByRole('button', { name: 'Arrange this day' }).click();
  await notices(page).getByText('Museum of Maps is closed that day. Move it to another day first.').waitFor();

  // The restaurant opens at noon, so it isn't visited in the morning, although it is near the market.
  await page.getByRole('tab', { name: /Sun, May 9 in Florence/ }).click();
  await page.getByRole('heading', { name: 'Sun, May 9' }).waitFor();
  await page.getByRole('button', { name: 'Arrange this day' }).click();
  await page.getByText(/^About .* less on the way$/).waitFor();
  const restaurant = page.getByRole('button', { name: 'Edit Trattoria Lungo' });
  await expect.poll(() => restaurant.textContent()).toMatch(/^(12|1)(:\d\d)? PM/);
  await page.getByRole('button', { name: 'Keep my order' }).click();

  await page.getByRole('button', { name: /trip menu$/i }).click();
  await page.getByRole('menuitem', { name: 'Trip check' }).click();
  const check = page.getByRole('region', { name: 'Trip check' });
  const closed = check.getByRole('listitem').filter({ hasText: `Museum of Maps is closed on ${MONDAY}` });
  await closed.getByText('No opening hours that day').waitFor();
  await closed.getByRole('button', { name: 'Move it to May 9, 9:00 AM' }).click();
  await page
    .getByRole('status')
    .getByText(/^Fixed: Museum of Maps is closed/)
    .waitFor();
  await page.keyboard.press('Control+z');
  await closed.getByRole('button', { name: 'Move it to May 9, 9:00 AM' }).waitFor();
});

test('on a phone, cards say when places are closed, and the page fits', async () => {
  const device = await traveler({ at: product.url, size: PHONE, touch: true });
  const { page } = device;
  const trip = await prepareTrip(device, ITALY);
  await page.goto(trip.replace('/trip_plan', '/trip_plan/things_do'));

  const list = page.getByRole('list', { name: 'Near Florence' });
  const card = list.getByRole('listitem').filter({ hasText: 'Museum of Maps' });
  await card.getByText(`Closed on ${MONDAY}`).waitFor();
  await card.getByRole('button', { name: 'Museum of Maps', exact: true }).tap();
  await page.getByText(`Closed on ${MONDAY} while you’re in Florence.`).waitFor();
  expect(await spoiledBy(page)).toEqual([]);
  await expectAccessibleInBoth(page);

  await page.getByRole('button', { name: 'Things to do' }).tap();
  await card.getByRole('button', { name: 'Choose a day for Museum of Maps' }).tap();
  await page.getByRole('menuitem', { name: new RegExp(`${MONDAY}.*Closed that day`) }).waitFor();
});

test('without dates the hours are those of this week; words stay words; without hours nothing more loads', async () => {
  const device = await traveler({ at: product.url, size: LAPTOP });
  const { page } = device;
  const libraries: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('opening-hours-library')) libraries.push(request.url());
  });
  const trip = await prepareTrip(device, { ...ITALY, startDate: null });
  await open(page, trip, 'cloister');
  await page.getByRole('heading', { level: 1, name: 'Quiet Cloister' }).waitFor();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(libraries).toEqual([]);

  await open(page, trip, 'tower');
  await page.getByLabel('Facts').getByText('Ask at the town hall for the key').waitFor();
  expect(await page.getByRole('region', { name: 'Opening hours' }).count()).toBe(0);

  await open(page, trip, 'museum');
  await page.getByRole('region', { name: 'Opening hours' }).getByText('This week').waitFor();
  const [monday, rest] = await listedHours(page);
  expect(monday).toMatch(/^Mon, .*: Closed$/);
  expect(rest).toMatch(/^Tue, .* – Sun, .*: 8:15 AM – 6:30 PM$/);
  const [library = ''] = libraries;
  expect(await (await page.request.get(library)).text()).toContain('/licenses/opening_hours.txt');
  expect(await (await page.request.get('/licenses/opening_hours.txt')).text()).toContain(
    'GNU LESSER GENERAL PUBLIC LICENSE',
  );
});
