import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessibleInBoth, PHONE, type Traveler, useBrowser, whileActing } from '../support/browser';
import { beMember, expectSignedIn, newPerson, signUp } from '../support/people';
import { clientOf } from '../support/pictures/trip-pictures';
import {
  addNight,
  chooseInTripMenu,
  expectSaved,
  expectStops,
  mappedStops,
  notices,
  openStop,
  ROAD_TRIP,
} from '../support/planner';
import { addTrip, newGuest, openRoadTrip, prepareTrip, sessionOf, signIn } from '../support/prepared-trip';

const { traveler, url } = useBrowser();

/** Rules to skip while a dialog is open: it hides the page's landmarks and headings, which axe reports as missing. */
const HIDES_THE_PAGE = { without: ['landmark-one-main', 'page-has-heading-one'] };

/** The maximum number of trips without an account. */
const GUEST_TRIPS = 100;

function shareDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Share Canyon loop' });
}

/** Opens the dialog and creates the link. @returns the id of the share */
async function share(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share trip' }).click();
  await shareDialog(page).getByRole('button', { name: 'Create and copy link' }).click();
  const link = shareDialog(page).getByRole('textbox', { name: 'Link' });
  await expect.poll(() => link.inputValue()).toMatch(/\/trip\/[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);
  return (await link.inputValue()).split('/').at(-1) ?? '';
}

/** Shares a road trip of somebody else through the API. @returns the id of the share */
async function sharedTrip(device: Traveler): Promise<string> {
  const { token } = await newGuest(device);
  const address = await addTrip(device, token);
  const id = new URL(address, url).searchParams.get('trip') ?? '';
  const { share } = await clientOf(url, token).sharing.createShare({ params: { id } });
  return share?.id ?? '';
}

test('a trip without a name is called by its places, wherever it is shown and shared', async () => {
  const guest = await traveler();
  const { page } = guest;
  await page.goto(await prepareTrip(guest, { name: '' }));
  await page.getByRole('heading', { level: 1, name: 'Denver to Santa Fe' }).waitFor();
  expect(await page.title()).toMatch(/^Denver to Santa Fe/);
  await chooseInTripMenu(page, 'Trip details');
  const details = page.getByRole('dialog', { name: 'Trip details' });
  expect(await details.getByLabel('Trip name').getAttribute('placeholder')).toBe('Denver to Santa Fe');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Share trip' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share Denver to Santa Fe' });
  await dialog.getByRole('button', { name: 'Create and copy link' }).click();
  const address = await dialog.getByRole('link', { name: 'View page' }).getAttribute('href');
  await page.goto('/trips_modal');
  await page
    .getByRole('dialog', { name: 'My trips' })
    .getByRole('link', { name: /^Denver to Santa Fe/ })
    .waitFor();

  const stranger = await traveler();
  await stranger.page.goto(address ?? '');
  await stranger.page.getByRole('heading', { level: 1, name: 'Denver to Santa Fe' }).waitFor();
  expect(await stranger.page.title()).toBe('Denver to Santa Fe, a trip on Wayfold');
});

/** Adds a cost to the open trip, as its owner. */
async function addCost({ context, page }: Traveler): Promise<void> {
  const { token } = JSON.parse(await sessionOf(page));
  const tripid = new URL(page.url()).searchParams.get('trip');
  const headers = { authorization: `Bearer ${token}` };
  const data = { tripid, expenseCategory: 'Lodging', supplier: 'Red Cliffs Lodge', costEst: 812 };
  await context.request.post('/api/trip/cost', { data, headers });
}

/** Waits until the shared trip is on the screen, without any controls to change it. */
async function expectOnlyToLookAt(page: Page): Promise<void> {
  await page.getByText('View only').first().waitFor();
  await expect.poll(() => mappedStops(page)).toEqual([...ROAD_TRIP]);
  const names = ['Undo', 'Share trip', 'Change the dates', 'More for Moab', 'Reorder Moab'];
  for (const name of names) expect(await page.getByRole('button', { name }).count()).toBe(0);
  expect(await page.getByRole('combobox', { name: 'Add a destination' }).count()).toBe(0);
}

test('a stranger sees what the link shows, saves a copy, and signs up later', async () => {
  const owner = await openRoadTrip(await traveler());
  await addCost(owner);
  await owner.page.getByText('$812').first().waitFor();
  const id = await share(owner.page);
  const dialog = shareDialog(owner.page);
  await dialog.getByRole('switch', { name: 'Costs' }).uncheck();
  await expectAccessibleInBoth(owner.page, HIDES_THE_PAGE);
  await dialog.getByRole('button', { name: 'Done' }).click();

  const { page } = await traveler();
  await page.goto(`/trip_share/${id}`);
  await expectOnlyToLookAt(page);
  expect(await page.getByText('$812').count()).toBe(0);
  expect(await page.getByText('Estimated').count()).toBe(0);
  expect(await page.getByRole('radiogroup', { name: 'View of the trip' }).getByText('Costs').count()).toBe(0);

  await page.getByRole('button', { name: 'Save a copy' }).click();
  await notices(page).getByText('Canyon loop is now in your trips').waitFor();
  await expectStops(page, ROAD_TRIP);
  expect(new URL(page.url()).pathname).toBe('/trip_plan');
  await openStop(page, 'Moab');
  await addNight(page, 'Moab');
  await expectSaved(page);
  await page.reload();
  await expectStops(page, ROAD_TRIP);

  const person = newPerson();
  const mine = page.url();
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('link', { name: 'Sign Up for Free Forever!' }).click();
  await signUp(page, person);
  await expectSignedIn(page, person);
  await expectStops(page, ROAD_TRIP);
  expect(page.url()).toBe(mine);

  await owner.page.getByRole('button', { name: 'Share trip' }).click();
  await expect.poll(() => dialog.getByRole('definition').first().textContent()).toBe('1');
});

test('the contact switch says what it shows, and leads to missing contact details', async () => {
  const { page } = await openRoadTrip(await traveler());
  const id = await share(page);
  const dialog = shareDialog(page);
  const contact = dialog.getByRole('listitem').filter({ hasText: 'Contact' });
  await dialog.getByRole('region', { name: 'How it looks in a message' }).getByText('Canyon loop').waitFor();
  await contact.getByText('Nothing to show yet.').waitFor();
  await contact.getByRole('button', { name: 'Create a free account' }).click();
  const person = newPerson();
  await signUp(page, person);

  await contact.getByText('Shows Mei Lindqvist.').waitFor();
  await whileActing(
    page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok()),
    contact.getByRole('switch').check(),
  );
  const visitor = await traveler();
  await visitor.page.goto(`/trip/${id}`);
  await visitor.page.getByText('Mei Lindqvist').first().waitFor();
  expect(await visitor.page.getByText(person.email).count()).toBe(0);
  await contact.getByRole('link', { name: `Confirm ${person.email}` }).click();
  await page.getByRole('region', { name: 'Profile' }).waitFor();
  await page.getByRole('region', { name: 'Profile' }).getByText('Not confirmed').waitFor();
});

test('a guest at the trip limit is led to sign up, and the shared trip waits for them', async () => {
  const device = await traveler();
  const { page, errors } = device;
  const id = await sharedTrip(device);
  const guest = await newGuest(device);
  await signIn(device, JSON.stringify(guest));
  const { trips } = clientOf(url, guest.token);
  for (let made = 0; made < GUEST_TRIPS; made += 1) await trips.create({ body: {} });

  await page.goto(`/trip_share/${id}`);
  await page.getByRole('button', { name: 'Save a copy' }).click();
  await page.getByRole('dialog').getByText('You’ve reached the trip limit for guests').waitFor();
  await page.getByRole('dialog').getByText('We’ll save Canyon loop to your account').waitFor();
  // It still waits for the sign-up after a reload.
  await page.reload();
  const person = newPerson();
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('link', { name: 'Sign Up for Free Forever!' }).click();
  await signUp(page, person);

  await expectSignedIn(page, person);
  await notices(page).getByText('The shared trip is now in your trips').waitFor();
  await expectStops(page, ROAD_TRIP);
  expect(new URL(page.url()).pathname).toBe('/trip_plan');
  errors.splice(0); // The browser logs the expected refusal.
});

test('a guided tour is marked as one, cannot be changed, and can be copied to your own trips', async () => {
  const device = await traveler();
  const { page } = device;
  const id = await sharedTrip(device);
  await page.goto(`/trip_plan/trip?tripid=${id}&type=guided_tour`);
  await page.getByText('Guided tour', { exact: true }).first().waitFor();
  await expectOnlyToLookAt(page);
  await expectAccessibleInBoth(page);
  await page.getByRole('button', { name: 'Use this trip' }).click();

  await notices(page).getByText('Canyon loop is now in your trips').waitFor();
  await expectStops(page, ROAD_TRIP);
  expect(await page.getByText('Guided tour', { exact: true }).count()).toBe(0);
  await openStop(page, 'Moab');
  await addNight(page, 'Moab');
  await expectSaved(page);
});

test('viewing a shared trip keeps your own trips, and followed trips are easy to find again', async () => {
  const device = await traveler();
  const { page } = device;
  const id = await sharedTrip(device);
  await beMember(page, url, newPerson());
  await page.goto('/trip_plan');
  // An empty trip that the server doesn't know about.
  await page.getByLabel('Where to first?').waitFor();
  const own = page.url();

  await page.goto(`/trip_share/${id}`);
  await expectOnlyToLookAt(page);
  await expectAccessibleInBoth(page);
  await page.getByRole('button', { name: 'Canyon loop, trip menu' }).click();
  await page.getByRole('menuitem', { name: 'Follow this trip' }).click();
  await notices(page).getByText('Shared with you').waitFor();
  await page.getByRole('button', { name: 'Canyon loop, trip menu' }).click();
  await page.getByRole('menuitem', { name: 'Back to my trips' }).click();
  await expect.poll(() => page.url()).toBe(own);

  await page.goto('/trips_modal');
  const followed = page.getByRole('region', { name: 'Shared with you' });
  await followed.getByRole('link', { name: 'Canyon loop' }).click();
  await expectOnlyToLookAt(page);
});

test('owners who open their own link get their own trip, are not counted, and can share a duplicate before changing it', async () => {
  const { page, address } = await openRoadTrip(await traveler());
  const own = new URL(address, url).searchParams.get('trip') ?? '';
  const id = await share(page);

  // As others see it, with a way back to the trip itself.
  await page.goto(`/trip_share/${id}`);
  await page.getByText('This is your own trip, as others see it through the link.').waitFor();
  expect(await page.getByRole('button', { name: 'Save a copy' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Open my trip' }).click();
  await expectStops(page, ROAD_TRIP);
  expect(new URL(page.url()).searchParams.get('trip')).toBe(own);

  await page.goto(`/trip/${id}`);
  await page.getByText('This is the page of your own trip').waitFor();
  await expectAccessibleInBoth(page);
  await page.getByRole('link', { name: 'Edit this page' }).click();
  await page.getByRole('heading', { name: 'Trip page', level: 1 }).waitFor();
  expect(new URL(page.url()).searchParams.get('trip')).toBe(own);
  await page.goBack();
  await page.getByRole('link', { name: 'Open in planner' }).click();
  await expectStops(page, ROAD_TRIP);

  const opened = async () => {
    await page.getByRole('button', { name: 'Share trip' }).click();
    const count = await shareDialog(page).getByRole('definition').first().textContent();
    await shareDialog(page).getByRole('button', { name: 'Done' }).click();
    return count;
  };
  expect(await opened()).toBe('0');
  const stranger = await traveler();
  await stranger.page.goto(`/trip/${id}`);
  await stranger.page.getByRole('heading', { name: 'Canyon loop', level: 1 }).waitFor();
  expect(await stranger.page.getByRole('link', { name: 'Edit this page' }).count()).toBe(0);
  await expect.poll(opened).toBe('1');

  await chooseInTripMenu(page, 'Duplicate');
  await expect.poll(() => new URL(page.url()).searchParams.get('trip')).not.toBe(own);
  await expectStops(page, ROAD_TRIP);
  await page.getByRole('button', { name: 'Share trip' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create and copy link' }).waitFor();
});

test('a revoked link sends viewers home, and a new link is different', async () => {
  const owner = await openRoadTrip(await traveler());
  const id = await share(owner.page);
  const { page, errors } = await traveler({ size: PHONE, touch: true });
  await page.goto(`/trip_share/${id}`);
  await page.getByText('View only').first().waitFor();

  await shareDialog(owner.page).getByRole('button', { name: 'Revoke link' }).click();

  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  await notices(page).getByText('That trip isn’t shared').waitFor();
  // The browser logs what no longer exists.
  for (const error of errors.splice(0)) expect(error).toContain('404');
  await shareDialog(owner.page).getByRole('button', { name: 'Create and copy new link' }).click();
  const link = shareDialog(owner.page).getByRole('textbox', { name: 'Link' });
  await link.waitFor();
  expect(await link.inputValue()).not.toContain(id);
});
