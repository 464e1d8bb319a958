import { expect, test } from 'vitest';
import { expectAccessible, PHONE, useBrowser } from '../support/browser';
import { addNight, chooseInTripMenu, expectSaved, openStop, stopRow, travelBy } from '../support/planner';
import { prepareTrip } from '../support/prepared-trip';

const { traveler } = useBrowser();

const SOUTH = [
  { name: 'Wellington', coords: [174.776, -41.287] as [number, number], nights: 2 },
  { name: 'Christchurch', coords: [172.636, -43.532] as [number, number], nights: 2 },
  { name: 'Auckland', coords: [174.763, -36.849] as [number, number], nights: 1 },
];

test('a drive names its ferry on the leg, on the map and in the trip check, and offline too', async () => {
  const here = await traveler();
  const { page, context } = here;
  await page.goto(await prepareTrip(here, { stops: SOUTH.slice(0, 2) }));
  const leg = stopRow(page, 'Wellington').getByText(
    'Includes the Cook Strait ferry, about 4 h 30 min with boarding',
  );
  await leg.waitFor();
  const map = page.getByRole('region', { name: 'Map of your trip' });
  await map.getByText('Cook Strait ferry').waitFor();
  await map.getByText('about 4 h 30 min').waitFor();

  await openStop(page, 'Wellington');
  await addNight(page, 'Wellington');
  await expectSaved(page);
  await context.setOffline(true);
  await addNight(page, 'Wellington');
  await stopRow(page, 'Wellington').getByText('May 8 – 12').waitFor();
  await leg.waitFor();
  await context.setOffline(false);
  await expectSaved(page);

  await chooseInTripMenu(page, 'Trip check');
  const check = page.getByRole('region', { name: 'Trip check' });
  const book = check.getByRole('listitem').filter({ hasText: 'Book the Cook Strait ferry' });
  await book.getByText('Book the Cook Strait ferry from Wellington to Christchurch').waitFor();
  await book.getByText(/About 4 h 30 min with boarding/).waitFor();
  await expectAccessible(page);
});

test('a flight says how much of its time is spent at airports', async () => {
  const here = await traveler({ size: PHONE, touch: true });
  const { page } = here;
  await page.goto(await prepareTrip(here, { stops: SOUTH }));
  await page.getByRole('button', { name: 'Itinerary' }).click();
  const leg = stopRow(page, 'Christchurch');
  await leg.getByText(/^Includes the Cook Strait ferry/).waitFor();

  await travelBy(page, 'From Christchurch to Auckland: My vehicle', 'Flight');

  await leg.getByText(/^Includes about 2 h 30 min at airports and \d+ min to and from them$/).waitFor();
  expect(await leg.getByText(/^about \d+ mi · [45] h/).count()).toBe(1);
});
