import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  expectAccessible,
  expectAccessibleInBoth,
  guestRequests,
  PHONE,
  useBrowser,
  whileActing,
} from '../support/browser';
import { fillInSignUp, newPerson, submitSignUp } from '../support/people';
import { expectSaved, mappedStops, notices, stopRow } from '../support/planner';
import { openRoadTrip, prepareTrip } from '../support/prepared-trip';

const { traveler } = useBrowser();

const NEAR_MOAB = /^Near Moab/;

async function openThingsNearMoab(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Things To Do' }).click();
  await page.getByRole('list', { name: 'Trip timeline' }).getByRole('button', { name: /^Moab/ }).click();
  await page.getByRole('heading', { level: 2, name: NEAR_MOAB }).waitFor();
}

test('a place that is found by its name says where it is', async () => {
  const { page } = await openRoadTrip(await traveler());
  await openThingsNearMoab(page);

  await page.getByRole('searchbox').fill('flamenco beach');

  const found = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Flamenco Beach' }) });
  await found.getByText(/Puerto Rico · Beaches/).waitFor();
});

test('a kind of place that isn’t listed near a stop says so, and what to try', async () => {
  const { page } = await openRoadTrip(await traveler());
  await openThingsNearMoab(page);

  await page.getByRole('searchbox').fill('snorkeling');

  await page.getByText('No places for “snorkeling” are listed here.').waitFor();
  await page.getByText('Try a broader word, such as food or parks, or add a place yourself.').waitFor();
});

test('three sights found on the map are added to a day, and each can be undone', {
  timeout: 180_000,
}, async () => {
  const { page } = await openRoadTrip(await traveler());
  await openThingsNearMoab(page);
  const discs = page.getByRole('list', { name: 'Places on the map' });
  await discs.getByRole('button').first().waitFor();
  await expectAccessibleInBoth(page);
  // Only single places; places close together share one disc with their count.
  const names = await page.getByRole('heading', { level: 3 }).allTextContents();
  const onMap = await discs
    .getByRole('button')
    .evaluateAll((found) =>
      found
        .filter((button) => getComputedStyle(button).visibility === 'visible')
        .map((button) => String(button.getAttribute('aria-label'))),
    );
  // The best places are the last in the list, and on top; parks take more than the rest of the first day.
  const sights = onMap.filter((name) => names.includes(name) && !name.includes('Park'));
  const [first = '', ...others] = sights.reverse();
  expect(others.length).toBeGreaterThan(0);

  await discs.getByRole('button', { name: first, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: first }).waitFor();
  expect(new URL(page.url()).searchParams.get('place')).toMatch(/^poi:/);
  await page.getByRole('button', { name: /^Add to Mon, May 10/ }).click();
  await notices(page).getByText(`${first} added to Mon, May 10`).waitFor();
  // A place in the trip says where it is, and doesn't ask for another day.
  await page
    .getByRole('region', { name: 'In your trip' })
    .getByText(/^Day 3.*, in Moab$/)
    .waitFor();
  expect(await page.getByRole('radiogroup', { name: 'Add to a day' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Things to do' }).click();
  await planned(page, first).waitFor();

  const [second = '', third = ''] = names.filter((name) => name !== first);
  await addToMonday(page, second);
  await addToMonday(page, third);
  await notices(page).getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: `Add ${third}` }).waitFor();
  await page.getByRole('banner').getByRole('button', { name: 'Redo' }).click();
  await planned(page, third).waitFor();

  await planned(page, first).click();
  for (const name of [first, second, third]) await stopRow(page, 'Moab').getByText(name).first().waitFor();
});

/** The button in the list that says a place is in the trip. */
function planned(page: Page, name: string): Locator {
  return page.getByRole('button', { name: `${name} is in your trip: Day 3` });
}

async function addToMonday(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Choose a day for ${name}` }).click();
  await page.getByRole('menuitem', { name: /^Mon, May 10/ }).click();
  await planned(page, name).waitFor();
}

test('an unlisted place can be saved as your own, and offline the tab says so', {
  timeout: 120_000,
}, async () => {
  const { context, page, errors } = await openRoadTrip(await traveler({ theme: 'dark' }));
  await openThingsNearMoab(page);

  await page.getByText('Add your own place').click();
  await page.getByLabel('Place name').fill('Potash cabin');
  await page.getByLabel('Address or coordinates').fill('qqzzxx');
  await page.getByRole('button', { name: 'Save place' }).click();
  await page.getByText('Could not add this place.').waitFor();
  // The browser logs the refused request.
  expect(errors.splice(0)).toHaveLength(1);
  await page.getByLabel('Address or coordinates').fill('38.54, -109.66');
  await page.getByRole('button', { name: 'Save place' }).click();
  await page.getByRole('heading', { level: 1, name: 'Potash cabin' }).waitFor();
  await page.getByRole('button', { name: 'Things to do' }).click();

  await page.getByRole('searchbox').fill('potash');
  await page.getByText('1 place', { exact: false }).first().waitFor();
  await page.getByRole('button', { name: 'Add Potash cabin' }).waitFor();
  await page.getByRole('searchbox').fill('SLC');
  await page.getByRole('button', { name: 'Save Salt Lake City International Airport' }).click();
  await page.getByRole('button', { name: 'Clear the search' }).click();

  await context.setOffline(true);
  const stops = page.getByRole('list', { name: 'Trip timeline' });
  await stops.getByRole('button', { name: /^Springdale/ }).click();
  await page.getByText('You’re offline.').waitFor();
  await page.getByRole('button', { name: 'Saved', exact: true }).click();
  await page.getByRole('heading', { level: 3, name: 'Salt Lake City International Airport' }).waitFor();
  await context.setOffline(false);
});

test('on a phone, a visitor saves a place from a link without becoming a guest, and it is saved after a reload', {
  timeout: 120_000,
}, async () => {
  const { page } = await traveler({ size: PHONE, touch: true });
  const asked = guestRequests(page);
  await page.goto('/places/poi:delicate-arch');
  const sheet = page.getByRole('dialog', { name: 'Delicate Arch' });
  const heart = sheet.getByRole('button', { name: 'Save Delicate Arch' });

  await heart.click();
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  await expectAccessible(page);
  expect(new URL(page.url()).pathname).toBe('/');
  await page.reload();

  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await sheet.count()).toBe(0);
  await page.goto('/poi_share/poi:delicate-arch');
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  expect(asked).toEqual([]);
});

const PORTUGAL = [
  { name: 'Lisbon', coords: [-9.1393, 38.7223] as [number, number], nights: 3 },
  { name: 'Évora', coords: [-7.9097, 38.5714] as [number, number], nights: 2 },
];

test('a place far from every destination says so, and suggests a new destination or trip before a plan', async () => {
  const device = await traveler({ size: PHONE, touch: true });
  const { page } = device;
  const planner = await prepareTrip(device, { stops: PORTUGAL });
  await page.goto(planner);
  await page.getByRole('region', { name: 'Map of your trip' }).waitFor();
  await page.goto('/places/poi:delicate-arch');
  await page.getByRole('button', { name: 'Open in my trip' }).click();
  await page.getByRole('heading', { name: 'Not near your trip' }).waitFor();
  await page.getByText(/^About [\d,]+ mi from Lisbon, the nearest destination\.$/).waitFor();
  expect(await page.getByRole('radiogroup', { name: 'Add to a day' }).count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Add as destination' }).count()).toBe(1);
  await expectAccessible(page);

  // The days are still available on request.
  await page.getByRole('button', { name: 'Add to a day anyway' }).click();
  await page.getByRole('radiogroup', { name: 'Add to a day' }).waitFor();
  await page.reload();

  await page.getByRole('button', { name: 'Start a new trip here' }).click();
  await page.getByRole('button', { name: '1, Delicate Arch' }).waitFor();
  expect(await mappedStops(page)).toEqual(['Delicate Arch']);
  await expectSaved(page);
  await page.goto(planner);
  await expect.poll(() => mappedStops(page)).toEqual(['Lisbon', 'Évora']);
});

test('a place saved on a phone before signing up is in the new account right away, and open again', {
  timeout: 120_000,
}, async () => {
  const { page } = await traveler({ size: PHONE, touch: true });
  await page.goto('/places/poi:delicate-arch');
  const sheet = page.getByRole('dialog', { name: 'Delicate Arch' });
  await sheet.getByRole('button', { name: 'Save Delicate Arch' }).click();
  await sheet.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Sign Up for Free Forever!').click();

  await fillInSignUp(page, newPerson());
  const saved = await whileActing(
    page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/favorite'),
    submitSignUp(page),
  );

  expect(saved.ok()).toBe(true);
  const heart = sheet.getByRole('button', { name: 'Save Delicate Arch' });
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  expect(new URL(page.url()).pathname).toBe('/');
});
