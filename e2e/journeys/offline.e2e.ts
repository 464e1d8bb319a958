import { test } from 'vitest';
import { useBrowser } from '../support/browser';
import { addNight, expectSaved, openStop, stopRow, travelBy } from '../support/planner';
import { openRoadTrip, sessionOf, signIn } from '../support/prepared-trip';

const { traveler } = useBrowser();

test('without a connection the trip is edited, the page is loaded again, and nothing is lost', async () => {
  const { page, context, address } = await openRoadTrip(await traveler());
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));

  await context.setOffline(true);
  await openStop(page, 'Moab');
  await addNight(page, 'Moab');
  await travelBy(page, 'From Moab to Springdale: My vehicle', 'Bus');
  await page.getByRole('button', { name: 'From Moab to Springdale: Bus' }).waitFor();
  await page.getByText('Offline, kept on this device').first().waitFor();

  await page.reload();
  await stopRow(page, 'Moab').getByText('May 10 – 14').waitFor();
  await page.getByRole('button', { name: 'From Moab to Springdale: Bus' }).waitFor();
  await page.getByText('Offline, kept on this device').first().waitFor();
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
