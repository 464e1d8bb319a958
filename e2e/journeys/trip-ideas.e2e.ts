import { expect, test } from 'vitest';
import {
  DESKTOP,
  expectAccessible,
  expectAccessibleInBoth,
  guestRequests,
  PHONE,
  useBrowser,
} from '../support/browser';
import { expectSaved, expectStops, listedStops, setFirstDay, stopRow } from '../support/planner';
import { openRoadTrip } from '../support/prepared-trip';

const { traveler } = useBrowser();

/** Paths of pages about trip ideas with their headings; each shows at least one idea. */
const PAGES = [
  ['/trip-idea/utah-mighty-five', /five national parks/],
  ['/current_trip_themes', 'Trips by theme'],
  ['/new_trip_themes', 'New trip ideas'],
  ['/travel_search?q=lisbon', 'Search everything'],
  ['/usa_travel_info?state=Utah', 'Travel in the USA'],
] as const;

test('a visitor finds a trip idea, uses it and changes its dates', async () => {
  const { page } = await traveler({ size: DESKTOP });
  const guests = guestRequests(page);
  await page.goto('/trip_plan/trip_ideas');
  await page.getByRole('searchbox', { name: 'Search ideas' }).fill('five national parks');
  await page.getByRole('button', { name: 'Month' }).click();
  await page.getByRole('menuitemradio', { name: 'May' }).click();
  await page.getByRole('button', { name: /five national parks/ }).click();

  const preview = page.getByRole('region', { name: /^Preview of / });
  await preview.waitFor();
  await page.getByText('Preview, nothing is saved yet').waitFor();
  expect(guests).toEqual([]);
  const strip = preview.getByRole('list', { name: 'Idea timeline' });
  const names = await strip.getByRole('listitem').count();
  await preview.getByRole('textbox', { name: 'Starts' }).fill('5/8/2027');
  await preview.getByRole('button', { name: 'Use this' }).click();

  await page.getByRole('button', { name: /five national parks, trip menu$/ }).waitFor();
  await expect.poll(async () => (await listedStops(page)).length).toBe(names);
  await expectSaved(page);
  const stops = await listedStops(page);
  const first = stops[0] ?? '';
  await stopRow(page, first)
    .getByText(/^May 8/)
    .first()
    .waitFor();

  await setFirstDay(page, '06122027');
  await page.getByRole('button', { name: 'Apply' }).click();
  await stopRow(page, first)
    .getByText(/^Jun 12/)
    .first()
    .waitFor();
  await expectSaved(page);
  await page.reload();
  await expectStops(page, stops);
  await stopRow(page, first)
    .getByText(/^Jun 12/)
    .first()
    .waitFor();
});

test('an idea is added to the end of an open trip, and undone', async () => {
  const { page } = await openRoadTrip(await traveler());
  const before = await listedStops(page);
  await page.getByRole('link', { name: 'Trip Ideas' }).click();
  await page.getByRole('radio', { name: 'Guided tours' }).check({ force: true });
  // A trip can have ten destinations.
  const shortest = page
    .getByRole('article')
    .filter({ hasText: /\b[34] stops/ })
    .first();
  await shortest.getByRole('button').click();
  await page.getByRole('button', { name: 'Add to my trip' }).click();

  await expect.poll(async () => (await listedStops(page)).length).toBeGreaterThan(before.length);
  expect((await listedStops(page)).slice(0, before.length)).toEqual(before);
  await page.getByRole('banner').getByRole('button', { name: 'Undo' }).click();
  await expectStops(page, before);
});

test('a link to an idea opens next to the map, and on a phone as a sheet that Escape closes', async () => {
  const wide = await traveler();
  await wide.page.goto('/tripidea/utah-mighty-five');
  await wide.page.getByRole('region', { name: /^Preview of / }).waitFor();
  await expectAccessibleInBoth(wide.page);

  const { page } = await traveler({ size: PHONE, touch: true });
  await page.goto('/tripidea/utah-mighty-five');
  const sheet = page.getByRole('dialog', { name: 'Trip ideas' });
  await sheet.getByRole('heading', { name: /five national parks/ }).waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await sheet.count()).toBe(0);
});

test('the pages of trip ideas open by their URLs', async () => {
  const { page, errors } = await traveler();
  for (const [address, name] of PAGES) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByRole('article').first().waitFor();
    // Pins of places that are close together may be too close to press; all of them are in the list next to the map.
    await expectAccessible(page, { without: ['target-size'] });
  }
  await page.goto('/trip-idea/never-written');
  await page.getByRole('heading', { name: 'This idea is no longer available' }).waitFor();
  // The browser logs the refused request.
  errors.splice(0);
  await page.goto('/travel_search?q=xqzzq');
  await page.getByRole('heading', { name: 'Nothing found for “xqzzq”' }).waitFor();
});
