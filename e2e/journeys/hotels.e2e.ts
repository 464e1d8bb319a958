import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, expectAccessibleInBoth, PHONE, useBrowser } from '../support/browser';
import { chooseInTripMenu, expectFocus, expectSaved, showView, undoButton } from '../support/planner';
import { openRoadTrip, prepareTrip } from '../support/prepared-trip';

const { traveler } = useBrowser();

const INN = 'The Marmot & Moon Inn';

async function expectCovered(page: Page, words: string): Promise<void> {
  await page.getByRole('status').filter({ hasText: words }).waitFor();
}

test('adding a stay adds its nights and cost and updates the trip check, and one undo reverts it all', {
  timeout: 120_000,
}, async () => {
  const { page } = await openRoadTrip(await traveler());
  await page.getByRole('link', { name: 'Hotels' }).click();
  await expectCovered(page, '0 of 11 nights have a stay');
  const night = page.getByRole('button', { name: /^Sat, May 8, Denver/ });

  const cost = page.getByRole('textbox', { name: 'Total cost' });
  await page.getByRole('button', { name: 'Add stay: The Brown Palace' }).waitFor();
  await page.getByRole('list', { name: 'Places on the map' }).getByRole('button', { name: INN }).click();
  await page.getByRole('button', { name: `Selected: ${INN}` }).waitFor();
  await expectAccessible(page);
  await cost.fill('330');
  await page.keyboard.press('Enter');

  await expectCovered(page, '2 of 11 nights have a stay');
  await page.getByRole('button', { name: `Sat, May 8, Denver: ${INN}` }).waitFor();
  await expectFocus(page.getByRole('button', { name: /^Denver/, expanded: true }));
  await expectSaved(page);
  await page.getByRole('link', { name: 'Current Trip' }).click();
  await showView(page, 'Costs');
  await page.getByRole('row', { name: new RegExp(`${INN}.*\\$330`) }).waitFor();
  await chooseInTripMenu(page, 'Trip check');
  await page.getByRole('button', { name: 'Find a stay in Moab' }).waitFor();
  expect(await page.getByRole('button', { name: 'Find a stay in Denver' }).count()).toBe(0);

  await undoButton(page).click();

  await page.getByRole('button', { name: 'Find a stay in Denver' }).click();
  await expectCovered(page, '0 of 11 nights have a stay');
  expect(await night.getAttribute('aria-label')).toBe('Sat, May 8, Denver: no stay yet');
});

test('on a phone, your own stay covers the nights you choose, even offline', {
  timeout: 120_000,
}, async () => {
  const device = await traveler({ size: PHONE, touch: true });
  const { page, context } = device;
  await page.goto((await prepareTrip(device)).replace('/trip_plan', '/trip_plan/hotels'));
  await page.getByRole('button', { name: 'Mon, May 10, Moab: no stay yet' }).click();
  await page.getByRole('list', { name: 'Places to stay near Moab' }).getByText('Gonzo Inn').waitFor();
  await expectAccessibleInBoth(page);
  const form = page.getByRole('form', { name: 'Add a stay in Moab' });

  await form.getByRole('textbox', { name: 'Name of the stay' }).fill('Redcliff Cabins');
  await form.getByRole('button', { name: 'One fewer night at this stay' }).click();
  await form.getByRole('button', { name: 'Add stay' }).click();

  await expectCovered(page, '2 of 11 nights have a stay');
  await expect.poll(() => form.getByText('Check in Wed, May 12, check out Thu, May 13.').count()).toBe(1);

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Sat, May 15, Page: no stay yet' }).click();
  await page.getByRole('textbox', { name: 'Name of the stay' }).fill('Tent');
  await page.keyboard.press('Enter');

  await expectCovered(page, '3 of 11 nights have a stay');
  await context.setOffline(false);
});

test('a stay that is not added yet is restored after visiting another view, even an invalid amount', async () => {
  const device = await traveler();
  const { page } = device;
  await page.goto((await prepareTrip(device)).replace('/trip_plan', '/trip_plan/hotels'));
  await page.getByRole('button', { name: 'Mon, May 10, Moab: no stay yet' }).click();
  const form = page.getByRole('form', { name: 'Add a stay in Moab' });
  await form.getByRole('textbox', { name: 'Name of the stay' }).fill('Redcliff Cabins');
  await form.getByLabel('Total cost').fill('about ninety');

  const tabs = page.getByRole('navigation', { name: 'Planner' });
  await tabs.getByRole('link', { name: 'Things To Do' }).click();
  await tabs.getByRole('link', { name: 'Hotels' }).click();
  await page.getByRole('button', { name: 'Mon, May 10, Moab: no stay yet' }).click();

  await expect.poll(() => form.getByLabel('Total cost').inputValue()).toBe('about ninety');
  await form.getByText('Enter an amount, such as $1,200.').waitFor();
  await form.getByLabel('Total cost').fill('90');
  await form.getByRole('button', { name: 'Add stay' }).click();
  await page.getByRole('list', { name: 'Your stays in Moab' }).getByText('Redcliff Cabins').waitFor();
});

test('booking links contain the dates of the stay and open in a new tab without a reference to this one', async () => {
  const device = await traveler();
  const { page } = device;
  // Guests get no booking links, which the server's tests cover; this test returns one anyway.
  await page.route('**/api/setting/booking-platforms**', (route) =>
    route.fulfill({
      json: [
        {
          id: 'roomly',
          name: 'Roomly',
          type: 'hotel',
          url: 'https://roomly.example/find?q={place}&in={checkin}&out={checkout}&people={guests}',
          locations: [],
        },
      ],
    }),
  );
  await page.goto((await prepareTrip(device)).replace('/trip_plan', '/trip_plan/hotels'));

  const link = page.getByRole('link', { name: 'Roomly, The Oxford Hotel (opens in a new tab)' });

  expect(await link.getAttribute('rel')).toBe('noopener noreferrer');
  expect(await link.getAttribute('target')).toBe('_blank');
  const { searchParams } = new URL((await link.getAttribute('href')) ?? '');
  expect(Object.fromEntries(searchParams)).toEqual({
    q: 'The Oxford Hotel, Denver',
    in: '2027-05-08',
    out: '2027-05-10',
    people: '1',
  });
});
