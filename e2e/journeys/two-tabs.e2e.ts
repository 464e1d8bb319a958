import { expect, test } from 'vitest';
import { useBrowser } from '../support/browser';
import {
  addNight,
  chooseForStop,
  expectSaved,
  expectStops,
  openStop,
  ROAD_TRIP,
  stopRow,
  travelBy,
} from '../support/planner';
import { openRoadTrip, prepareTrip, sessionOf, signIn } from '../support/prepared-trip';

const { traveler } = useBrowser();

test('two tabs with the same trip stay in sync', async () => {
  const device = await traveler();
  const { page: first, context } = device;
  const address = await prepareTrip(device);
  const second = await context.newPage();
  await Promise.all([first.goto(address), second.goto(address)]);
  await expectStops(first, ROAD_TRIP);
  await expectStops(second, ROAD_TRIP);

  await openStop(first, 'Moab');
  await addNight(first, 'Moab');
  await stopRow(second, 'Moab').getByText('May 10 – 14').waitFor();

  await travelBy(second, 'From Denver to Moab: My vehicle', 'Train');
  await first.getByRole('button', { name: 'From Denver to Moab: Train' }).waitFor();
});

test('an edit of something that was removed elsewhere is not lost silently', async () => {
  const here = await openRoadTrip(await traveler());
  await expectSaved(here.page);
  // The same person on another device, as a second browser with the same session.
  const there = await traveler();
  await signIn(there, await sessionOf(here.page));
  await there.page.goto(here.address);
  await expectStops(there.page, ROAD_TRIP);

  await here.context.setOffline(true);
  await openStop(here.page, 'Page');
  await addNight(here.page, 'Page');
  await openStop(here.page, 'Moab');
  await addNight(here.page, 'Moab');
  await here.page.getByText('Offline, saved on this device').first().waitFor();
  await chooseForStop(there.page, 'Page', 'Remove');
  await there.page.getByRole('button', { name: 'Apply' }).click();
  await expectSaved(there.page);

  await here.context.setOffline(false);
  await expectSaved(here.page);
  const without = ROAD_TRIP.filter((name) => name !== 'Page');
  await expectStops(here.page, without);
  await stopRow(here.page, 'Moab').getByText('May 10 – 14').waitFor();
  const notice = here.page.getByRole('main').getByRole('alert').filter({ hasText: 'Page' });
  await notice.waitFor();
  await here.page.getByRole('button', { name: 'Dismiss' }).click();
  await expect.poll(() => notice.count()).toBe(0);
  await stopRow(there.page, 'Moab').getByText('May 10 – 14').waitFor();
});
