import { expect, test } from 'vitest';
import { expectAccessible, PHONE, useBrowser } from '../support/browser';
import {
  addNight,
  chooseForStop,
  chooseInTripMenu,
  expectSaved,
  openStop,
  stopRow,
  travelBy,
} from '../support/planner';
import { openRoadTrip, prepareTrip, ROAD_STOPS, sessionOf, signIn } from '../support/prepared-trip';

const { traveler } = useBrowser();

test('offline, the trip can be edited and the page reloaded, and nothing is lost', async () => {
  const { page, context, address } = await openRoadTrip(await traveler({ keepsApp: true }));
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));

  await context.setOffline(true);
  await openStop(page, 'Moab');
  await addNight(page, 'Moab');
  await travelBy(page, 'From Moab to Springdale: My vehicle', 'Bus');
  await page.getByRole('button', { name: 'From Moab to Springdale: Bus' }).waitFor();
  await page.getByText('Offline, saved on this device').first().waitFor();

  await page.reload();
  await stopRow(page, 'Moab').getByText('May 10 – 14').waitFor();
  await page.getByRole('button', { name: 'From Moab to Springdale: Bus' }).waitFor();
  await page.getByText('Offline, saved on this device').first().waitFor();
  await openStop(page, 'Page');
  await addNight(page, 'Page');

  await context.setOffline(false);
  await expectSaved(page);
  const other = await traveler();
  await signIn(other, await sessionOf(page));
  await other.page.goto(address);
  await stopRow(other.page, 'Moab').getByText('May 10 – 14').waitFor();
  await stopRow(other.page, 'Page').getByText('May 16 – 18').waitFor();
  await other.page.getByRole('button', { name: 'From Moab to Springdale: Bus' }).waitFor();
});

test('offline changes are in the history, can be undone there, and are listed once after they are sent', async () => {
  const { page, context } = await openRoadTrip(await traveler({ keepsApp: true }), { startDate: null });
  await openStop(page, 'Moab');
  await addNight(page, 'Moab');
  await expectSaved(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));

  await context.setOffline(true);
  await travelBy(page, 'From Denver to Moab: My vehicle', 'Bus');
  await chooseForStop(page, 'Springdale', 'Remove');
  await chooseInTripMenu(page, 'History');
  const steps = page.getByRole('region', { name: 'History' });
  const step = (sentence: string) => steps.getByRole('listitem').filter({ hasText: sentence });
  await steps.getByText('2 changes on this device, not synced yet').waitFor();
  await step('Removed Springdale').getByText('on this device, not synced yet').waitFor();
  await step('Denver to Moab by bus').getByText('on this device, not synced yet').waitFor();
  await expectAccessible(page);
  await steps.getByRole('button', { name: /^Undo: Removed Springdale/ }).click();
  await step('Restored Springdale').getByText('on this device, not synced yet').waitFor();

  await context.setOffline(false);
  await expectSaved(page);
  await expect.poll(() => steps.getByText('on this device, not synced yet').count()).toBe(0);
  await step('Added Denver').waitFor();
  const sentences = await steps.getByRole('listitem').allTextContents();
  expect(sentences.map((text) => text.split('You,')[0])).toEqual([
    'Restored Springdale',
    'Removed Springdale',
    'Denver to Moab by bus',
    'Moab from 3 to 4 nights',
    'Added Santa Fe after Grand Canyon Village',
    'Added Grand Canyon Village after Page',
    'Added Page after Springdale',
    'Added Springdale after Moab',
    'Added Moab after Denver',
    'Added Denver',
  ]);
});

test('offline, Add a destination says so on the screen and offers places that the device knows', async () => {
  const device = await traveler({ size: PHONE, touch: true });
  const { page, context } = device;
  await page.goto(`${await prepareTrip(device, { stops: ROAD_STOPS.slice(0, 2) })}&view=itinerary`);
  await page.getByRole('button', { name: 'Add a destination' }).click();
  const field = page.getByRole('combobox', { name: 'Add a destination' });
  await field.fill('Kyoto');
  await page.getByRole('option', { name: 'Kyoto' }).first().waitFor();
  await field.fill('');

  await context.setOffline(true);
  const offline = page.getByRole('region', { name: 'Places available offline' });
  await offline.getByText(/^Place search doesn’t work offline/).waitFor();
  await offline.getByRole('button', { name: 'Kyoto' }).first().waitFor();
  // While the dialog is open, everything behind it is hidden from screen readers.
  await expectAccessible(page, { without: ['landmark-one-main', 'page-has-heading-one'] });
  await field.fill('Reykjavik');
  await page
    .getByRole('listbox')
    .getByText('You’re offline, and no place on this device is called “Reykjavik”.')
    .waitFor();
  await field.fill('kyot');
  await page.getByRole('option', { name: 'Kyoto' }).first().click();
  await page.getByRole('button', { name: 'Done' }).click();

  await stopRow(page, 'Kyoto').waitFor();
  await context.setOffline(false);
  await expectSaved(page);
});
