import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, PHONE, type Traveler, useBrowser } from '../support/browser';
import { expectSaved, expectStops, listedStops, mappedStops } from '../support/planner';
import { prepareTrip, sessionOf } from '../support/prepared-trip';

const { traveler } = useBrowser();

const field = (page: Page): Locator => page.getByRole('combobox', { name: 'Add a destination' });
/** Rules to skip while the list is open: react-aria hides everything behind it from screen readers. */
const WHILE_OPEN = { without: ['aria-hidden-focus', 'page-has-heading-one', 'region'] };

/** Opens the planner on a trip with Rome as its only destination. */
async function openTripFromRome(one: Traveler): Promise<Traveler> {
  await one.page.goto(
    await prepareTrip(one, { stops: [{ name: 'Rome', coords: [12.4964, 41.9028], nights: 2 }] }),
  );
  await expectStops(one.page, ['Rome']);
  return one;
}

test.each([
  ['京都', 'Kyoto', 'ja'],
  ['القاهرة', 'Cairo', 'ar'],
  ['Москва', 'Moscow', 'ru'],
])('%s is found, shown in its own script, and added as %s', async (typed, name, language) => {
  const { page } = await openTripFromRome(await traveler());

  await field(page).fill(typed);
  const first = page.getByRole('option').first();
  await first.filter({ hasText: name }).waitFor();
  expect(await first.locator(`[lang="${language}"]`).textContent()).toBe(typed);
  await expectAccessible(page, WHILE_OPEN);
  await field(page).press('ArrowDown');
  await field(page).press('Enter');

  await expect.poll(() => listedStops(page)).toEqual(['Rome', name]);
  await expect.poll(() => mappedStops(page)).toEqual(['Rome', `${typed} ${name}`]);
  await expectSaved(page);
});

test('if nothing is found, the list says what to do, and Enter adds nothing', async () => {
  const { page } = await openTripFromRome(await traveler());

  await field(page).fill('qqxzvwkpf');
  const nothing = page.getByText(
    'Nothing found for “qqxzvwkpf”. Try another spelling or a larger town nearby, or choose a point on the map.',
  );
  await nothing.last().waitFor();
  await page
    .getByRole('status')
    .filter({ hasText: 'Nothing found for “qqxzvwkpf”' })
    .first()
    .waitFor({ state: 'attached' });
  await expectAccessible(page, WHILE_OPEN);
  await field(page).press('Enter');
  await expectStops(page, ['Rome']);

  // A name with a typo is still found.
  await field(page).fill('cincinatti');
  await page
    .getByRole('option', { name: /Cincinnati/ })
    .first()
    .waitFor();
});

test('a railway station is shown as one, and can be added', async () => {
  const { page } = await openTripFromRome(await traveler());

  await field(page).fill('gare de lyon');
  const first = page.getByRole('option').first();
  await first
    .filter({ hasText: 'Gare de Lyon' })
    .getByText(/^Railway station, /)
    .waitFor();
  await first.click();

  await expectStops(page, ['Rome', 'Gare de Lyon']);
  await expectSaved(page);
});

test('a kind of place that isn’t listed here is not called a misspelling', async () => {
  const { page } = await openTripFromRome(await traveler());

  await field(page).fill('skiing');
  await page
    .getByText(
      'No places for “skiing” are listed here. Search for a town or a sight by name, or choose a point on the map.',
    )
    .last()
    .waitFor();
});

test('on a phone, a partly typed name is found, the most likely place first', async () => {
  const one = await traveler({ size: PHONE, touch: true });
  const { page } = one;
  await page.goto(
    await prepareTrip(one, { stops: [{ name: 'Rome', coords: [12.4964, 41.9028], nights: 2 }] }),
  );
  const pins = page.getByRole('list', { name: 'Destinations on the map' });
  await pins.getByRole('button', { name: '1, Rome' }).waitFor();

  await page.getByRole('button', { name: 'Add a destination' }).tap();
  await field(page).fill('flore');
  await page.getByRole('option').first().filter({ hasText: 'Florence' }).tap();
  await page.getByRole('button', { name: 'Done' }).tap();
  await pins.getByRole('button', { name: '2, Florence' }).waitFor();
});

test('offline, the field says so, and finds places again once the connection is back', async () => {
  const { page, context, errors } = await openTripFromRome(await traveler({ keepsApp: true }));
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  const found = page.getByRole('listbox');

  await context.setOffline(true);
  await field(page).fill('flore');
  await found.getByText('You’re offline, and no place on this device is called “flore”.').waitFor();
  await field(page).press('Enter');
  await expectStops(page, ['Rome']);
  await field(page).fill('florence');
  await found.getByText('You’re offline, and no place on this device is called “florence”.').waitFor();

  await context.setOffline(false);
  await page.getByRole('option').first().filter({ hasText: 'Florence' }).click();
  await expectStops(page, ['Rome', 'Florence']);
  await expectSaved(page);
  // The browser logs that it was offline.
  errors.splice(0);
});

test('your own place is offered first, and marked as yours', async () => {
  const { page, context } = await openTripFromRome(await traveler());
  const { token } = JSON.parse(await sessionOf(page));
  const saved = await context.request.post('/api/userplace', {
    data: { name: 'Flower farm', coords: [11.2, 43.8] },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(saved.ok()).toBe(true);

  await field(page).fill('flo');
  await page
    .getByRole('option')
    .first()
    .filter({ hasText: 'Flower farm' })
    .getByText(/^Your place/)
    .waitFor();
});
