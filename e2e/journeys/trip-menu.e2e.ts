import { expect, test } from 'vitest';
import { guestRequests, useBrowser } from '../support/browser';
import {
  addNight,
  chooseInTripMenu,
  expectFocus,
  expectSaved,
  expectStops,
  listedStops,
  notices,
  openStop,
  ROAD_TRIP,
  stopRow,
  undoButton,
} from '../support/planner';
import { openRoadTrip } from '../support/prepared-trip';

const { traveler } = useBrowser();

test('a ready-made trip opens unchanged, its first edit makes it your own, and a reset restores the original', async () => {
  const { page } = await traveler();
  const guests = guestRequests(page);
  await page.goto('/');
  await page.getByRole('link', { name: /Red Rock/ }).click();
  await page.getByRole('heading', { level: 1, name: /Red Rock/ }).waitFor();
  const original = new URL(page.url()).searchParams.get('trip');
  const stops = await listedStops(page);
  expect(stops.length).toBeGreaterThan(3);
  expect(guests).toEqual([]);
  const example = page.getByRole('button', { name: 'Example trip' });
  await example.click();
  await page.getByText('Make a change to get your own copy.').waitFor();
  await page.keyboard.press('Escape');
  await expectFocus(example);

  const [first = ''] = stops;
  await openStop(page, first);
  const more = page.getByRole('button', { name: `One more night in ${first}` });
  await more.focus();
  await page.keyboard.press('Enter');
  await expectSaved(page);
  expect(guests).toHaveLength(1);
  await expect.poll(() => new URL(page.url()).searchParams.get('trip')).not.toBe(original);
  // The copy has new rows, but the same one is open and focus stays in place.
  await stopRow(page, first).getByRole('button', { expanded: true }).waitFor();
  await expectFocus(more);
  const nights = () =>
    stopRow(page, first)
      .getByRole('group', { name: `Nights in ${first}` })
      .textContent();
  const longer = await nights();

  await page.reload();
  await expectStops(page, stops);
  await chooseInTripMenu(page, 'Reset to the original');
  await page
    .getByRole('alertdialog', { name: 'Reset this trip?' })
    .getByRole('button', { name: 'Reset' })
    .click();
  await notices(page).getByText('is back to the original').waitFor();
  await openStop(page, first);
  await expect.poll(nights).not.toBe(longer);

  await undoButton(page).click();
  await openStop(page, first);
  await expect.poll(nights).toBe(longer);
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('a visitor duplicates a ready-made trip, and the copy is theirs', async () => {
  const { page } = await traveler();
  await page.goto('/');
  await page.getByRole('link', { name: /Red Rock/ }).click();
  await page.getByRole('heading', { level: 1, name: /Red Rock/ }).waitFor();
  const stops = await listedStops(page);

  await chooseInTripMenu(page, 'Duplicate');

  await page.getByRole('heading', { level: 1, name: /Red Rock.* \(copy\)/ }).waitFor();
  await notices(page)
    .getByText(/^Copied to Red Rock/)
    .waitFor();
  await expectStops(page, stops);
  await expectSaved(page);
});

test('a copy of a ready-made trip cannot be reset while changes are unsaved', async () => {
  const { page, errors } = await traveler();
  await page.goto('/');
  await page.getByRole('link', { name: /Red Rock/ }).click();
  await page.getByRole('heading', { level: 1, name: /Red Rock/ }).waitFor();
  const [first = ''] = await listedStops(page);
  await openStop(page, first);
  await addNight(page, first);
  await expectSaved(page);

  await page.route('**/api/trip/*/changes', (route) => route.fulfill({ status: 503, body: '' }));
  await addNight(page, first);
  await page.getByText('Couldn’t save, trying again').first().waitFor();
  await chooseInTripMenu(page, 'Reset to the original');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset' }).click();
  await notices(page).getByText('Wait until this trip is saved').waitFor();
  errors.splice(0); // The browser logs the expected refusals.
});

test('trips are named, copied, created and deleted from the trip menu', async () => {
  const { page } = await openRoadTrip(await traveler());
  const menu = (trip: string) => page.getByRole('button', { name: `${trip}, trip menu` });

  await menu('Canyon loop').click();
  await page.getByRole('menuitem', { name: 'Trip details' }).click();
  await page.getByLabel('Trip name').fill('Red rocks in May');
  await page.getByLabel('Traveler name').fill('Ada');
  await page
    .getByLabel('Private notes')
    .fill('Anniversary: book the window table.\nPassports are in the blue bag.');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { level: 1, name: 'Red rocks in May' }).waitFor();
  await expectSaved(page);

  await menu('Red rocks in May').click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await page.getByRole('heading', { level: 1, name: 'Red rocks in May (copy)' }).waitFor();
  await expectStops(page, ROAD_TRIP);
  await menu('Red rocks in May (copy)').click();
  await page.getByRole('menuitem', { name: 'Trip details' }).click();
  expect(await page.getByLabel('Private notes').inputValue()).toMatch(/blue bag\.$/);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();

  await menu('Red rocks in May (copy)').click();
  await page.getByRole('menuitem', { name: 'Delete trip' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this trip?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('heading', { level: 1, name: 'Red rocks in May (copy)' }).waitFor();
  await menu('Red rocks in May (copy)').click();
  await page.getByRole('menuitem', { name: 'Delete trip' }).click();
  await question.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('heading', { level: 1, name: 'Red rocks in May', exact: true }).waitFor();
  // Otherwise it would ask about the next trip.
  await expect.poll(() => page.getByRole('alertdialog').count()).toBe(0);
  await expectStops(page, ROAD_TRIP);
  await notices(page).getByText('Red rocks in May (copy) deleted').waitFor();
  // Focus moves to the trip that is shown, not to the top of the page.
  await expectFocus(page.getByRole('main'));

  await page.goto('/trips_modal');
  const trips = page.getByRole('dialog', { name: 'My trips' });
  await trips.getByRole('link', { name: /Red rocks in May/ }).waitFor();
  expect(await trips.getByRole('link', { name: /\(copy\)/ }).count()).toBe(0);
  await trips.getByRole('button', { name: 'New trip' }).click();
  await page.getByLabel('Trip name').fill('Summer by the sea');
  await page.getByRole('button', { name: 'Create trip' }).click();
  await page.getByRole('heading', { level: 1, name: 'Where to first?' }).waitFor();
  await menu('Summer by the sea').click();
  await page.getByRole('menuitem', { name: 'New trip', exact: true }).waitFor();
  await page.getByRole('menuitem', { name: /Red rocks in May/ }).click();
  await expectStops(page, ROAD_TRIP);
});

test('a trip that could not be deleted stays, and the browser’s own alert says so', async () => {
  const { page, errors } = await openRoadTrip(await traveler());
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  const remove = async () => {
    await chooseInTripMenu(page, 'Delete trip');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  };

  await page.route('**/api/trip/delete/**', (route) => route.abort());
  await remove();
  expect(alerts.splice(0)).toEqual([expect.stringMatching(/^Couldn’t delete the trip/)]);

  await page.route('**/api/trip/delete/**', (route) =>
    route.fulfill({
      status: 403,
      contentType: 'application/json',
      body: '{"code":"forbidden","message":"This trip is not yours to delete."}',
    }),
  );
  await remove();
  expect(alerts).toEqual(['This trip is not yours to delete.']);
  await expectStops(page, ROAD_TRIP);
  errors.splice(0); // The browser logs the expected refusal.
});
