import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keepOnDevice, PHONE, useBrowser } from '../support/browser';
import { expectSaved, mappedStops, notices } from '../support/planner';
import { prepareTrip, ROAD_STOPS } from '../support/prepared-trip';
import { countTaps } from '../support/taps';

const { traveler } = useBrowser();

const PLACE = { country: 'United States', timezone: 'America/Denver', localName: null };
/** Stored as the device stores it when somebody saves a place. */
const SAVED = {
  ...PLACE,
  ...{ id: 'poi:monument-valley', name: 'Monument Valley', coords: [-110.1735, 36.9983], region: 'Utah' },
  ...{ poi_source: 'curated', categories: 'canyon' },
};
/** Stored as the device stores it when somebody adds a place to a trip. */
const RECENT = {
  ...PLACE,
  ...{ id: 'gn:5294810', name: 'Flagstaff', coords: [-111.6513, 35.1981], region: 'Arizona', kind: 'town' },
  ...{ precision: 'place', countryCode: 'US' },
};

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add a destination' });
const group = (page: Page, name: string) => dialog(page).getByRole('region', { name, exact: true });
const choice = (page: Page) => dialog(page).getByRole('radiogroup', { name: 'Where it goes' });
/** Closes the dialog, which stays open after a place was added. */
async function finish(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Done' }).tap();
  await dialog(page).waitFor({ state: 'detached' });
}

/** The destinations in the itinerary, in order. */
async function rows(page: Page): Promise<string[]> {
  const handles = await page.getByRole('button', { name: /^Reorder / }).all();
  const names = await Promise.all(handles.map((handle) => handle.getAttribute('aria-label')));
  return names.map((name) => String(name).replace('Reorder ', ''));
}

/** The extra travel and the position, as in search results. */
const TAG = /^(\+.+ (after|before) .+|about .+ from .+|on the way|no road there)$/;

/** Opens a prepared trip from Denver over Moab to Springdale on a phone whose traveler saved and added places before. */
async function openTrip(view = '', keepsApp = false) {
  const one = await traveler({ size: PHONE, touch: true, keepsApp });
  const { page } = one;
  await keepOnDevice(one.context, {
    'wayfold.favorites': JSON.stringify([SAVED]),
    'wayfold.recent-places': JSON.stringify([RECENT]),
  });
  const taps = await countTaps(page);
  await page.goto(`${await prepareTrip(one, { stops: ROAD_STOPS.slice(0, 3) })}${view}`);
  const add = page.getByRole('button', { name: 'Add a destination' });
  await add.waitFor();
  await taps();
  return { ...one, taps, add };
}

test('likely places are listed before a letter is typed, and one is added in two taps', async () => {
  const { page, taps, add } = await openTrip();
  await add.tap();
  for (const name of ['On the way', 'Near Springdale', 'A drive from Springdale', 'Saved', 'Recent']) {
    const listed = group(page, name).getByRole('listitem');
    await listed.first().waitFor();
    for (const row of await listed.all()) await row.getByText(TAG).waitFor();
  }
  await group(page, 'Saved').getByText('Monument Valley').waitFor();
  await group(page, 'Recent').getByText('Flagstaff').waitFor();

  await group(page, 'Recent').getByRole('button', { name: 'Add Flagstaff' }).tap();

  expect(await taps()).toBe(2);
  await notices(page).getByText('Flagstaff added.').waitFor();
  await finish(page);
  await expect.poll(() => mappedStops(page)).toContain('Flagstaff');
  await expectSaved(page);
});

test('a press on a place shows it on the map and says where it goes, and there it is added', async () => {
  const { page, add } = await openTrip('&view=itinerary');
  await add.tap();
  // Nothing on that strip of map can be pressed, so it has no roles.
  const map = dialog(page).getByLabel('Map of your trip');
  const first = group(page, 'On the way').getByRole('listitem').first();
  await first.getByRole('button', { pressed: true }).waitFor();
  const shown = (await first.getByRole('button').first().locator('b').textContent()) ?? '';
  await map.getByText(shown).first().waitFor();

  await group(page, 'Saved')
    .getByRole('button', { name: /^Monument Valley/ })
    .tap();
  await map.getByText('Monument Valley').first().waitFor();
  await dialog(page).getByText('Goes between Moab and Springdale, from May 13.').waitFor();
  await group(page, 'Saved').getByRole('button', { name: 'Add Monument Valley' }).tap();

  await finish(page);
  await expect.poll(() => rows(page)).toEqual(['Denver', 'Moab', 'Monument Valley', 'Springdale']);
  await expectSaved(page);
});

test('a place that was added is recent, once it isn’t in the trip anymore', async () => {
  const { page, add } = await openTrip('&view=itinerary');
  await add.tap();
  await dialog(page).getByRole('combobox').fill('durango colorado');
  await page.getByRole('option').filter({ hasText: 'Colorado' }).first().tap();
  await notices(page).getByText('Durango added.').waitFor();
  await group(page, 'Recent').getByText('Flagstaff').waitFor();
  const recent = group(page, 'Recent').getByRole('button', { name: 'Add Durango' });
  expect(await recent.count()).toBe(0);

  await notices(page).getByRole('button', { name: 'Undo' }).tap();
  await recent.waitFor();
  await finish(page);
  await expect.poll(() => rows(page)).not.toContain('Durango');
});

test('where it goes is one choice that says which holds', async () => {
  const { page, add } = await openTrip();
  await add.tap();
  await choice(page).getByRole('radio', { name: 'Best spot', checked: true }).waitFor();

  await choice(page).getByText('At the end').tap();
  await dialog(page).getByText('Goes after Springdale, from May 15.').waitFor();
  await group(page, 'Near Springdale')
    .getByText(/^\+.+ after Springdale$/)
    .first()
    .waitFor();
  expect(await group(page, 'On the way').count()).toBe(0);

  await dialog(page).getByRole('button', { name: 'Choose a place' }).tap();
  await page.getByRole('menuitemradio', { name: 'After Denver' }).tap();
  await choice(page).getByRole('radio', { name: 'After Denver', checked: true }).waitFor();
  await dialog(page).getByText('Goes between Denver and Moab, from May 10.').waitFor();
  await group(page, 'On the way to Moab').getByRole('listitem').first().waitFor();
  await group(page, 'Near Denver').getByRole('listitem').first().waitFor();

  // What is typed goes there, too.
  await dialog(page).getByRole('combobox').fill('santa fe');
  await page
    .getByRole('option')
    .filter({ hasText: 'New Mexico' })
    .getByText(/after Denver$/)
    .first()
    .tap();
  // The place that was chosen was for one destination.
  await choice(page).getByRole('radio', { name: 'Best spot', checked: true }).waitFor();
  await finish(page);
  await expect.poll(() => mappedStops(page)).toEqual(['Denver', 'Santa Fe', 'Moab', 'Springdale']);
  await expectSaved(page);
});

test('after a destination is selected on the map, the next one goes after it', async () => {
  const { page, add } = await openTrip();
  await page.getByRole('button', { name: '2, Moab' }).tap();
  await add.tap();
  await choice(page).getByRole('radio', { name: 'After Moab', checked: true }).waitFor();
  await dialog(page).getByText('Goes between Moab and Springdale, from May 13.').waitFor();
});

test('offline, saved and recent places are offered with estimates, and can be added', async () => {
  const { context, page, add } = await openTrip('&view=itinerary', true);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await context.setOffline(true);
  await add.tap();
  const row = (name: string) => dialog(page).getByRole('listitem').filter({ hasText: name });
  // The saved place is on the way, which the device can tell by itself.
  await row('Monument Valley').getByText(TAG).waitFor();
  await row('Flagstaff').getByText(TAG).waitFor();
  await row('Flagstaff').getByRole('button', { name: 'Add Flagstaff' }).tap();
  await finish(page);
  await expect.poll(() => rows(page)).toContain('Flagstaff');
  await context.setOffline(false);
  await expectSaved(page);
});

test('offline after a reload, the places that are saved in the account are still offered', async () => {
  const { context, page, add } = await openTrip('&view=itinerary', true);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await add.tap();
  await group(page, 'Saved').getByText('Monument Valley').waitFor();
  // The account has it now, so the device has no place of its own.
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => /favorites/.test(key))))
    .toEqual([]);
  await context.setOffline(true);
  await page.reload();

  await add.tap();
  await dialog(page)
    .getByRole('listitem')
    .filter({ hasText: 'Monument Valley' })
    .getByRole('button', { name: 'Add Monument Valley' })
    .waitFor();
  await context.setOffline(false);
});
