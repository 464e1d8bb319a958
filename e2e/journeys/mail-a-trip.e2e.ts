import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessibleInBoth, useBrowser } from '../support/browser';
import { beMember, mailedPath, newPerson } from '../support/people';
import { expectStops, ROAD_TRIP } from '../support/planner';
import { ROAD_STOPS, sessionOf } from '../support/prepared-trip';

const { traveler, url } = useBrowser();

/** Rules to skip while a dialog is open: it hides the page's landmarks and headings, which axe reports as missing. */
const HIDES_THE_PAGE = { without: ['landmark-one-main', 'page-has-heading-one'] };

/** Creates a road trip for the person signed in on the page, and opens it. */
async function openOwnTrip(page: Page): Promise<void> {
  const { token } = JSON.parse(await sessionOf(page));
  const headers = { authorization: `Bearer ${token}` };
  const data = { name: 'Canyon loop', startDate: '2027-05-08' };
  const { id } = await (await page.request.post('/api/trip', { data, headers })).json();
  for (const { nights = 1, ...stop } of ROAD_STOPS) {
    await page.request.post('/api/trip/destination', { data: { tripid: id, nights, ...stop }, headers });
  }
  await page.goto(`/trip_plan?trip=${id}`);
  await expectStops(page, ROAD_TRIP);
}

test('a member emails a trip in the reader’s language, and the reader opens it', async () => {
  const { page } = await traveler();
  const person = newPerson();
  await beMember(page, url, person);
  await page.goto(await mailedPath(url, person.email, 'welcome'));
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await page.getByText('Your email is confirmed').waitFor();
  await openOwnTrip(page);
  await page.getByRole('button', { name: 'Share trip' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share Canyon loop' });
  await dialog.getByRole('button', { name: 'Create and copy link' }).click();

  const reader = `jun.${Date.now()}@example.com`;
  await dialog.getByRole('textbox', { name: 'Send by email' }).fill(reader);
  await dialog.getByRole('button', { name: 'Email language' }).click();
  await page.getByRole('option', { name: 'Email in 日本語' }).click();
  await expectAccessibleInBoth(page, HIDES_THE_PAGE);
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await dialog.getByText(`Sent to ${reader}`).waitFor();

  const path = await mailedPath(url, reader, 'trip');
  const stranger = await traveler();
  await stranger.page.goto(path);
  await stranger.page.getByRole('heading', { level: 1, name: 'Canyon loop' }).waitFor();
  expect(path).toMatch(/^\/trip\/[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);
});
