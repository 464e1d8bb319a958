import { test } from 'vitest';
import { useBrowser } from '../support/browser';
import { expectSaved, expectStops, openStop, ROAD_TRIP, stopRow } from '../support/planner';
import { prepareTrip, sessionOf, signIn } from '../support/prepared-trip';

const { traveler } = useBrowser();

test('without a connection the trip is edited, the page is loaded again, and nothing is lost', async () => {
  const device = await traveler();
  const { page, context } = device;
  const address = await prepareTrip(device);
  await page.goto(address);
  await expectStops(page, ROAD_TRIP);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));

  await context.setOffline(true);
  await openStop(page, 'Moab');
  await page.getByRole('button', { name: 'One night more in Moab' }).click();
  await page.getByRole('button', { name: 'From Moab to Springdale: My vehicle' }).click();
  await page.getByRole('menuitemradio', { name: 'Bus' }).click();
  await page.getByRole('button', { name: 'From Moab to Springdale: Bus' }).waitFor();
  await page.getByText('Offline, kept on this device').first().waitFor();

  await page.reload();
  await stopRow(page, 'Moab').getByText('May 10 – 14').waitFor();
  await page.getByRole('button', { name: 'From Moab to Springdale: Bus' }).waitFor();
  await page.getByText('Offline, kept on this device').first().waitFor();
  await openStop(page, 'Page');
  await page.getByRole('button', { name: 'One night more in Page' }).click();

  await context.setOffline(false);
  await expectSaved(page);
  const other = await traveler();
  await signIn(other, await sessionOf(page));
  await other.page.goto(address);
  await stopRow(other.page, 'Moab').getByText('May 10 – 14').waitFor();
  await stopRow(other.page, 'Page').getByText('May 16 – 18').waitFor();
  await other.page.getByRole('button', { name: 'From Moab to Springdale: Bus' }).waitFor();
});
