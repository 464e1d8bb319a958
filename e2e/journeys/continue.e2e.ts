import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessibleInBoth, PHONE, useBrowser } from '../support/browser';
import { holdBackCode, MOST_SHIFT, noteShifts, shiftOf } from '../support/first-paint';
import { beMember, newPerson } from '../support/people';
import { addNight, expectSaved, openStop } from '../support/planner';
import { addTrip, prepareTrip } from '../support/prepared-trip';

const { traveler, url } = useBrowser();
const phone = { size: PHONE, touch: true };

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Continue Utah and Arizona' });
const headline = (page: Page) => page.getByRole('heading', { level: 1, name: /The whole trip/ });
const advert = (page: Page) => page.getByText('No account needed.');

test('a guest with a phone is offered the trip opened last, already before the code has loaded', async () => {
  const device = await traveler(phone);
  const { page, context } = device;
  const address = await prepareTrip(device, { name: 'Utah and Arizona' });
  await page.goto(`${address}&view=itinerary`);
  await openStop(page, 'Moab');
  await addNight(page, 'Moab');
  await expectSaved(page);
  await noteShifts(context);
  const release = await holdBackCode(page);

  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 2, name: 'Start another trip' }).waitFor();
  await page.getByRole('link', { name: 'Continue planning' }).waitFor();
  expect(await writtenByStyles(page)).toEqual([
    '"Continue Utah and Arizona"',
    '"May 8 – 20, 2027 · 12 nights · 6 destinations"',
  ]);
  expect(await headline(page).isVisible()).toBe(false);
  release();

  await heading(page).waitFor();
  await page.getByText('Last change today: Moab from 3 to 4 nights').waitFor();
  await page.getByText(/^(In \d+ \w+|Tomorrow|Day \d+ of 13)$/).waitFor();
  await page.getByRole('heading', { level: 2, name: 'Ideas for your next trip' }).waitFor();
  await page.getByText('Spring in Japan').first().waitFor();
  expect(await shiftOf(page)).toBeLessThan(MOST_SHIFT);
  await expectAccessibleInBoth(page);
  await page.getByRole('link', { name: 'Continue planning' }).tap();
  await expect.poll(() => page.url()).toBe(new URL(address, url).href);
});

test('a member on a new device is offered the trip from the server, and no words for visitors', async () => {
  const device = await traveler(phone);
  const { page } = device;
  const { token } = await beMember(page, url, newPerson());
  await page.goto('/');
  await headline(page).waitFor();
  await page.getByText('Try', { exact: true }).waitFor();
  expect(await advert(page).count()).toBe(0);

  await addTrip(device, token, { name: 'Utah and Arizona' });
  await page.reload();
  await heading(page).waitFor();
  await page.getByText('Last change today').waitFor();
  expect(await headline(page).isVisible()).toBe(false);
  expect(await page.getByText('Try', { exact: true }).isVisible()).toBe(false);

  // Whoever signs out leaves nothing of the trip behind.
  await page.getByRole('button', { name: 'Mei Lindqvist' }).tap();
  await page.getByRole('menuitem', { name: 'Sign out' }).tap();
  await advert(page).waitFor();
  expect(await page.getByRole('link', { name: 'Continue planning' }).isVisible()).toBe(false);
});

test('words for visitors are not even painted for a member', async () => {
  const { page } = await traveler(phone);
  await beMember(page, url, newPerson());
  const release = await holdBackCode(page);

  await page.goto('/', { waitUntil: 'commit' });

  await headline(page).waitFor();
  await advert(page).waitFor({ state: 'hidden' });
  expect(await page.getByRole('button', { name: 'Moab' }).isVisible()).toBe(true);
  release();
});

test('a trip that was deleted elsewhere is no longer offered', async () => {
  const device = await traveler(phone);
  const { page, context } = device;
  const address = await prepareTrip(device, { name: 'Utah and Arizona' });
  await page.goto('/');
  await heading(page).waitFor();
  const { token } = JSON.parse(await page.evaluate(() => localStorage.getItem('wayfold.session') ?? ''));
  const id = new URL(address, url).searchParams.get('trip');
  await context.request.delete(`/api/trip/delete/${id}`, { headers: { authorization: `Bearer ${token}` } });

  await page.reload();

  await headline(page).waitFor();
  await page.getByRole('link', { name: 'Continue planning' }).waitFor({ state: 'hidden' });
});

/** The texts of the card that come from styles, as long as its code hasn't loaded. */
function writtenByStyles(page: Page): Promise<string[]> {
  return page
    .locator('article')
    .first()
    .locator(':empty')
    .evaluateAll((places) =>
      places
        .map((place) => getComputedStyle(place, '::before').content)
        .filter((text) => text.startsWith('"')),
    );
}
