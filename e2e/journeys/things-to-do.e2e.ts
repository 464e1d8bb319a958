import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, guestRequests, PHONE, useBrowser } from '../support/browser';
import { expectSaved, notices, stopRow } from '../support/planner';
import { openRoadTrip } from '../support/prepared-trip';

const { traveler } = useBrowser();

const NEAR_MOAB = /^Near Moab/;

/** A place in the list. */
function card(page: Page, name: string): Locator {
  return page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });
}

async function openThingsNearMoab(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Things To Do' }).click();
  await page.getByRole('list', { name: 'Trip by nights' }).getByRole('button', { name: /^Moab/ }).click();
  await page.getByRole('heading', { level: 2, name: NEAR_MOAB }).waitFor();
}

test('three sights found on the map go into a day', { timeout: 180_000 }, async () => {
  const { page } = await openRoadTrip(await traveler());
  await openThingsNearMoab(page);
  const discs = page.getByRole('list', { name: 'Places on the map' });
  await discs.getByRole('button').first().waitFor();
  // Those that stand alone; where many stand together there is one disc with their number.
  const names = await page.getByRole('heading', { level: 3 }).allTextContents();
  const onMap = await discs
    .getByRole('button')
    .evaluateAll((found) =>
      found
        .filter((button) => getComputedStyle(button).visibility === 'visible')
        .map((button) => String(button.getAttribute('aria-label'))),
    );
  const [first = '', ...others] = onMap.filter((name) => names.includes(name));
  expect(others.length).toBeGreaterThan(0);

  await discs.getByRole('button', { name: first, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: first }).waitFor();
  expect(new URL(page.url()).searchParams.get('place')).toMatch(/^poi:/);
  await page.getByRole('button', { name: /^Add to Mon, May 10/ }).click();
  await notices(page).getByText(`${first} added to Mon, May 10`).waitFor();
  await page.getByRole('button', { name: 'Things to do' }).click();
  await card(page, first)
    .getByRole('button', { name: /is in your trip: Day 3/ })
    .waitFor();

  const more = names.filter((name) => name !== first).slice(0, 2);
  for (const name of more) {
    await card(page, name)
      .getByRole('button', { name: `Add ${name}` })
      .click();
    await page.getByRole('menuitem', { name: /^Mon, May 10/ }).click();
    await card(page, name)
      .getByRole('button', { name: /is in your trip: Day 3/ })
      .waitFor();
  }
  await expectSaved(page);

  await card(page, first)
    .getByRole('button', { name: /is in your trip/ })
    .click();
  for (const name of [first, ...more]) await stopRow(page, 'Moab').getByText(name).first().waitFor();
});

test('adding a sight is taken back in one step', { timeout: 120_000 }, async () => {
  const { page } = await openRoadTrip(await traveler());
  await openThingsNearMoab(page);
  const name = (await page.getByRole('heading', { level: 3 }).first().textContent()) ?? '';

  await card(page, name)
    .getByRole('button', { name: `Add ${name}` })
    .click();
  await page.getByRole('menuitem', { name: /^Mon, May 10/ }).click();
  await notices(page).getByRole('button', { name: 'Undo' }).click();

  await card(page, name)
    .getByRole('button', { name: `Add ${name}` })
    .waitFor();
});

test('a visitor saves a place of a link on a phone, becomes nobody by it, and finds it after a reload', {
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
